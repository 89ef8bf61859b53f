import type { AppSetup, IdentityProof } from '@wildpath/contract'
import { createStore, type StoreApi } from 'zustand/vanilla'

/** What the dialog of an authenticator app shows. */
export type AppSetupState = {
  step:
    | { at: 'identity' }
    | { at: 'scan'; setup: AppSetup }
    /** Null where the person has recovery codes already. */
    | { at: 'done'; recoveryCodes: string[] | null }
  isBusy: boolean
  failure: unknown
}

type Tools = {
  begin(proof: IdentityProof): Promise<AppSetup>
  confirm(code: string): Promise<{ recovery_codes: string[] | null }>
  /** The account is protected from now on; without new codes nothing is left to be shown. */
  onSetUp(hasNewCodes: boolean): void
}

export type AppSetupFlow = {
  store: StoreApi<AppSetupState>
  /** `readProof` may ask for a passkey; what it rejects with is the failure. */
  begin(readProof: () => Promise<IdentityProof>): Promise<void>
  confirm(code: string): Promise<void>
  reset(): void
}

const start: AppSetupState = { step: { at: 'identity' }, isBusy: false, failure: null }

/** Password, QR code, first code, recovery codes; nothing is sent twice. */
export function createAppSetup({ begin, confirm, onSetUp }: Tools): AppSetupFlow {
  const store = createStore<AppSetupState>(() => start)

  async function attempt(work: () => Promise<AppSetupState['step']>): Promise<void> {
    if (store.getState().isBusy) return
    store.setState({ isBusy: true, failure: null })
    try {
      store.setState({ step: await work(), isBusy: false })
    } catch (failure) {
      store.setState({ isBusy: false, failure })
    }
  }

  return {
    store,
    begin: (readProof) =>
      attempt(async () => ({ at: 'scan', setup: await begin(await readProof()) })),
    confirm: (code) =>
      attempt(async () => {
        const { recovery_codes } = await confirm(code)
        onSetUp(recovery_codes !== null)
        return { at: 'done', recoveryCodes: recovery_codes }
      }),
    reset: () => store.setState(start),
  }
}
