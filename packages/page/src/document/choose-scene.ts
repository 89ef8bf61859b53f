import type { Scene, SceneKind } from '../scene/scene-schema.ts'

const signs: [SceneKind, RegExp][] = [
  ['river', /\b(raft|kayak|canoe|river|whitewater|rapid|fish|angl|float|paddl|lake|creek)/i],
  ['coast', /\b(surf|sea|ocean|beach|coast|reef|div(e|ing)|snorkel|sail|island|boat|whale|kite)/i],
  ['summit', /\b(climb|boulder|summit|alpin|ski|snow|mountain|peak|heli|via ferrata|glacier)/i],
  ['forest', /\b(hik|trek|trail|forest|wood|camp|lodge|cabin|bike|cycl|horse|zip|hunt|wild)/i],
]

/** The landscape that fits what the words speak of; the same words always give the same one. */
export function chooseScene(words: string): Scene {
  const kind = signs.find(([, pattern]) => pattern.test(words))?.[0] ?? 'river'
  return { kind, seed: hash(words) }
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  return value >>> 0
}
