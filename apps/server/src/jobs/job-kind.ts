declare const payloadOfKind: unique symbol

/** Names things by `funnel_id` or `user_id`, so that a deletion of the account finds it. */
export type JobPayload = Readonly<Record<string, string>>

/** The name of a kind of work, which knows what is handed over with it. */
export type JobKind<Payload extends JobPayload = JobPayload> = string & {
  readonly [payloadOfKind]: Payload
}

/** What is asked for of one kind. The same key is the same work, however often it is asked for. */
export type Work<Payload extends JobPayload> = { key: string; payload: Payload; runAt: Date }

export type NewJob = Work<JobPayload> & { kind: JobKind }

/** Work that comes round: the next job of its kind, its key naming the occasion. */
export type Schedule = (now: Date) => NewJob

/** Declared once, by the feature that handles it; whoever asks for the work names this constant. */
export function jobKind<Payload extends JobPayload = Record<string, never>>(
  name: string,
): JobKind<Payload> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the payload exists in types only
  return name as JobKind<Payload>
}

export function schedule<Payload extends JobPayload>(
  kind: JobKind<Payload>,
  next: (now: Date) => Work<NoInfer<Payload>>,
): Schedule {
  return (now) => ({ kind, ...next(now) })
}
