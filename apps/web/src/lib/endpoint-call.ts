import type { z } from 'zod'

import { eventStreamType } from './server-events.ts'

/** One endpoint of an HTTP API. Paths carry `:name` parameters. The schemas only serve types: the build drops them. */
export type Endpoint<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Answer extends z.ZodType,
> = {
  method: string
  path: string
  params?: Params
  query?: Query
  body?: Body
  answer: Answer
  /** Sent twice it does the same as once. Every GET is. */
  isRepeatable?: true
  /** Its answer may come late, see `readLateAnswer`. */
  isSlow?: true
}

// oxlint-disable-next-line typescript/no-explicit-any -- only `any` matches every schema's variance
export type AnyEndpoint = Endpoint<any, any, any, any>

type Given<Schema> = Schema extends z.ZodUndefined ? undefined : z.input<Extract<Schema, z.ZodType>>
type WithoutAbsent<Parts> = {
  [Key in keyof Parts as Parts[Key] extends undefined ? never : Key]: Parts[Key]
}

/** What a call to the endpoint takes: exactly the parts that the endpoint declares. */
export type CallParts<E extends AnyEndpoint> =
  E extends Endpoint<infer Params, infer Query, infer Body, infer _Answer>
    ? WithoutAbsent<{ params: Given<Params>; query: Given<Query>; body: Given<Body> }>
    : never

export type Answer<E extends AnyEndpoint> = z.output<E['answer']>

type LooseParts = {
  params?: Record<string, string>
  query?: Record<string, string | number | boolean | undefined>
  body?: unknown
}

/** The address and options of a call; path parameters are encoded, absent query values left out. */
export function buildRequest(
  endpoint: AnyEndpoint,
  parts: LooseParts,
): { url: string; init: RequestInit } {
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_match, name: string) => {
    const value = parts.params?.[name]
    if (value === undefined) throw new Error(`${endpoint.path} needs the parameter ${name}`)
    return encodeURIComponent(value)
  })
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(parts.query ?? {})) {
    if (value !== undefined) query.set(name, String(value))
  }
  const init: RequestInit = { method: endpoint.method, credentials: 'same-origin' }
  const headers: Record<string, string> = {}
  if (endpoint.isSlow) headers['accept'] = `application/json, ${eventStreamType}`
  if (parts.body !== undefined) {
    init.body = JSON.stringify(parts.body)
    headers['content-type'] = 'application/json'
  }
  if (Object.keys(headers).length > 0) init.headers = headers
  return { url: query.size === 0 ? path : `${path}?${query}`, init }
}
