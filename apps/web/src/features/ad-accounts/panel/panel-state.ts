import { type AdConnection, may, type PlanKey } from '@wildpath/contract'

type Held = { isDemo: boolean; accountName: string | null }

/** What the panel of an ad platform shows. */
export type AdPanelState =
  | { kind: 'loading' }
  | { kind: 'coming-soon' }
  /** `running` where a connection of before shows what goes on. */
  | { kind: 'upgrade'; running: Held | null }
  | { kind: 'connect'; isDemo: boolean }
  /** The platform no longer accepts the connection; what runs there goes on. */
  | { kind: 'reconnect'; accountName: string | null }
  | ({ kind: 'connected' } & Held)
  | { kind: 'failed' }

type Seen = {
  connection: AdConnection | undefined
  isFailed: boolean
}

/** Where ads are off nobody is asked to pay for them. */
export function adPanelState(plan: PlanKey, { connection, isFailed }: Seen): AdPanelState {
  if (connection === undefined) return { kind: isFailed ? 'failed' : 'loading' }
  if (connection.mode === 'off') return { kind: 'coming-soon' }
  const isDemo = connection.mode === 'sandbox'
  const held = connection.connection
  if (held.state === 'reconnect') return { kind: 'reconnect', accountName: held.accountName }
  if (!may(plan, { to: 'use', feature: 'ad-accounts' }).isAllowed) {
    const running = held.state === 'connected' ? { isDemo, accountName: held.accountName } : null
    return { kind: 'upgrade', running }
  }
  switch (held.state) {
    case 'disconnected':
      return { kind: 'connect', isDemo }
    case 'connected':
      return { kind: 'connected', isDemo, accountName: held.accountName }
  }
}

/** The account that is shown: the chosen one as long as it is there, else the only one. */
export function shownAccount<Account extends { id: string }>(
  accounts: readonly Account[],
  chosenId: string | null,
): Account | null {
  const chosen = accounts.find(({ id }) => id === chosenId)
  if (chosen !== undefined) return chosen
  return accounts.length === 1 ? (accounts[0] ?? null) : null
}
