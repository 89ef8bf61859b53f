import { gridCss } from '../grid.ts'
import { portraitCss } from '../portrait.tsx'

/** Cards of equal height; a voice alone speaks larger, without a card. */
export const testimonialCss = `
${gridCss}${portraitCss}
.pg-voice{display:flex;flex-direction:column;height:100%;padding:1.625rem;background:var(--card);border:1px solid var(--line);border-radius:var(--corner);text-align:left}
.pg-five-stars{width:6.075rem;height:1.125rem;margin-bottom:1rem;fill:var(--accent)}
.pg-voice blockquote{flex:1;font-size:1.0625em}
.pg-voice figcaption{display:flex;align-items:center;gap:.875rem;margin-top:1.5rem;line-height:1.35}
.pg-voice b{display:block;font-weight:650}
.pg-voice .pg-portrait{width:3rem;height:3rem;font-size:1rem}
.pg-standing{color:var(--quiet);font-size:.9375em}
.pg-voice-list>:only-child .pg-voice{padding:0;background:none;border:0}
.pg-voice-list>:only-child blockquote{max-width:48rem;font:var(--heading-weight) var(--voice,clamp(1.375rem,1rem + 2cqi,2rem))/1.35 var(--heading);text-wrap:balance}
[data-align=center] .pg-voice-list>:only-child :is(.pg-voice,blockquote){align-items:center;margin-inline:auto;text-align:center}
@container pg (min-width:64rem){
.pg-voice{padding:2rem}
}
`
