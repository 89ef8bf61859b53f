import { stemmer } from 'stemmer'

import { commonWords, spellings, weakStems } from './words.ts'

/**
 * The words of a text that say what it is about, as their stems: `Publishing pages` and `publish my page` have
 * the same. Letters lose their accents, common words fall away, and spellings of one word become one.
 */
export function termsOf(text: string): string[] {
  return splitWords(text)
    .filter((word) => !commonWords.has(word))
    .map((word) => stemmer(spellings.get(word) ?? word))
    .filter((stem) => !commonWords.has(stem))
}

/** The words of a text as they were written, but for accents and what is written in two. */
export function splitWords(text: string): string[] {
  return plain(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
}

/** Whether a word has a meaning for the search whatever the articles say. */
export function isKnownWord(word: string): boolean {
  return commonWords.has(word) || spellings.has(word) || weakStems.has(stemmer(word))
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
    .replace(/\blog(s|ged|ging)?[ -]in\b/g, 'login')
    .replace(/\b(log|sign)(s|ged|ging|ed|ing)?[ -](out|off)\b/g, 'logout')
    .replace(/\bsign(s|ed|ing)?[ -]up\b/g, 'signup')
    .replace(/\bweb[ -]?page/g, 'page')
    .replace(/\bweb[ -]site/g, 'website')
    .replace(/\bback(s|ed|ing)? up\b/g, 'backup')
    .replace(/\bhow much (is|are|does|do|for)\b/g, 'cost')
    .replace(/\bget(ting)? rid of\b/g, 'remove')
    .replace(/\bby mistake\b|\baccidentally\b/g, 'by accident')
    .replace(/\bhow many\b/g, 'count')
}
