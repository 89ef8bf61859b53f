/** Words that no noun phrase has: who acts, what holds a clause together, what asks. */
const clauseWords =
  /^(?:i|we|you|he|she|they|it|is|are|was|were|am|be|been|has|have|had|do|does|did|can|could|will|would|shall|should|may|might|must|also|not|if|when|where|because|while|which|what|how|why|please|let's|i'm|we're|you're|it's|don't|doesn't|can't|won't)$/iu
const edges =
  /^(?:and|or|but|with|for|from|of|to|in|on|at|by|the|a|an|our|my|your|their|as|than|so|per|incl|including|plus)$/iu
const openers = /^(?:and|or|but|of|to|by|as|than|so|per|plus|including|with|for|from|in|on|at)$/iu

/**
 * Whether it could stand alone as a whole noun phrase: 'guided sea kayak tours', 'families with children from 6'. Judged by
 * the words that a noun phrase never has, not by what the others are.
 */
export function isNounPhrase(text: string, { mostWords = 9 } = {}): boolean {
  const words = text.split(/\s+/u)
  const [first = ''] = words
  const last = words.at(-1) ?? ''
  return (
    words.length <= mostWords &&
    /\p{L}{3}/u.test(text) &&
    !/[.:;!?"]/u.test(text) &&
    !openers.test(first) &&
    !edges.test(last) &&
    !words.some((word, at) => clauseWords.test(word) && !(at === 0 && isWillWriting(text))) &&
    (text.match(/\(/gu)?.length ?? 0) === (text.match(/\)/gu)?.length ?? 0)
  )
}

/** A will is also a thing. */
function isWillWriting(text: string): boolean {
  return /^wills? (?:writing|drafting)\b/iu.test(text)
}
