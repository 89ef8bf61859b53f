import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'

import type { NewPasskey, PasskeyProof } from '@wildpath/contract'

type Use = {
  challenge: string
  /** Whether it made sure who uses it. */
  isVerified?: boolean
  origin?: string
}

const encode = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest()

/** An authenticator of WebAuthn without hardware, as a browser would speak for it. */
export function createSoftwarePasskey({
  origin,
  counter = 0,
}: {
  origin: string
  counter?: number
}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  let uses = counter

  function clientData(type: 'webauthn.create' | 'webauthn.get', use: Use): Buffer {
    const { challenge } = use
    return Buffer.from(JSON.stringify({ type, challenge, origin: use.origin ?? origin }))
  }

  /** WebAuthn, section 6.1: the hash of the host, what was made sure of, the counter. */
  function authenticatorData(use: Use, attested = Buffer.alloc(0)): Buffer {
    const isPresent = 0x01
    const isVerified = use.isVerified === false ? 0 : 0x04
    const hasKey = attested.length > 0 ? 0x40 : 0
    const tail = Buffer.alloc(5)
    tail.writeUInt8(isPresent | isVerified | hasKey, 0)
    tail.writeUInt32BE(uses, 1)
    return Buffer.concat([sha256(new URL(origin).hostname), tail, attested])
  }

  /** The public key as COSE (RFC 9053): EC2, ES256, P-256. */
  function coseKey(): Buffer {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    const part = (text: string) => Buffer.from(text, 'base64url')
    return Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      part(x),
      Buffer.from('225820', 'hex'),
      part(y),
    ])
  }

  const named = { id: encode(id), rawId: encode(id), type: 'public-key' as const }

  return {
    id: named.id,

    create(use: Use): NewPasskey {
      const idLength = Buffer.from([0, id.length])
      const attested = Buffer.concat([Buffer.alloc(16), idLength, id, coseKey()])
      const data = authenticatorData(use, attested)
      const attestation = Buffer.concat([
        // { fmt: 'none', attStmt: {}, authData: … }
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.from([data.length]),
        data,
      ])
      return {
        ...named,
        response: {
          clientDataJSON: encode(clientData('webauthn.create', use)),
          attestationObject: encode(attestation),
          transports: ['internal'],
        },
        clientExtensionResults: {},
      }
    },

    prove(use: Use, count = uses + 1): PasskeyProof {
      uses = count
      const data = authenticatorData(use)
      const client = clientData('webauthn.get', use)
      const signed = Buffer.concat([data, sha256(client)])
      const signature = createSign('sha256').update(signed).sign(privateKey)
      return {
        ...named,
        response: {
          clientDataJSON: encode(client),
          authenticatorData: encode(data),
          signature: encode(signature),
        },
        clientExtensionResults: {},
      }
    },
  }
}
