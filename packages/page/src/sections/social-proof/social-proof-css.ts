export const socialProofCss = `
.pg-proof{position:relative;background:var(--shade);border-block:1px solid var(--line);padding:2.5rem 0}
.pg-figures{display:grid;gap:2rem}
.pg-figures div{display:flex;flex-direction:column-reverse;justify-content:flex-end}
.pg-figures dd{font:var(--heading-weight) 2.75rem/1.1 var(--heading);letter-spacing:var(--heading-spacing);color:var(--accent);font-variant-numeric:lining-nums}
.pg-figures dt{color:var(--quiet);margin-top:.25rem}
.pg-sample{display:inline-block;margin-bottom:1.25rem;padding:.125rem .75rem;border:1.5px dashed var(--quiet);border-radius:.375rem;color:var(--quiet);font-size:.875rem;font-weight:650;transform:rotate(-2deg)}
@container pg (min-width:40rem){
.pg-proof{padding:3.5rem 0}
.pg-figures{grid-auto-flow:column;grid-auto-columns:1fr}
.pg-figures dd{font-size:3.25rem}
.pg-figures div+div{border-left:1px solid var(--line);padding-left:2rem}
}
`
