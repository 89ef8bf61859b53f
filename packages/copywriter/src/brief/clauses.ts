import { auxiliaries, peopleNouns, verbs } from '../grammar/word-lists.ts'

/** Verbs that hardly ever are nouns, in the forms that follow a noun: 'instructors speak', 'staff swap'. */
const plainVerbs =
  /^(?:speaks?|depends?|includes?|comes?|goes|go|gets?|needs?|costs?|teach(?:es)?|swaps?|approves?|meets?|leaves?|takes?|makes?|has|means|lasts|starts?|begins?|knows?|sleeps|happens?|becomes?|gives?|shows?|keeps?|lives?|works|leads?|explains?|carr(?:y|ies)|covers?|send|sends|brings?|pays?|helps?|moves?|serves?|wants?|runs|holds?|confirms?|secures?|remains?|spends?|learns?|feels?|advises?|organises?|organizes?|provides?|accepts?|welcomes|connects?|combines?|handles?|prepares?|reviews|represents?|compares?|arranges?|specialises?|specialise|operates?|follows?|allows?|offers|teaches|builds|delivers|treats)$/u

/** Verbs even where nothing follows: 'manager approves'. */
const surelyVerb = /^(?:approves|speaks|depends|begins|happens|explains|learns|comes|goes)$/u

const leadIn =
  /^(?:(?:hi|hello|hey|yes|ok|so|and|but|then|also|here|now|today|sometimes|usually)\b,? |(?:in|on|at|from|after|before|when|if|with|during|every|since|until|for) [^,]{2,40}, )/iu
const subject =
  /^(?:we|I|you|they|he|she|it|there|this|that|everyone|everybody|nobody|who)(?:'\p{L}+| )|^(?:our|my|your|the|all|every|each|both|most|some|his|her|their) (?:[\p{L}'-]+ ){1,4}/iu

function wordsIn(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}'-]+/u)
    .filter(Boolean)
}

/** 'review', 'speaks': a verb in a form that follows people or things. */
export function isVerbForm(word: string): boolean {
  return plainVerbs.test(word) || /^(?:review|run|guide|lead|teach|work|cook)s?$/u.test(word)
}

/** Whether the text has a subject and a verb of its own, so that it is a sentence and not a label. */
export function isClause(text: string): boolean {
  // The 'do' of 'Lajes do Pico' is no verb.
  const main = text
    .replace(leadIn, '')
    .replace(/\([^()]*\)/gu, ' ')
    .replace(/(?<=\p{Lu}\p{L}+) (?:do|am) (?=\p{Lu})/gu, '-')
  const [before = main] = main.split(/: | (?:where|who|that|which|when|if|because|until) /u)
  const words = wordsIn(before)
  return words.some((word, index) => {
    if (index === 0)
      return /^(?:i|we|you|they|he|she|it|there|that)'(?:m|re|s|ve|ll|d)$/u.test(word)
    const last = words[index - 1] ?? ''
    if (/^(?:i|we|you|they|he|she|it|who|everyone|everybody)$/u.test(last)) return isVerb(word)
    if (auxiliaries.has(word) || /'(?:s|re|m|ll|ve|d)$/u.test(word)) {
      return !/^(?:and|or|with|of|to|for|in)$/u.test(last) && !word.endsWith("'s")
    }
    const isLast = index === words.length - 1
    return (
      plainVerbs.test(word) && (!isLast || surelyVerb.test(word)) && looksLikeSubject(words, index)
    )
  })
}

function looksLikeSubject(words: readonly string[], index: number): boolean {
  const last = words[index - 1] ?? ''
  if (/^(?:to|and|or|the|a|an|of|in|on|for|with|by|at|from|not|your|our|my|no)$/u.test(last))
    return false
  const isPlural = last.endsWith('s') || peopleNouns.has(last) || last === 'staff'
  const verb = words[index] ?? ''
  return isPlural !== verb.endsWith('s')
}

function isVerb(word: string): boolean {
  if (
    /^(?:also|just|only|really|always|never|all|both|usually|mostly|often|now|then|can|will)$/u.test(
      word,
    )
  )
    return true
  return (
    auxiliaries.has(word) ||
    verbs.has(word) ||
    plainVerbs.test(word) ||
    verbs.has(word.replace(/e?s$/u, '')) ||
    /(?:ed|ought|ote|oke|ade|ent|ing|aught)$/u.test(word) ||
    !/^(?:and|or|with|in|on|at|for|from|to)$/u.test(word)
  )
}

/** Whether it opens with a subject, so that commas in it join and do not part. */
export function opensWithSubject(text: string): boolean {
  const main = text.replace(leadIn, '')
  return subject.test(main) && isClause(main)
}

/** Whether it reads as an order: 'Bring your own camera'. */
export function isOrder(text: string): boolean {
  const [first = '', second = ''] = wordsIn(text)
  return (
    verbs.has(first) &&
    !/^(?:open|design|welcome|guide|host|offer|help|supply|run|work|live|rent|use|need|fly|have|can|book|own)$/u.test(
      first,
    ) &&
    second !== '' &&
    !/^(?:is|are|and|or|in|for|not)$|.{3}ing$/u.test(second)
  )
}
