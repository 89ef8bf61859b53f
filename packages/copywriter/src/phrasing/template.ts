import { type SlotName, slotNames, type Slots } from './slots.ts'

type Part = { text: string } | { slot: SlotName; isCapital: boolean }

/** A line with slots: '{Offering} {place}, {duration} on the water.' */
export type Template = { source: string; parts: readonly Part[] }

const voiceSlots: readonly string[] = ['we', 'us', 'our', 'we are', 'we have']

/** Reads a template; throws on a slot that is none, so that a wrong content file is told at once. */
export function parseTemplate(source: string): Template {
  const parts = source.split(/(\{[^}]*\}?)/u).flatMap((piece): Part[] => {
    if (piece === '') return []
    const name = /^\{(.*)\}$/u.exec(piece)?.[1]
    if (name === undefined && !piece.startsWith('{')) return [{ text: piece }]
    const slot = slotNames.find((one) => one === name?.toLowerCase())
    if (slot === undefined) throw new Error(`No slot is called ${piece}`)
    return [{ slot, isCapital: /^\p{Lu}/u.test(name ?? '') }]
  })
  return { source, parts }
}

/** The line with a phrase in every slot; null where one has none: no fact, no sentence. */
export function fillTemplate({ parts }: Template, slots: Slots): string | null {
  const texts: string[] = []
  for (const part of parts) {
    if ('text' in part) {
      texts.push(part.text)
      continue
    }
    const phrase = slots[part.slot]
    if (phrase === null || phrase === '') return null
    texts.push(part.isCapital ? phrase.charAt(0).toUpperCase() + phrase.slice(1) : phrase)
  }
  // A phrase that ends as the sentence does ends it.
  return texts.join('').replaceAll(/([.!?])\1+/gu, '$1')
}

/** The facts that a template needs; how the business speaks is always known. */
export function slotsNeeded({ parts }: Template): SlotName[] {
  return parts.flatMap((part) =>
    'slot' in part && !voiceSlots.includes(part.slot) ? [part.slot] : [],
  )
}
