import type { LandingDraft } from '../draft/landing-draft.ts'
import type { Faults } from '../draft/landing-rules.ts'

/** What every group of the editor is given. */
export type FieldsProps = {
  draft: LandingDraft
  faults: Faults
  onEdit: (part: Partial<LandingDraft>) => void
}

/** Whether anything at or below the path breaks a rule. */
export function hasFaultAt(faults: Faults, path: string): boolean {
  return Object.keys(faults).some((fault) => fault === path || fault.startsWith(`${path}.`))
}
