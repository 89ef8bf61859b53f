import type { GenerationStage } from '@wildpath/contract'
import type { BusinessInfo, GeneratedContent } from '@wildpath/contract'

export type CopyRequest = {
  business: BusinessInfo
  /** Same seed, same text, where the writer can promise that. */
  seed: string
  /** ISO 8601; the ads carry it. */
  createdAt: string
}

export type CopyOptions = {
  signal: AbortSignal
  /** Called as each part is begun, in the order of `generationStages`. */
  onStage(stage: GenerationStage): void
}

/** `reason` is for the log: it names no vendor type and no key. */
export type CopyFailure = { kind: 'failed'; reason: string } | { kind: 'cancelled' }
export type CopyResult =
  | { ok: true; content: GeneratedContent }
  | { ok: false; failure: CopyFailure }

/**
 * Port: writes a funnel's texts. What it answers passes `generatedContentSchema` (ad limits
 * included); everything else is a failure value. An aborted signal ends the work as 'cancelled'.
 */
export type TextAi = {
  kind: 'live' | 'sandbox'
  writeCopy(request: CopyRequest, options: CopyOptions): Promise<CopyResult>
}
