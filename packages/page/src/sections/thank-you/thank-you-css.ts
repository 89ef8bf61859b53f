import { featuresCss } from '../features/features-css.ts'
import { heroCss } from '../hero/hero-css.ts'

/** The first screen and the numbered steps look as they do on the page the visitor came from. */
export const thankYouCss = `${heroCss}${featuresCss}
.pg-stamp{width:5rem;height:5rem;margin:0 0 1.25rem -.25rem;fill:none;stroke:var(--accent);stroke-width:2;stroke-linecap:round;stroke-linejoin:round;transform:rotate(-9deg)}
.pg-thanks .pg-lede{white-space:pre-line}
.pg-thanks .pg-lede p+p{margin-top:.75em}
.pg-next h2+*{margin-top:2rem}
@container pg (min-width:60rem){
.pg-next .pg-wrap{display:grid;grid-template-columns:1fr 2fr;gap:4rem}
.pg-next h2+*{margin-top:.25rem}
}
`
