export const leadFormCss = `
.pg-start{overflow:hidden}
.pg-start .pg-contours{bottom:-14rem;left:-18rem;stroke:var(--line)}
.pg-start .pg-wrap{position:relative;display:grid;gap:2rem}
.pg-offer p{margin-top:1rem;font-size:1.1875rem;color:var(--quiet);white-space:pre-line}
.pg-form{position:relative;display:grid;align-content:start;gap:1.25rem;padding:1.5rem 1.25rem;border-radius:1rem;background:var(--card);color:var(--ink);box-shadow:0 1px 2px #00000040,0 18px 48px #00000040}
.pg-field{display:grid;gap:.375rem}
.pg-field label{font-weight:600;font-size:1rem;line-height:1.4}
.pg-field input{width:100%;min-height:3.25rem;padding:.625rem .875rem;border:1px solid var(--edge);border-radius:.5rem;background:var(--card);color:var(--ink);font:inherit}
.pg-form :focus-visible{outline:3px solid var(--accent);outline-offset:1px}
.pg-form .pg-cta:focus-visible{outline-color:var(--ink);outline-offset:3px}
.pg-field [aria-invalid]{border:2px solid var(--danger);background:var(--danger-ground)}
.pg-error{color:var(--danger);font-size:.9375rem;font-weight:550;line-height:1.4}
.pg-alert{padding:1rem 1.125rem;border-left:4px solid var(--danger);border-radius:.375rem;background:var(--danger-ground);color:var(--danger);font-size:1rem;line-height:1.5}
.pg-alert a{display:block;padding:.625rem 0;color:inherit;font-weight:600;text-underline-offset:3px}
.pg-alert ul{margin-bottom:-.625rem}
.pg-form .pg-cta{width:100%;margin-top:.25rem}
.pg-note{color:var(--quiet);font-size:.9375rem;text-align:center}
.pg-trap{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
@container pg (min-width:40rem){
.pg-form{padding:2.5rem}
}
@container pg (min-width:60rem){
.pg-start .pg-wrap{grid-template-columns:1fr minmax(0,29rem);gap:5rem;align-items:start}
.pg-offer{padding-top:2.5rem}
.pg-offer p{font-size:1.3125rem;max-width:34rem}
}
`
