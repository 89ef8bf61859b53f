import type { Detail } from '../brief/details.ts'
import { sentence } from '../grammar/phrases.ts'
import { pageTones } from '../tones/index.ts'
import type { Desk } from './desk.ts'
import { wordingOf } from './fact-wording.ts'
import { inTone } from './in-tone.ts'
import { offeringSentences } from './offering.ts'

type Story = { title: string; text: string }
/** The story, and the facts that did not fit into it. */
type Told = { story: Story | undefined; untold: readonly Detail[] }

/** The owner's voice, in the owner's order: what is left to tell, a few sentences of facts. */
export function composeStory(desk: Desk, facts: readonly Detail[]): Told {
  if (facts.length < 2) return { story: undefined, untold: facts }
  const opening = desk.pick('story.text', offeringSentences(desk))
  const told: string[] = []
  const untold: Detail[] = []
  const textOf = (lines: readonly string[]) =>
    [opening, ...inBreaths(lines)].filter((line) => line !== null).join(' ')
  for (const fact of facts) {
    const line = tellingOf(desk, fact)
    // Two of the owner's sentences in a row may be the owner's paragraph again.
    const fits =
      textOf([...told, line]).length < 700 && desk.passes('story.text', textOf([...told, line]))
    if (fits) told.push(line)
    else untold.push(fact)
  }
  // At the end, other neighbours may let a sentence stand.
  const left = untold.filter((fact) => {
    const text = textOf([...told, tellingOf(desk, fact)])
    const fits = text.length < 700 && desk.passes('story.text', text)
    if (fits) told.push(tellingOf(desk, fact))
    return !fits
  })
  const titles = desk.shuffled('story title', pageTones[desk.facts.tone].storyTitles)
  const title = desk.pick(
    'story.title',
    titles.map((line) => line(desk.facts.name)),
    110,
  )
  if (title === null || told.length === 0) return { story: undefined, untold: facts }
  return { story: { title, text: textOf(told) }, untold: left }
}

function tellingOf(desk: Desk, fact: Detail): string {
  const { line, said } = wordingOf(desk, fact)
  return inTone(desk, said ?? line)
}

/** 'We supply the rods' and 'We clean your catch' share a sentence; the third begins anew. */
function inBreaths(lines: readonly string[]): string[] {
  const breaths: string[] = []
  for (const line of lines) {
    const before = breaths.at(-1)
    const subject = line.match(/^(?:We|I) /u)?.[0]
    const isShort =
      before !== undefined && before.length + line.length < 90 && !before.includes(', and ')
    if (before !== undefined && isShort && subject !== undefined && before.startsWith(subject))
      breaths[breaths.length - 1] =
        `${before}, and ${subject === 'I ' ? line : line.charAt(0).toLowerCase() + line.slice(1)}`
    else breaths.push(line)
  }
  return breaths.map((line) => sentence(line))
}
