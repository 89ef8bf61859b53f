/** Addresses of the product's own font files; null where the web app is not built. */
export type PageFonts = { display: string | null; text: string | null }

/** Before the first paint: the theme that was chosen in the product, night unless it is day. */
export const themeScript =
  "try{document.documentElement.dataset.theme=localStorage.getItem('theme')==='light'?'light':'dark'}catch{}"

/** One small stylesheet in the themes and the fonts of the product. */
export function pageStyle(fonts: PageFonts): string {
  return face('Fraunces', fonts.display) + face('Inter', fonts.text) + rules
}

function face(family: string, address: string | null): string {
  if (address === null) return ''
  return `@font-face{font-family:${family};font-weight:100 900;font-display:swap;src:url(${address}) format('woff2')}`
}

const rules = `
:root{color-scheme:dark;--ground:#08120d;--surface:#0f1d16;--raised:#15281e;--line:#254231;--edge:#5f8a71;--ink:#ecf4ee;--quiet:#a3b9aa;--fern:#4ade80;--on-fern:#06210f;--wash:#12301f;--lantern:#f6b73c;--lantern-wash:#30260f;--clay:#f87171;--clay-wash:#351a1a}
[data-theme=light]{color-scheme:light;--ground:#f7f4ea;--surface:#fff;--raised:#efeadb;--line:#ddd8c5;--edge:#857e66;--ink:#16251c;--quiet:#55645a;--fern:#12743a;--on-fern:#fff;--wash:#e3f1e2;--lantern:#7c3a08;--lantern-wash:#fbedd0;--clay:#a31616;--clay-wash:#fbe6e3}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:flex;flex-direction:column;background:var(--ground);color:var(--ink);font:16px/1.5 Inter,system-ui,sans-serif;overflow-wrap:anywhere}
header,main,footer{width:100%;max-width:35rem;margin:0 auto;padding:0 1rem}
header{display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center;justify-content:space-between;padding-top:1.25rem;padding-bottom:1.25rem}
main{flex:1}
p{margin:0}
.brand{font-family:Fraunces,Georgia,serif;font-size:1.125rem;font-weight:600}
.mark{padding:.25rem .75rem;border-radius:99px;background:var(--lantern-wash);color:var(--lantern);border:1px solid currentColor;font-size:.875rem;font-weight:600}
h1,h2{font-family:Fraunces,Georgia,serif;line-height:1.2;margin:0;text-wrap:balance}
h1{font-size:1.75rem}
h2{font-size:1.25rem}
section,.card{background:var(--surface);border:1px solid var(--line);border-radius:1rem;padding:1.25rem;margin-top:1rem}
.lead{color:var(--quiet);margin-top:.5rem}
dl{margin:0;display:grid;gap:.5rem}
dl div{display:flex;align-items:baseline;flex-wrap:wrap;justify-content:space-between;gap:0 1rem}
dt{color:var(--quiet)}
dd{margin:0;font-variant-numeric:tabular-nums}
.due{border-top:1px solid var(--line);padding-top:.75rem;margin-top:.25rem;font-weight:600}
.due dt{color:inherit}
.due dd{font-size:1.25rem}
fieldset{border:0;margin:0;padding:0;display:grid;gap:.5rem}
legend{padding:0;margin-bottom:.75rem;font-weight:600}
.choice{display:flex;gap:.75rem;align-items:flex-start;padding:.75rem;min-height:44px;border:1px solid var(--line);border-radius:.75rem;cursor:pointer}
.choice:hover{background:var(--raised)}
.choice:has(:checked){border-color:var(--fern);background:var(--wash)}
.choice input{accent-color:var(--fern);width:1.25rem;height:1.25rem;margin:.125rem 0 0;flex:none}
.choice span{display:block}
.number{font-variant-numeric:tabular-nums;font-weight:600}
.hint{color:var(--quiet);font-size:.875rem}
label.field{display:block;font-weight:600}
input[type=text]{display:block;width:100%;min-height:44px;margin-top:.375rem;padding:.5rem .75rem;border:1px solid var(--edge);border-radius:.75rem;background:var(--ground);color:var(--ink);font:inherit;font-variant-numeric:tabular-nums}
button,.button{display:block;width:100%;min-height:48px;padding:.625rem 1rem;border:1px solid var(--fern);border-radius:.75rem;background:var(--fern);color:var(--on-fern);font:inherit;font-weight:600;text-align:center;text-decoration:none;cursor:pointer}
.quiet{background:transparent;border-color:var(--edge);color:var(--ink)}
button:hover,.button:hover{filter:brightness(1.08)}
.quiet:hover{background:var(--raised)}
.after{margin-top:.75rem}
:focus-visible{outline:3px solid var(--lantern);outline-offset:2px}
.alert,.notice{padding:.75rem 1rem;border-radius:.75rem;border:1px solid;margin-top:1rem}
.alert{background:var(--clay-wash);color:var(--clay)}
.notice{background:var(--wash);color:var(--fern)}
ul{list-style:none;margin:0;padding:0}
section>*+*,form>*+*{margin-top:1rem}
section>h2+ul{margin-top:.5rem}
form.after{margin-top:.75rem}
li{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 1rem;padding:.5rem 0;border-top:1px solid var(--line)}
li:first-child{border-top:0}
footer{padding-top:2rem;padding-bottom:2rem;color:var(--quiet);font-size:.875rem}
`
