import type { BusinessSetting, Scene } from '@wildpath/illustrator'
import type { Focus } from '@wildpath/page/media'

export type ImageOrder = {
  /** As a model is asked: with the wish for no text in it. */
  prompt: string
  /** Text of the ad without the added context, for the built-in illustrator. */
  words: string
  /** Place and season of the business's pictures, for the built-in illustrator. */
  setting: BusinessSetting
  /** In pixels. Where only squares are made, the picture is one, and this shape is cut from it around its focus. */
  width: number
  height: number
  /** What the built-in illustrator shows where the words leave it open: the business's views, the main one first. */
  bases: readonly Scene[]
  /** '#rrggbb' each. */
  colours: { primary: string; secondary: string }
  /** Another seed, another picture of the same words; seeds that follow each other look most different. */
  seed: number
}

export type MadeImage = {
  /** A PNG, JPEG or WebP without transparency, at least 1080 pixels wide. */
  bytes: Buffer
  /** What of it has to stay in sight wherever it is cut. */
  focus: Focus
  /** A drawing is never called a photo. */
  kind: 'illustration' | 'model-picture'
  alt: string
}

/** `reason` is for the log: it names no key. The names are the provider's error codes of spec 2, section 8. */
export type ImageFailure =
  | { kind: 'content-policy' | 'rate-limit' | 'invalid-request' | 'no-image' | 'cancelled' }
  | { kind: 'unavailable'; reason: string }
  /** `message` is the provider's own sentence, or null where it has none. */
  | { kind: 'other'; message: string | null; reason: string }

export type ImageResult = { ok: true; image: MadeImage } | { ok: false; failure: ImageFailure }

/** Port: makes a picture out of words. */
export type ImageAi = {
  kind: 'live' | 'sandbox'
  make(order: ImageOrder, options: { signal: AbortSignal }): Promise<ImageResult>
}
