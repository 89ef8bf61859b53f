import { marks } from '../marks.ts'
import { stepsInColumns } from '../steps-in-columns.ts'
import type { ThemeSpec } from './theme-spec.ts'

/** By firelight: the picture behind the words under a measured veil, glowing buttons, dark cards. */
export const nightCamp: ThemeSpec = {
  key: 'night-camp',
  name: 'Night Camp',
  colours: { primary: '#f6b73c', secondary: '#5b8def' },
  ground: 'dark',
  paper: { paper: '#f7f3e9', card: '#fffdf7', shade: '#eae4d4', line: '#d8cfba' },
  depth: 0.17,
  fonts: { heading: 'Montserrat', body: 'Inter', headingWeight: 700, headingSpacing: '-.02em' },
  hero: {
    ground: null,
    picture: { width: 1440, height: 600 },
    carriesHeader: true,
  },
  form: { ground: null, card: 'dark' },
  css: `
.pg-night-camp{--round:.875rem;--corner:1.25rem;--frame:1.25rem;--mark:${marks.fire};--tick:${marks.tick}}
.pg-night-camp .pg-over{background:var(--scrim)}
.pg-night-camp .pg-cta:not(.pg-cta-outline,.pg-cta-ghost){box-shadow:0 0 0 4px color-mix(in srgb,var(--button) 22%,transparent),0 0 2.75rem color-mix(in srgb,var(--button) 42%,transparent)}
.pg-night-camp .pg-hero{overflow:hidden}
.pg-night-camp .pg-hero-picture{position:absolute;inset:0 0 auto}
.pg-night-camp .pg-hero-picture :is(svg,img,video,.pg-film){height:23rem}
.pg-night-camp .pg-hero-picture svg{width:150%;max-width:none;margin-left:-50%}
.pg-night-camp .pg-hero-picture::after{content:"";position:absolute;inset:0;pointer-events:none;background:linear-gradient(var(--scrim) 4.5rem,transparent 9rem),linear-gradient(transparent 50%,var(--scrim) 86%,var(--paper))}
.pg-night-camp .pg-hero-words{z-index:1;pointer-events:none}
.pg-night-camp .pg-hero-words>*{pointer-events:auto}
.pg-night-camp .pg-hero:not(.pg-wordy) .pg-hero-words{padding-top:20.5rem}
.pg-night-camp .pg-hero:not(.pg-wordy) .pg-brand{position:absolute;top:1.25rem;max-width:calc(100% - 2.5rem);margin:0}
.pg-night-camp .pg-hero:not(.pg-wordy) .pg-eyebrow{color:var(--ink)}
.pg-night-camp .pg-section:nth-of-type(odd):not([data-ground],.pg-hero,.pg-header,.pg-footer){background:radial-gradient(ellipse 75% 50% at 50% 50%,color-mix(in srgb,var(--accent) 9%,transparent),transparent) var(--paper)}
.pg-night-camp .pg-cards li{background:linear-gradient(160deg,var(--card),var(--shade))}
.pg-night-camp .pg-list{gap:1px;overflow:hidden;border:1px solid var(--line);border-radius:var(--corner);background:var(--line)}
.pg-night-camp .pg-list li{padding:1.25rem 1.5rem;background:var(--shade)}
.pg-night-camp .pg-list:not([data-columns]) li:nth-child(odd):last-child{grid-column:1/-1}
.pg-night-camp .pg-rows li{padding-inline:.25rem}
.pg-night-camp .pg-rows .pg-mark,.pg-night-camp .pg-cards .pg-mark{filter:drop-shadow(0 0 .75rem var(--accent))}
.pg-night-camp .pg-steps .pg-mark{box-shadow:0 0 1.5rem color-mix(in srgb,var(--accent) 40%,transparent)}
.pg-night-camp .pg-steps li:not(:last-child)::after{border-left:2px solid var(--line)}
.pg-night-camp .pg-form{border-color:var(--edge);box-shadow:0 0 5rem color-mix(in srgb,var(--accent) 14%,transparent)}
${stepsInColumns('night-camp', '2px solid var(--line)')}
.pg-night-camp .pg-band .pg-band-words{padding:clamp(2rem,1rem + 4cqi,4rem) clamp(1.5rem,1rem + 3cqi,3.5rem);border:1px solid var(--edge);border-radius:var(--corner);background:radial-gradient(40rem 20rem at 50% 120%,color-mix(in srgb,var(--accent) 20%,transparent),transparent) var(--shade);text-align:center}
.pg-night-camp .pg-band :is(.pg-heading,.pg-subtitle){margin-inline:auto}
.pg-night-camp .pg-band .pg-buttons{justify-content:center}
@container pg (min-width:52rem){
.pg-night-camp .pg-pictured .pg-list:not([data-columns]){gap:1px}
}
@container pg (min-width:64rem){
.pg-night-camp .pg-list:not([data-columns]):has(>:nth-child(3):last-child) li:last-child{grid-column:auto}
}
@container pg (min-width:60rem){
.pg-night-camp .pg-mosaic>:first-child{grid-column:3/span 2}
.pg-night-camp .pg-hero:not(.pg-wordy){--words:33rem;--edge-left:max(2.5rem,50cqi - 33.5rem);display:grid;min-height:500px}
.pg-night-camp .pg-hero-picture :is(svg,img,video,.pg-film){width:100%;height:500px;margin:0}
.pg-night-camp .pg-hero-picture::after{background:linear-gradient(90deg,var(--scrim) calc(var(--edge-left) + var(--words) + 1rem),color-mix(in srgb,var(--scrim) 55%,transparent) calc(var(--edge-left) + var(--words) + 9rem),transparent calc(var(--edge-left) + var(--words) + 19rem)),linear-gradient(transparent 78%,var(--paper))}
.pg-night-camp .pg-hero:not(.pg-wordy)>.pg-hero-words{display:flex;flex-direction:column;width:100%;padding-block:1.25rem 3rem}
.pg-night-camp .pg-hero:not(.pg-wordy) .pg-brand{position:static;margin-bottom:1rem}
.pg-night-camp .pg-hero:not(.pg-wordy) .pg-hero-text{max-width:var(--words);margin:auto 0}
.pg-night-camp .pg-hero .pg-film{padding-left:60%}
.pg-night-camp .pg-over+.pg-hero:not(.pg-wordy) .pg-hero-words{padding-top:6rem}
}
`,
}
