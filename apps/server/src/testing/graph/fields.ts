/** A field as Graph is asked for it: `insights.time_range({…}){spend}`. */
export type AskedField = { name: string; modifiers: string; fields: AskedField[] }

export function parseFields(text: string): AskedField[] {
  return splitOutside(text).map((item) => {
    const name = /^\w+/.exec(item)?.[0] ?? ''
    const open = openingBrace(item)
    return {
      name,
      modifiers: item.slice(name.length, open === -1 ? undefined : open),
      fields: open === -1 ? [] : parseFields(item.slice(open + 1, -1)),
    }
  })
}

function splitOutside(text: string): string[] {
  const items: string[] = []
  let depth = 0
  let from = 0
  for (let at = 0; at < text.length; at += 1) {
    depth += depthChange(text.charAt(at))
    if (text.charAt(at) !== ',' || depth > 0) continue
    items.push(text.slice(from, at))
    from = at + 1
  }
  return [...items, text.slice(from)].filter((item) => item !== '')
}

/** The brace that belongs to no modifier. */
function openingBrace(item: string): number {
  let depth = 0
  for (let at = 0; at < item.length; at += 1) {
    if (item.charAt(at) === '{' && depth === 0) return at
    if (item.charAt(at) === '(') depth += 1
    if (item.charAt(at) === ')') depth -= 1
  }
  return -1
}

function depthChange(character: string): number {
  if ('({'.includes(character)) return 1
  return ')}'.includes(character) ? -1 : 0
}
