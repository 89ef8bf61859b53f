/** Words above, picture below; designs arrange them otherwise. */
export const heroCss = `
.pg-hero{padding:0;overflow:hidden}
.pg-hero-words{padding-top:1.25rem;padding-bottom:2.5rem}
.pg-brand{display:flex;align-items:center;min-height:3.5rem;margin-bottom:2rem;font:var(--heading-weight) 1.25rem/1.2 var(--heading)}
.pg-brand img{height:3.5rem;width:auto;max-width:14rem;object-fit:contain;object-position:left}
.pg-hero h1{max-width:46rem}
.pg-eyebrow{margin-bottom:.75rem;font-weight:650;color:var(--accent)}
.pg-lede{max-width:38rem;margin-top:1.25rem;font-size:1.1875rem;line-height:1.55;color:var(--quiet)}
.pg-hero-body{max-width:38rem;margin-top:1rem}
.pg-hero-picture :is(svg,img,video){width:100%;height:19rem;object-fit:cover}
@container pg (max-width:39.99rem){
.pg-hero .pg-buttons .pg-cta{width:100%}
}
@container pg (min-width:40rem){
.pg-hero-words{padding-top:2rem;padding-bottom:4rem}
.pg-brand{margin-bottom:3.5rem;font-size:1.375rem}
.pg-lede{font-size:1.3125rem}
.pg-hero-picture :is(svg,img,video){height:clamp(17rem,36cqw,31.25rem)}
}
`
