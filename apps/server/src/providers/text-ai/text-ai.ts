import type {
  BusinessFacts,
  BusinessInfo,
  DraftPart,
  GeneratedContent,
  GenerationStage,
  RewriteRequest,
  SectionText,
  WrittenBy,
} from '@wildpath/contract'
import type { ComposedGoal } from '@wildpath/page/compose'

export type CopyRequest = {
  business: BusinessInfo
  /** What is known of the business, its answers read. */
  facts: BusinessFacts
  /** What the page is to achieve, where somebody chose; a writer may read it out of the answers. */
  goal?: ComposedGoal | undefined
  /** Same seed, same text, where the writer can promise that. */
  seed: string
  /** ISO 8601; the ads carry it. */
  createdAt: string
}

export type CopyOptions = {
  signal: AbortSignal
  /** Called as each part is begun, in the order of `generationStages`. */
  onStage(stage: GenerationStage): void
  /** Called while a model writes: what is finished, not checked yet. The result replaces all of it. */
  onDraft?: ((event: DraftEvent) => void) | undefined
}

/** `refused`: the draft did not hold, and `next` writes it again from the start. */
export type DraftEvent = { type: 'part'; part: DraftPart } | { type: 'refused'; next: WrittenBy }

/**
 * `reason` is for the log: it names no vendor type and no key. `busy`: too many wait; `unreadable`: the texts
 * take longer to read than anybody's may.
 */
export type CopyFailure =
  | { kind: 'failed'; reason: string }
  | { kind: 'cancelled' | 'busy' | 'unreadable' }
export type CopyResult =
  | { ok: true; content: GeneratedContent }
  | { ok: false; failure: CopyFailure }

/** Texts of one section to be said in other words. */
export type RewriteTask = {
  business: BusinessInfo
  facts: BusinessFacts
  instruction: RewriteRequest['instruction']
  texts: readonly Pick<SectionText, 'role' | 'text'>[]
}
/** `texts` are as many as were given, in their order. */
export type RewriteResult =
  | { ok: true; texts: readonly string[] }
  | { ok: false; failure: CopyFailure }

/**
 * Port: writes a funnel's texts. What it answers passes `generatedContentSchema` (ad limits
 * included); everything else is a failure value. An aborted signal ends the work as 'cancelled'.
 * Whether a rewritten text keeps the facts of the old one is for the caller to check. Instructions in words of
 * one's own fail without a model.
 */
export type TextAi = {
  kind: 'live' | 'sandbox'
  writeCopy(request: CopyRequest, options: CopyOptions): Promise<CopyResult>
  rewrite(task: RewriteTask, options: { signal: AbortSignal }): Promise<RewriteResult>
}
