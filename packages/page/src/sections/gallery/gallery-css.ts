import { gridCss } from '../grid.ts'

/**
 * Words lie over the picture, on an overlay that ends where they do, and on a denser ground of their own
 * where it would not do: the rest of the picture stays as bright as it is. Pictures keep the size of their cell, except where nobody chose the
 * columns: three of them fill two columns, and four stand as a mosaic: one large, one wide, two small.
 */
export const galleryCss = `
${gridCss}
.pg-pictures{gap:.75rem}
.pg-picture{position:relative;overflow:hidden;aspect-ratio:4/3;border-radius:var(--frame);background:var(--shade)}
.pg-picture>:is(svg,img,video){width:100%;height:100%;object-fit:cover}
.pg-picture-link{display:block;height:100%;color:inherit;text-decoration:none}
.pg-picture figcaption{position:absolute;inset:0;display:flex;flex-direction:column;justify-content:flex-end;color:var(--over-text);line-height:1.4}
.pg-picture figcaption[data-at=top]{justify-content:flex-start}
.pg-picture figcaption[data-at=middle]{justify-content:center;align-items:center;background:var(--over);text-align:center}
.pg-picture-words{display:flex;flex-direction:column;gap:.125rem;padding:2.25rem 1.25rem 1.125rem;background:linear-gradient(var(--over-none),var(--over-words) 2.125rem),linear-gradient(var(--over-none),var(--over) 2.125rem)}
[data-at=top]>.pg-picture-words{padding:1.125rem 1.25rem 2.25rem;background:linear-gradient(to top,var(--over-none),var(--over-words) 2.125rem),linear-gradient(to top,var(--over-none),var(--over) 2.125rem)}
[data-at=middle]>.pg-picture-words{margin:1rem;padding:.75rem 1.25rem;border-radius:min(var(--frame),.75rem);background:var(--over-words)}
.pg-picture b{font-family:var(--heading);font-weight:var(--heading-weight);font-size:1.125rem}
.pg-picture-link:hover .pg-picture>:is(svg,img){scale:1.03}
.pg-picture>:is(svg,img){transition:scale .24s}
@container pg (max-width:39.99rem){
.pg-pictures:has(>:nth-child(4)):not(:has(figcaption),[data-columns="1"]){grid-template-columns:repeat(2,minmax(0,1fr));gap:.5rem}
}
@container pg (min-width:40rem){
.pg-pictures{gap:1.25rem}
.pg-pictures[data-columns="1"] .pg-picture{aspect-ratio:16/9}
}
@container pg (min-width:40rem) and (max-width:59.99rem){
.pg-trio>:last-child{grid-column:span 2}
.pg-trio>:last-child .pg-picture{aspect-ratio:8/3}
}
@container pg (min-width:60rem){
.pg-mosaic{grid-template-columns:repeat(4,minmax(0,1fr));grid-auto-rows:clamp(12rem,19cqi,16.5rem)}
.pg-mosaic>li{display:grid}
.pg-mosaic .pg-picture{aspect-ratio:auto;min-height:0;height:100%}
.pg-mosaic>:first-child{grid-area:1/1/span 2/span 2}
.pg-mosaic>:nth-child(2){grid-column:span 2}
}
`
