import { isUnknownSection, type PageDocument, type Section } from '../document/page-document.ts'
import { withField } from '../edit/field-path.ts'
import { sectionTarget } from '../parts/section-target.ts'
import { type KnownSection, sectionModels } from '../sections/section-models.ts'
import { findTranslation } from './find-translation.ts'
import { listLinks, type SectionLink } from './list-links.ts'
import { mapSectionTexts } from './map-texts.ts'
import { createTranslator, type Translator } from './translator.ts'

/**
 * Returns the page in one of its further languages. Texts that the owner did not translate are the product's own
 * wording in that language, or else the source text. Any other tag gives the page in its own language. The result has
 * no translations.
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

type Translated = { said: string; section: KnownSection }
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
  const said = JSON.stringify(texts)
  const before = known.get(tag)
  if (before?.said === said) return before.section
  const read = section.type === 'lead-form' ? readForm(section, translated) : translated
  known.set(tag, { said, section: read })
  return read
}

/** Keeps labels and options distinct, because they are the names and values of the answers. */
function readForm(source: KnownSection, translated: KnownSection): KnownSection {
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

/** Links that find their section by its title, or by their own label, and would not find the translated one. */
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
