import { isUntranslated, type TranslatableText } from '@wildpath/page/translations'

/** Counts the texts that need a translation and how many of them have one. */
export function countTranslated(texts: readonly TranslatableText[]): {
  done: number
  all: number
} {
  const needed = texts.filter(({ isNeeded }) => isNeeded)
  return { done: needed.filter((text) => !isUntranslated(text)).length, all: needed.length }
}
