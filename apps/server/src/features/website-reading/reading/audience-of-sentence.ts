import { words } from './unicode-words.ts'

const madeFor = words(
  /(?<!not |nicht |pas |un)\b(?:perfect|ideal|suitable|great|made|geeignet|ideal|perfekt|idéal\w*|parfait\w*)(?: for| für| pour)\s+([^.,;:!?()]{8,100})(?=[.,;:!?]|$)/iu,
)
const spokenTo = words(/\b(?:you|this|that|it|dich|sie|vous)\b/iu)

/**
 * 'We take families of all ages down the river.' Children and groups are an audience where all of them are meant;
 * how many may come, from which age, and on which days are rules.
 */
const welcomed = words(
  /^we (?:take|welcome|guide|host|cater (?:for|to)) (?<who>(?:(?:families|couples|beginners|first-timers|seniors|school groups|solo travell?ers)(?:,? (?:and|&) (?:families|couples|beginners|first-timers|seniors|school groups|solo travell?ers))?|(?:families|beginners|groups|children|kids|guests|people|adventurers|paddlers|riders|anglers|skiers|hikers|climbers|divers|surfers|travell?ers)(?: and (?:families|groups|beginners))? of (?:all|every|any) (?:ages?|levels?|skill levels?|sizes?|abilit(?:y|ies))(?: and (?:ages|levels|sizes|abilities))?))(?=[.!]?$| (?:down|through|into|along|across|up|out)\b)/iu,
)

/** Whom a sentence of a website says the business is for, in its own words; null where it says nothing of it. */
export function audienceOfSentence(text: string): string | null {
  const welcome = welcomed.exec(text)?.groups?.['who']
  if (welcome !== undefined) return welcome
  const found = madeFor.exec(text)?.[1]
  return found === undefined || spokenTo.test(found) ? null : found.trim()
}
