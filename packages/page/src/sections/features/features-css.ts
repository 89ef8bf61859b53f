import { iconMasks } from './icon-masks.ts'

/**
 * Cards stand three to a row and none is left alone in the last: rows of a remainder share the
 * width (quantity selectors count from the end). A list of short lines gets larger letters.
 */
export const featuresCss = `
${iconMasks}
.pg-items{display:grid;gap:1rem}
.pg-items li{position:relative}
.pg-items h3+p{margin-top:.375rem}
.pg-items p{color:var(--quiet)}
.pg-bare p{color:var(--ink)}
.pg-item-link{color:inherit;text-decoration-thickness:2px;text-underline-offset:4px}
.pg-features-picture{overflow:hidden;border-radius:var(--frame)}
.pg-features-picture :is(svg,img,video,.pg-film){width:100%;max-height:24rem;object-fit:cover}
.pg-features-picture+*{margin-top:2rem}
.pg-item-picture{overflow:hidden;border-radius:var(--frame);margin-bottom:1rem}
.pg-item-picture :is(svg,img){width:100%;height:200px;object-fit:cover}
.pg-cards li{padding:1.5rem;background:var(--card);border:1px solid var(--line);border-radius:var(--corner)}
.pg-cards .pg-mark{margin-bottom:1.125rem}
[data-align=center] .pg-cards .pg-mark{margin-inline:auto}
.pg-cards.pg-bare p{font-size:1.125rem;line-height:1.45}
.pg-list li,.pg-checklist li{display:grid;grid-template-columns:auto 1fr;gap:.875rem;align-items:start}
.pg-list .pg-mark{width:1.75rem;height:1.75rem}
.pg-list{gap:1.25rem}
.pg-list.pg-bare p{font-size:1.1875rem;line-height:1.45}
.pg-checklist{gap:.75rem}
.pg-checklist .pg-mark{width:1.375rem;height:1.375rem;margin-top:.125rem;--mark:var(--tick)}
.pg-checklist .pg-item-picture,.pg-list .pg-item-picture{grid-column:1/-1}
.pg-checklist.pg-brief:not([data-columns]){display:flex;flex-wrap:wrap;gap:.625rem}
.pg-checklist.pg-brief:not([data-columns]) li{gap:.625rem;align-items:center;padding:.5rem 1.125rem .5rem .875rem;border:1px solid var(--line);border-radius:min(var(--round),1.5rem);background:var(--card)}
.pg-checklist.pg-brief .pg-mark{margin-top:0;width:1.125rem;height:1.125rem}
.pg-steps{counter-reset:step;gap:0}
.pg-steps li{counter-increment:step;padding:0 0 2rem 4.25rem;min-height:3.5rem}
.pg-steps li:last-child{padding-bottom:0}
.pg-steps .pg-mark{position:absolute;left:0;top:0;display:grid;place-items:center;width:2.75rem;height:2.75rem;border:2px solid var(--accent);border-radius:50%;background:var(--card);color:var(--accent);-webkit-mask:none;mask:none;font:var(--heading-weight) 1.125rem/1 var(--heading);font-variant-numeric:lining-nums}
.pg-steps .pg-mark::before{content:counter(step)}
.pg-steps li:not(:last-child)::after{content:"";position:absolute;left:1.3125rem;top:3.25rem;bottom:.5rem;border-left:2px dashed var(--edge)}
.pg-steps.pg-bare p{padding-top:.5rem}
.pg-rows{gap:0}
.pg-rows li{display:grid;grid-template-columns:auto 1fr;gap:1.25rem;align-items:center;padding:1.375rem 0;border-top:1px solid var(--line)}
.pg-rows li:last-child{border-bottom:1px solid var(--line)}
.pg-rows .pg-item-picture{width:6rem;margin:0}
.pg-rows .pg-item-picture :is(svg,img){height:6rem}
.pg-rows.pg-bare p{font-size:1.1875rem;line-height:1.4}
[data-align=center] :is(.pg-list,.pg-rows,.pg-checklist:not(.pg-brief),.pg-checklist[data-columns]) li{grid-template-columns:minmax(0,1fr);justify-items:center}
[data-align=center] .pg-checklist.pg-brief:not([data-columns]){justify-content:center}
[data-align=center] .pg-steps li{padding:3.5rem 0 2rem}
[data-align=center] .pg-steps .pg-mark{left:calc(50% - 1.375rem)}
[data-align=center] .pg-steps li:not(:last-child)::after{content:none}
@container pg (min-width:40rem){
.pg-cards{grid-template-columns:repeat(2,1fr);gap:1.25rem}
.pg-cards:not([data-columns]) li:nth-child(odd):last-child{grid-column:span 2}
.pg-cards li{padding:2rem}
.pg-cards li:only-child{display:flex;align-items:center;gap:1.75rem}
.pg-cards li:only-child .pg-mark{margin:0;width:3rem;height:3rem}
.pg-cards[data-columns="1"]{grid-template-columns:1fr}
.pg-list,.pg-checklist{grid-template-columns:repeat(2,1fr);gap:1.25rem 3rem}
.pg-checklist{gap:.875rem 3rem}
:is(.pg-list,.pg-checklist):has(>:only-child){grid-template-columns:1fr}
.pg-rows li{gap:2rem;padding:1.75rem 0}
.pg-rows.pg-bare p{font-size:1.375rem}
.pg-rows .pg-item-picture{width:12rem}
.pg-rows .pg-item-picture :is(svg,img){height:8rem}
}
@container pg (min-width:60rem){
:is(.pg-shows-checklist,.pg-shows-steps):not([data-align])>.pg-wrap{display:grid;grid-template-columns:minmax(0,4fr) minmax(0,7fr);gap:0 4rem;align-items:start}
:is(.pg-shows-checklist,.pg-shows-steps):not([data-align])>.pg-wrap>*{grid-column:2;margin-top:0}
:is(.pg-shows-checklist,.pg-shows-steps):not([data-align])>.pg-wrap>.pg-heading{grid-column:1;grid-row:1/span 9}
:is(.pg-shows-checklist,.pg-shows-steps)>.pg-wrap>.pg-buttons{margin-top:2rem}
.pg-shows-steps:not([data-align]) .pg-heading h2{font-size:calc(var(--h2)*.9)}
.pg-shows-checklist:not([data-align]) .pg-heading h2{font-size:calc(var(--h2)*.75)}
}
@container pg (min-width:52rem){
.pg-pictured:is(.pg-shows-list,.pg-shows-rows):not([data-align])>.pg-wrap{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);grid-template-rows:1fr repeat(4,auto) 1fr;gap:0 clamp(2.5rem,5cqi,5rem);align-items:start}
.pg-pictured:is(.pg-shows-list,.pg-shows-rows):not([data-align])>.pg-wrap>*{grid-column:2;margin-top:0}
.pg-pictured:is(.pg-shows-list,.pg-shows-rows):not([data-align])>.pg-wrap>.pg-heading{grid-column:2;grid-row:2;margin-bottom:1.75rem}
.pg-pictured:is(.pg-shows-list,.pg-shows-rows):not([data-align])>.pg-wrap>.pg-prose{grid-row:3;margin-bottom:1.5rem}
.pg-pictured:is(.pg-shows-list,.pg-shows-rows):not([data-align])>.pg-wrap>.pg-items{grid-row:4}
.pg-pictured:is(.pg-shows-list,.pg-shows-rows):not([data-align])>.pg-wrap>.pg-features-picture{grid-column:1;grid-row:1/span 6;align-self:center}
.pg-pictured:is(.pg-shows-list,.pg-shows-rows):not([data-align])>.pg-wrap>.pg-buttons{grid-row:5;margin-top:2rem}
.pg-pictured:is(.pg-shows-list,.pg-shows-rows):not([data-align]) .pg-features-picture :is(svg,img,video,.pg-film){height:clamp(20rem,32cqi,26rem);max-height:none}
.pg-pictured .pg-list:not([data-columns]),.pg-pictured .pg-list:not([data-columns]):has(>:nth-child(3):last-child){grid-template-columns:1fr;gap:1rem}
.pg-pictured .pg-rows li{gap:1.25rem;padding:1.125rem 0}
.pg-pictured .pg-rows.pg-bare p{font-size:1.1875rem}
}
@container pg (min-width:64rem){
.pg-list:not([data-columns]):has(>:nth-child(3):last-child){grid-template-columns:repeat(3,1fr)}
.pg-cards:not([data-columns]){grid-template-columns:repeat(6,1fr)}
.pg-cards:not([data-columns]) li,.pg-cards:not([data-columns]) li:nth-child(odd):last-child{grid-column:span 2}
.pg-cards:not([data-columns]) li:nth-child(3n+1):nth-last-child(2),.pg-cards:not([data-columns]) li:nth-child(3n+1):nth-last-child(2)+li,.pg-cards:not([data-columns]) li:nth-child(3n+1):nth-last-child(4),.pg-cards:not([data-columns]) li:nth-child(3n+1):nth-last-child(4)~li{grid-column:span 3}
.pg-cards:not([data-columns]) li:only-child{grid-column:1/-1}
:is(.pg-cards,.pg-list,.pg-checklist)[data-columns="3"],:is(.pg-cards,.pg-list,.pg-checklist)[data-columns="4"]{grid-template-columns:repeat(3,1fr)}
:is(.pg-list,.pg-checklist)[data-columns="1"]{grid-template-columns:1fr}
}
`
