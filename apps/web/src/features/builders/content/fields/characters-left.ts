/** From this share of the longest text on, it is said how much room there is. */
const nearTheLimit = 0.85

/** 'n characters left' near the limit; undefined before it and beyond it, where the rule itself speaks. */
export function charactersLeft(text: string, longest: number): string | undefined {
  const left = longest - text.trim().length
  if (text.length < longest * nearTheLimit || left < 0) return undefined
  return left === 1 ? '1 character left' : `${left} characters left`
}

/** Somewhat more than the limit may be typed or pasted, to be shortened then. */
export function typingLimit(longest: number): number {
  return Math.ceil(longest * 1.25)
}
