import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

/** The email that an address of ours belongs to. */
export type BouncedEmail = { leadId: string; step: number }

export type BounceAddresses = {
  /** Where mail servers report that this email did not arrive. */
  write(email: BouncedEmail): string
  /** Null for every address that `write` did not make, in whatever case it comes. */
  read(address: string): BouncedEmail | null
  /** Receives spam complaints from mailbox providers. */
  complaints: string
}

const prefix = 'bounce+'
const idBytes = 16
/** With them the local part has 63 characters. */
const proofBytes = 11

/**
 * An envelope address of its own for each email (VERP): a report to it is about that email, whatever else it says.
 * It holds no address of a person, and nobody can make one for an email that they did not get. Letters of one
 * case and digits alone, within the 64 characters of a local part (RFC 5321, section 4.5.3.1.1).
 */
export function createBounceAddresses(options: {
  secret: string
  domain: string
}): BounceAddresses {
  const key = Buffer.from(hkdfSync('sha256', options.secret, '', 'bounce addresses', 32))
  const suffix = `@${options.domain}`
  const proofOf = (name: Buffer) =>
    createHmac('sha256', key).update(name).digest().subarray(0, proofBytes)

  return {
    complaints: `complaints${suffix}`,

    write({ leadId, step }) {
      const name = Buffer.from([...Buffer.from(leadId.replaceAll('-', ''), 'hex'), step])
      return `${prefix}${Buffer.concat([name, proofOf(name)]).toString('hex')}${suffix}`
    },

    read(address) {
      const lower = address.toLowerCase()
      if (!lower.startsWith(prefix) || !lower.endsWith(suffix)) return null
      const token = lower.slice(prefix.length, -suffix.length)
      const bytes = Buffer.from(token, 'hex')
      if (bytes.length !== idBytes + 1 + proofBytes || bytes.toString('hex') !== token) return null
      const name = bytes.subarray(0, idBytes + 1)
      if (!timingSafeEqual(bytes.subarray(idBytes + 1), proofOf(name))) return null
      const id = name.subarray(0, idBytes).toString('hex')
      const leadId = id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
      return { leadId, step: name[idBytes] ?? 0 }
    },
  }
}
