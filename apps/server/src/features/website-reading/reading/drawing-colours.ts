/** Of a drawing; its first colours are enough. */
const longestDrawing = 200_000
const mostColours = 500

/** How often a drawing names each colour, as '#rrggbb'. */
export type NamedColours = { hex: string; count: number }[]

/**
 * The colours that the text of a drawing names for what it paints. Nothing is built of its elements, so that one of
 * any shape takes time by its length alone.
 */
export function readDrawingColours(text: string): NamedColours {
  const drawing = text.slice(0, longestDrawing)
  const counts = new Map<string, number>()
  for (const said of [...attributesOf(drawing), ...styleSheetsOf(drawing)]) {
    for (const [found] of said.matchAll(/#[0-9a-f]{6}\b|#[0-9a-f]{3}\b/gi)) {
      const hex = inSixDigits(found.toLowerCase())
      if (counts.has(hex) || counts.size < mostColours) counts.set(hex, (counts.get(hex) ?? 0) + 1)
    }
  }
  return [...counts].map(([hex, count]) => ({ hex, count }))
}

function attributesOf(drawing: string): string[] {
  const attributes = drawing.matchAll(
    /\s(?:fill|stroke|stop-color|style)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi,
  )
  return [...attributes].map(([, double, single]) => double ?? single ?? '')
}

function styleSheetsOf(drawing: string): string[] {
  const sheets: string[] = []
  const lower = drawing.toLowerCase()
  for (let start = lower.indexOf('<style'); start !== -1;) {
    const end = lower.indexOf('</style', start)
    sheets.push(drawing.slice(start, end === -1 ? undefined : end))
    start = end === -1 ? -1 : lower.indexOf('<style', end)
  }
  return sheets
}

const inSixDigits = (hex: string): string =>
  hex.length === 4 ? hex.replaceAll(/[0-9a-f]/g, '$&$&') : hex
