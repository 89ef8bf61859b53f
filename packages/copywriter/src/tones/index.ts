export { letterVoices, type LetterVoice, type LetterWords } from './letter-voice.ts'
export { pageTones } from './page-tone.ts'
export { tones } from './tones.ts'
export type { Tone } from './tone.ts'
