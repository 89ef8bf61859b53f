import { edges } from '../edges.ts'
import { maskOf } from '../mask.ts'
import { marks } from '../marks.ts'
import type { ThemeSpec } from './theme-spec.ts'

const ripple = maskOf(
  "<path d='M2 6c6 0 6-4 12-4s6 4 12 4 6-4 12-4 6 4 12 4 6-4 12-4' stroke-width='3'/>",
  '0 0 64 8',
)

/**
 * Words on the sky of the picture, which flows out below them; grounds meet in one long bend, a
 * ripple under each heading, round buttons, soft cards.
 */
export const river: ThemeSpec = {
  key: 'river',
  name: 'River',
  colours: { primary: '#0f766e', secondary: '#e07a3f' },
  ground: 'light',
  paper: { paper: '#f8f6ef', card: '#fffefa', shade: '#ece8dc', line: '#dcd5c4' },
  depth: 0.25,
  fonts: {
    heading: 'Merriweather',
    body: 'Open Sans',
    headingWeight: 700,
    headingSpacing: '-.012em',
  },
  hero: {
    ground: 'sky',
    picture: { width: 1440, height: 640 },
    carriesHeader: true,
  },
  form: { ground: 'dark', card: 'light' },
  css: `
.pg-river{--round:99rem;--corner:1.5rem;--frame:1.5rem;--mark:${marks.leaf};--tick:${marks.tick}}
.pg-river .pg-hero{--sky-end:clamp(17rem,9rem + 34cqi,500px);overflow:hidden;background:linear-gradient(var(--paper),var(--shade)) 0 0/100% calc(100% - var(--sky-end)) no-repeat var(--shade)}
.pg-river .pg-hero.pg-wordy{background:linear-gradient(var(--paper),var(--shade))}
.pg-river .pg-hero:has(.pg-canvas){background:var(--shade)}
.pg-river .pg-hero-words{z-index:2}
.pg-river .pg-hero:not(.pg-wordy) .pg-hero-words{padding-bottom:.5rem}
.pg-river .pg-hero-text:first-child{padding-top:2.5rem}
.pg-river .pg-hero-text{max-width:52rem}
.pg-river .pg-hero-picture{margin-top:-1px;background:var(--shade)}
.pg-river .pg-hero-picture :is(svg,img,video,.pg-film){height:var(--sky-end)}
.pg-river .pg-hero .pg-film{padding-top:6rem}
.pg-river .pg-hero-picture::before{content:"";position:absolute;z-index:1;inset:0 0 auto;height:46%;background:linear-gradient(var(--shade) var(--lap,0px),transparent);pointer-events:none}
.pg-river .pg-hero::after{content:"";position:absolute;z-index:1;inset:auto 0 -1px;height:clamp(1.25rem,4.5cqi,4rem);background:var(--page);-webkit-mask:${edges.bend} 0 0/100% 100%;mask:${edges.bend} 0 0/100% 100%}
.pg-river :is(.pg-wordy,.pg-hero:has(+[data-ground]:not([data-ground=light])),.pg-hero:has(+div>[data-ground]:not([data-ground=light]):first-child))::after{display:none}
.pg-river .pg-section[data-ground=dark]:not(.pg-hero,.pg-header,.pg-footer)::before{content:"";position:absolute;z-index:2;inset:auto 0 calc(100% - 1px);height:clamp(1rem,3.2cqi,2.75rem);background:var(--paper);-webkit-mask:${edges.bend} 0 0/100% 100%;mask:${edges.bend} 0 0/100% 100%}
.pg-river .pg-section:not(.pg-hero,.pg-header,.pg-footer) .pg-heading h2::after{content:"";display:block;width:4rem;height:.5rem;margin-top:1rem;background:var(--accent);-webkit-mask:${ripple} 0 0/contain no-repeat;mask:${ripple} 0 0/contain no-repeat}
.pg-river [data-align=center] .pg-heading h2::after{margin-inline:auto}
.pg-river :is(main,div)>.pg-section:nth-of-type(even):not([data-ground],.pg-hero,.pg-header,.pg-footer,.pg-hero+*){background:var(--shade)}
.pg-river .pg-cards li{border:0;box-shadow:0 1px 2px #0000000d,0 10px 30px #00000012}
.pg-river .pg-steps li:not(:last-child)::after{border-left-style:solid;border-color:var(--accent);opacity:.35;border-radius:99rem}
.pg-river .pg-list li{padding-bottom:1.25rem;border-bottom:1px solid var(--line)}
.pg-river .pg-text-picture{border-radius:2rem 6rem 2rem 6rem}
.pg-river .pg-band:not([data-ground]) .pg-band-words{padding:clamp(1.75rem,1rem + 3cqi,3.5rem);border-radius:var(--corner);background:var(--card);box-shadow:0 1px 2px #0000000d,0 16px 44px #0000001a}
@container pg (max-width:39.99rem){
.pg-river .pg-mosaic>:is(:first-child,:last-child){grid-column:1/-1}
}
@container pg (min-width:60rem){
.pg-river .pg-hero{--sky-end:27.5rem;--lap:3.5rem}
.pg-river .pg-hero:not(.pg-wordy) .pg-hero-picture{margin-top:calc(var(--lap)*-1)}
.pg-river .pg-band:not(.pg-band-pictured,[data-align]) .pg-band-words{display:flex;align-items:center;justify-content:space-between;gap:3rem}
.pg-river .pg-band:not(.pg-band-pictured,[data-align]) .pg-buttons{flex:none;max-width:24rem;margin:0}
.pg-river .pg-text-picture{order:-1}
}
`,
}
