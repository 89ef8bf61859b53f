/**
 * Words above, picture below, unless the theme arranges them otherwise. No picture is higher than
 * 500 px (spec 2, 'Page section'). Of one that does not load, a plain ground is left: no frame behind it, and
 * no sign of a broken picture in browsers that draw something before it then.
 */
export const heroCss = `
.pg-hero{padding:0}
.pg-hero-words{padding-block:1.25rem clamp(2rem,1.5rem + 2.5cqi,4rem)}
.pg-hero .pg-brand{margin-bottom:clamp(1.5rem,1rem + 2.6cqi,3rem)}
.pg-hero-text{max-width:48rem}
[data-align=center]>.pg-hero-words>.pg-hero-text{margin-inline:auto}
[data-align=right]>.pg-hero-words>.pg-hero-text{margin-left:auto}
[data-align=center]>.pg-hero-words .pg-lede{margin-inline:auto}
[data-align=right]>.pg-hero-words .pg-lede{margin-left:auto}
.pg-eyebrow{margin-bottom:.75rem;font-weight:650;color:var(--accent)}
.pg-lede{max-width:40rem;margin-top:1.25rem;font-size:var(--lede,clamp(1.125rem,1.06rem + .35cqi,1.3125rem));line-height:1.55;color:var(--quiet)}
.pg-hero-body{margin-top:1rem}
.pg-hero-picture{position:relative;overflow:hidden;max-height:500px}
.pg-hero-picture :is(svg,img,video,.pg-film){width:100%;height:clamp(17rem,9rem + 34cqi,500px);object-fit:cover}
.pg-hero-picture img{overflow:hidden;background:var(--shade)}
.pg-hero-picture img::before{content:"";display:block;height:100%}
.pg-wordy .pg-hero-words{padding-block:clamp(2rem,1rem + 4cqi,4rem) var(--pad)}
@container pg (max-width:39.99rem){
.pg-hero .pg-buttons .pg-cta{width:100%}
}
`
