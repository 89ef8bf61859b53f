import type { z } from 'zod'

type Schema = z.ZodType
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** One endpoint: the server registers it, the web calls it. Paths carry `:name` parameters. */
export type Endpoint<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Answer extends Schema = Schema,
> = {
  method: Method
  path: string
  params?: Params
  query?: Query
  body?: Body
  answer: Answer
  /**
   * Sent twice it does the same as once, so a call that reached nobody may be repeated. Every GET is.
   */
  isRepeatable?: true
  /**
   * It may take minutes. To whoever accepts `text/event-stream` an answer that is not there soon comes as the only event of
   * a stream: `{ status, body }`, as it would have been.
   */
  isSlow?: true
}

export function endpoint<
  Params extends Schema = z.ZodUndefined,
  Query extends Schema = z.ZodUndefined,
  Body extends Schema = z.ZodUndefined,
  Answer extends Schema = Schema,
>(definition: Endpoint<Params, Query, Body, Answer>): Endpoint<Params, Query, Body, Answer> {
  return definition
}

type Input<T> = T extends z.ZodType ? z.output<T> : undefined
type Given<T> = { [Key in keyof T as T[Key] extends undefined ? never : Key]: T[Key] }

/** What a handler of this endpoint receives after parsing; absent parts are absent keys. */
export type Args<E extends Endpoint> =
  E extends Endpoint<infer Params, infer Query, infer Body, infer _Answer>
    ? Given<{ params: Input<Params>; query: Input<Query>; body: Input<Body> }>
    : never

/** What a caller passes: the same before parsing, so defaults may be left out. */
export type CallArgs<E extends Endpoint> =
  E extends Endpoint<infer Params, infer Query, infer Body, infer _Answer>
    ? Given<{
        params: Params extends z.ZodType ? z.input<Params> : undefined
        query: Query extends z.ZodType ? z.input<Query> : undefined
        body: Body extends z.ZodType ? z.input<Body> : undefined
      }>
    : never

export type Answer<E extends Endpoint> = z.output<E['answer']>
