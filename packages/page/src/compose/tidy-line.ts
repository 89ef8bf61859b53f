/**
 * An owner's own line as one would print it: one space between words, a capital at its start, one
 * exclamation mark where there were many. The words stay theirs.
 */
export function tidyLine(text: string): string {
  const line = text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/([!?])\1+/g, '$1')
    .trim()
  return line.charAt(0).toUpperCase() + line.slice(1)
}
