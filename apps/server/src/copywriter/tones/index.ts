import type { BrandTone } from '@wildpath/contract'

import { bold } from './bold.ts'
import { caring } from './caring.ts'
import { friendly } from './friendly.ts'
import { fun } from './fun.ts'
import { luxury } from './luxury.ts'
import { professional } from './professional.ts'
import type { Tone } from './tone.ts'

export const tones: Record<BrandTone, Tone> = { professional, friendly, luxury, fun, bold, caring }
export type { Tone, ToneLine, ToneWords } from './tone.ts'
