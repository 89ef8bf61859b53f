export const socialProofCss = `
.pg-proof{--pad:2.5rem;background:var(--shade);border-block:1px solid var(--line)}
.pg-figures{display:grid;gap:2rem}
.pg-figures div{display:flex;flex-direction:column-reverse;justify-content:flex-end}
.pg-figures dd{font:var(--heading-weight) 2.75rem/1.1 var(--heading);letter-spacing:var(--heading-spacing);color:var(--accent);font-variant-numeric:lining-nums}
.pg-figures dt{color:var(--quiet);margin-top:.25rem}
@container pg (min-width:40rem){
.pg-proof{--pad:2.5rem;background:var(--shade);border-block:1px solid var(--line)}
.pg-figures{grid-auto-flow:column;grid-auto-columns:1fr}
.pg-figures dd{font-size:3.25rem}
.pg-figures div+div{border-left:1px solid var(--line);padding-left:2rem}
}
`
