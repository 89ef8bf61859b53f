import { edges } from '../edges.ts'
import { marks } from '../marks.ts'
import { stepsInColumns } from '../steps-in-columns.ts'
import type { ThemeSpec } from './theme-spec.ts'

/** All round and centred: words over a picture card that floats on a swell, shells, soft shadows. */
export const reef: ThemeSpec = {
  key: 'reef',
  name: 'Reef',
  colours: { primary: '#0e7490', secondary: '#ff6b5e' },
  ground: 'light',
  paper: { paper: '#f7fcfc', card: '#ffffff', shade: '#e0f3f3', line: '#c9e4e5' },
  depth: 0.27,
  fonts: { heading: 'Poppins', body: 'Open Sans', headingWeight: 700, headingSpacing: '-.02em' },
  hero: {
    ground: null,
    picture: { width: 1100, height: 520 },
    carriesHeader: true,
  },
  form: { ground: null, card: 'light' },
  css: `
.pg-reef{--round:99rem;--corner:2rem;--frame:2rem;--mark:${marks.shell};--tick:${marks.tick};--wrap:68rem}
.pg-reef :is(.pg-hero,.pg-features,.pg-proof,.pg-gallery,.pg-band,.pg-faq) :is(.pg-heading,.pg-subtitle,.pg-lede,.pg-hero-text,.pg-prose){margin-inline:auto;text-align:center}
.pg-reef :is(.pg-hero,.pg-band) :is(.pg-buttons,.pg-brand){justify-content:center}
.pg-reef .pg-band-small{text-align:center}
.pg-reef .pg-band:not([data-ground]) .pg-band-words{padding:clamp(2rem,1rem + 3cqi,4rem) 1.5rem;border:2px dashed var(--edge);border-radius:var(--corner);background:var(--card)}
.pg-reef .pg-hero{z-index:1;background:var(--shade)}
.pg-reef .pg-hero::after{content:"";position:absolute;inset:auto 0 -1px;height:clamp(7rem,20cqi,15rem);background:var(--page);-webkit-mask:${edges.swell} 0 0/100% 100%;mask:${edges.swell} 0 0/100% 100%}
.pg-reef .pg-wordy::after{height:clamp(1.5rem,5cqi,4rem)}
.pg-reef .pg-hero:not(.pg-wordy){padding-bottom:2.5rem}
.pg-reef .pg-hero-text{max-width:50rem}
.pg-reef .pg-hero-picture{z-index:1;max-width:calc(var(--wrap) - 5rem);margin:0 1.25rem;border-radius:var(--frame);box-shadow:0 1px 3px #0000001f,0 24px 60px #0000002e}
.pg-reef .pg-stamp{margin-inline:auto}
.pg-reef :is(main,div)>.pg-section:nth-of-type(even):not([data-ground],.pg-hero,.pg-header,.pg-footer,.pg-hero+*),.pg-reef .pg-start:not([data-ground]){background:var(--shade)}
.pg-reef :is(main,div)>.pg-section:nth-of-type(even):not([data-ground],.pg-hero,.pg-header,.pg-footer,.pg-hero+*)::before,.pg-reef .pg-start:not([data-ground])::before{content:"";position:absolute;inset:auto 0 calc(100% - 1px);height:clamp(1rem,3.5cqi,3rem);background:var(--shade);-webkit-mask:${edges.swell} 0 0/100% 100%;mask:${edges.swell} 0 0/100% 100%}
.pg-reef .pg-cards{text-align:center}
.pg-reef .pg-cards li{border:0;box-shadow:0 1px 2px #0000000a,0 12px 32px #0b535314}
.pg-reef .pg-cards .pg-mark{margin-inline:auto;width:2.75rem;height:2.75rem}
.pg-reef .pg-cards li:only-child{flex-direction:column;gap:.5rem}
.pg-reef .pg-list li{align-items:center;padding:1.125rem 1.5rem;background:var(--card);border-radius:1.5rem;box-shadow:0 8px 24px #0b53530f}
.pg-reef .pg-rows{gap:1rem;max-width:48rem;margin-inline:auto}
.pg-reef .pg-rows li,.pg-reef .pg-rows li:last-child{padding:1.25rem 1.75rem;border:0;border-radius:99rem;background:var(--card);box-shadow:0 8px 24px #0b535312}
.pg-reef .pg-rows.pg-bare p{font-size:1.125rem}
.pg-reef .pg-shows-checklist:not([data-align])>.pg-wrap,.pg-reef .pg-shows-steps:not([data-align])>.pg-wrap,.pg-reef .pg-faq:not([data-align])>.pg-wrap{display:block}
.pg-reef :is(.pg-shows-checklist,.pg-shows-steps):not([data-align])>.pg-wrap>.pg-items{margin-top:2rem}
.pg-reef .pg-faq:not([data-align]) .pg-questions{max-width:48rem;margin:2rem auto 0}
.pg-reef .pg-checklist:not([data-columns]){display:flex;flex-wrap:wrap;justify-content:center;gap:.75rem}
.pg-reef .pg-checklist:not([data-columns]) li{padding:.5rem 1.25rem;border-radius:1.5rem;background:var(--card);box-shadow:0 6px 18px #0b53530f}
.pg-reef .pg-steps{max-width:40rem;margin-inline:auto}
.pg-reef .pg-steps .pg-mark{border:0;background:var(--accent);color:var(--card)}
.pg-reef .pg-steps li:not(:last-child)::after{border-left:.25rem dotted var(--line)}
.pg-reef :is(.pg-features) .pg-text-picture{max-width:34rem;margin-inline:auto}
.pg-reef .pg-text-picture{border-radius:42% 58% 55% 45%/48% 45% 55% 52%}
.pg-reef .pg-field :is(input,select,textarea){border-radius:1rem}
.pg-reef .pg-form{border:0}
@container pg (min-width:40rem){
.pg-reef .pg-hero-picture{margin-inline:auto;width:calc(100% - 5rem)}
.pg-reef .pg-rows li,.pg-reef .pg-rows li:last-child{padding:1.25rem 2.25rem}
}
@container pg (min-width:52rem){
.pg-reef .pg-pictured:is(.pg-shows-list,.pg-shows-rows):not([data-align]) :is(.pg-heading,.pg-subtitle,.pg-prose){margin-inline:0;text-align:left}
}
@container pg (min-width:60rem){
.pg-reef .pg-hero:not(.pg-wordy) .pg-brand{margin-bottom:1.25rem}
.pg-reef .pg-hero:not(.pg-wordy) .pg-hero-words{padding-bottom:2.25rem}
.pg-reef .pg-hero-text:first-child{padding-top:2.5rem}
.pg-reef .pg-hero-picture :is(svg,img,video,.pg-film){height:26.5rem}
.pg-reef .pg-mosaic>:first-child{grid-column:3/span 2}
}
${stepsInColumns('reef', '.25rem dotted var(--edge)')}
@container pg (min-width:64rem){
.pg-reef .pg-steps:has(>:nth-child(3)):not(:has(>:nth-child(5)),[data-columns]){text-align:center}
.pg-reef .pg-steps:has(>:nth-child(3)):not(:has(>:nth-child(5)),[data-columns]) .pg-mark{left:calc(50% - 1.375rem)}
.pg-reef .pg-steps:has(>:nth-child(3)):not(:has(>:nth-child(5)),[data-columns]) li:not(:last-child)::after{left:calc(50% + 2.25rem);right:calc(2.25rem - 50% - 2rem)}
}
`,
}
