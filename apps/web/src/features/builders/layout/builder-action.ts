import type { LucideIcon } from 'lucide-react'

/** An action in the editor's toolbar or menu. */
export type BuilderAction = {
  label: string
  /** The prefix of `label` that phones show. */
  shortLabel?: string
  Icon: LucideIcon
  isDisabled?: boolean
  /** True if the action saves the page. It is disabled during a save. */
  isSave?: boolean
  isBusy?: boolean
  onPress: () => void
}
