import type { Detail } from '../brief/details.ts'
import { withArticles, withInnerArticle } from '../grammar/articles.ts'
import { capitalised, numberOfHead, wordsOf } from '../grammar/phrases.ts'
import { withSpeltStart } from '../grammar/spoken-numbers.ts'
import type { Desk } from './desk.ts'
import { composeGoal } from './goal.ts'
import { isNameList } from './fact-shapes.ts'
import { lettersFor } from './letters-for.ts'
import type { FactWords, Wording, WordingRule } from './wording-rule.ts'
import { rulesOfDays } from './wording-of-days.ts'
import { rulesOfPeople } from './wording-of-people.ts'
import { rulesOfThings } from './wording-of-things.ts'

const rules: readonly WordingRule[] = [...rulesOfPeople, ...rulesOfDays, ...rulesOfThings]

/** A bare fact as a phrase a guest understands, and as a whole sentence; both without a full stop. */
export function wordingOf(desk: Desk, detail: Detail): Wording {
  const text = withSubjectArticle(withInnerArticle(detail.text))
  const asIs = { line: text, said: detail.form === 'noun' ? null : text }
  if (detail.form === 'order' || isSentence.test(text)) return asIs
  const words = wordsFor(desk)
  for (const [sign, write] of rules) {
    const match = sign.exec(text)
    if (match === null) continue
    const found = write(match, words)
    if (found !== null)
      return {
        line: capitalised(found.line.trim()),
        said: found.said === null ? null : capitalised(found.said.trim()),
      }
  }
  return detail.form === 'noun' ? plainly(detail, words) : asIs
}

/** 'Shuttle is on me' lacks its article. */
function withSubjectArticle(text: string): string {
  return text.replace(
    /^(Shuttle|Put in|Manager|Season|Lunch boat|Tour|Flight|Trip|Walk|Guide) (?=is|only|takes|lasts|starts|ends|runs)/u,
    (start) => `The ${start.toLowerCase().replace('put in', 'put-in')}`,
  )
}

const isSentence =
  /^(?:(?:we|I|you|they|he|she|it|there)(?:'\p{L}+)?|our \p{L}+|my \p{L}+|all you need) |(?<!who|that) (?:is|are|was|were|has|have|can|must|need|needs|comes?|runs|cooks?|gets?|stay|keep|go|receive|takes?) (?!and\b)/iu

/** 'Fire pit and compost loo' as 'A fire pit and a compost loo'; there is, or there are. */
function plainly({ text, inner }: Detail, { isPlaceToBe }: FactWords): Wording {
  const line = capitalised(withSpeltStart(withArticles(withInnerArticle(text))))
  const isOpen =
    /[:;]|^(?:from|in|on|at|by|near|every|no|back|if|half|full|wet|not|with|after)\b| or |\bper \p{L}+$|\b(?:chosen|rolled|checked|cooked|made|signed|rented|used|allowed|playing|walking)\b/iu.test(
      text,
    )
  if (
    isOpen ||
    inner === null ||
    isNameList(text) ||
    /^\p{Lu}{2,} /u.test(text) ||
    /^\p{L}+'s /u.test(text) ||
    (!isPlaceToBe && /, | and /u.test(text)) ||
    wordsOf(text).length > 12 ||
    / (?:is|are|was) /u.test(text)
  )
    return { line, said: null }
  const thing = withSpeltStart(withArticles(withInnerArticle(inner)))
  const isMany = manyOf(thing)
  return { line, said: `There ${isMany ? 'are' : 'is'} ${thing}` }
}

/** 'There are new routes every week', 'there is a fire pit and a compost loo'. */
function manyOf(thing: string): boolean {
  if (/^(?:an?|one) /iu.test(thing)) return false
  if (/^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+) /iu.test(thing))
    return !/^\d+ sqm/u.test(thing)
  const [first = thing] = thing.split(/, | and /u)
  return numberOfHead(headOf(first)) === 'many'
}

function headOf(text: string): string {
  return (
    text.split(
      / (?:with|for|from|in|on|of|to|at|by|who|where|after|before|without|every|each|per|only) /u,
    )[0] ?? text
  )
}

const known = new WeakMap<Desk, FactWords>()

function wordsFor(desk: Desk): FactWords {
  const before = known.get(desk)
  if (before !== undefined) return before
  const { facts } = desk
  const letters = lettersFor(facts)
  const said = facts.product.details.map(({ text }) => text).join(' ')
  const words: FactWords = {
    we: facts.voice.subject,
    our: facts.voice.subject === 'I' ? 'the' : 'our',
    service: facts.product.service,
    tone: facts.tone,
    span:
      facts.isTradeNamed && /^(?:on|in|at|under|above|behind|below) /u.test(letters.span ?? '')
        ? letters.span
        : null,
    isPlaceToBe: /^(?:booking|stay|lessons|rental)$/u.test(composeGoal(facts)),
    small: facts.isTradeNamed ? desk.shuffled('small', letters.small) : [],
    leader:
      /\b(instructor|coach|counselor|tutor|teacher)/iu.exec(said)?.[1]?.toLowerCase() ?? 'guide',
  }
  known.set(desk, words)
  return words
}
