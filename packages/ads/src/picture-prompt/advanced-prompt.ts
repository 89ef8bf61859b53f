import { type AdvancedInputs, advancedPromptLimits, promptPlatforms } from './advanced-options.ts'
import { cutAtWord, noTextClause } from './basic-prompt.ts'
import { confidenceOf } from './confidence.ts'

export type PromptBreakdown = {
  visualStyle: string
  productShowcase: string
  colorPalette: string
  composition: string
  textSpace: string
  platformOptimization: string
  qualitySpecs: string
}

export type AdvancedPrompt = {
  optimizedPrompt: string
  promptBreakdown: PromptBreakdown
  /** Characters divided by 4, rounded up. */
  estimatedTokens: number
  /** From 0 to 100: how much the prompt was told. */
  confidenceScore: number
}

/** Writes the prompt of a picture from what is known; the same answers always give the same prompt. */
export function writeAdvancedPrompt(inputs: AdvancedInputs): AdvancedPrompt {
  const promptBreakdown = breakdownOf(inputs)
  const optimizedPrompt = fitPrompt(Object.values(promptBreakdown).join(' '))
  return {
    optimizedPrompt,
    promptBreakdown,
    estimatedTokens: estimateTokens(optimizedPrompt),
    confidenceScore: confidenceOf(inputs, optimizedPrompt),
  }
}

export function estimateTokens(prompt: string): number {
  return Math.ceil(prompt.length / 4)
}

/**
 * A prompt that the service takes: over the longest length ordinary sentences are dropped from the end, the last of
 * them up to the word that still fits, and what asks for a picture without text stays.
 */
export function fitPrompt(prompt: string): string {
  const sentences = sentencesOf(prompt)
  if (!sentences.some(isWish)) sentences.push(noTextClause)
  const kept = sentences.map((text) => ({ text, isNeeded: isWish(text) }))
  let over =
    kept.reduce((sum, { text }) => sum + text.length + 1, -1) - advancedPromptLimits.longest
  while (over > 0) {
    const ordinary = kept.findLastIndex(({ isNeeded }) => !isNeeded)
    // Beyond ordinary sentences only wishes are left, of which one says it all.
    const last = ordinary === -1 ? kept.length - 1 : ordinary
    const { text = '' } = kept[last] ?? {}
    const room = text.length - over - 1
    const isCut = ordinary !== -1 && room > 0
    if (isCut) kept[last] = { text: `${cutAtWord(text, room)}.`, isNeeded: false }
    else kept.splice(last, 1)
    over = isCut ? 0 : over - text.length - 1
  }
  return kept.map(({ text }) => text).join(' ')
}

/** A wish for a picture without text; a longer sentence with such words in it is mostly about something else. */
function isWish(sentence: string): boolean {
  return sentence.length <= longestWish && isAboutText(sentence)
}

const longestWish = 400

function isAboutText(sentence: string): boolean {
  return /\b(?:no|without|free of) (?:any )?(?:text|words|letters|typography|writing)\b/i.test(
    sentence,
  )
}

function sentencesOf(text: string): string[] {
  return text
    .replace(/\s+/g, ' ')
    .split(/(?<=[.!?])\s+|(?<=[。！？])\s*/)
    .filter((sentence) => sentence !== '')
}

function breakdownOf(inputs: AdvancedInputs): PromptBreakdown {
  const { businessType, industry, productCategory, targetAudience, desiredAction } = inputs
  const features = listed(inputs.keyProductFeatures.slice(0, mostFeatures))
  const points = listed(inputs.uniqueSellingPoints.slice(0, mostPoints))
  const { label, ratio } = promptPlatforms[inputs.platform]
  const subject = plain(productCategory) || plain(industry) || plain(businessType)
  return {
    visualStyle: sentences(
      `A ${plain(inputs.visualStyle)} advertising picture for a business in ${plain(businessType)}; its tone is ${plain(inputs.brandTone)}`,
      inputs.emotionalTone && `The picture makes people feel ${plain(inputs.emotionalTone)}`,
      inputs.seasonality &&
        `It is ${plain(inputs.seasonality)}, and light, plants and clothes show it`,
    ),
    productShowcase: sentences(
      `It shows what the business does: ${subject}`,
      targetAudience &&
        `The people in it are those it is for, at ease in what they do: ${plain(targetAudience)}`,
      features && `What can be seen: ${features}`,
      points && `What sets it apart: ${points}`,
      inputs.competitorDifferentiation &&
        `Unlike others of its kind: ${plain(inputs.competitorDifferentiation)}`,
    ),
    colorPalette: sentences(
      `The colours are led by ${listed(inputs.primaryColorPalette) || 'blue and white'}, balanced by the natural colours of the place`,
    ),
    composition: sentences(
      'One clear subject stands on a third of the picture, with depth before and behind it and a horizon that is level',
      desiredAction && `It invites people to ${plain(desiredAction)}`,
    ),
    textSpace: sentences(
      'No text, letters, numbers, logos or watermarks in the image',
      plain(inputs.textOverlay) !== '' &&
        'A calm area of sky, water or ground is left where words will be placed afterwards',
    ),
    platformOptimization: sentences(
      `It is made for ${label} in the shape ${ratio}: it reads at the size of a thumb, and nothing that matters stands at the edges`,
    ),
    qualitySpecs: sentences(
      'Sharp, natural light, true skin and landscape tones, high resolution, no artificial glow, no distorted hands or faces',
    ),
  }
}

/** So many of each are used (spec 2, section 5). */
const mostFeatures = 3
const mostPoints = 2

function sentences(...texts: (string | false)[]): string {
  return texts
    .filter((text): text is string => text !== false && text !== '')
    .map((text) => (/[.!?。！？]$/.test(text) ? text : `${text}.`))
    .join(' ')
}

/** One line, without what would end the sentence that it stands in. */
function plain(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.!?;,。！？\s]+$/, '')
}

function listed(texts: readonly string[]): string {
  const shown = texts.map(plain).filter((text) => text !== '')
  if (shown.length < 2) return shown.join('')
  return `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`
}
