/** Numbers of spec 2, section 9, in characters. */
export const basicPromptLimits = { short: 50, longest: 1000, cutTo: 800 } as const

const qualitySuffix =
  ', professional quality, natural light, sharp detail, suitable for an outdoor ad'
const noText = 'No text, letters, numbers, logos or watermarks in the image.'

/**
 * What is sent for a picture (spec 2, section 5): a short description gets a quality suffix, a long one is cut, and
 * the request for an image without text is always included. `context` describes the business and is kept in full
 * even if the description is cut.
 */
export function basicPrompt(text: string, context = ''): string {
  const plain = text.trim().replace(/\s+/g, ' ')
  const asked = plain.length < basicPromptLimits.short ? plain + qualitySuffix : plain
  // What people write of text may mean a part of the picture alone, so the wish is said in our words, once.
  const added = context === '' ? '' : `${context} `
  const whole = asked.includes(noText)
    ? `${added}${asked}`
    : `${endSentence(asked)} ${added}${noText}`
  if (whole.length <= basicPromptLimits.longest) return whole
  const room = basicPromptLimits.cutTo - added.length
  return `${endSentence(cutAtWord(asked, room))} ${added}${noText}`
}

/** The sentence that every prompt ends with. */
export const noTextClause = noText

/** Never within a word, nor within a character that takes two units. */
export function cutAtWord(text: string, length: number): string {
  if (text.length <= length) return text
  const cut = text.slice(0, length)
  const space = cut.lastIndexOf(' ')
  return (space > length / 2 ? cut.slice(0, space) : cut.replace(/[\uD800-\uDBFF]$/, '')).trimEnd()
}

function endSentence(text: string): string {
  return /[.!?。！？]$/.test(text) ? text : `${text}.`
}
