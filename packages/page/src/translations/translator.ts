import { isUnknownSection, type PageDocument } from '../document/page-document.ts'
import { hasOwnWords } from '../language/page-language.ts'
import { describeSceneIn } from '../language/scenes/describe-scene-in.ts'
import { findTranslation } from './find-translation.ts'
import type { SectionText } from './map-texts.ts'
import { createWordTranslator } from './translate-words.ts'

type Translatable = Pick<SectionText, 'text' | 'longest' | 'scene'>

export type Translator = {
  tag: string
  /** Returns the owner's translation or the built-in one; undefined if there is neither. */
  find: (source: Translatable) => string | undefined
  /** Same as `find`, but falls back to the source text. */
  translate: (source: Translatable) => string
}

/** Creates a translator for the page's texts into one of its additional languages. */
export function createTranslator(page: PageDocument, tag: string): Translator {
  const texts = findTranslation(page, tag)?.texts ?? {}
  const translateWords = createWordTranslator({
    from: page.language,
    to: tag,
    names: new Set(listNames(page)),
  })
  const describe = ({ text, scene }: Translatable) =>
    scene !== undefined && hasOwnWords(tag) && text === describeSceneIn(scene, page.language)
      ? describeSceneIn(scene, tag)
      : undefined
  const find = (source: Translatable) => {
    const { text, longest } = source
    const translated = Object.hasOwn(texts, text) ? texts[text] : undefined
    const isUsable = translated !== undefined && translated.trim() !== ''
    return isUsable && translated.length <= longest
      ? translated
      : (describe(source) ?? translateWords(text))
  }
  return { tag, find, translate: (source) => find(source) ?? source.text }
}

/** Lists the names of the business that the page's sections show. */
function listNames({ sections }: PageDocument): string[] {
  return sections.flatMap((section) => {
    if (isUnknownSection(section)) return []
    if (section.type === 'hero') return [section.content.businessName]
    if (section.type === 'header') return [section.content.logoText]
    return section.type === 'footer' ? [section.content.companyName] : []
  })
}
