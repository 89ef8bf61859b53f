import { lintPart } from '../lint/lint-ad.ts'
import { adLimits, type AdPart } from '../platforms.ts'
import { isUnwritten } from '../read-ad.ts'
import { adName, type ExportedAdventure } from './exported-adventure.ts'
import { refusals } from './refusals.ts'

/** How many texts a responsive search ad takes (support.google.com/google-ads/answer/7684791). */
export const searchAdCounts = {
  headlines: { least: 3, most: 15 },
  descriptions: { least: 2, most: 4 },
} as const

type Kind = keyof typeof searchAdCounts
const longest = { headlines: adLimits.google.headline, descriptions: adLimits.google.body }
const parts = { headlines: 'headline', descriptions: 'body' } as const satisfies Record<
  Kind,
  AdPart
>
const nouns = { headlines: 'headline', descriptions: 'description' } as const

export type SearchAd = {
  headlines: string[]
  descriptions: string[]
  /** What was left out or filled up, and what Google would refuse of the rest, in whole sentences. */
  notes: string[]
}

/**
 * The Google ads of an adventure as the assets of one responsive search ad: each text once, none that is too long.
 * Where there are too few, texts of the adventure fill up to the least that Google takes. When they do not suffice
 * either, `missing` says in whole sentences what to add.
 */
export function searchAdOf(
  adventure: ExportedAdventure,
): { ok: true; ad: SearchAd } | { ok: false; missing: string[] } {
  const headlines = assetsOf(adventure, 'headlines')
  const descriptions = assetsOf(adventure, 'descriptions')
  const missing = [headlines, descriptions].flatMap(({ missing: text }) => text ?? [])
  if (missing.length > 0) {
    const tooLong = [...headlines.tooLong, ...descriptions.tooLong]
    return { ok: false, missing: [...missing, ...tooLong] }
  }
  return {
    ok: true,
    ad: {
      headlines: headlines.texts,
      descriptions: descriptions.texts,
      // Both texts of an ad can be refused for the same reason.
      notes: [
        ...new Set(
          [headlines, descriptions].flatMap(({ tooLong, notes }) => [...tooLong, ...notes]),
        ),
      ],
    },
  }
}

function assetsOf({ ads, texts: others }: ExportedAdventure, kind: Kind) {
  const { least, most } = searchAdCounts[kind]
  const noun = nouns[kind]
  const own = [...ads.google.entries()]
    .filter(([, ad]) => !isUnwritten(ad))
    .map(([index, ad]) => ({ name: adName('google', index), text: oneLine(ad[parts[kind]]) }))
  const tooLong = own
    .filter(({ text }) => googleLength(text) > longest[kind])
    .map(
      ({ name, text }) =>
        `The ${noun} of ${name} is left out: it has ${googleLength(text)} characters, and Google takes ${longest[kind]}.`,
    )
  const fitting = distinct(own.map(({ text }) => text)).filter((text) => fits(text, kind))
  const all = distinct([
    ...fitting,
    // What stands in is nobody's choice for Google, so none of it may be refused.
    ...others[kind]
      .map(oneLine)
      .filter((text) => fits(text, kind) && refusalsOf('', text, kind).length === 0),
  ])
  const texts = fitting.length >= least ? fitting.slice(0, most) : all.slice(0, least)
  const filled = texts.length - Math.min(texts.length, fitting.length)
  const notes = [
    ...(fitting.length > most
      ? [
          `Google takes ${most} different ${kind} in one ad: the first ${most} of ${fitting.length} are in the file.`,
        ]
      : []),
    ...(filled > 0 ? [filledNote(kind, texts.slice(-filled))] : []),
    ...own
      .filter(({ text }) => texts.includes(text))
      .flatMap(({ name, text }) => refusalsOf(name, text, kind)),
  ]
  return { texts, tooLong, notes, missing: texts.length < least ? lackNote(kind, texts) : null }
}

function refusalsOf(name: string, text: string, kind: Kind): string[] {
  return refusals(name, lintPart('google', parts[kind], text))
}

function filledNote(kind: Kind, texts: readonly string[]): string {
  const quoted = texts.map((text) => `“${text}”`).join(', ')
  return `Google asks for ${searchAdCounts[kind].least} different ${kind}. Your adventure’s own words fill up: ${quoted}.`
}

function lackNote(kind: Kind, texts: readonly string[]): string {
  const lack = searchAdCounts[kind].least - texts.length
  const noun = lack === 1 ? nouns[kind] : kind
  return `Google asks for ${searchAdCounts[kind].least} different ${kind} of at most ${longest[kind]} characters, and there ${texts.length === 1 ? 'is' : 'are'} ${texts.length}. Add ${lack} more ${noun} to your Google ads.`
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}

function fits(text: string, kind: Kind): boolean {
  return text !== '' && googleLength(text) <= longest[kind]
}

/** Google refuses the same asset twice, also in other capitals. */
function distinct(texts: readonly string[]): string[] {
  const known = new Set<string>()
  return texts.filter((text) => {
    const key = text.toLocaleLowerCase('en')
    if (text === '' || known.has(key)) return false
    known.add(key)
    return true
  })
}

/** Characters of Chinese, Japanese and Korean and full-width ones count twice (support.google.com/google-ads/answer/1704389). */
function googleLength(text: string): number {
  const wide = text.match(
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\uFF01-\uFF60\uFFE0-\uFFE6]/gu,
  )
  return text.length + (wide?.length ?? 0)
}
