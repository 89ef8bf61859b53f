import type { NewPasskey, PasskeyProof } from '@wildpath/contract'
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'

/** What the server asks the browser for; only the two of them know what is in it. */
type Options = { challenge: string }

/** The browser showed no passkey: its dialog was closed, its time was up, or it cannot. The message says which. */
export class PasskeyNotUsed extends Error {
  override name = 'PasskeyNotUsed'
}

export function canUsePasskeys(): boolean {
  return 'PublicKeyCredential' in globalThis
}

/** Lets the browser show a passkey of the person; rejects with PasskeyNotUsed when they would not. */
export async function provePasskey(options: Options): Promise<PasskeyProof> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server makes them for this function
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
  const proof = await startAuthentication({ optionsJSON }).catch(rejectKindly)
  const { id, rawId, type, response } = proof
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  return {
    id,
    rawId,
    type,
    response: {
      clientDataJSON,
      authenticatorData,
      signature,
      ...(userHandle !== undefined && { userHandle }),
    },
    clientExtensionResults: { ...proof.clientExtensionResults },
  }
}

/** Lets the browser make a passkey; rejects like `provePasskey`. */
export async function createPasskey(options: Options): Promise<NewPasskey> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server makes them for this function
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
  const made = await startRegistration({ optionsJSON }).catch(rejectKindly)
  const { id, rawId, type, response } = made
  const { clientDataJSON, attestationObject, transports } = response
  return {
    id,
    rawId,
    type,
    response: { clientDataJSON, attestationObject, ...(transports && { transports }) },
    clientExtensionResults: { ...made.clientExtensionResults },
  }
}

function rejectKindly(error: unknown): never {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError' || name === 'AbortError') {
    throw new PasskeyNotUsed('The passkey was not used: the dialog was closed.')
  }
  if (name === 'InvalidStateError') {
    throw new PasskeyNotUsed('This device holds a passkey of your account already.')
  }
  throw new PasskeyNotUsed(
    'This browser could not use a passkey here. Try another browser or device.',
  )
}
