import { capitalised } from '../grammar/phrases.ts'
import { isNounPhrase } from './noun-phrase.ts'

/** A clause that begins so hangs on what stands before it. */
const dependent =
  /^(?:and|or|but|so|which|who|whose|whom|where|when|while|because|since|then|than|that|with|without|plus|as|to|for|in|on|at|from|by|of|into|over|under|each|including|excluding|depending|if|not|also|even|especially|such|e\.g|i\.e|\p{L}+ing)\b/iu

/** So few words are an entry of a list, and no line of their own. */
const fewestWords = 3

/**
 * The clauses of a sentence that no fact tells, as lines that stand alone: what hangs on the clause before stays with
 * it, short ones stay together. Null stands for a clause that a fact tells; where something hangs on that, the sentence
 * stays whole.
 */
export function joinDependent(clauses: readonly (string | null)[], sentence: string): string[] {
  const lines: string[] = []
  let previous: string | null = null
  for (const clause of clauses) {
    if (clause !== null && previous === null && hangs(clause, clauses.length)) {
      return [capitalised(sentence)]
    }
    if (clause !== null && previous !== null && belongsTo(clause, previous)) {
      lines[lines.length - 1] += `, ${clause}`
    } else if (clause !== null) lines.push(capitalised(clause))
    previous = clause
  }
  return lines
}

/** Whether it says nothing without what stands before it. */
function hangs(clause: string, count: number): boolean {
  return dependent.test(clause) || (count > 1 && !clause.includes(' '))
}

function belongsTo(clause: string, previous: string): boolean {
  if (dependent.test(clause) || isShort(clause) || isShort(previous)) return true
  // 'We repair zips, jackets and mats': the second is what the first does.
  return isNounPhrase(clause) && !isNounPhrase(previous)
}

function isShort(clause: string): boolean {
  return clause.split(' ').length < fewestWords
}
