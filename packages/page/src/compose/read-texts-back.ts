import { isRecord } from '../document/json-value.ts'
import type { PageDocument } from '../document/page-document.ts'
import type { GeneratedPageInput } from './generated-page-input.ts'

type LandingPage = GeneratedPageInput['landingPage']
type Path = readonly (string | number)[]
type Leaf = { path: Path; text: string }

/**
 * Lists the content texts that the owner changed on the page. A text is included if the composed page shows
 * it verbatim and every remaining place now shows the same new text.
 *
 * @param base The page composed from the content.
 */
export function readTextsBack(
  { plan: _plan, pictures: _pictures, language: _language, ...content }: LandingPage,
  { base, mine }: { base: PageDocument; mine: PageDocument },
): Leaf[] {
  const shown = Map.groupBy(listLeaves(base.sections), ({ text }) => text)
  const texts = Map.groupBy(listLeaves(content), ({ text }) => text)
  return [...texts.values()].flatMap(([leaf, ...repeated]) => {
    if (leaf === undefined || repeated.length > 0) return []
    const places = shown.get(leaf.text) ?? []
    const words = new Set(places.map(({ path }) => findText(mine.sections, path)))
    words.delete(undefined)
    const [text] = words
    if (words.size !== 1 || text === undefined || text === leaf.text) return []
    return [{ path: leaf.path, text }]
  })
}

/** Lists non-empty texts with their paths. Paths use IDs if entries have them, so that their order does not matter. */
function listLeaves(value: unknown, path: Path = []): Leaf[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [{ path, text: value }]
  if (Array.isArray(value)) {
    return value.flatMap((entry, index) => listLeaves(entry, [...path, getKey(entry) ?? index]))
  }
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([key, entry]) =>
    key === 'id' || key === 'type' ? [] : listLeaves(entry, [...path, key]),
  )
}

function findText(value: unknown, [key, ...rest]: Path): string | undefined {
  if (key === undefined) return typeof value === 'string' && value.trim() !== '' ? value : undefined
  if (Array.isArray(value)) {
    const entry: unknown =
      typeof key === 'number' ? value[key] : value.find((one) => getKey(one) === key)
    return findText(entry, rest)
  }
  return isRecord(value) ? findText(value[key], rest) : undefined
}

function getKey(entry: unknown): string | undefined {
  return isRecord(entry) && typeof entry['id'] === 'string' ? entry['id'] : undefined
}
