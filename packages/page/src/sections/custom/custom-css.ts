export const customCss = `
.pg-markup{max-width:46rem}
[data-align=center] .pg-markup{margin-inline:auto}
[data-align=right] .pg-markup{margin-left:auto}
.pg-markup>*+*{margin-top:1em}
.pg-markup>*+:is(h2,h3,h4,h5,h6){margin-top:1.6em}
.pg-markup h2{font-size:calc(var(--h2)*.78)}
.pg-markup :is(h4,h5,h6){font:var(--heading-weight) 1.0625rem/1.35 var(--heading)}
.pg-markup :is(h4,h5,h6,dl,dd,figure,blockquote,pre){margin-block-end:0}
.pg-markup ul{padding-left:1.35em;list-style:disc}
.pg-markup ol{padding-left:1.6em;list-style:decimal}
.pg-markup li{list-style:inherit}
.pg-markup li::marker{color:var(--accent)}
.pg-markup li+li,.pg-markup dd{margin-top:.35em}
.pg-markup dt{font-weight:650}
.pg-markup :is(a,.pg-link){color:var(--accent);text-decoration:underline;text-underline-offset:.2em}
.pg-markup blockquote{margin-inline:0;padding:.25rem 0 .25rem 1.25rem;border-left:3px solid var(--accent);font-size:1.0625em}
.pg-markup img{border-radius:.75rem}
.pg-markup figcaption{margin-top:.625rem;color:var(--quiet);font-size:.9375em}
.pg-markup hr{height:1px;border:0;background:var(--line)}
.pg-markup :is(code,kbd){padding:.1em .35em;border-radius:.3em;background:color-mix(in srgb,var(--ink) 8%,transparent);font:.9em ui-monospace,monospace}
.pg-markup pre{white-space:pre-wrap;padding:1rem 1.25rem;border-radius:.75rem;background:color-mix(in srgb,var(--ink) 7%,transparent);color:var(--ink);text-align:left;text-transform:none}
.pg-markup pre code{padding:0;background:none}
.pg-markup mark{padding:0 .2em;background:var(--second);color:var(--second-text)}
.pg-markup table{display:block;max-width:100%;overflow-x:auto;border-collapse:collapse}
.pg-markup :is(th,td){padding:.5rem .875rem;border-bottom:1px solid var(--line);text-align:left;vertical-align:top}
.pg-markup th{font-weight:650}
.pg-markup summary{min-height:2.75rem;padding:.5rem 0;font-weight:650;cursor:pointer}
.pg-custom-media{margin-bottom:2rem}
.pg-custom-media :is(svg,img,video,.pg-film){width:100%;max-height:30rem;object-fit:cover;border-radius:1rem}
.pg-custom-media.pg-custom-design img{height:auto;max-height:none}
`
