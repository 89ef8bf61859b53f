export const footerCss = `
.pg-footer{--pad:0;border-top:1px solid var(--line);font-size:1rem;color:var(--quiet)}
.pg-foot-top{display:grid;gap:2.25rem;padding-block:clamp(2.5rem,2rem + 2cqi,4rem)}
.pg-foot-about .pg-brand{min-height:0;margin-bottom:.75rem}
.pg-foot-about p+ul,.pg-foot-about ul+ul{margin-top:1rem}
.pg-foot-about p{max-width:24rem}
.pg-footer h2{margin-bottom:.5rem;font-size:1rem;letter-spacing:normal;color:var(--ink)}
.pg-foot-link{display:inline-flex;align-items:center;min-height:2.75rem;color:var(--ink);text-underline-offset:4px;text-decoration-color:var(--edge)}
.pg-foot-link:hover{text-decoration-thickness:2px}
.pg-foot-about li{min-height:2rem}
.pg-social{display:flex;flex-wrap:wrap;align-items:center;gap:.5rem 1.25rem}
.pg-social:has(.pg-social-link){gap:.5rem}
.pg-social-link{position:relative;justify-content:center;width:2.75rem;border:1px solid var(--edge);border-radius:50%}
.pg-social-link:hover{background:var(--ink);border-color:var(--ink);color:var(--paper)}
.pg-social-icon{width:1.25rem;height:1.25rem}
.pg-foot-end{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:.5rem 2rem;padding-block:1.25rem}
.pg-foot-top+.pg-foot-end{border-top:1px solid var(--line)}
.pg-foot-end ul{display:flex;flex-wrap:wrap;gap:0 1.5rem}
.pg-badge{display:inline-flex;align-items:center;min-height:2.75rem;padding:0 1rem;border:1px solid var(--edge);border-radius:min(var(--round),1.5rem);color:var(--ink);font-weight:550;text-decoration:none}
.pg-badge:hover{text-decoration:underline;text-underline-offset:3px}
.pg-footer[data-align=center] :is(.pg-foot-end,.pg-foot-end ul,.pg-social,.pg-brand){justify-content:center}
.pg-footer[data-align=center] .pg-foot-end{flex-direction:column}
.pg-footer[data-align=center] p{margin-inline:auto}
@container pg (min-width:40rem){
.pg-footer:not([data-align=center]) .pg-foot-top{grid-template-columns:repeat(auto-fit,minmax(10rem,1fr))}
.pg-footer:not([data-align=center]) .pg-foot-about{grid-column:span 2}
}
`
