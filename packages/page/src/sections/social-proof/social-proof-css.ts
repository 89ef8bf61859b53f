/** A quiet band between louder ones. */
export const socialProofCss = `
.pg-proof{--pad:clamp(2.5rem,2rem + 2cqi,4rem);border-block:1px solid var(--line)}
.pg-proof:not([data-ground]){background:var(--shade)}
.pg-figures{display:grid;gap:2rem}
.pg-figures div{display:flex;flex-direction:column-reverse;justify-content:flex-end}
.pg-figures dd{font:var(--heading-weight) 2.75rem/1.1 var(--heading);letter-spacing:var(--heading-spacing);color:var(--accent);font-variant-numeric:lining-nums}
.pg-figures dt{color:var(--quiet);margin-top:.25rem;text-wrap:balance}
.pg-figure-icon{width:1.75rem;height:1.75rem;margin-bottom:.625rem;fill:none;stroke:var(--accent);stroke-width:1.6;stroke-linecap:round;stroke-linejoin:round}
[data-align=center] .pg-figures div{align-items:center}
[data-align=right] .pg-figures div{align-items:flex-end}
.pg-clients{display:flex;flex-wrap:wrap;align-items:center;gap:1.5rem 2.5rem}
.pg-figures+.pg-clients{margin-top:2.5rem}
[data-align=center] .pg-clients{justify-content:center}
[data-align=right] .pg-clients{justify-content:flex-end}
.pg-client{width:10rem;height:4rem;object-fit:contain}
.pg-client-name{font:var(--heading-weight) 1.25rem/1.2 var(--heading);color:var(--quiet)}
.pg-client-link{display:inline-flex;align-items:center;min-height:2.75rem;color:inherit;text-underline-offset:.25em}
@container pg (max-width:39.99rem){
.pg-figures:has(>:nth-child(4)){grid-template-columns:repeat(2,minmax(0,1fr));gap:2rem 1.25rem}
}
@container pg (min-width:40rem){
.pg-figures{grid-template-columns:repeat(auto-fit,minmax(9rem,1fr))}
.pg-figures dd{font-size:3.25rem}
.pg-figures div+div{border-left:1px solid var(--line);padding-left:2rem}
}
`
