import { gridCss } from '../grid.ts'

export const pricingCss = `
${gridCss}
.pg-plan{position:relative;display:flex;flex-direction:column;padding:1.75rem;background:var(--card);border:1px solid var(--line);border-radius:var(--corner);text-align:left}
.pg-plan-popular{border:2px solid var(--accent);box-shadow:0 18px 40px -22px #00000066}
.pg-plan-badge{position:absolute;top:0;left:1.5rem;translate:0 -50%;padding:.25rem .875rem;border-radius:min(var(--round),1.5rem);background:var(--button);color:var(--button-text);font-size:.875rem;font-weight:650;line-height:1.4}
.pg-price{display:flex;flex-wrap:wrap;align-items:baseline;gap:0 .5rem;margin-top:.625rem}
.pg-price b{font:var(--heading-weight) clamp(2.25rem,1.8rem + 1.6cqi,2.875rem)/1.1 var(--heading);letter-spacing:var(--heading-spacing);font-variant-numeric:lining-nums}
.pg-price span,.pg-plan-summary{color:var(--quiet)}
.pg-plan-summary{margin-top:.75rem}
.pg-plan .pg-sample{align-self:start;margin:.75rem 0 0}
.pg-plan-features{display:grid;gap:.625rem;margin-top:1.25rem;padding-top:1.25rem;border-top:1px solid var(--line)}
.pg-plan-features li{display:grid;grid-template-columns:1.125rem 1fr;gap:.75rem}
.pg-plan-features svg{width:1.125rem;margin-top:.25em;fill:none;stroke:var(--accent);stroke-width:2.25;stroke-linecap:round;stroke-linejoin:round}
.pg-plan .pg-cta{width:100%;margin-top:auto}
.pg-plan>:nth-last-child(2){margin-bottom:1.75rem}
.pg-plans-note{margin-top:2rem;color:var(--quiet)}
.pg-plans{row-gap:2rem}
@container pg (min-width:40rem){
.pg-plans:not([data-columns="1"],[data-columns="2"]){grid-template-columns:minmax(0,34rem);justify-content:center}
.pg-plans[data-columns="1"]{grid-template-columns:minmax(0,34rem)}
[data-align=center] .pg-plans[data-columns="1"]{justify-content:center}
}
@container pg (min-width:60rem){
.pg-plans[data-columns="3"]{grid-template-columns:repeat(3,minmax(0,1fr))}
.pg-plan{padding:2.25rem 2rem 2rem}
.pg-plans[data-columns="3"] .pg-plan-popular{margin-block:-.75rem;padding-block:3rem 2.75rem}
}
`
