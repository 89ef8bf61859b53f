import { skyCss } from '../../render/sky-css.ts'

/** On phones the first screen is filled, so that its button and the bar's never show together. */
export const heroCss = `${skyCss}
@container pg (max-width:39.99rem){
.pg-hero{display:flex;flex-direction:column;min-height:min(100svh,56rem)}
.pg-hero .pg-sky-words{flex:1}
.pg-hero .pg-scene{flex:none;height:19rem}
}
`
