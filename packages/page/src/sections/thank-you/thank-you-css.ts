import { skyCss } from '../../render/sky-css.ts'

export const thankYouCss = `${skyCss}
.pg-stamp{width:5.5rem;height:5.5rem;margin:0 0 1.5rem -.25rem;fill:none;stroke:var(--sky-text);stroke-width:2;stroke-linecap:round;stroke-linejoin:round;transform:rotate(-9deg)}
.pg-thanks .pg-lede{white-space:pre-line}
.pg-next{padding-top:4rem;padding-bottom:5rem}
.pg-steps{margin-top:2rem;counter-reset:step}
.pg-steps li{position:relative;min-height:2.75rem;padding:.5rem 0 2rem 4.25rem;font-size:1.125rem;counter-increment:step}
.pg-steps li::before{content:counter(step);position:absolute;left:0;top:0;display:grid;place-items:center;width:2.75rem;height:2.75rem;border:2px solid var(--accent);border-radius:50%;background:var(--card);color:var(--accent);font:var(--heading-weight) 1.1875rem/1 var(--heading);font-variant-numeric:lining-nums}
.pg-steps li:not(:last-child)::after{content:"";position:absolute;left:1.3125rem;top:3.25rem;bottom:.5rem;border-left:2px dashed var(--accent)}
.pg-steps li:last-child{padding-bottom:0}
@container pg (min-width:60rem){
.pg-next{display:grid;grid-template-columns:20rem minmax(0,40rem);gap:4rem;padding-top:6rem;padding-bottom:7rem}
.pg-steps{margin-top:.25rem}
}
`
