export { pageTones } from './page-tone.ts'
export { tones } from './tones.ts'
export type { Tone, ToneWords } from './tone.ts'
