import { contourSide, drawContours } from '@wildpath/illustrator'
import { marks } from '../marks.ts'
import { maskOf } from '../mask.ts'
import type { ThemeSpec } from './theme-spec.ts'

const contours = maskOf(
  `<path d='${drawContours(7)}' stroke-width='1.4'/>`,
  `0 0 ${contourSide} ${contourSide}`,
)

/** A field guide and its map: height lines, blazes, stamps, a trail of dashes, signposts. */
export const trailhead: ThemeSpec = {
  key: 'trailhead',
  name: 'Trailhead',
  colours: { primary: '#3f6212', secondary: '#c2410c' },
  ground: 'light',
  paper: { paper: '#f6f3e7', card: '#fffdf5', shade: '#e9e4d0', line: '#cfc7ab' },
  depth: 0.24,
  fonts: { heading: 'Roboto', body: 'Roboto', headingWeight: 800, headingSpacing: '-.015em' },
  hero: {
    ground: null,
    picture: { width: 720, height: 560 },
    carriesHeader: false,
  },
  form: { ground: 'dark', card: 'light' },
  css: `
.pg-trailhead{--round:.375rem;--corner:.5rem;--frame:.375rem;--mark:${marks.compass};--tick:${marks.blaze};--h1:clamp(2.125rem,1.4rem + 3.5cqi,3.75rem);--h2:clamp(1.5rem,1.25rem + 1.3cqi,2.125rem)}
.pg-trailhead :is(h1,h2){text-transform:var(--transform,uppercase);letter-spacing:var(--spacing,-.005em)}
.pg-trailhead h1{line-height:1.04}
.pg-trailhead .pg-cta{font-weight:750;text-transform:uppercase;letter-spacing:.04em;font-size:1rem}
.pg-trailhead .pg-cta:not(.pg-cta-outline,.pg-cta-ghost){box-shadow:inset 0 -.25rem 0 #0000003d}
.pg-trailhead .pg-hero,.pg-trailhead .pg-start{overflow:hidden}
.pg-trailhead .pg-hero::before,.pg-trailhead .pg-start::before{content:"";position:absolute;top:-14rem;left:calc(100% - 20rem);width:44rem;height:44rem;background:var(--line);-webkit-mask:${contours} center/contain no-repeat;mask:${contours} center/contain no-repeat;pointer-events:none}
.pg-trailhead .pg-start::before{inset:auto auto -20rem -18rem}
.pg-trailhead .pg-hero p.pg-brand{width:fit-content;font-size:1.0625rem;text-transform:uppercase;letter-spacing:.05em}
.pg-trailhead .pg-hero p.pg-brand:not(:has(img)){min-height:2.75rem;padding:.375rem 2rem .375rem 1rem;background:var(--ink);color:var(--paper);clip-path:polygon(0 0,calc(100% - 1.125rem) 0,100% 50%,calc(100% - 1.125rem) 100%,0 100%);border-radius:.25rem 0 0 .25rem}
.pg-trailhead .pg-hero-picture{max-width:calc(var(--wrap) - 2.5rem);margin:0 1.25rem;padding:.5rem;border:2px solid var(--ink);border-radius:.25rem;background:repeating-linear-gradient(90deg,var(--ink) 0 2rem,var(--paper) 2rem 4rem)}
.pg-trailhead .pg-hero-picture :is(svg,img,video,.pg-film){height:clamp(15rem,5rem + 44cqi,420px);outline:2px solid var(--ink);border-radius:0}
.pg-trailhead .pg-hero:not(.pg-wordy){padding-bottom:clamp(2rem,4cqi,3.5rem)}
.pg-trailhead .pg-heading{display:grid}
.pg-trailhead .pg-section:not(.pg-hero,.pg-header) .pg-heading h2{padding-left:1.125rem;border-left:.5rem solid var(--accent)}
.pg-trailhead .pg-section:is([data-align=center],[data-align=right]) .pg-heading h2{padding:0;border:0}
.pg-trailhead .pg-section+.pg-section:not([data-ground],.pg-footer,.pg-hero)>.pg-wrap::before{content:"";position:absolute;inset:calc(var(--pad)*-1) 1.25rem auto;border-top:2px dashed var(--edge)}
.pg-trailhead .pg-hero+div>.pg-section:first-child:not([data-ground]){padding-top:calc(var(--pad)*.6)}
.pg-trailhead .pg-cards{counter-reset:card}
.pg-trailhead .pg-cards li{padding-top:3.75rem;border:1px solid var(--edge);outline:1px solid var(--line);outline-offset:-.5rem;counter-increment:card}
.pg-trailhead .pg-cards li::before{content:"No. " counter(card);position:absolute;top:1.375rem;right:1.375rem;padding:.125rem .625rem;border:1.5px solid var(--accent);border-radius:.25rem;color:var(--accent);font:700 .875rem/1.4 var(--heading);letter-spacing:.04em;transform:rotate(4deg)}
.pg-trailhead .pg-cards li:nth-child(even)::before{transform:rotate(-3deg)}
.pg-trailhead .pg-cards .pg-mark{position:absolute;top:1.25rem;left:1.5rem}
.pg-trailhead .pg-cards li:only-child .pg-mark{width:2.25rem;height:2.25rem}
.pg-trailhead .pg-checklist .pg-mark{width:1rem;height:1.375rem}
.pg-trailhead .pg-checklist:not(.pg-brief){padding:1.5rem;border:1px solid var(--edge);border-radius:var(--corner);background:var(--card)}
.pg-trailhead .pg-rows li{border-top:2px dashed var(--edge)}
.pg-trailhead .pg-rows li:last-child{border-bottom:2px dashed var(--edge)}
.pg-trailhead .pg-rows.pg-bare p{font-size:1.25rem;font-weight:550}
.pg-trailhead .pg-steps .pg-mark{border-radius:.375rem;transform:rotate(-4deg)}
.pg-trailhead .pg-steps li:nth-child(even) .pg-mark{transform:rotate(5deg)}
.pg-trailhead .pg-steps li:not(:last-child)::after{border-left:.1875rem dashed var(--accent)}
.pg-trailhead .pg-picture{padding:.375rem;border:1px solid var(--line);background:var(--card);box-shadow:0 6px 18px #00000017}
.pg-trailhead .pg-picture>:is(svg,img,video){border-radius:.125rem}
.pg-trailhead .pg-picture figcaption{margin:.375rem}
.pg-trailhead .pg-pictures>:nth-child(odd) .pg-picture{transform:rotate(-.8deg)}
.pg-trailhead .pg-pictures>:nth-child(even) .pg-picture{transform:rotate(.7deg)}
.pg-trailhead .pg-text-picture{padding:.5rem .5rem 2.5rem;border:1px solid var(--line);border-radius:.25rem;background:var(--card);box-shadow:0 10px 28px #0000001f;transform:rotate(-1.2deg)}
.pg-trailhead .pg-text-picture :is(svg,img,video,.pg-film){border-radius:0}
.pg-trailhead .pg-section.pg-band .pg-heading h2{padding:0;border:0}
.pg-trailhead .pg-band:not([data-ground]) .pg-band-words{padding:clamp(1.75rem,1rem + 3cqi,3rem);border:2px dashed var(--accent);border-radius:var(--corner);background:var(--card);outline:.5rem solid var(--card)}
.pg-trailhead .pg-form{outline:1px solid var(--line);outline-offset:-.5rem}
@container pg (min-width:40rem){
.pg-trailhead .pg-hero-picture{max-width:calc(var(--wrap) - 5rem);margin-inline:auto;width:calc(100% - 5rem)}
.pg-trailhead .pg-hero::before{top:-12rem;left:calc(100% - 34rem)}
.pg-trailhead .pg-section+.pg-section:not([data-ground],.pg-footer,.pg-hero)>.pg-wrap::before{inset-inline:2.5rem}
.pg-trailhead .pg-cards li{padding-top:4.25rem}
.pg-trailhead .pg-cards .pg-mark{left:2rem}
.pg-trailhead .pg-checklist:not(.pg-brief){padding:2rem}
}
@container pg (min-width:60rem){
.pg-trailhead .pg-hero:not(.pg-wordy){--side:max(0px,50% - var(--wrap)/2);display:grid;grid-template-columns:var(--side) minmax(0,1fr) minmax(0,1fr) var(--side);align-items:center;padding-bottom:0}
.pg-trailhead .pg-hero:not(.pg-wordy)>.pg-hero-words{grid-column:2;align-self:stretch;display:flex;flex-direction:column;width:100%;padding:1.25rem 3rem 3.5rem 2.5rem}
.pg-trailhead .pg-hero:not(.pg-wordy) .pg-hero-text{margin:auto 0}
.pg-trailhead .pg-hero-picture{grid-column:3;width:auto;max-height:none;margin:2.5rem 2.5rem 3.5rem 0}
.pg-trailhead .pg-hero-picture :is(svg,img,video,.pg-film){height:clamp(23rem,34cqi,430px)}
.pg-trailhead .pg-hero:not(.pg-wordy)::before{top:-8rem;left:calc(50% - 16rem)}
.pg-trailhead .pg-hero:not(.pg-wordy) h1{font-size:calc(var(--h1)*var(--fair,.84))}
.pg-trailhead .pg-hero:not(.pg-wordy) h1.pg-fair{font-size:calc(var(--h1)*var(--fair,.74))}
.pg-trailhead .pg-hero:not(.pg-wordy) h1.pg-long{font-size:calc(var(--h1)*var(--fair,.62))}
.pg-trailhead .pg-band:not(.pg-band-pictured,[data-align]) .pg-band-words{display:flex;align-items:center;justify-content:space-between;gap:3rem}
.pg-trailhead .pg-band:not(.pg-band-pictured,[data-align]) .pg-buttons{flex:none;max-width:24rem;margin:0}
}
`,
}
