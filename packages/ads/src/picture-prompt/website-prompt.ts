import { type PromptPlatform, promptPlatforms } from './advanced-options.ts'
import { cutAtWord, noTextClause } from './basic-prompt.ts'

/** What a website says of its business, in words that strangers wrote. */
export type DescribedBusiness = {
  productType: string
  targetAudience: string
  brandTone: string
  keyFeatures: readonly string[]
  uniqueSellingPoints: readonly string[]
  visualStyle: string
  colorScheme: readonly { name: string }[]
  industry: string
}

/** So many of each are used (spec 2, section 5). */
const mostFeatures = 3
const mostPoints = 2
/** Of one phrase, in characters, so that all of them fit into a prompt of ordinary length. */
const longestPhrase = 90

/**
 * The prompt of a picture for a business as its website describes it. What the site says stands in our sentences as
 * phrases: none can become a sentence of its own, so that a site tells what is to be seen and orders nothing.
 */
export function websitePrompt(
  business: DescribedBusiness,
  headline: string,
  platform: PromptPlatform,
): string {
  const { label, ratio } = promptPlatforms[platform]
  const [product, industry] = [phrase(business.productType), phrase(business.industry)]
  const isSaid = product.toLowerCase().includes(industry.toLowerCase())
  const audience = phrase(business.targetAudience)
  const features = listed(
    business.keyFeatures.slice(0, mostFeatures).filter((text) => text !== business.productType),
  )
  const points = listed(business.uniqueSellingPoints.slice(0, mostPoints))
  const colours = listed(business.colorScheme.map(({ name }) => name))
  return [
    `An advertising picture for a business of this kind: ${isSaid ? product : `${product}, ${industry}`}.`,
    `Its style is ${phrase(business.visualStyle)}, its tone ${phrase(business.brandTone)}.`,
    audience && `It speaks to ${audience}.`,
    features && `What can be seen: ${features}.`,
    points && `What sets the business apart: ${points}.`,
    colours && `Its colours are led by ${colours}.`,
    `Its mood fits the words '${phrase(headline)}', which are not written in it.`,
    `It is composed for ${label} in the ratio ${ratio}, with one clear subject and nothing that matters at the edges.`,
    noTextClause,
  ]
    .filter((sentence) => sentence !== '')
    .join(' ')
}

/** On one line, without whatever begins or ends a sentence, a quotation or markup. */
function phrase(text: string): string {
  const plain = text
    .replaceAll(/[.!?;:"“”„«»`<>{}[\]|\\#*=_]+/gu, ' ')
    // Within a word it is an apostrophe, elsewhere it would end the quotation.
    .replaceAll(/(?<!\p{L})['’‘]|['’‘](?!\p{L})/gu, ' ')
    .replaceAll(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
    .replaceAll(/ ,/g, ',')
    .trim()
  return cutAtWord(plain, longestPhrase).replace(/[,\s–—-]+$/u, '')
}

function listed(texts: readonly string[]): string {
  const shown = texts.map(phrase).filter((text) => text !== '')
  if (shown.length < 2) return shown.join('')
  return `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`
}
