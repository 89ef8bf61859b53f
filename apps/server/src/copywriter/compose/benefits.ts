import type { Detail } from '../brief/details.ts'
import { capitalised, unstopped } from '../grammar/phrases.ts'
import type { Desk } from './desk.ts'
import { offeringSentences } from './offering.ts'
import { wordingOf } from './fact-wording.ts'
import { inTone } from './in-tone.ts'
import { inlineOffer } from './offer-lines.ts'

/** Three to six reasons: each a fact of the owner, with what it means for the guest where that follows. */
export function composeBenefits(
  desk: Desk,
  facts: readonly Detail[],
  more: readonly string[],
): string[] {
  const benefits: string[] = []
  const add = (candidates: readonly (string | null)[]) => {
    const text = desk.pick(`benefits[${benefits.length}]`, candidates, 165)
    if (text !== null) benefits.push(unstopped(text))
  }
  const most = more.length > 0 ? 5 : 6
  for (const detail of facts.slice(0, most)) add(linesOf(desk, detail))
  if (more.length > 0) addOffers(more, add)
  if (benefits.length < 3) add(offeringSentences(desk).slice(1))
  const worries = desk.shuffled('page worry', desk.facts.trade.worries)
  for (const { ask, answer } of worries) if (benefits.length < 3) add([`${ask} ${answer}`])
  if (benefits.length < 3) add(desk.shuffled('benefit advice', desk.facts.trade.advice))
  if (benefits.length < 3) add(plainOffer(desk))
  while (benefits.length < 3) benefits.push(reserve[benefits.length] ?? 'A reply by email')
  return benefits
}

const reserve = [
  'A short form',
  'A plain answer to your question',
  'Time to decide in peace',
] as const

/** What the line below the headline could not hold of the offer: in one line, or in one each. */
function addOffers(lines: readonly string[], add: (candidates: readonly string[]) => void): void {
  const joined = joinedLines(lines)
  if ((joined[0]?.length ?? 0) <= 165) add(joined)
  else for (const line of lines.slice(0, 2)) add([capitalised(inlineOffer(line))])
}

function joinedLines(lines: readonly string[]): string[] {
  const [first = '', ...rest] = lines.map((line) => inlineOffer(line))
  return [capitalised([first, ...rest].join('; ')), capitalised(first)]
}

function plainOffer({ facts: { offer } }: Desk): string[] {
  return offer === null ? [] : [capitalised(inlineOffer(offer.full))]
}

/** The fact as this tone would put it, then plainer, then as the owner noted it. */
function linesOf(desk: Desk, detail: Detail): string[] {
  const { line, said } = wordingOf(desk, detail)
  const { tone } = desk.facts
  const isSpoken =
    /^(?:friendly|caring|fun)$/u.test(tone) &&
    said !== null &&
    /^(?:we|I|you|our|my|your) /iu.test(said)
  const [plain = line] = line.split(/, (?:so|which|and) /u)
  const first = isSpoken ? said : line
  return [...new Set([first, line, plain, detail.text])].map((text) => inTone(desk, text))
}
