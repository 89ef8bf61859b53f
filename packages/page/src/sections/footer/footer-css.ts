export const footerCss = `
.pg-footer{--pad:0;border-top:1px solid var(--line);font-size:.9375rem;color:var(--quiet)}
.pg-footer .pg-wrap{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:.75rem 2rem;padding-top:1.5rem;padding-bottom:1.5rem}
.pg-badge{display:inline-flex;align-items:center;min-height:2.75rem;padding:0 1rem;border:1px solid var(--edge);border-radius:99px;color:var(--ink);font-weight:550;text-decoration:none}
.pg-badge:hover{text-decoration:underline;text-underline-offset:3px}
`
