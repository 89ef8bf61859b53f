export const textCss = `
.pg-text .pg-prose{font-size:1.0625em;line-height:1.65}
.pg-text .pg-heading+.pg-prose{margin-top:1.5rem}
.pg-text .pg-spoken>.pg-prose{font-size:var(--voice,clamp(1.25rem,1.1rem + .8cqi,1.625rem));line-height:1.5;text-wrap:pretty}
.pg-text-item{margin-top:1.75rem}
.pg-text-item h3+.pg-prose{margin-top:.375rem}
.pg-beside{display:grid;gap:2.5rem}
.pg-text-picture{overflow:hidden;align-self:center;border-radius:var(--frame)}
.pg-text-picture :is(svg,img,video,.pg-film){width:100%;aspect-ratio:5/4;height:auto;max-height:32rem;object-fit:cover}
@container pg (min-width:52rem){
.pg-beside{grid-template-columns:1fr 1fr;gap:clamp(2.5rem,5cqi,5rem);align-items:center}
.pg-text-picture :is(svg,img,video,.pg-film){aspect-ratio:10/9}
}
`
