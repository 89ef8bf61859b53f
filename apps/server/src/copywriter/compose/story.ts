import type { Detail } from '../brief/details.ts'
import { articleFor, sentence } from '../grammar/phrases.ts'
import { pageTones } from '../tones/index.ts'
import type { Desk } from './desk.ts'

type Story = { title: string; text: string }
/** The story, and the facts that did not fit into it. */
type Told = { story: Story | undefined; untold: readonly Detail[] }

const establishment =
  /\b(?:lodge|hotel|cottage|estancia|station|gym|osteria|restaurant|bakery|cafe|school|business|park|farm|ranch|salon|dentist|lawyer|bootcamp|camp|cabin|hut|inn|house|studio)$/iu

/** The owner's voice, in the owner's order: what is left to tell, a few sentences of facts. */
export function composeStory(desk: Desk, facts: readonly Detail[]): Told {
  if (facts.length < 2) return { story: undefined, untold: facts }
  const opening = desk.pick('story.text', openings(desk))
  const told: string[] = []
  const untold: Detail[] = []
  const textOf = (lines: readonly string[]) =>
    [opening, ...inBreaths(lines)].filter((line) => line !== null).join(' ')
  for (const fact of facts) {
    const line = inTone(desk, fact.text)
    // Two of the owner's sentences in a row may be the owner's paragraph again.
    const fits =
      textOf([...told, line]).length < 700 && desk.passes('story.text', textOf([...told, line]))
    if (fits) told.push(line)
    else untold.push(fact)
  }
  // At the end, other neighbours may let a sentence stand.
  const left = untold.filter((fact) => {
    const text = textOf([...told, inTone(desk, fact.text)])
    const fits = text.length < 700 && desk.passes('story.text', text)
    if (fits) told.push(inTone(desk, fact.text))
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

/** 'We're' where the tone is at ease, 'we are' where it is not. */
function inTone({ facts: { tone } }: Desk, text: string): string {
  if (/^(?:friendly|fun|bold)$/u.test(tone))
    return text
      .replace(/\b(We|we|You|you|They|they) are\b/gu, "$1're")
      .replace(/\b(do|does|is|are) not\b/gu, "$1n't")
  if (tone === 'luxury')
    return text
      .replace(/\b(We|we|You|you|They|they)'re\b/gu, '$1 are')
      .replace(/\b(do|does|is|are)n't\b/gu, '$1 not')
      .replace(/\b([Ww]e|[Yy]ou|I)'ve\b/gu, '$1 have')
  return text
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

/** 'Tigh na Mara is a cottage on the Isle of Harris.', 'We offer hut-to-hut hikes.' */
function openings({ facts: { name, product, voice } }: Desk): string[] {
  const { service, place } = product
  if (service === null) return []
  const thing = place === null ? service.text : `${service.text} ${place}`
  const article = `${articleFor(service.text)} ${thing}`
  if (service.number === 'one' && establishment.test(service.text))
    return [`${name} is ${article}.`]
  const whole = service.number === 'one' ? article : thing
  const subject = voice.subject
  return [`${subject} offer ${whole}.`, `${name}: ${whole}.`].map((line) => sentence(line))
}
