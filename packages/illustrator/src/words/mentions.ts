/** A word for something, and how much it says that just this is meant: 1 when nothing is left out. */
export type Sign<Value> = readonly [value: Value, words: RegExp, weight?: number]

export type Meant<Value> = { value: Value; score: number; at: number }

/** What is said beside the point: what lies in the distance, what is over. */
const aside =
  /\b(?:after|before|next to|beside|behind|near|past|outside|leaving|away from|views? (?:of|over|onto|to)|overlooking|unlike)\s+(?:[\w'’-]+\s+){0,3}$/i
const asideWeight = 0.2

/** The sentence in which somebody says what a picture shows counts double. */
const wished = /\b(?:picture|photo|photograph|image|it)\s+(?:(?:should|must|to|shall)\s+)?shows?\b/i

/** All that the words speak of, what they speak of most first; of two alike, what is said first. */
export function mentioned<Value>(
  words: string,
  signs: readonly Sign<Value>[],
): readonly Meant<Value>[] {
  return signs
    .map(([value, pattern, weight = 1]) => {
      const found = [...words.matchAll(new RegExp(pattern.source, 'gi'))]
      const score = found.reduce((sum, { index }) => sum + weight * weightAt(words, index), 0)
      return { value, score, at: found[0]?.index ?? words.length }
    })
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score || one.at - other.at)
}

/** What is said first; the order of the signs does not count. */
export function firstMentioned<Value>(
  words: string,
  signs: readonly Sign<Value>[],
): Value | undefined {
  const [first] = mentioned(words, signs).toSorted((one, other) => one.at - other.at)
  return first?.value
}

function weightAt(words: string, index: number): number {
  const sentence = words.slice(sentenceStart(words, index), index)
  return (aside.test(sentence) ? asideWeight : 1) * (wished.test(sentence) ? 2 : 1)
}

/** Read backwards: a search for `[^.!?]*$` takes the square of the length at each of hundreds of words. */
function sentenceStart(words: string, index: number): number {
  if (index === 0) return 0
  return Math.max(...['.', '!', '?'].map((end) => words.lastIndexOf(end, index - 1))) + 1
}
