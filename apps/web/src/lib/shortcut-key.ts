/** Of the browser as of React. */
type KeyPress = Pick<KeyboardEvent, 'key' | 'code'>

/** A letter, or a vowel sign, which has a key of its own in scripts of South and Southeast Asia. */
const otherScript = /^(?!\p{Script=Latin})[\p{Letter}\p{Mark}]$/u

/**
 * The lower-case Latin letter of a shortcut, or the name of any other key. The letter comes first, so that
 * QWERTZ and Dvorak keep theirs. A key that types no Latin letter (Cyrillic, Greek, Hebrew, Arabic) counts as the one
 * in its place on a US keyboard.
 */
export function shortcutKey({ key, code }: KeyPress): string {
  const position = /^Key([A-Z])$/.exec(code)?.[1]
  const letter = otherScript.test(key) && position !== undefined ? position : key
  return letter.length === 1 ? letter.toLowerCase() : letter
}
