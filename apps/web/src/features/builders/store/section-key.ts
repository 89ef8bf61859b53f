import { isUnknownSection, type Section } from '@wildpath/page/document'

/** Sections of unknown kinds have no id; they are told apart by what they are. */
const unknownKeys = new WeakMap<Section, string>()
let unknownCount = 0

/** What a section is known by as long as it is on the page, wherever it stands. */
export function sectionKey(section: Section): string {
  if (!isUnknownSection(section)) return section.id
  const known = unknownKeys.get(section)
  if (known !== undefined) return known
  unknownCount += 1
  const key = `unknown ${unknownCount}`
  unknownKeys.set(section, key)
  return key
}
