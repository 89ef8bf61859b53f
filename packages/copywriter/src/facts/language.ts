import { countLatinLanguages } from './latin-language.ts'
import { findScriptLanguage } from './script-language.ts'

const english =
  /\b(the|and|with|for|our|we|you|your|from|people|who|are|is|of|in|on|to|all|per|off|free|first|at|trips?|tours?|lessons?|day|hours?|person)\b/giu
const foreign =
  /\b(und|der|die|das|mit|für|von|auf|nicht|ist|wir|den|zum|im|et|les?|des|pour|avec|vous|nous|une?|sur|dans|el|los|las|para|con|una?|del|por|y|en|il|di|per il|della|gli|het|een|voor|van|naar|met|wij|och|för|som|vi|på|til|med|av|ikke|em|dos|nas|da|desde|horas|grupos|familias|parejas|aulas?|corsi|anni|ab|oder|bei|pro|uur|jours?|pers|enfants|familles|mo-fr|di|incluid[oa]s)\b/giu

/** Words by which a language is known among those that a page can stand in: small ones, and some of what is sold. */
const smallWords: Readonly<Record<string, RegExp>> = {
  de: /(?<!\p{L})(?:und|der|die|das|dem|mit|für|von|auf|nicht|ist|wir|ich|den|zum|zur|im|bei|ab|oder|ein|eine|einen|sind|pro|Stunden?|Tage?|Std|Pers|Kinder|inkl|jeden|du|Sie|auch|bis|\p{L}*[äöüß]\p{L}*)(?!\p{L})/giu,
  fr: /(?<!\p{L})(?:et|les?|la|des?|du|pour|avec|vous|nous|une?|sur|dans|au|aux|est|sont|chez|par|je|en|ou|dès|journée|jour|pers|enfants|familles|demi|à|où|\p{L}*[èêîûœ]\p{L}*|(?:l|d|qu)['’]\p{L}+)(?!\p{L})/giu,
  es: /(?<!\p{L})(?:y|el|los|las?|para|con|una?|del?|por|en|es|son|nuestr[oa]s?|somos|al|que|desde|niños|horas|días?|dia|grupos|familias|incluid[oa]s?|\p{L}*ñ\p{L}*|\p{L}+ción)(?!\p{L})/giu,
  it: /(?<!\p{L})(?:e|il|lo|gli|la|le|di|del|della|delle|per|con|una?|nel|nella|sono|siamo|al|che|in|da|dei|anni|corsi|corso|ore|giorni|inclus[aeio]|famiglie|ragazzi|lezion[ei])(?!\p{L})/giu,
  nl: /(?<!\p{L})(?:en|het|de|een|voor|van|naar|met|wij|we|op|in|bij|is|zijn|uw|niet|ook|uur|vanaf|kinderen|gezinnen|te|tot)(?!\p{L})/giu,
  pt: /(?<!\p{L})(?:e|os?|as?|para|com|uma?|dos?|das?|por|em|no|na|nos|nas|é|são|somos|ao|que|aulas?|crianças|anos|partir|\p{L}*[ãõ]\p{L}*|\p{L}+ções)(?!\p{L})/giu,
}

/** The tag of the language that a foreign text is most probably in; null where none stands out. */
export function languageTag(text: string): string | null {
  const script = findScriptLanguage(text)
  if (script !== null) return script
  const ranked = [
    ...Object.entries(smallWords).map(([tag, words]) => ({
      tag,
      hits: text.match(words)?.length ?? 0,
    })),
    // Languages without built-in phrases need stronger evidence.
    ...countLatinLanguages(text).filter(({ hits }) => hits >= 3),
  ].toSorted((a, b) => b.hits - a.hits)
  const [first, second] = ranked
  if (first === undefined || first.hits < 2 || first.hits === second?.hits) return null
  return first.tag
}

export type Language = 'english' | 'foreign' | 'none'

/** Whether an answer is English prose, another language, or no language at all. */
export function detectLanguage(text: string): Language {
  if (isGibberish(text)) return 'none'
  if (findScriptLanguage(text) !== null) return 'foreign'
  const foreignHits = text.match(foreign)?.length ?? 0
  // Word by word: an expression for whole accented words tries a long run from each of its letters.
  const words = text.match(/\p{L}+/gu) ?? []
  const accented = words.filter((word) => /[äöüßñçàèéêëìíïîòóôúûœåæøãõ]/iu.test(word)).length
  const englishHits = text.match(english)?.length ?? 0
  const others = countLatinLanguages(text).map(({ hits }) => hits)
  const hits = Math.max(foreignHits + accented, ...others.filter((count) => count >= 3))
  return hits > 1 && hits > englishHits ? 'foreign' : 'english'
}

/** Whether the answers together are in another language than English; owners leave out small words and accents. */
export function isForeignText(product: string, others: readonly string[]): boolean {
  const all = [product, ...others].join(' ')
  if (findScriptLanguage(all) !== null) return true
  const language = detectLanguage(product)
  if (language !== 'english') return language === 'foreign'
  return languageTag(product) !== null && detectLanguage(all) === 'foreign'
}

/** Keyboard noise, a word repeated, or nothing that could be a word. */
export function isGibberish(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}{2,}/gu) ?? []
  if (words.length === 0) return true
  const noise = words.filter((word) => isNoise(word)).length
  if (noise / words.length >= 0.5) return true
  return words.length >= 3 && new Set(words).size === 1
}

function isNoise(word: string): boolean {
  if (!/^[a-z]+$/u.test(word)) return false
  if (
    /^(?:asdf\w*|qwer\w*|sdfg\w*|hjkl\w*|test|foo|bar|baz|blah?|bla|xyz|abc|lorem|ipsum|xx+|aa+)$/u.test(
      word,
    )
  )
    return true
  if (/(.)\1{3}/u.test(word)) return true
  return (
    word.length > 3 &&
    !/[aeiouy]/u.test(word) &&
    !/^(?:pdfs|dslr|html|gmbh|rhythm|kgs|hrs)$/u.test(word)
  )
}
