import type { AdPart } from '../platforms.ts'

/**
 * What a platform would say about a text. `refused`: its policy does not allow it; `risky`: it is often refused, or
 * needs proof on the page; `cut`: it is shown in part. None of them keeps an ad from being saved.
 */
export type AdFinding = {
  part: AdPart
  severity: 'refused' | 'risky' | 'cut'
  rule: string
  /** A whole sentence: what it is, why, and what to do. */
  message: string
}
