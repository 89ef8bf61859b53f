import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'

import { bounds } from '../../limits.ts'
import { type FileFailure, type FileResult, type FileStore, isFileKey } from './files.ts'

const firstDelayMs = 500
const longestDelayMs = 30_000

type Options = {
  bucket: string
  region: string
  /** Of another service that speaks S3; null is Amazon's. */
  endpoint: string | null
  accessKeyId: string
  secretAccessKey: string
  wait?: (durationMs: number) => Promise<void>
  now?: () => number
}

/** Files in a bucket of a service that speaks S3. */
export function createS3Files(options: Options): FileStore {
  const { bucket: Bucket, region, endpoint, accessKeyId, secretAccessKey } = options
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Services beside Amazon's have no host for every bucket, and not all know its newer checksums.
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // Tried again below, by time instead of by number.
    maxAttempts: 1,
  })
  const patience = { now: options.now ?? Date.now, wait: options.wait ?? waitFor }
  const operation = { ...patience, limitMs: bounds.outgoing.filesMs }

  return {
    kind: 's3',

    async put(Key, { bytes, type }, { signal } = {}) {
      if (!isFileKey(Key)) return { ok: false, error: 'invalid-url' }
      const command = new PutObjectCommand({ Bucket, Key, Body: bytes, ContentType: type })
      const upload = {
        ...patience,
        limitMs: bounds.outgoing.fileUploadMs,
        ...(signal && { signal }),
      }
      const sent = await tryFor(upload, (abortSignal) => client.send(command, { abortSignal }))
      if (sent.ok) return { ok: true, value: null }
      // Nothing is looked for in a put, so what was not found is the bucket.
      return sent.error === 'object-not-found' ? { ok: false, error: 'invalid-url' } : sent
    },

    async read(Key) {
      if (!isFileKey(Key)) return { ok: false, error: 'invalid-url' }
      return tryFor(operation, async (abortSignal) => {
        const command = new GetObjectCommand({ Bucket, Key })
        const { Body } = await client.send(command, { abortSignal })
        return Body === undefined ? new Uint8Array() : Body.transformToByteArray()
      })
    },

    async delete(Key) {
      if (!isFileKey(Key)) return { ok: false, error: 'invalid-url' }
      const command = new DeleteObjectCommand({ Bucket, Key })
      const sent = await tryFor(operation, (abortSignal) => client.send(command, { abortSignal }))
      const isGone = sent.ok || sent.error === 'object-not-found'
      return isGone ? { ok: true, value: null } : sent
    },
  }
}

type Patience = {
  limitMs: number
  signal?: AbortSignal
  now: () => number
  wait: (durationMs: number) => Promise<void>
}

/** Sends again what may pass (no answer, 5xx, 408, 429), with growing pauses, until the time is up. */
async function tryFor<T>(
  { limitMs, signal, now, wait }: Patience,
  send: (signal: AbortSignal) => Promise<T>,
): Promise<FileResult<T>> {
  const end = now() + limitMs
  for (let delayMs = firstDelayMs; ; delayMs = Math.min(delayMs * 2, longestDelayMs)) {
    const limit = AbortSignal.timeout(Math.max(end - now(), 1))
    try {
      // oxlint-disable-next-line no-await-in-loop -- attempts follow one another
      const value = await send(signal ? AbortSignal.any([signal, limit]) : limit)
      return { ok: true, value }
    } catch (error) {
      if (signal?.aborted) return { ok: false, error: 'canceled' }
      const failure = limit.aborted ? 'retry-limit-exceeded' : failureOf(error)
      if (failure !== 'may-pass') return { ok: false, error: failure }
    }
    if (now() + delayMs >= end) return { ok: false, error: 'retry-limit-exceeded' }
    // oxlint-disable-next-line no-await-in-loop -- attempts follow one another
    await wait(delayMs)
  }
}

/** Spec 3, section 8.1. */
const failures: Record<number, FileFailure> = {
  401: 'unauthenticated',
  402: 'quota-exceeded',
  403: 'unauthorized',
  404: 'object-not-found',
  507: 'quota-exceeded',
}

function failureOf(error: unknown): FileFailure | 'may-pass' {
  const status = statusOf(error)
  if (status === null) {
    // Without an answer there is a code of the connection; anything else is a fault of ours.
    if (error instanceof Error && 'code' in error) return 'may-pass'
    throw error
  }
  const failure = failures[status]
  if (failure !== undefined) return failure
  return status >= 500 || status === 408 || status === 429 ? 'may-pass' : 'invalid-url'
}

function statusOf(error: unknown): number | null {
  if (!(error instanceof Error) || !('$metadata' in error)) return null
  const { httpStatusCode } = error.$metadata as { httpStatusCode?: number }
  return httpStatusCode ?? null
}

function waitFor(durationMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, durationMs))
}
