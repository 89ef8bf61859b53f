import type { LucideIcon } from 'lucide-react'

/** Something a builder does with its page. */
export type BuilderAction = {
  label: string
  /** The prefix of `label` that phones show. */
  shortLabel?: string
  Icon: LucideIcon
  isDisabled?: boolean
  /** It sends the page: while that is under way it takes no second press. */
  isSave?: boolean
  isBusy?: boolean
  onPress: () => void
}
