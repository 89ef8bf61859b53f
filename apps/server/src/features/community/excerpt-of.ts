const longest = 200

/** The first words of a text, in one line. */
export function excerptOf(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= longest) return line
  const cut = line.slice(0, longest).toWellFormed().replaceAll('\uFFFD', '')
  const end = cut.lastIndexOf(' ')
  return `${end > longest / 2 ? cut.slice(0, end) : cut}…`
}
