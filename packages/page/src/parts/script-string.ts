/** A text as a string of a script that stands in a page: it cannot end the element around it. */
export function scriptString(text: string): string {
  return JSON.stringify(text).replaceAll('<', '\\u003C')
}
