import { sentence } from '../grammar/phrases.ts'
import { pageTones } from '../tones/index.ts'
import { isRestricting, isStory } from './benefits.ts'
import type { Writer } from './writer.ts'

/** The scene of the trade, then the owner's own sentences in their order; undefined where the owner tells nothing. */
export function composeStory({
  business,
  choice,
  say,
  pick,
}: Writer): { title: string; text: string } | undefined {
  const told = business.lines
    .filter((line) => isStory(line) && !isRestricting(line))
    .flatMap((line) => pick([sentence(line)], 300) ?? [])
    .slice(0, 4)
  const [moment] = say('moment', business.playbook.moments)
  const sentences = [...(moment === undefined ? [] : [moment]), ...told]
  const scenes = ['Picture it', 'What it is like', 'The moment itself'].map((text) => () => text)
  const titles = told.length === 0 ? scenes : pageTones[business.tone].storyTitles
  const [title] = choice.shuffled('story title', titles)
  if (sentences.length === 0 || title === undefined) return undefined
  return { title: title(business.name).slice(0, 120), text: sentences.join(' ') }
}
