import { marks } from '../marks.ts'
import type { DesignSpec } from './design-spec.ts'

/** By firelight: the picture behind the words under a measured veil, glowing buttons, dark cards. */
export const nightCamp: DesignSpec = {
  key: 'night-camp',
  name: 'Night Camp',
  colours: { primary: '#f6b73c', secondary: '#4ade80' },
  ground: 'dark',
  paper: { paper: '#f7f3e9', card: '#fffdf7', shade: '#eae4d4', line: '#d8cfba' },
  depth: 0.17,
  fonts: { heading: 'Montserrat', body: 'Inter', headingWeight: 700, headingSpacing: '-.02em' },
  hero: { ground: null, picture: { width: 1200, height: 760 } },
  form: { ground: null, card: 'dark' },
  css: `
.pg-night-camp{--round:.875rem;--corner:1.25rem;--frame:1.25rem;--mark:${marks.fire};--tick:${marks.tick};--bar:var(--scrim)}
.pg-night-camp .pg-cta:not(.pg-cta-outline,.pg-cta-ghost){box-shadow:0 0 0 4px color-mix(in srgb,var(--button) 22%,transparent),0 0 2.75rem color-mix(in srgb,var(--button) 42%,transparent)}
.pg-night-camp .pg-hero{overflow:hidden}
.pg-night-camp .pg-hero-picture{position:absolute;inset:0 0 auto}
.pg-night-camp .pg-hero-picture :is(svg,img,video){height:500px}
.pg-night-camp .pg-hero-picture::after{content:"";position:absolute;inset:0;background:linear-gradient(var(--scrim),transparent 7rem),linear-gradient(transparent 45%,var(--paper))}
.pg-night-camp .pg-hero:not(.pg-wordy)>.pg-hero-words{z-index:1;display:flex;flex-direction:column;max-width:none;padding:1.25rem 0 0}
.pg-night-camp .pg-hero:not(.pg-wordy) .pg-brand{width:100%;max-width:var(--wrap);margin:0 auto;padding:0 1.25rem}
.pg-night-camp .pg-hero:not(.pg-wordy) .pg-hero-text{max-width:none;margin-top:11rem;padding-bottom:3rem;background:linear-gradient(transparent,var(--scrim) 6rem,var(--scrim) 40%,var(--paper))}
.pg-night-camp .pg-hero:not(.pg-wordy) .pg-hero-text>*{max-width:var(--wrap);margin-inline:auto;padding-inline:1.25rem}
.pg-night-camp .pg-hero:not(.pg-wordy) .pg-hero-text>:first-child{padding-top:6rem}
.pg-night-camp .pg-hero:not(.pg-wordy) .pg-hero-text>.pg-stamp{box-sizing:content-box;margin-left:0}
.pg-night-camp .pg-hero:not(.pg-wordy) .pg-eyebrow{color:var(--ink)}
.pg-night-camp .pg-hero :is(h1,.pg-lede){text-wrap:pretty}
.pg-night-camp .pg-over+.pg-hero:not(.pg-wordy)>.pg-hero-words{padding-top:4rem}
.pg-night-camp .pg-section:nth-of-type(odd):not([data-ground],.pg-hero,.pg-header,.pg-footer){background:radial-gradient(60rem 26rem at 50% 0,color-mix(in srgb,var(--accent) 9%,transparent),transparent) var(--paper)}
.pg-night-camp .pg-cards li{background:linear-gradient(160deg,var(--card),var(--shade))}
.pg-night-camp .pg-list{gap:1px;overflow:hidden;border:1px solid var(--line);border-radius:var(--corner);background:var(--line)}
.pg-night-camp .pg-list li{padding:1.25rem 1.5rem;background:var(--shade)}
.pg-night-camp .pg-list:not([data-columns]) li:nth-child(odd):last-child{grid-column:1/-1}
.pg-night-camp .pg-rows li{padding-inline:.25rem}
.pg-night-camp .pg-rows .pg-mark,.pg-night-camp .pg-cards .pg-mark{filter:drop-shadow(0 0 .75rem var(--accent))}
.pg-night-camp .pg-steps .pg-mark{box-shadow:0 0 1.5rem color-mix(in srgb,var(--accent) 40%,transparent)}
.pg-night-camp .pg-steps li:not(:last-child)::after{border-left:2px solid var(--line)}
.pg-night-camp .pg-form{border-color:var(--edge);box-shadow:0 0 5rem color-mix(in srgb,var(--accent) 14%,transparent)}
@container pg (min-width:40rem){
.pg-night-camp .pg-hero:not(.pg-wordy)>.pg-hero-words{padding-top:2rem}
.pg-night-camp .pg-hero:not(.pg-wordy) :is(.pg-brand,.pg-hero-text>*){padding-inline:2.5rem}
}
@container pg (min-width:60rem){
.pg-night-camp .pg-hero:not(.pg-wordy) .pg-hero-text{margin-top:9.5rem}
.pg-night-camp .pg-hero:not(.pg-wordy) h1{padding-right:max(2.5rem,var(--wrap) - 52rem)}
.pg-night-camp .pg-hero:not(.pg-wordy) .pg-lede{padding-right:max(2.5rem,var(--wrap) - 46rem)}
}
`,
}
