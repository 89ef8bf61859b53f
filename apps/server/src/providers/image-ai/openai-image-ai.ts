import type { Focus } from '@wildpath/page/media'
import OpenAI from 'openai'
import sharp, { type OutputInfo } from 'sharp'

import { bounds } from '../../limits.ts'
import { boundedFetch } from '../outgoing/bounded-fetch.ts'
import type { ImageAi, ImageFailure, ImageOrder, ImageResult } from './image-ai.ts'

type Options = {
  apiKey: string
  baseUrl: string | null
  model: string
  timeoutMs?: number
  /** Gets a picture that is answered as an address; from public addresses only. Null when there is none. */
  fetchPicture(address: string, signal: AbortSignal): Promise<Buffer | null>
  /** Resolves after so many milliseconds, or rejects when it is called off. */
  pause(ms: number, signal: AbortSignal): Promise<void>
}

/** Spec 2, section 9. */
const mostAttempts = 4
const pauseMs = (attempt: number) => (attempt + 1) * 2000
const size = '1024x1024'
/** Pixels of a side of what is kept: placements take as many. */
const side = 1200

/** Live adapter: any service that speaks OpenAI's images protocol, with base64 or addresses in its answers. */
export function createOpenAiImageAi(options: Options): ImageAi {
  const { apiKey, baseUrl, model, timeoutMs = bounds.outgoing.imageAiMs, pause } = options
  const client = new OpenAI({
    apiKey,
    baseURL: baseUrl,
    timeout: timeoutMs,
    // Attempts and pauses are those of the specification.
    maxRetries: 0,
    fetch: boundedFetch(bounds.images.answerBytes),
  })

  async function attempt(order: ImageOrder, signal: AbortSignal): Promise<ImageResult> {
    try {
      const limit = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
      const answer = await client.images.generate(
        { model, prompt: order.prompt, size, n: 1 },
        { signal: limit },
      )
      const bytes = await bytesOf(answer.data?.[0], limit)
      if (bytes === null) return failed({ kind: 'no-image' })
      const picture = await squareOf(bytes)
      if (picture === null) return failed({ kind: 'no-image' })
      return {
        ok: true,
        image: { ...picture, kind: 'model-picture', alt: altOf(order.prompt) },
      }
    } catch (error) {
      return failed(signal.aborted ? { kind: 'cancelled' } : failureOf(error))
    }
  }

  async function bytesOf(
    image: { b64_json?: string | undefined; url?: string | undefined } | undefined,
    signal: AbortSignal,
  ): Promise<Buffer | null> {
    if (image?.b64_json) return Buffer.from(image.b64_json, 'base64')
    return image?.url ? options.fetchPicture(image.url, signal) : null
  }

  return {
    kind: 'live',
    async make(order, { signal }) {
      let result = await attempt(order, signal)
      for (let tried = 1; tried < mostAttempts; tried += 1) {
        if (result.ok || !isPassing(result.failure)) return result
        try {
          // oxlint-disable-next-line no-await-in-loop -- one attempt after the other
          await pause(pauseMs(tried - 1), signal)
        } catch {
          return failed({ kind: 'cancelled' })
        }
        // oxlint-disable-next-line no-await-in-loop
        result = await attempt(order, signal)
      }
      return result
    },
  }
}

function failed(failure: ImageFailure): ImageResult {
  return { ok: false, failure }
}

/** Whether another attempt may go well. */
function isPassing({ kind }: ImageFailure): boolean {
  return kind === 'rate-limit' || kind === 'unavailable'
}

function failureOf(error: unknown): ImageFailure {
  // Without a status nothing was answered: cut off, too slow, too large.
  if (!(error instanceof OpenAI.APIError) || error.status === undefined) {
    return { kind: 'unavailable', reason: error instanceof Error ? error.name : 'unknown' }
  }
  const { status } = error
  // Services name the same fault in the code or in the type.
  const names = [error.code, error.type].filter((name) => typeof name === 'string')
  const isNamed = (...wanted: string[]) => names.some((name) => wanted.includes(name))
  const reason = `HTTP ${status} ${names.join(' ')}`.trim()
  if (isNamed('content_policy_violation', 'moderation_blocked')) return { kind: 'content-policy' }
  // The account at the service is the operator's matter.
  if (names.some((name) => /quota|billing|api_key/.test(name))) {
    return { kind: 'other', message: null, reason }
  }
  if (isNamed('rate_limit_exceeded') || status === 429) return { kind: 'rate-limit' }
  const isPassing =
    isNamed('network_error', 'server_error') ||
    status >= 500 ||
    /timeout|network/i.test(error.message)
  if (isPassing) return { kind: 'unavailable', reason }
  if (isNamed('invalid_request_error') && (status === 400 || status === 422)) {
    return { kind: 'invalid-request' }
  }
  return { kind: 'other', message: plainMessage(error.error), reason }
}

/** The service's own sentence; nothing that looks like a key or like markup. */
function plainMessage(answer: unknown): string | null {
  const { message } = (answer ?? {}) as { message?: unknown }
  const plain = typeof message === 'string' ? message.trim().slice(0, longestMessage) : ''
  return plain === '' || /\bsk-|api key|[<>]/i.test(plain) ? null : plain
}

const longestMessage = 200

/** The whole picture, and where its eye-catcher stands; null for what is no picture. */
async function squareOf(bytes: Buffer): Promise<{ bytes: Buffer; focus: Focus } | null> {
  try {
    // An SVG is a program, and a strip is no picture.
    const metadata = await sharp(bytes, { limitInputPixels: false }).metadata()
    const { format, width, height } = metadata
    if (!stillFormats.has(format) || Math.min(width, height) < leastSide) return null
    const picture = sharp(bytes, { limitInputPixels: bounds.images.pixels, failOn: 'error' })
      .timeout({ seconds: bounds.computing.uploadSeconds })
      .resize({ width: side, height: side, fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 86, mozjpeg: true })
    const square = await picture.toBuffer()
    const { info } = await sharp(square)
      .resize({ width: side, height: Math.round(side / 2), fit: 'cover', position: 'attention' })
      .toBuffer({ resolveWithObject: true })
    return { bytes: square, focus: focusOf(info) }
  } catch {
    return null
  }
}

const stillFormats: ReadonlySet<string> = new Set(['png', 'jpeg', 'webp'])
/** Pixels; of fewer nothing could be made that is sharp. */
const leastSide = 512

/** Where nothing catches the eye the corner is answered, and the middle is meant. */
function focusOf({ attentionX = 0, attentionY = 0 }: OutputInfo): Focus {
  if (attentionX === 0 && attentionY === 0) return { x: 50, y: 50 }
  const percent = (place: number) => Math.round((place / side) * 100)
  return { x: percent(attentionX), y: percent(attentionY) }
}

/** What was asked for, as far as it describes the picture. */
function altOf(prompt: string): string {
  const [first = prompt] = prompt.split(/(?<=[.!?])\s/)
  return first.replace(/,? professional quality.*$/, '').slice(0, 200)
}
