import type { Detail } from '../brief/details.ts'
import { articleFor, sentence } from '../grammar/phrases.ts'
import { pageTones } from '../tones/page-tone.ts'
import type { Desk } from './desk.ts'

type Story = { title: string; text: string }

const establishment =
  /\b(?:lodge|hotel|cottage|estancia|station|gym|osteria|restaurant|bakery|cafe|school|business|park|farm|ranch|salon|dentist|lawyer|bootcamp|camp|cabin|hut|inn|house|studio)$/iu

/** The owner's voice, in the owner's order: what is left to tell, two to six sentences of facts. */
export function composeStory(desk: Desk, facts: readonly Detail[]): Story | undefined {
  if (facts.length < 2) return undefined
  const told = inBreaths(facts.slice(0, 6).map(({ text }) => text))
  const opening = desk.pick('story.text', openings(desk))
  const text = [opening, ...told].filter((line) => line !== null).join(' ')
  const titles = desk.shuffled('story title', pageTones[desk.facts.tone].storyTitles)
  const title = desk.pick(
    'story.title',
    titles.map((line) => line(desk.facts.name)),
    110,
  )
  if (title === null || !desk.passes('story.text', text)) return undefined
  return { title, text }
}

/** 'We supply the rods' and 'We clean your catch' share a sentence; the third begins anew. */
function inBreaths(lines: readonly string[]): string[] {
  const breaths: string[] = []
  for (const line of lines) {
    const before = breaths.at(-1)
    const subject = line.match(/^(?:We|I|You) /u)?.[0]
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
