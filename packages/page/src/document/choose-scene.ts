import { type Scene, type SceneKind, sceneSchema } from '../scene/scene-schema.ts'

/** The first of equals wins. */
const signs: [SceneKind, RegExp][] = [
  ['river', /\b(raft|kayak|cano|river|whitewater|rapids|fish|angl|float|paddl|lake|creek)/gi],
  [
    'coast',
    /\b(surf|sea\b|ocean|beach|coast|reef|div(e|ing)|snorkel|sail|island|whale|kitesurf)/gi,
  ],
  ['summit', /\b(climb|boulder|summit|alpin|ski|snow|mountain|peak|heli|via ferrata|glacier)/gi],
  [
    'forest',
    /\b(hik|trek|trail|forest|wood|camp|lodge|cabin|bik|cycl|horse|zip|hunt|wilderness)/gi,
  ],
]

/** The landscape its words speak of most, a river valley for none; same words, same landscape. */
export function chooseScene(words: string): Scene {
  const counts = signs.map(([kind, pattern]) => ({
    kind,
    count: [...words.matchAll(pattern)].length,
  }))
  const best = counts.reduce((most, one) => (one.count > most.count ? one : most))
  return sceneSchema.parse({ kind: best.kind, seed: hash(words) })
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  return value >>> 0
}
