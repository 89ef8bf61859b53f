import type { BrandTone } from '@wildpath/contract'

/** Words of a site that carry a tone, in English and the commonest other languages; the first that is there counts. */
const toneSigns: readonly (readonly [BrandTone, RegExp])[] = [
  ['luxury', /(?<!\p{L})(?:luxur\p{L}*|luxus\p{L}*|boutique|exclusive|five-star|fine dining)/iu],
  ['bold', /(?<!\p{L})(?:extreme\p{L}*|adrenalin\p{L}*|thrill\p{L}*|daring|white-?water)/iu],
  ['fun', /(?<!\p{L})(?:fun|party|parties|playful|giggl\p{L}*|spaß)(?!\p{L})/iu],
  [
    'caring',
    /(?<!\p{L})(?:gentle|patient|famil\p{L}*|kids?|child\p{L}*|kinder\p{L}*|beginners?|first-time\p{L}*|quiet|calm|anfänger\p{L}*|ruhig\p{L}*|enfants?|débutants?)(?!\p{L})/iu,
  ],
  [
    'professional',
    /(?<!\p{L})(?:certified|qualified|licen[cs]ed|professional\p{L}*|experts?|accredited|geprüft\p{L}*|zertifiziert\p{L}*|diplômée?s?)(?!\p{L})/iu,
  ],
]

/** The tone that a site's own words set; null where they set none. */
export function readTone(words: string): BrandTone | null {
  return toneSigns.find(([, signs]) => signs.test(words))?.[0] ?? null
}
