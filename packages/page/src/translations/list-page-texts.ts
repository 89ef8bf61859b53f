import type { PageDocument } from '../document/page-document.ts'
import { listSectionTexts } from './map-texts.ts'
import { findTranslation } from './find-translation.ts'
import { createTranslator } from './translator.ts'

/** A string of page text and its translation into one language. */
export type TranslatableText = {
  text: string
  /** Label of its first field in the editor. */
  label: string
  /** Maximum number of characters in its smallest field. */
  longest: number
  /** The owner's translation; empty if there is none. */
  translation: string
  /** The built-in translation; empty if there is none. */
  builtIn: string
  /** False for names and for texts without letters, which can stay as they are. */
  isNeeded: boolean
}

/** Lists each distinct text once, in page order. Takes the landing page first, then its thank-you page. */
export function listTranslatableTexts(
  [page, ...others]: readonly [PageDocument, ...PageDocument[]],
  tag: string,
): TranslatableText[] {
  const texts = findTranslation(page, tag)?.texts ?? {}
  const { find } = createTranslator({ ...page, translations: { [tag]: emptyTranslation } }, tag)
  const found = new Map<string, TranslatableText>()
  for (const source of listTexts([page, ...others])) {
    const { text, label, longest, isName } = source
    const before = found.get(text)
    const isNeeded = (!isName && /\p{L}/u.test(text)) || before?.isNeeded === true
    found.set(text, {
      text,
      label: before?.label ?? label,
      longest: Math.min(longest, before?.longest ?? longest),
      translation: (Object.hasOwn(texts, text) ? texts[text] : undefined) ?? '',
      builtIn: find(source) ?? '',
      isNeeded,
    })
  }
  return [...found.values()]
}

const emptyTranslation = { isShown: false, texts: {} }

/** Returns whether visitors would see the text in the page's own language. */
export function isUntranslated(source: TranslatableText): boolean {
  const { translation, longest, builtIn, isNeeded } = source
  const isUsable = translation.trim() !== '' && translation.length <= longest
  return isNeeded && !isUsable && builtIn === ''
}

/** Removes translations of texts that are no longer on any of the pages. */
export function pruneTranslations(
  page: PageDocument,
  others: readonly PageDocument[] = [],
): PageDocument {
  const { translations, ...rest } = page
  if (translations === undefined) return page
  if (Object.keys(translations).length === 0) return rest
  const used = new Set(listTexts([page, ...others]).map(({ text }) => text))
  const pruned = Object.entries(translations).map(([tag, { texts, ...translation }]) => [
    tag,
    {
      ...translation,
      texts: Object.fromEntries(
        Object.entries(texts).filter(([text, words]) => used.has(text) && words.trim() !== ''),
      ),
    },
  ])
  return { ...page, translations: Object.fromEntries(pruned) as typeof translations }
}

function listTexts(pages: readonly PageDocument[]) {
  return pages.flatMap(({ title, sections }, index) => [
    ...(index > 0 || title.trim() === ''
      ? []
      : [{ text: title, label: 'Page title', longest: 2000, isName: false }]),
    ...sections.flatMap((section) => listSectionTexts(section)),
  ])
}
