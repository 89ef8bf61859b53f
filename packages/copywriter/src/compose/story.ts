import { sentence } from '../grammar/phrases.ts'
import { isRestricting, isStory, tales } from './benefits.ts'
import type { Writer } from './writer.ts'

/**
 * Who does it, since when and how much, then the owner's own sentences; a scene of the named trade may open it.
 * Undefined where the owner tells nothing of the kind.
 */
export function composeStory(writer: Writer): { title: string; text: string } | undefined {
  const { business, choice, say, pick } = writer
  const people = tales(business).flatMap((line) => pick([line], 300) ?? [])
  const told = business.lines
    .filter((line) => isStory(line) && !isRestricting(line))
    .flatMap((line) => pick([sentence(line)], 300) ?? [])
    .slice(0, 3)
  const facts = [...people, ...told]
  const [moment] = business.isTradeNamed ? say('moment', business.playbook.moments) : []
  const sentences = moment === undefined || facts.length > 3 ? facts : [moment, ...facts]
  if (facts.length === 0 || sentences.length < 2) return undefined
  const titles =
    business.guides.length > 0 && people.length > 0 ? ['Who is behind it', 'Who you will meet'] : []
  const [title = ''] = choice.shuffled('story title', [`About ${business.name}`, ...titles])
  return { title: title.slice(0, 120), text: sentences.join(' ') }
}
