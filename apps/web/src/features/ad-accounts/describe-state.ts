import { noteInWords } from './note-in-words.ts'

type State = {
  isOn: boolean
  /** The platform's note on an ad; null if the ad is running or paused without one. */
  note: string | null
  platformName: string
}

type Described = {
  label: string
  tone: 'neutral' | 'fern' | 'lantern' | 'clay'
  sentence: string | null
}

/** Combines the owner's setting and the platform's status into one label, with an explanation if needed. */
export function describeState({ isOn, note, platformName }: State): Described {
  if (note === 'Ended') return { label: 'Ended', tone: 'neutral', sentence: null }
  const isInReview = note !== null && /^(?:In|Under) review$/.test(note)
  const reviewing = `${platformName} is reviewing it.`
  if (!isOn) {
    const sentence = isInReview ? reviewing : note && noteInWords(note)
    return { label: 'Paused', tone: 'lantern', sentence }
  }
  if (isInReview) {
    const sentence = `${reviewing} It isn’t shown until it passes.`
    return { label: 'In review', tone: 'lantern', sentence }
  }
  if (note === null) return { label: 'Active', tone: 'fern', sentence: null }
  const sentence = noteInWords(note)
  if (/disapproved/i.test(note)) return { label: 'Disapproved', tone: 'clay', sentence }
  if (note.startsWith('Starts on')) return { label: 'Scheduled', tone: 'fern', sentence }
  return { label: 'Active', tone: 'fern', sentence }
}
