/** Words and buttons beside each other where there is room; with a picture, that instead. */
export const ctaCss = `
.pg-band .pg-wrap{display:grid;gap:2rem}
.pg-band-media{overflow:hidden;border-radius:var(--frame)}
.pg-band-media :is(svg,img,video,.pg-film){width:100%;height:14rem;max-height:300px;object-fit:cover}
.pg-band-words>*+*{margin-top:1.5rem}
.pg-band-small{color:var(--quiet);font-size:.9375em}
.pg-email-form{display:flex;flex-wrap:wrap;gap:.75rem;max-width:34rem}
.pg-email{flex:1 1 14rem;min-width:0;min-height:3.25rem;padding:.75rem 1rem;border:2px solid var(--edge);border-radius:var(--round);background:var(--card);color:var(--ink);font:400 1.0625rem/1.25 var(--body)}
.pg-email::placeholder{color:var(--quiet);opacity:1}
[data-align=center] .pg-email-form{margin-inline:auto;justify-content:center}
[data-align=right] .pg-email-form{margin-left:auto;justify-content:flex-end}
@container pg (max-width:39.99rem){
.pg-band .pg-buttons .pg-cta,.pg-email-form .pg-cta{width:100%}
}
@container pg (min-width:52rem){
.pg-band-pictured .pg-wrap{grid-template-columns:minmax(0,5fr) minmax(0,6fr);align-items:center;gap:3.5rem}
.pg-band-pictured .pg-band-media :is(svg,img,video,.pg-film){height:300px}
.pg-band:not(.pg-band-pictured,[data-align]) .pg-heading{max-width:42rem}
}
`
