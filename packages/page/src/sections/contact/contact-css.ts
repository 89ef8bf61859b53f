export const contactCss = `
.pg-contact .pg-wrap{display:grid;gap:2rem}
.pg-ways{display:grid;text-align:left}
.pg-ways>div{padding:1.125rem 0;border-top:1px solid var(--line)}
.pg-ways>div:last-child{border-bottom:1px solid var(--line)}
.pg-ways dt{display:flex;align-items:center;gap:.625rem;color:var(--quiet);font-size:.9375rem}
.pg-ways svg{width:1.25rem;height:1.25rem;fill:none;stroke:var(--accent);stroke-width:1.6;stroke-linejoin:round}
.pg-ways dd{font-size:1.125em;white-space:pre-line}
.pg-way{display:inline-flex;align-items:center;min-height:2.75rem;color:var(--ink);font-weight:600;text-underline-offset:.25em;text-decoration-color:var(--accent);text-decoration-thickness:2px}
.pg-contact-media{overflow:hidden;border-radius:var(--frame)}
.pg-contact-media :is(svg,img,video,.pg-film){width:100%;height:14rem;object-fit:cover}
@container pg (min-width:52rem){
.pg-contact .pg-wrap{grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:2.5rem 4rem;align-items:start}
.pg-contact-media{grid-column:1/-1}
.pg-contact-media :is(svg,img,video,.pg-film){height:22rem}
}
`
