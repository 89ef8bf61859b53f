import type { Business } from '../business/business.ts'
import { createSeededChoice, type SeededChoice } from '../choose/seeded-choice.ts'
import { type Slots, slotsOf } from '../phrasing/slots.ts'
import { fillTemplate, parseTemplate, type Template } from '../phrasing/template.ts'

/** One funnel being written: the facts, the choices of this seed, and what stands already. */
export type Writer = {
  business: Business
  slots: Slots
  choice: SeededChoice
  /** Lines of a playbook in the owner's voice, in the order of this seed. */
  say: (label: string, lines: readonly string[]) => string[]
  /** The first of the texts that fits and stands nowhere yet. */
  pick: (texts: readonly (string | null)[], longest: number) => string | null
  /** Counts that a reason is told; a third time would read as filled in. */
  tell: (reason: string) => void
  isWorn: (reason: string) => boolean
}

export function createWriter(business: Business, seed: string): Writer {
  const slots = slotsOf(business)
  const choice = createSeededChoice(seed)
  const said = new Set<string>()
  const times = new Map<string, number>()
  const timesOf = (text: string) => times.get(keyOf(text)) ?? 0
  return {
    business,
    slots,
    choice,
    say: (label, lines) =>
      choice.shuffled(label, lines).flatMap((line) => fillTemplate(templateOf(line), slots) ?? []),
    tell: (reason) => times.set(keyOf(reason), timesOf(reason) + 1),
    isWorn: (reason) => timesOf(reason) > 1 && reason.split(' ').length > 2,
    pick(texts, longest) {
      const text = texts.find(
        (one) => one !== null && one !== '' && one.length <= longest && !said.has(keyOf(one)),
      )
      if (text === undefined || text === null) return null
      said.add(keyOf(text))
      return text
    },
  }
}

const templates = new Map<string, Template>()

/** Lines of playbooks are read once; there are some thousands of them. */
function templateOf(line: string): Template {
  const known = templates.get(line) ?? parseTemplate(line)
  templates.set(line, known)
  return known
}

function keyOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim()
}
