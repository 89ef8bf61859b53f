import { type NewPasskey, type PasskeyProof, product } from '@wildpath/contract'
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'

/** The part of a passkey that is kept. */
export type PasskeyKey = {
  credentialId: string
  /** COSE, base64url. */
  publicKey: string
  counter: number
  transports: string[]
}

type Known = Pick<PasskeyKey, 'credentialId' | 'transports'>

/** EdDSA, ES256 and RS256, by their numbers in COSE: what every authenticator has one of. */
const algorithms = [-8, -7, -257]

/** WebAuthn, for the address that people reach the product at: passkeys are made for that one. */
export type PasskeyProtocol = ReturnType<typeof createPasskeyProtocol>

export function createPasskeyProtocol(publicUrl: string) {
  const { origin, hostname } = new URL(publicUrl)
  const expected = { expectedOrigin: origin, expectedRPID: hostname }

  return {
    optionsToAdd(person: { id: string; email: string; name: string; known: Known[] }) {
      return generateRegistrationOptions({
        rpName: product.name,
        rpID: hostname,
        userID: new TextEncoder().encode(person.id),
        userName: person.email,
        userDisplayName: person.name,
        attestationType: 'none',
        supportedAlgorithmIDs: algorithms,
        excludeCredentials: describe(person.known),
        authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
      })
    },

    /** `known` null: whoever signs in has not said who they are, so the device asks for finger, face or PIN. */
    optionsToProve(known: Known[] | null) {
      return generateAuthenticationOptions({
        rpID: hostname,
        allowCredentials: known === null ? [] : describe(known),
        userVerification: known === null ? 'required' : 'preferred',
      })
    },

    /** Null for what is no answer to the challenge. */
    async readNew(passkey: NewPasskey, challenge: string): Promise<PasskeyKey | null> {
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        response: passkey as RegistrationResponseJSON,
        expectedChallenge: challenge,
        ...expected,
        requireUserVerification: false,
        supportedAlgorithmIDs: algorithms,
      }).catch(refused)
      if (!verified || registrationInfo === undefined) return null
      const { id, publicKey, counter, transports = [] } = registrationInfo.credential
      const encoded = Buffer.from(publicKey).toString('base64url')
      return { credentialId: id, publicKey: encoded, counter, transports }
    },

    /**
     * The passkey's new counter; null for what does not prove it. `isVerified` asks for the device having
     * made sure who uses it. A counter that goes back is refused: the passkey was copied.
     */
    async checkProof(
      proof: PasskeyProof,
      key: PasskeyKey,
      { challenge, isVerified }: { challenge: string; isVerified: boolean },
    ): Promise<number | null> {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: proof as AuthenticationResponseJSON,
        expectedChallenge: challenge,
        ...expected,
        credential: {
          id: key.credentialId,
          publicKey: new Uint8Array(Buffer.from(key.publicKey, 'base64url')),
          counter: key.counter,
        },
        requireUserVerification: isVerified,
      }).catch(refused)
      return verified && authenticationInfo !== undefined ? authenticationInfo.newCounter : null
    },
  }
}

function describe(known: Known[]) {
  return known.map(({ credentialId, transports }) => ({
    id: credentialId,
    transports: transports,
  }))
}

/** The library throws at whatever does not fit; all of it is the same refusal to the person. */
function refused() {
  return { verified: false, registrationInfo: undefined, authenticationInfo: undefined }
}
