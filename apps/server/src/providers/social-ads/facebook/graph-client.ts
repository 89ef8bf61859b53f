import { createHmac } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

import { z } from 'zod'

import { bounds } from '../../../limits.ts'
import { boundedFetch } from '../../outgoing/bounded-fetch.ts'
import { graphVersion } from '../../outgoing/meta-graph.ts'
import type { SocialAdsFailure, SocialAdsResult } from '../social-ads.ts'
import { graphFailure, pauseSecondsOf, rateLimitOf } from './graph-failures.ts'

export type GraphCall = {
  method: 'GET' | 'POST' | 'DELETE'
  /** Below the version, such as '/me'. */
  path: string
  /** Of the person; null for what the app asks as itself. */
  token: string | null
  /** Objects are sent as JSON, as Graph takes them. */
  params?: Record<string, string | number | boolean | object>
}

export type GraphClient = {
  ask<T>(call: GraphCall, schema: z.ZodType<T>): Promise<SocialAdsResult<T>>
  /**
   * Reads every page, or as far as the first item that is looked for. Pages overlap where a list changes meanwhile: what
   * stands in several of them is answered once.
   */
  readPages<T extends Identified>(
    call: GraphCall,
    item: z.ZodType<T>,
    isLookedFor?: (item: T) => boolean,
  ): Promise<SocialAdsResult<T[]>>
}

/** By its id, an item of a list is told apart from the others. */
type Identified = { id: string }

type Options = {
  appSecret: string
  apiUrl: string
  timeoutMs: number
  wait?: (durationMs: number) => Promise<unknown>
}

const {
  socialAdsPauseSeconds,
  socialAdsPauses,
  socialAdsAnswerBytes,
  socialAdsListMs,
  socialAdsListItems,
} = bounds.outgoing
const pageItems = 100

/** Calls of Graph: bounded in time and size, signed with the app's secret, failures as values. */
export function createGraphClient({ appSecret, apiUrl, timeoutMs, wait = sleep }: Options) {
  const fetchBounded = boundedFetch(socialAdsAnswerBytes)

  /** A token never stands in an address. The proof does; without the token it opens nothing. */
  async function send({ method, path, token, params = {} }: GraphCall): Promise<Response> {
    const url = new URL(`${apiUrl}/${graphVersion}${path}`)
    const fields = new URLSearchParams()
    for (const [name, value] of Object.entries(params)) fields.set(name, textOf(value))
    // https://developers.facebook.com/docs/graph-api/guides/secure-requests
    if (token !== null) fields.set('appsecret_proof', proofOf(token, appSecret))
    if (method !== 'POST') url.search = fields.toString()
    return fetchBounded(url, {
      method,
      headers: token === null ? {} : { authorization: `Bearer ${token}` },
      ...(method === 'POST' && { body: fields }),
      signal: AbortSignal.timeout(timeoutMs),
    })
  }

  async function ask<T>(call: GraphCall, schema: z.ZodType<T>): Promise<SocialAdsResult<T>> {
    try {
      for (let pauses = 0; ; pauses += 1) {
        // oxlint-disable-next-line no-await-in-loop -- attempts follow one another
        const response = await send(call)
        // oxlint-disable-next-line no-await-in-loop
        const answer = parseJson(await response.text())
        if (!rateLimitOf(answer)) return read(response, answer, schema)
        const seconds = pauseSecondsOf(response.headers)
        if (seconds > socialAdsPauseSeconds || pauses === socialAdsPauses) {
          return fail({ kind: 'busy', retryAfterSeconds: seconds })
        }
        // oxlint-disable-next-line no-await-in-loop
        await wait(seconds * 1000)
      }
    } catch (error) {
      return fail({ kind: 'unavailable', reason: error instanceof Error ? error.name : 'unknown' })
    }
  }

  async function readPages<T extends Identified>(
    call: GraphCall,
    item: z.ZodType<T>,
    isLookedFor: (item: T) => boolean = () => false,
  ): Promise<SocialAdsResult<T[]>> {
    const schema = pageSchema(item)
    const items = new Map<string, T>()
    const endMs = performance.now() + socialAdsListMs
    let after: string | undefined
    let count = 0
    while (performance.now() < endMs) {
      const params = { ...call.params, limit: pageItems, ...(after !== undefined && { after }) }
      // oxlint-disable-next-line no-await-in-loop -- a page says where the next one begins
      const page = await ask({ ...call, params }, schema)
      if (!page.ok) return page
      count += page.value.data.length
      if (count > socialAdsListItems) {
        return fail({ kind: 'unavailable', reason: 'a list of too many items' })
      }
      for (const one of page.value.data) items.set(one.id, one)
      const { cursors, next } = page.value.paging ?? {}
      if (next === undefined || page.value.data.some(isLookedFor)) return done([...items.values()])
      // There is more, and nothing says where.
      if (cursors?.after === undefined || cursors.after === after) {
        return fail({ kind: 'unavailable', reason: 'a list without its next page' })
      }
      after = cursors.after
    }
    return fail({ kind: 'unavailable', reason: 'a list that takes too long to read' })
  }

  return { ask, readPages } satisfies GraphClient
}

function read<T>({ status }: Response, answer: unknown, schema: z.ZodType<T>): SocialAdsResult<T> {
  const failure = graphFailure(status, answer)
  if (failure !== null) return fail(failure)
  const parsed = schema.safeParse(answer)
  return parsed.success
    ? { ok: true, value: parsed.data }
    : fail({ kind: 'unavailable', reason: 'an answer of another shape' })
}

/** `next` is an address that holds the token: it says that there is more, and is never asked. */
function pageSchema<T>(item: z.ZodType<T>) {
  return z.object({
    data: z.array(item),
    paging: z
      .object({
        cursors: z.object({ after: z.string().optional() }).optional(),
        next: z.string().optional(),
      })
      .optional(),
  })
}

function proofOf(token: string, appSecret: string): string {
  return createHmac('sha256', appSecret).update(token).digest('hex')
}

function textOf(value: string | number | boolean | object): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

export function fail(error: SocialAdsFailure): { ok: false; error: SocialAdsFailure } {
  return { ok: false, error }
}

export function done<T>(value: T): { ok: true; value: T } {
  return { ok: true, value }
}
