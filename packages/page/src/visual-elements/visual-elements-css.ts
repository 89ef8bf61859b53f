/** Of sections with elements on a canvas. */
export const visualElementsCss = `
.pg-canvas{container-type:inline-size;position:relative;width:100%;max-width:50rem;margin:2rem auto;overflow:clip;overflow-clip-margin:1.25rem;text-align:left}
.pg-hero>.pg-wrap:has(>.pg-canvas){grid-column:1/-1;width:100%}
.pg-el{position:absolute;overflow:hidden;line-height:1.25;color:var(--ink)}
.pg-el-text{overflow:visible}
.pg-el p{white-space:pre-line}
.pg-el-link{color:inherit}
.pg-el-button{background:var(--button);color:var(--button-text);font-weight:600}
.pg-el-button .pg-el-link{display:grid;place-items:center;width:100%;height:100%;text-align:center;text-decoration:none}
.pg-el-button{overflow:visible}
.pg-el-button .pg-el-link{position:relative;border-radius:inherit}
.pg-el-button .pg-el-link::after{content:"";position:absolute;inset:50% 0 auto;height:max(100%,2.75rem);translate:0 -50%}
.pg-el-shape{background:var(--accent)}
.pg-el :is(img,.pg-el-link:has(img)){display:block;width:100%;height:100%;object-fit:cover}
.pg-el-logo img{object-fit:contain}
.pg-el-empty{display:grid;place-items:center;width:100%;height:100%;border:1.5px dashed var(--quiet);border-radius:inherit;color:var(--quiet);font-size:.875rem}
.pg-el:has(:focus-visible){overflow:visible}
`
