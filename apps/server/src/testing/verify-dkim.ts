import { createHash, createVerify } from 'node:crypto'

/** What a DKIM signature says (RFC 6376), once it was found to be right; null when there is none or it is wrong. */
export type DkimSignature = { domain: string; selector: string; signedHeaders: string[] }

type Header = { name: string; line: string }

/**
 * Checks the first signature of a message as it came over the wire, as a receiving mail server does:
 * 'rsa-sha256' and 'relaxed/relaxed'. `publicKey` is the value `p=` of the record.
 */
export function verifyDkim(source: string, publicKey: string): DkimSignature | null {
  const end = source.indexOf('\r\n\r\n')
  const headers = source
    .slice(0, end)
    .split(/\r\n(?![ \t])/)
    .map((line) => ({ name: line.slice(0, line.indexOf(':')).trim().toLowerCase(), line }))
  const signature = headers.find(({ name }) => name === 'dkim-signature')
  if (signature === undefined) return null
  const tags = readTags(signature.line.slice(signature.line.indexOf(':') + 1))
  if (tags['a'] !== 'rsa-sha256' || tags['c'] !== 'relaxed/relaxed') return null

  const body = relaxedBody(source.slice(end + 4))
  if (createHash('sha256').update(body, 'latin1').digest('base64') !== tags['bh']) return null

  const signedHeaders = (tags['h'] ?? '').toLowerCase().split(':')
  const unsigned = signature.line.replace(/(\bb=)[^;]*$/, '$1')
  const signed = [
    ...takeSigned(headers, signedHeaders).map((line) => `${relaxedHeader(line)}\r\n`),
    relaxedHeader(unsigned),
  ].join('')
  const key = `-----BEGIN PUBLIC KEY-----\n${publicKey}\n-----END PUBLIC KEY-----`
  const isRight = createVerify('rsa-sha256')
    .update(signed, 'latin1')
    .verify(key, tags['b'] ?? '', 'base64')
  return isRight ? { domain: tags['d'] ?? '', selector: tags['s'] ?? '', signedHeaders } : null
}

/** Of several headers of one name the last one counts first. */
function takeSigned(headers: readonly Header[], names: readonly string[]): string[] {
  const left = headers.toReversed()
  return names.flatMap((wanted) => {
    const at = left.findIndex(({ name }) => name === wanted)
    return at === -1 ? [] : left.splice(at, 1).map(({ line }) => line)
  })
}

function readTags(text: string): Record<string, string> {
  const pairs = text.split(';').map((tag) => {
    const equals = tag.indexOf('=')
    return [tag.slice(0, equals).trim(), tag.slice(equals + 1).replaceAll(/\s+/g, '')]
  })
  return Object.fromEntries(pairs) as Record<string, string>
}

function relaxedHeader(line: string): string {
  const colon = line.indexOf(':')
  const name = line.slice(0, colon).trim().toLowerCase()
  const value = line.slice(colon + 1).replaceAll(/\s+/g, ' ')
  return `${name}:${value.trim()}`
}

function relaxedBody(body: string): string {
  const lines = body.split('\r\n').map((line) => line.replaceAll(/[ \t]+/g, ' ').trimEnd())
  while (lines.at(-1) === '') lines.pop()
  return lines.length === 0 ? '' : `${lines.join('\r\n')}\r\n`
}
