import { marks } from '../marks.ts'
import { stepsInColumns } from '../steps-in-columns.ts'
import type { ThemeSpec } from './theme-spec.ts'

/**
 * A headline as large as the room allows beside a picture with a steep edge; square buttons, hard
 * numbers, slanting grounds.
 */
export const summit: ThemeSpec = {
  key: 'summit',
  name: 'Summit',
  colours: { primary: '#1d4ed8', secondary: '#f59e0b' },
  ground: 'light',
  paper: { paper: '#ffffff', card: '#ffffff', shade: '#f1f4f8', line: '#d9e0e8' },
  depth: 0.22,
  fonts: { heading: 'Montserrat', body: 'Inter', headingWeight: 800, headingSpacing: '-.028em' },
  hero: {
    ground: null,
    picture: { width: 900, height: 760 },
    carriesHeader: false,
  },
  form: { ground: 'dark', card: 'light' },
  css: `
.pg-summit{--round:0;--corner:0;--frame:0;--mark:${marks.peak};--tick:${marks.tick};--h1:clamp(2.375rem,1.4rem + 3.2cqi,3.875rem);--h1-long:clamp(1.75rem,1.25rem + 1.75cqi,2.5rem);--h2:clamp(1.875rem,1.35rem + 2.2cqi,3.125rem)}
.pg-summit .pg-over{background:var(--scrim)}
.pg-summit h1{line-height:1}
.pg-summit h1.pg-fair{font-size:calc(var(--h1)*var(--fair,.8));line-height:1.04}
.pg-summit h1.pg-long{line-height:1.08}
.pg-summit h2{line-height:1.04}
.pg-summit .pg-cta{padding-inline:1.75rem;font-weight:700}
.pg-summit .pg-cta::after{content:"→";content:"→"/"";margin-left:.75rem;font-family:system-ui,sans-serif}
.pg-summit :is(.pg-thumb,.pg-form,.pg-bar) .pg-cta::after,.pg-summit .pg-cta-ghost::after{display:none}
.pg-summit .pg-eyebrow,.pg-summit .pg-brand{text-transform:uppercase;letter-spacing:.04em}
.pg-summit .pg-brand{font-size:1rem}
.pg-summit .pg-hero{overflow:hidden}
.pg-summit .pg-hero-picture :is(svg,img,video,.pg-film){height:clamp(18rem,76cqi,500px);clip-path:polygon(0 3.5rem,100% 0,100% 100%,0 100%)}
.pg-summit .pg-heading::before{content:"";display:block;width:3.5rem;height:.375rem;margin-bottom:1.25rem;background:var(--accent)}
.pg-summit [data-align=center] .pg-heading::before{margin-inline:auto}
.pg-summit :is(main,div)>.pg-section:nth-of-type(even):not([data-ground],.pg-hero,.pg-header,.pg-footer,.pg-hero+*){--slope:clamp(1rem,3cqi,2.5rem);background:linear-gradient(var(--shade),var(--shade));padding-block:calc(var(--pad) + var(--slope));clip-path:polygon(0 var(--slope),100% 0,100% calc(100% - var(--slope)),0 100%)}
.pg-summit .pg-cards{counter-reset:card;gap:0 1.5rem}
.pg-summit .pg-cards li{padding:1.25rem 0 2rem;background:none;border:0;border-top:.25rem solid var(--ink);counter-increment:card}
.pg-summit .pg-cards .pg-mark:not([data-icon]){width:auto;height:auto;margin-bottom:.75rem;background:none;-webkit-mask:none;mask:none;font:var(--heading-weight) 2.5rem/1 var(--heading);letter-spacing:-.04em;color:var(--accent)}
.pg-summit .pg-cards .pg-mark:not([data-icon])::before{content:counter(card,decimal-leading-zero)}
.pg-summit .pg-cards.pg-bare p{font-weight:550}
.pg-summit .pg-rows li{border-color:var(--ink);border-width:2px}
.pg-summit .pg-rows.pg-bare p{font:var(--heading-weight) clamp(1.25rem,1.1rem + .8cqi,1.625rem)/1.25 var(--heading);letter-spacing:-.02em}
.pg-summit .pg-list .pg-mark{width:2rem;height:2rem}
.pg-summit .pg-steps .pg-mark{border:0;border-radius:0;background:var(--ink);color:var(--paper)}
.pg-summit .pg-steps li:not(:last-child)::after{border-left:2px solid var(--ink);top:2.75rem;bottom:0}
.pg-summit .pg-text-picture{clip-path:polygon(0 0,100% 0,100% 88%,0 100%)}
.pg-summit .pg-form{border:0;border-top:.5rem solid var(--accent)}
.pg-summit .pg-stamp{transform:none}
.pg-summit .pg-gallery:not([data-align])>.pg-wrap{max-width:none;padding:0}
.pg-summit .pg-gallery:not([data-align])>.pg-wrap>:not(.pg-pictures){max-width:var(--wrap);margin-inline:auto;padding-inline:1.25rem}
.pg-summit .pg-gallery:not([data-align]) .pg-pictures{gap:.25rem}
.pg-summit .pg-band .pg-heading::before{display:none}
.pg-summit .pg-band:not([data-ground]){padding-block:0;border-block:2px solid var(--ink);background:linear-gradient(90deg,var(--accent) .75rem,var(--paper) 0)}
.pg-summit .pg-band:not([data-ground]) .pg-wrap{padding-block:clamp(2.5rem,2rem + 2cqi,4rem)}
${stepsInColumns('summit', '.25rem solid var(--ink)')}
@container pg (min-width:60rem){
.pg-summit .pg-mosaic{grid-auto-rows:auto}
.pg-summit .pg-mosaic>:nth-child(n){grid-area:auto}
.pg-summit .pg-mosaic .pg-picture{aspect-ratio:4/5}
.pg-summit .pg-band:not(.pg-band-pictured,[data-align]) .pg-band-words{display:flex;align-items:center;justify-content:space-between;gap:3rem}
.pg-summit .pg-band:not(.pg-band-pictured,[data-align]) .pg-buttons{flex:none;max-width:24rem;margin:0}
.pg-summit .pg-hero{min-height:500px;display:grid}
.pg-summit .pg-hero-words{display:flex;flex-direction:column;width:100%;padding-bottom:2.5rem}
.pg-summit .pg-header+.pg-hero .pg-hero-words{padding-top:2.5rem}
.pg-summit .pg-hero-text{max-width:min(54cqi - max(2.5rem,50cqi - 33.5rem) - 1.5rem,39rem);margin:auto 0}
.pg-summit .pg-wordy .pg-hero-text{max-width:60rem}
.pg-summit .pg-hero .pg-brand{max-width:45cqi;margin-bottom:1.5rem}
.pg-summit .pg-hero:not(.pg-wordy)::before{content:"";position:absolute;inset:0 0 0 54%;background:var(--shade)}
.pg-summit .pg-hero-picture{position:absolute;inset:0 0 auto 54%;max-height:none;background:var(--paper)}
.pg-summit .pg-hero-picture :is(svg,img,video,.pg-film){height:500px;clip-path:polygon(16% 0,100% 0,100% 100%,0 100%)}
}
`,
}
