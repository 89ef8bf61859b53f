export type TextLine = { text: string; left: number; top: number }

/** The lines of a text as the browser broke them: where each begins, in pixels from `origin`. */
export function textLines(node: Text, origin: DOMRect): TextLine[] {
  const lines: TextLine[] = []
  const range = document.createRange()
  let start = 0
  for (const character of node.data) {
    range.setStart(node, start)
    start += character.length
    range.setEnd(node, start)
    const box = range.getClientRects()[0]
    // What is not drawn, a line break for example, has no box.
    if (box === undefined || character === '\n') continue
    const top = box.top - origin.top
    const last = lines.at(-1)
    if (last !== undefined && Math.abs(last.top - top) < box.height / 2) last.text += character
    else lines.push({ text: character, left: box.left - origin.left, top })
  }
  return lines.map((line) => ({ ...line, text: line.text.trimEnd() }))
}
