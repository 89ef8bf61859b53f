import type { CheerioAPI } from 'cheerio/slim'

import { nameOf, type Thing } from './thing.ts'

/** Nobody describes a business deeper or at greater length; whatever does is left out. */
const deepest = 12
const mostThings = 2_000

/** What the page says as JSON-LD, in graphs and lists of any depth. What cannot be read is left out. */
export function readJsonLd($: CheerioAPI): Thing[] {
  const scripts = $('script[type*="ld+json" i]').toArray()
  const roots = scripts.flatMap((script) => parse($(script).text()))
  return toThings(roots)
}

function parse(text: string): unknown[] {
  // Some systems wrap it in a comment, leave line ends within strings, or a comma at the end.
  const bare = text.replaceAll(
    /^\s*(?:<!--|\/\/<!\[CDATA\[|<!\[CDATA\[)|(?:-->|\/\/\]\]>|\]\]>)\s*;?\s*$/g,
    '',
  )
  for (const candidate of [bare, mend(bare)]) {
    try {
      return [JSON.parse(candidate)]
    } catch {
      // The next reading may do.
    }
  }
  return []
}

function mend(text: string): string {
  return text
    .replaceAll(/\p{Cc}+/gu, ' ')
    .replaceAll(/,(\s*[}\]])/g, '$1')
    .replace(/;\s*$/, '')
}

type Json = Record<string, unknown>
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function toThings(roots: unknown[]): Thing[] {
  /** Things that are described in one place and named in another. */
  const byId = new Map<string, Thing>()
  let count = 0

  function read(value: unknown, depth: number): (Thing | string)[] {
    if (depth > deepest || count > mostThings) return []
    if (Array.isArray(value)) return value.flatMap((one) => read(one, depth + 1))
    if (typeof value === 'string') return [value]
    if (typeof value === 'number' || typeof value === 'boolean') return [String(value)]
    return isObject(value) ? [toThing(value, depth)] : []
  }

  function toThing(value: Json, depth: number): Thing {
    count += 1
    const properties = new Map<string, (Thing | string)[]>()
    const thing: Thing = { types: readTypes(value['@type']), properties }
    for (const [name, property] of Object.entries(value)) {
      if (name !== '@type' && name !== '@context')
        properties.set(nameOf(name), read(property, depth + 1))
    }
    const id = value['@id']
    if (typeof id !== 'string') return thing
    const known = byId.get(id)
    // A bare reference becomes what it refers to, where that is known already.
    if (known !== undefined && properties.size === 1) return known
    if (known === undefined || properties.size > known.properties.size) byId.set(id, thing)
    return thing
  }

  const found = roots.flatMap((root) => read(root, 0)).filter((value) => typeof value !== 'string')
  return found.flatMap((thing) => {
    const graph = (thing.properties.get('@graph') ?? thing.properties.get('graph') ?? []).filter(
      (value) => typeof value !== 'string',
    )
    return graph.length > 0 ? graph : [thing]
  })
}

function readTypes(value: unknown): string[] {
  const types = Array.isArray(value) ? value : [value]
  return types.filter((type) => typeof type === 'string').map(nameOf)
}
