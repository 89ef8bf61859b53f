import { generateKeyPair, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'

import { product } from '@wildpath/contract'

export type SenderKey = {
  selector: string
  /** In base64, as the record has it. */
  publicKey: string
  /** PEM. */
  privateKey: string
}

const generate = promisify(generateKeyPair)

/** What every receiving server takes (RFC 8301), and one string of DNS nearly holds. */
const keyBits = 2048
const suffixBytes = 4

/** Of one owner and one domain: a selector of its own leaves the records of others alone. */
export async function createSenderKey(): Promise<SenderKey> {
  const { publicKey, privateKey } = await generate('rsa', {
    modulusLength: keyBits,
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  return {
    selector: `${product.name.toLowerCase()}-${randomBytes(suffixBytes).toString('hex')}`,
    publicKey: publicKey.toString('base64'),
    privateKey,
  }
}
