import { isUnknownSection, type PageDocument, type Section } from '../document/page-document.ts'
import { withField } from '../edit/field-path.ts'
import { sectionTarget } from '../parts/section-target.ts'
import { type KnownSection, sectionModels } from '../sections/section-models.ts'
import { findTranslation } from './find-translation.ts'
import { listLinks, type SectionLink } from './list-links.ts'
import { mapSectionTexts } from './map-texts.ts'
import { createTranslator, type Translator } from './translator.ts'

/**
 * Returns the page in one of its additional languages, without its translations. Texts that the owner did not translate
 * use the built-in translation, or else stay as they are. For any other tag, returns the page in its own language.
 */
export function translatePage(page: PageDocument, tag: string): PageDocument {
  const { translations, ...source } = page
  if (translations === undefined) return page
  if (findTranslation(page, tag) === undefined) return source
  const translator = createTranslator(page, tag)
  const translated: PageDocument = {
    ...source,
    language: tag,
    title: translator.translate({ text: page.title, longest: 2000 }),
    sections: page.sections.map((section) => translateSection(section, translator)),
  }
  const sections = translated.sections.map((section, index) =>
    pinLinks(section, listMovedLinks({ source: page, translated, index })),
  )
  return { ...translated, sections }
}

type Translated = { key: string; section: KnownSection }
const translatedSections = new WeakMap<Section, Map<string, Translated>>()

/** Returns the same object as before if no text changed, so that views do not render it again. */
function translateSection(section: Section, { tag, translate }: Translator): Section {
  if (isUnknownSection(section)) return section
  const texts: string[] = []
  const translated = mapSectionTexts(section, (field) => {
    const text = translate(field)
    texts.push(text)
    return text
  })
  if (translated === section) return section
  const known = translatedSections.get(section) ?? new Map<string, Translated>()
  translatedSections.set(section, known)
  const key = JSON.stringify(texts)
  const before = known.get(tag)
  if (before?.key === key) return before.section
  const result = section.type === 'lead-form' ? keepFormDistinct(section, translated) : translated
  known.set(tag, { key, section: result })
  return result
}

/** Keeps labels and options distinct, because they are the names and values of the answers. */
function keepFormDistinct(source: KnownSection, translated: KnownSection): KnownSection {
  if (source.type !== 'lead-form' || translated.type !== 'lead-form') return translated
  const fields = translated.content.fields.map((field, index) => {
    const { options } = source.content.fields[index] ?? {}
    const areDistinct = new Set(field.options).size === options?.length
    return areDistinct || options === undefined ? field : { ...field, options }
  })
  const content = { ...translated.content, fields }
  return sectionModels['lead-form'].schema.safeParse({ ...translated, content }).data ?? translated
}

type MovedLinks = { source: PageDocument; translated: PageDocument; index: number }

/** Lists the links that find their section by its title or their own label and would miss the translated section. */
function listMovedLinks({ source, translated, index }: MovedLinks): SectionLink[] {
  const section = source.sections[index]
  if (section === undefined || isUnknownSection(section)) return []
  const after = translated.sections[index]
  const names = after === undefined || isUnknownSection(after) ? [] : listLinks(after)
  return listLinks(section).flatMap(({ path, name }, place) => {
    const target = sectionTarget(source, name)
    if (target === undefined) return []
    return target === sectionTarget(translated, names[place]?.name ?? '')
      ? []
      : [{ path, name: target }]
  })
}

const pinnedSections = new WeakMap<Section, { pins: string; section: Section }>()

function pinLinks(section: Section, links: readonly SectionLink[]): Section {
  if (links.length === 0) return section
  const pins = JSON.stringify(links)
  const before = pinnedSections.get(section)
  if (before?.pins === pins) return before.section
  const pinned = links.reduce((changed, { path, name }) => withField(changed, path, name), section)
  pinnedSections.set(section, { pins, section: pinned })
  return pinned
}
