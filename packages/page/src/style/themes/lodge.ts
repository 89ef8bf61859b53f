import { marks } from '../marks.ts'
import type { ThemeSpec } from './theme-spec.ts'

/**
 * A page of a good magazine: serif, hairlines, much air; the heading in a column of its own, the
 * picture in a mount, small capitals where others shout.
 */
export const lodge: ThemeSpec = {
  key: 'lodge',
  name: 'Lodge',
  colours: { primary: '#7c2d12', secondary: '#b08d57' },
  ground: 'light',
  paper: { paper: '#faf6ee', card: '#fffdf8', shade: '#f0e8da', line: '#ddd0ba' },
  depth: 0.21,
  fonts: {
    heading: 'Playfair Display',
    body: 'Lato',
    headingWeight: 500,
    headingSpacing: '-.008em',
  },
  hero: {
    ground: null,
    picture: { width: 820, height: 760 },
    carriesHeader: false,
  },
  form: { ground: null, card: 'light' },
  css: `
.pg-lodge{--round:0;--corner:0;--frame:0;--mark:${marks.diamond};--tick:${marks.diamond};--wrap:66rem;--pad:clamp(3.25rem,2.25rem + 5cqi,6rem);--h1:clamp(2.375rem,1.5rem + 3.7cqi,4.125rem);--h2:clamp(1.75rem,1.5rem + 1.2cqi,2.375rem)}
.pg-lodge h1{line-height:1.1}
.pg-lodge .pg-cta{min-height:3.25rem;padding-inline:2rem;border-width:1px;font-weight:700;font-size:.9375rem;letter-spacing:.11em;text-transform:uppercase}
.pg-lodge .pg-cta-ghost{padding-inline:.5rem}
.pg-lodge .pg-eyebrow{font-size:.9375rem;letter-spacing:.14em;text-transform:uppercase}
.pg-lodge .pg-brand{font-size:1.375rem;letter-spacing:.01em}
.pg-lodge .pg-lede{font-size:var(--lede,clamp(1.125rem,1.05rem + .4cqi,1.25rem));line-height:1.7}
.pg-lodge .pg-hero .pg-brand{justify-content:center;padding-bottom:1.25rem;border-bottom:1px solid var(--line)}
.pg-lodge .pg-hero-picture{max-width:calc(var(--wrap) - 2.5rem);margin:0 1.25rem}
.pg-lodge :is(.pg-hero-picture,.pg-text-picture){padding:.75rem;border:1px solid var(--line);background:var(--card)}
.pg-lodge .pg-hero-picture :is(svg,img,video,.pg-film){height:clamp(16rem,80cqi,474px)}
.pg-lodge .pg-section+.pg-section:not([data-ground],.pg-footer,.pg-hero)>.pg-wrap::before,.pg-lodge .pg-hero+div>.pg-section:first-child:not([data-ground])>.pg-wrap::before{content:"";position:absolute;inset:calc(var(--pad)*-1) 1.25rem auto;border-top:1px solid var(--line)}
.pg-lodge .pg-heading{max-width:40rem}
.pg-lodge .pg-items{gap:0}
.pg-lodge .pg-cards:not([data-columns]){display:block}
.pg-lodge .pg-mark{width:.875rem;height:.875rem;margin-top:.5rem}
.pg-lodge :is(.pg-cards,.pg-list,.pg-rows,.pg-checklist) li,.pg-lodge .pg-cards:not([data-columns]) li:nth-child(n){display:grid;grid-template-columns:auto 1fr;grid-column:auto;gap:1.125rem;align-items:start;padding:1.375rem 0;background:none;border:0;border-top:1px solid var(--line)}
.pg-lodge .pg-items:not([data-columns]):is(.pg-cards,.pg-list,.pg-rows) li:last-child{padding-bottom:0;border-bottom:0}
.pg-lodge .pg-mark[data-icon]{width:1.5rem;height:1.5rem;margin-top:.125rem}
.pg-lodge .pg-items.pg-bare p{font-size:1.1875rem;line-height:1.55}
.pg-lodge .pg-item-picture{grid-column:1/-1;margin:0}
.pg-lodge .pg-steps .pg-mark{top:-.5rem;width:2.75rem;height:2.75rem;margin:0;border:0;border-radius:0;background:none;font-size:2rem;font-style:italic}
.pg-lodge .pg-steps .pg-mark::before{content:counter(step,lower-roman) "."}
.pg-lodge .pg-steps li:not(:last-child)::after{display:none}
.pg-lodge .pg-steps.pg-bare p{padding-top:0}
.pg-lodge .pg-offer{padding-top:0}
.pg-lodge .pg-form{border:0;padding:0;background:none;box-shadow:none;--card:var(--paper)}
.pg-lodge .pg-field :is(input,select,textarea){border-radius:0;border-width:0 0 1px;padding-inline:0;background:none}
.pg-lodge .pg-consent input{border-width:1px}
.pg-lodge .pg-field [aria-invalid]{padding-inline:.75rem;border-width:2px;background:var(--danger-ground)}
.pg-lodge .pg-start{background:var(--shade);--card:var(--shade);--paper:var(--shade)}
.pg-lodge .pg-band .pg-heading{max-width:44rem;margin-inline:auto;text-align:center}
.pg-lodge .pg-band-small{text-align:center}
.pg-lodge .pg-band .pg-buttons{justify-content:center}
.pg-lodge .pg-band .pg-subtitle{margin-inline:auto}
.pg-lodge .pg-band .pg-band-words::before{content:"";display:block;width:1rem;height:1rem;margin:0 auto 2rem;background:var(--accent);-webkit-mask:var(--mark) center/contain;mask:var(--mark) center/contain}
.pg-lodge .pg-footer{text-align:center}
.pg-lodge .pg-footer :is(.pg-social,.pg-brand){justify-content:center}
.pg-lodge .pg-footer p{margin-inline:auto}
.pg-lodge [data-align=center] .pg-cards:nth-child(n) li:nth-child(n){grid-template-columns:1fr;padding-inline:1.25rem}
.pg-lodge .pg-foot-end{justify-content:center;flex-direction:column}
.pg-lodge .pg-stamp{stroke-width:1.2}
@container pg (min-width:40rem){
.pg-lodge .pg-hero-picture{max-width:calc(var(--wrap) - 5rem);margin-inline:auto;width:calc(100% - 5rem)}
.pg-lodge .pg-section+.pg-section:not([data-ground],.pg-footer,.pg-hero)>.pg-wrap::before,.pg-lodge .pg-hero+div>.pg-section:first-child:not([data-ground])>.pg-wrap::before{inset-inline:2.5rem}
}
@container pg (max-width:39.99rem){
.pg-lodge .pg-mosaic>:is(:first-child,:last-child){grid-column:1/-1}
}
@container pg (min-width:52rem){
.pg-lodge .pg-pictured:is(.pg-shows-list,.pg-shows-rows):not([data-align])>.pg-wrap>:nth-child(n){grid-column:1}
.pg-lodge .pg-pictured:is(.pg-shows-list,.pg-shows-rows):not([data-align])>.pg-wrap>.pg-features-picture{grid-column:2}
}
@container pg (min-width:60rem){
.pg-lodge .pg-mosaic{grid-template-columns:repeat(12,minmax(0,1fr));grid-auto-rows:clamp(14rem,26cqi,21rem)}
.pg-lodge .pg-mosaic>:nth-child(n){grid-area:auto/span 5}
.pg-lodge .pg-mosaic>:is(:first-child,:last-child){grid-area:auto/span 7}
.pg-lodge .pg-hero:not(.pg-wordy){display:grid;grid-template-columns:max(0px,50% - var(--wrap)/2) 1fr 1fr max(0px,50% - var(--wrap)/2);align-items:center;padding-bottom:calc(var(--pad)*.75)}
.pg-lodge .pg-hero:not(.pg-wordy)>.pg-hero-words{display:contents}
.pg-lodge .pg-hero:not(.pg-wordy) .pg-brand{grid-column:2/4;grid-row:1;margin:1.25rem 2.5rem 2.75rem}
.pg-lodge .pg-hero:not(.pg-wordy) .pg-hero-text{grid-column:3;grid-row:2;padding:0 2.5rem 0 1rem;text-align:left}
.pg-lodge .pg-hero:not(.pg-wordy) .pg-hero-picture{grid-column:2;grid-row:2;width:auto;margin:0 2.5rem}
.pg-lodge .pg-header+.pg-hero:not(.pg-wordy){padding-top:4rem}
.pg-lodge .pg-over+.pg-hero:not(.pg-wordy){padding-top:8rem}
.pg-lodge :is(.pg-features,.pg-faq):not([data-align])>.pg-wrap{display:grid;grid-template-columns:1fr 1.7fr;gap:0 5rem;align-items:start}
.pg-lodge :is(.pg-features,.pg-faq):not([data-align])>.pg-wrap>*{grid-column:2;margin-top:0}
.pg-lodge :is(.pg-features,.pg-faq):not([data-align])>.pg-wrap>.pg-heading{grid-column:1;grid-row:1/span 9}
.pg-lodge :is(.pg-features,.pg-faq):not([data-align])>.pg-wrap>.pg-buttons{margin-top:2rem}
.pg-lodge .pg-items:is(.pg-cards,.pg-list,.pg-checklist):not([data-columns]){grid-template-columns:1fr}
.pg-lodge .pg-start .pg-wrap{grid-template-columns:1fr 1fr}
}
`,
}
