import { gridCss } from '../grid.ts'

/**
 * Words lie over the picture, on a ground that fades away from them. Pictures of a last row that is
 * not full share its width. Four pictures whose columns nobody chose stand as a mosaic: one large,
 * one wide, two small.
 */
export const galleryCss = `
${gridCss}
.pg-pictures{gap:.75rem}
.pg-picture{position:relative;overflow:hidden;aspect-ratio:4/3;border-radius:var(--frame);background:var(--shade)}
.pg-picture>:is(svg,img,video){width:100%;height:100%;object-fit:cover}
.pg-picture-link{display:block;height:100%;color:inherit;text-decoration:none}
.pg-picture figcaption{position:absolute;inset:auto 0 0;display:flex;flex-direction:column;gap:.125rem;padding:3.5rem 1.25rem 1.125rem;color:var(--over-text);background:linear-gradient(var(--over-none),var(--over) 3.25rem);line-height:1.4}
.pg-picture figcaption[data-at=top]{inset:0 0 auto;padding:1.125rem 1.25rem 3.5rem;background:linear-gradient(to top,var(--over-none),var(--over) 3.25rem)}
.pg-picture figcaption[data-at=middle]{inset:0;justify-content:center;padding:1.25rem;background:var(--over);text-align:center}
.pg-picture b{font-family:var(--heading);font-weight:var(--heading-weight);font-size:1.125rem}
.pg-picture-link:hover .pg-picture>:is(svg,img){scale:1.03}
.pg-picture>:is(svg,img){transition:scale .24s}
@container pg (max-width:39.99rem){
.pg-pictures:has(>:nth-child(4)):not(:has(figcaption),[data-columns="1"]){grid-template-columns:repeat(2,minmax(0,1fr));gap:.5rem}
.pg-pictures:has(>:nth-child(4)):not(:has(figcaption),[data-columns="1"])>:last-child:nth-child(odd){grid-column:span 2}
}
@container pg (min-width:40rem){
.pg-pictures{gap:1.25rem}
.pg-pictures[data-columns="1"] .pg-picture{aspect-ratio:16/9}
}
@container pg (min-width:40rem) and (max-width:59.99rem){
.pg-pictures:not([data-columns="1"])>:last-child:nth-child(odd){grid-column:span 2}
.pg-pictures:not([data-columns="1"])>:last-child:nth-child(odd) .pg-picture{aspect-ratio:8/3}
}
@container pg (min-width:60rem){
.pg-mosaic{grid-template-columns:repeat(4,minmax(0,1fr));grid-auto-rows:clamp(12rem,19cqi,16.5rem)}
.pg-mosaic>li{display:grid}
.pg-mosaic .pg-picture{aspect-ratio:auto;min-height:0;height:100%}
.pg-mosaic>:first-child{grid-area:1/1/span 2/span 2}
.pg-mosaic>:nth-child(2){grid-column:span 2}
.pg-pictures[data-columns="3"]{grid-template-columns:repeat(6,minmax(0,1fr))}
.pg-pictures[data-columns="3"]>*{grid-column:span 2}
.pg-pictures[data-columns="3"]>:nth-child(3n+1):nth-last-child(2),.pg-pictures[data-columns="3"]>:nth-child(3n+1):nth-last-child(2)+*{grid-column:span 3}
.pg-pictures[data-columns="3"]>:nth-child(3n+1):nth-last-child(2) .pg-picture,.pg-pictures[data-columns="3"]>:nth-child(3n+1):nth-last-child(2)+* .pg-picture{aspect-ratio:2/1}
.pg-pictures[data-columns="3"]>:nth-child(3n+1):last-child{grid-column:1/-1}
.pg-pictures[data-columns="3"]>:nth-child(3n+1):last-child .pg-picture{aspect-ratio:3/1}
}
`
