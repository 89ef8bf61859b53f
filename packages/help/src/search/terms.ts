import { stemmer } from 'stemmer'

import { commonWords, spellings } from './words.ts'

/**
 * The words of a text that say what it is about, as their stems: `Publishing pages` and `publish my page` have
 * the same. Letters lose their accents, common words fall away, and spellings of one word become one.
 */
export function termsOf(text: string): string[] {
  return plain(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && !commonWords.has(word))
    .map((word) => stemmer(spellings.get(word) ?? word))
    .filter((stem) => !commonWords.has(stem))
}

/** Accents and apostrophes would keep words apart that are one; some words of ours are written in two. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036F'’`]/g, '')
    .replace(/\ba\/b\b/g, 'abtest')
    .replace(/\be-mail/g, 'email')
    .replace(/\bfollow[ -]?up/g, 'followup')
    .replace(/\bun-?subscri/g, 'unsubscri')
    .replace(/\bread[ -]only/g, 'readonly')
    .replace(/\bthank[ -]?you\b/g, 'thankyou')
    .replace(/\bmoney[ -]?back\b|\bmy money\b/g, 'refund')
    .replace(/\b(no|not|any) ?more\b/g, 'nomore')
    .replace(/\bhow many\b/g, 'count')
}
