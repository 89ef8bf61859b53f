import { isAdImageAddress } from './ad-image-address.ts'
import { cutAtWord } from './picture-prompt/basic-prompt.ts'
import { type AdPlatform, adPlatforms, longestImagePrompt, savedAdLimits } from './platforms.ts'

export type Ad = {
  id: string
  headline: string
  body: string
  platform: AdPlatform
  /** ISO 8601. */
  createdAt: string
  imageUrl?: string
  imagePrompt?: string
  imageType?: 'generated'
  /** What of the picture stays in sight in every placement, in percent from the upper left; absent, its middle. */
  imageFocus?: { x: number; y: number }
}

type Reading = { platform: AdPlatform; newId: () => string; now: () => Date }

/** Headlines that old texts fall back to, in characters (spec 2, section 9). */
const fallbackLength = { facebook: 40, google: 30 } as const

/**
 * An ad as it was ever stored (spec 2, section 3): an object, a text of an earlier version, or anything else, which
 * becomes a placeholder, so that its place in the list is not lost.
 */
export function readAd(stored: unknown, reading: Reading): Ad {
  if (typeof stored === 'string' && stored.trim() !== '') {
    return build(textsOf(stored, reading.platform), reading)
  }
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) {
    return build(placeholder(reading.platform), reading)
  }
  const held = stored as Record<string, unknown>
  const headline = textOf(held['headline'])
  const body = textOf(held['body'])
  if (headline === null && body === null) return build(placeholder(reading.platform), reading)
  const ad = build({ headline: headline ?? body ?? '', body: body ?? headline ?? '' }, reading)
  const platform = adPlatforms.find((name) => name === held['platform'])
  return {
    ...ad,
    id: idOf(held['id']) ?? ad.id,
    platform: platform ?? reading.platform,
    createdAt: dateOf(held['createdAt']) ?? ad.createdAt,
    ...picture(held),
  }
}

/** Whether it may be the id of an ad: addresses, attributes and numbers name ads by it. */
export function isAdId(id: string): boolean {
  // What every object has, such as 'constructor', names no ad.
  return /^[\w-]{1,80}$/.test(id) && !(id in {})
}

/** Whether both texts are still those of a placeholder. */
export function isUnwritten({
  platform,
  headline,
  body,
}: Pick<Ad, 'platform' | 'headline' | 'body'>): boolean {
  const texts = placeholder(platform)
  return headline === texts.headline && body === texts.body
}

/** 'facebook-…': the id of a new ad. */
export function newAdId(platform: AdPlatform, newId: () => string): string {
  return `${platform}-${newId()}`
}

function build(texts: { headline: string; body: string }, { platform, newId, now }: Reading): Ad {
  return {
    id: newAdId(platform, newId),
    headline: texts.headline.slice(0, savedAdLimits.headline),
    body: texts.body.slice(0, savedAdLimits.body),
    platform,
    createdAt: now().toISOString(),
  }
}

function textsOf(text: string, platform: AdPlatform): { headline: string; body: string } {
  const [first = '', ...rest] = text.trim().split(platform === 'google' ? '|' : '\n')
  const body = rest.join(platform === 'google' ? '|' : '\n').trim()
  const headline = first.trim()
  if (headline !== '' && body !== '') return { headline, body }
  return { headline: text.trim().slice(0, fallbackLength[platform]).trim(), body: text.trim() }
}

function placeholder(platform: AdPlatform): { headline: string; body: string } {
  const label = platform === 'google' ? 'Google' : 'Facebook'
  return { headline: `New ${label} ad`, body: 'Write the text of this ad.' }
}

function picture(
  held: Record<string, unknown>,
): Pick<Ad, 'imageUrl' | 'imagePrompt' | 'imageType' | 'imageFocus'> {
  const imageUrl = textOf(held['imageUrl'])
  const imagePrompt = textOf(held['imagePrompt'])
  const imageFocus = focusOf(held['imageFocus'])
  return {
    ...(imageUrl !== null && isAdImageAddress(imageUrl) && { imageUrl }),
    ...(imagePrompt !== null && { imagePrompt: cutAtWord(imagePrompt, longestImagePrompt) }),
    ...(held['imageType'] === 'generated' && { imageType: 'generated' as const }),
    ...(imageFocus !== null && { imageFocus }),
  }
}

function idOf(value: unknown): string | null {
  const id = textOf(value)
  return id !== null && isAdId(id) ? id : null
}

function textOf(value: unknown): string | null {
  const text = typeof value === 'string' ? value.trim() : ''
  return text === '' ? null : text
}

function focusOf(value: unknown): { x: number; y: number } | null {
  const { x, y } = (value ?? {}) as Record<string, unknown>
  return isPercent(x) && isPercent(y) ? { x, y } : null
}

function isPercent(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= 100
}

function dateOf(value: unknown): string | null {
  const time = typeof value === 'string' ? new Date(value) : null
  return time === null || Number.isNaN(time.getTime()) ? null : time.toISOString()
}
