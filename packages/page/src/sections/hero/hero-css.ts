import { skyCss } from '../../render/sky-css.ts'

export const heroCss = skyCss
