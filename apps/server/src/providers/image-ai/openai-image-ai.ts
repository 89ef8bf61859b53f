import type { Focus } from '@wildpath/page/media'
import OpenAI from 'openai'
import sharp from 'sharp'

import { bounds } from '../../limits.ts'
import { boundedFetch } from './bounded-fetch.ts'
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
  const { code, type, status } = error
  if (code === 'content_policy_violation' || code === 'moderation_blocked') {
    return { kind: 'content-policy' }
  }
  if (code === 'insufficient_quota') return { kind: 'other', message: plainMessage(error) }
  if (code === 'rate_limit_exceeded' || status === 429) return { kind: 'rate-limit' }
  if (code === 'network_error' || type === 'server_error' || status >= 500) {
    return { kind: 'unavailable', reason: `HTTP ${status}` }
  }
  if (/timeout|network/i.test(error.message)) {
    return { kind: 'unavailable', reason: `HTTP ${status}` }
  }
  if (type === 'invalid_request_error' && status === 400) return { kind: 'invalid-request' }
  return { kind: 'other', message: plainMessage(error) }
}

/** The provider's sentence without the status that the library puts before it; nothing that looks like a key. */
function plainMessage({ message }: { message: string }): string | null {
  const plain = message
    .replace(/^\d{3}\s+/, '')
    .trim()
    .slice(0, longestMessage)
  return plain === '' || /\bsk-|api key/i.test(plain) ? null : plain
}

const longestMessage = 200

/** The whole picture, and where its eye-catcher stands; null for what is no picture. */
async function squareOf(bytes: Buffer): Promise<{ bytes: Buffer; focus: Focus } | null> {
  try {
    const picture = sharp(bytes, { limitInputPixels: bounds.images.pixels, failOn: 'error' })
      .timeout({ seconds: bounds.computing.uploadSeconds })
      .resize({ width: side, height: side, fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 86, mozjpeg: true })
    const square = await picture.toBuffer()
    const { info } = await sharp(square)
      .resize({ width: side, height: Math.round(side / 2), fit: 'cover', position: 'attention' })
      .toBuffer({ resolveWithObject: true })
    const percent = (place = side / 2) => Math.round((place / side) * 100)
    return { bytes: square, focus: { x: percent(info.attentionX), y: percent(info.attentionY) } }
  } catch {
    return null
  }
}

/** What was asked for, as far as it describes the picture. */
function altOf(prompt: string): string {
  const [first = prompt] = prompt.split(/(?<=[.!?])\s/)
  return first.replace(/,? professional quality.*$/, '').slice(0, 200)
}
