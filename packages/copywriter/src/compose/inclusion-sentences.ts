import { joinList, numberOfHead, sentence } from '../grammar/phrases.ts'
import { inSentence } from '../phrasing/in-sentence.ts'

/** 'The falconry glove is included.', 'Helmet and rain gear are included.' */
export function includedSentence(things: readonly string[] | undefined): string | null {
  return listed(things, 'included')
}

/** 'The falconry glove comes with it.': the same in other words, for ads and letters. */
export function comesWithSentence(things: readonly string[] | undefined): string | null {
  return (
    includedSentence(things)
      ?.replace(/ is included\.$/u, ' comes with it.')
      .replace(/ are included\.$/u, ' come with it.') ?? null
  )
}

/** 'The GoPro video (Rs 500) is not included.' */
export function notIncludedSentence(things: readonly string[] | undefined): string | null {
  return listed(things, 'not included')
}

function listed(things: readonly string[] | undefined, what: string): string | null {
  if (things === undefined || things.length === 0) return null
  const items = things.flatMap((thing) => partsOf(thing)).map((thing) => inSentence(thing))
  // A comma inside one of them would part it.
  if (items.some((item) => item.replace(/\([^)]*\)/gu, '').includes(','))) {
    return sentence(`${what}: ${items.join('; ')}`)
  }
  const [only = ''] = items
  if (items.length > 1) return sentence(`${joinList(items)} are ${what}`)
  const number = numberOfThing(only)
  const isBare = number !== 'one' || startsDetermined.test(only)
  return sentence(`${isBare ? only : `the ${only}`} ${number === 'many' ? 'are' : 'is'} ${what}`)
}

/** 'Harness and helmet' are two of a list. */
function partsOf(thing: string): string[] {
  return /^[\p{L}-]+ and [\p{L}-]+$/u.test(thing) ? thing.split(' and ') : [thing]
}

const startsDetermined =
  /^(?:an?|the|all|one|two|three|four|five|six|\d+|your|our|my|each|every|half|some|any|no) /u

/** Of what heads the words: 'jeep ride' of 'jeep ride up to Billing (Rs 300)'. */
function numberOfThing(thing: string): 'one' | 'many' | 'mass' {
  const [head = ''] = thing.split(
    / (?:\(|in|on|at|of|for|with|from|to|by|within|up to|up|after|before|during|and the way)(?: |(?<=\())/u,
  )
  if (/ (?:and|or) |[&+]/u.test(head) && !startsDetermined.test(head)) return 'many'
  return uncounted.test(head) ? 'mass' : numberOfHead(head.trim())
}

const uncounted =
  /\b(?:breakfast|lunch|dinner|supper|tea|soup|water|wine|beer|chocolate|food|gear|equipment|travel|transport|insurance|parking|accommodation|shipping|delivery|fuel|wood|clay|glazing|linen|wifi|tax|VAT|help|advice|luggage|bedding|pick-up|pickup)$/iu
