export const leadFormCss = `
.pg-start .pg-wrap{display:grid;gap:2rem}
.pg-offer-words{margin-top:1rem;font-size:clamp(1.125rem,1.06rem + .35cqi,1.3125rem);line-height:1.55;color:var(--quiet);white-space:pre-line}
.pg-offer-words p+p{margin-top:.75em}
.pg-facts{padding-top:1.5rem;border-top:1px solid var(--line)}
.pg-facts h3+*{margin-top:.875rem}
.pg-facts+.pg-facts{margin-top:1.5rem}
.pg-facts ul{display:grid;gap:.625rem}
.pg-facts li{display:grid;grid-template-columns:auto 1fr;gap:.75rem;align-items:start;color:var(--quiet)}
.pg-facts .pg-mark{--mark:var(--tick);width:1.25rem;height:1.25rem;margin-top:.1875rem}
.pg-form{position:relative;display:grid;align-content:start;gap:1.25rem;padding:1.5rem 1.25rem;border:1px solid var(--line);border-radius:var(--corner);background:var(--card);color:var(--ink);text-align:left;box-shadow:0 1px 2px #00000014,0 18px 48px #0000001f}
.pg-step{display:grid;gap:1.25rem}
.pg-step[hidden],.pg-back[hidden]{display:none}
.pg-step legend{margin-bottom:1.25rem;padding:0;font:var(--heading-weight) 1.25rem/1.3 var(--heading)}
.pg-progress{width:fit-content;padding:.125rem .75rem;border:1px solid var(--edge);border-radius:99rem;color:var(--quiet);font-size:1rem;font-weight:600}
.pg-field{display:grid;gap:.375rem}
.pg-field label{font-weight:600;font-size:1rem;line-height:1.4}
.pg-optional{font-weight:400;color:var(--quiet)}
.pg-field :is(input,select,textarea){width:100%;min-height:3.25rem;padding:.625rem .875rem;border:1px solid var(--edge);border-radius:min(var(--round),.625rem);background:var(--card);color:var(--ink);font:inherit;color-scheme:inherit}
.pg-field textarea{display:block;resize:vertical;line-height:1.5}
.pg-form[data-ground=dark]{color-scheme:dark}
.pg-form[data-ground=light]{color-scheme:light}
.pg-consent{grid-template-columns:auto 1fr;gap:.25rem .75rem;align-items:start}
.pg-consent label{padding:.6875rem 0;font-weight:400}
.pg-consent input{width:1.5rem;height:1.5rem;min-height:0;margin:.625rem 0;accent-color:var(--accent)}
.pg-consent .pg-error{grid-column:1/-1}
.pg-form :focus-visible{outline:3px solid var(--accent);outline-offset:1px}
.pg-form .pg-cta:focus-visible{outline-color:var(--ink);outline-offset:3px}
.pg-field [aria-invalid]{border:2px solid var(--danger);background:var(--danger-ground)}
.pg-error{color:var(--danger);font-size:1rem;font-weight:550;line-height:1.4}
.pg-alert{padding:1rem 1.125rem;border-left:4px solid var(--danger);border-radius:.375rem;background:var(--danger-ground);color:var(--danger);font-size:1rem;line-height:1.5}
.pg-alert a{display:block;padding:.625rem 0;color:inherit;font-weight:600;text-underline-offset:3px}
.pg-alert ul{margin-bottom:-.625rem}
.pg-form .pg-cta{width:100%;margin-top:.25rem}
.pg-form .pg-back{margin-top:-.5rem}
.pg-note{color:var(--quiet);font-size:.9375rem;text-align:center}
.pg-trap{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
@container pg (min-width:40rem){
.pg-form{padding:2.5rem}
}
@container pg (max-width:59.99rem){
.pg-facts:not(:has(h3)){display:none}
}
@container pg (min-width:60rem){
.pg-start .pg-wrap{grid-template-columns:1fr minmax(0,29rem);grid-template-rows:auto 1fr;gap:1.75rem clamp(3rem,6cqi,5rem);align-items:start}
.pg-start .pg-form{grid-area:1/2/span 2}
.pg-offer{padding-top:2.5rem}
.pg-offer-words,.pg-facts{max-width:34rem}
}
`
