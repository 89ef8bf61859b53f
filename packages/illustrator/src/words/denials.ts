/** 'No rapids', 'instead of a crowded beach': what is denied is not to be seen. */
export function withoutDenials(words: string): string {
  return words.replaceAll(
    /\b(?:(?:no|without(?: any)?)\s+(?!people)[\w'’-]+|(?:instead of|rather than|unlike)(?:\s+[\w'’-]+){1,3})/gi,
    ' ',
  )
}
