/** The first screen of every page: words on an open sky, the drawn landscape below them. */
export const skyCss = `
.pg-sky{position:relative;background:var(--sky-low);color:var(--sky-text);overflow:hidden}
.pg-sky :focus-visible{outline-color:var(--sky-text)}
.pg-sky-words{background:linear-gradient(var(--sky-top),var(--sky-low))}
.pg-sky-words .pg-wrap{position:relative;padding-top:1.25rem;padding-bottom:1.5rem}
.pg-sky .pg-contours{top:-15rem;left:calc(100% - 17rem);stroke:var(--sky-line)}
.pg-brand{display:flex;align-items:center;min-height:3.5rem;margin-bottom:2.25rem;font:var(--heading-weight) 1.25rem/1.2 var(--heading);color:var(--sky-text)}
.pg-brand img{display:block;height:3.5rem;width:auto;max-width:14rem;object-fit:contain;object-position:left}
.pg-sky h1{max-width:46rem}
.pg-lede{max-width:38rem;margin-top:1.25rem;font-size:1.1875rem;line-height:1.55;color:var(--sky-quiet)}
.pg-sky .pg-cta{width:100%;margin-top:2rem;background:var(--sky-button);border-color:var(--sky-button);color:var(--sky-button-text)}
.pg-scene{width:100%;height:17rem;position:relative;background:linear-gradient(transparent,var(--haze) 42%,var(--horizon) 76%)}
.pg-sun{fill:var(--sun)}
.pg-sun circle{opacity:.1}
.pg-sun :last-child{opacity:1}
.pg-far{fill:var(--far)}
.pg-lit{fill:var(--lit)}
.pg-middle{fill:var(--middle)}
.pg-near{fill:var(--near)}
.pg-front{fill:var(--front)}
.pg-water,.pg-path{fill:var(--water)}
.pg-shine{fill:var(--sun)}
.pg-ground{fill:var(--paper)}
@container pg (min-width:40rem){
.pg-sky .pg-cta{width:auto}
.pg-sky .pg-contours{top:-7rem;left:calc(100% - 34rem)}
.pg-sky-words .pg-wrap{padding-top:2rem;padding-bottom:1rem}
.pg-brand{margin-bottom:3.5rem;font-size:1.375rem}
.pg-lede{font-size:1.3125rem}
.pg-scene{height:clamp(17rem,32cqw,38rem)}
}
`
