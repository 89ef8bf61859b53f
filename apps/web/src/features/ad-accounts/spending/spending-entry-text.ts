import type { AdPlatformKey, AdSpendingEntry } from '@wildpath/contract'

import { adPlatformNames } from '../../../entities/ad-spending/ad-platform-names.ts'
import { moneyText } from '../../../lib/money-text.ts'

/** As the buttons of both platforms say it. */
const commonActs = {
  'create': { done: 'Created', asked: 'Being created', refused: 'Not created' },
  'create-paused': { done: 'Created, paused', asked: 'Being created', refused: 'Not created' },
  'pause': { done: 'Paused', asked: 'Pause pending', refused: 'Not paused' },
  'edit': { done: 'Edited', asked: 'Edit pending', refused: 'Not edited' },
  'edit-texts': {
    done: 'Text edited',
    asked: 'Text edit pending',
    refused: 'Text not edited',
  },
  'cap': {
    done: 'Daily cap changed',
    asked: 'Daily cap changed',
    refused: 'Daily cap not changed',
  },
} as const

const acts = {
  facebook: {
    ...commonActs,
    activate: { done: 'Activated', asked: 'Activation pending', refused: 'Not activated' },
    delete: { done: 'Deleted', asked: 'Deletion pending', refused: 'Not deleted' },
  },
  google: {
    ...commonActs,
    activate: { done: 'Enabled', asked: 'Enabling pending', refused: 'Not enabled' },
    delete: { done: 'Removed', asked: 'Removal pending', refused: 'Not removed' },
  },
} as const satisfies Record<
  AdPlatformKey,
  Record<AdSpendingEntry['action'], Record<AdSpendingEntry['outcome'], string>>
>

/** An entry of the spending log in words: what was done, for how much a day, and what speaks against it. */
export function spendingEntryText(entry: AdSpendingEntry): {
  act: string
  amount: string | null
  remark: string | null
} {
  const { action, outcome, platform } = entry
  const remark =
    outcome === 'asked'
      ? `${adPlatformNames[platform]} didn’t respond. Check there if it was done.`
      : entry.message
  return { act: acts[platform][action][outcome], amount: amountText(entry), remark }
}

function amountText(entry: AdSpendingEntry): string | null {
  const { dailyAmount, dailyAmountBefore, currency } = entry
  if (dailyAmount === null) return null
  const money = (amount: number) =>
    currency === null ? amount.toFixed(2) : moneyText(amount, currency)
  // What it stops is what could be spent until then.
  const isStop = entry.action === 'pause' || entry.action === 'delete'
  if (isStop && entry.outcome === 'done') return `Stops ${money(dailyAmount)} a day`
  const isChanged = dailyAmountBefore !== null && dailyAmountBefore !== dailyAmount
  return isChanged
    ? `From ${money(dailyAmountBefore)} to ${money(dailyAmount)} a day`
    : `${money(dailyAmount)} a day`
}
