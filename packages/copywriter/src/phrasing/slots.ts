import type { Business } from '../business/business.ts'
import { joinList } from '../grammar/phrases.ts'
import { inSentence } from './in-sentence.ts'

/** What a template may name. Each stands for a whole phrase, or for nothing. */
export const slotNames = [
  'name',
  'offering',
  'activity',
  'place',
  'audience',
  'duration',
  'we',
  'us',
  'our',
  'we are',
  'we have',
] as const
export type SlotName = (typeof slotNames)[number]

/** The phrase that may stand in each slot; null where nothing sure is known. */
export type Slots = Readonly<Record<SlotName, string | null>>

const shortDuration =
  /^(?:(?:\d+|half a|a|one|two|three|four|five|six|seven)[ -](?:full )?(?:minutes?|hours?|days?|weeks?))$/iu

/** The phrases of a business. */
export function slotsOf({ name, offerings, audiences, voice }: Business): Slots {
  const [main] = offerings
  // A page for several groups is not headlined for the first of them.
  const people = joinList(audiences)
  const audience = people !== '' && audiences.length <= 2 && people.length <= 48 ? people : null
  const isOne = voice.subject === 'I'
  return {
    name,
    'offering': main === undefined ? null : inSentence(main.name),
    'activity': main?.activity ?? null,
    'place': main?.place ?? null,
    audience,
    'duration': shortDuration.test(main?.duration ?? '') ? (main?.duration ?? null) : null,
    'we': voice.subject,
    'us': voice.object,
    'our': voice.possessive,
    'we are': isOne ? 'I am' : 'we are',
    'we have': isOne ? 'I have' : 'we have',
  }
}
