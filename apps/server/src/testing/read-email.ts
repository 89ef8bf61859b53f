/** A message as a mail program shows it. Names of headers are in lower case, values decoded. */
export type Mail = {
  to: string
  headers: Record<string, string>
  subject: string
  text: string
  /** Null for a message of text alone. */
  html: string | null
}

/** Reads a message as it came over the wire (RFC 5322, 2045 to 2047); `to` is the envelope's recipient. */
export function readEmail(source: string, to: string): Mail {
  const parts = leafParts(source)
  const bodyOf = (type: string) =>
    parts.find(({ headers }) => (headers['content-type'] ?? 'text/plain').startsWith(type))?.body
  const { headers } = splitPart(source)
  return {
    to,
    headers,
    subject: headers['subject'] ?? '',
    text: bodyOf('text/plain') ?? '',
    html: bodyOf('text/html') ?? null,
  }
}

type Part = { headers: Record<string, string>; body: string }

function leafParts(source: string): Part[] {
  const { headers, body } = splitPart(source)
  const boundary = /boundary="?([^";]+)"?/.exec(headers['content-type'] ?? '')?.[1]
  if (boundary === undefined) {
    const decoded = decodeBody(body, headers['content-transfer-encoding'] ?? '7bit')
    return [{ headers, body: decoded.replaceAll('\r\n', '\n').trim() }]
  }
  const inner = `\r\n${body}`.split(`\r\n--${boundary}`).slice(1, -1)
  return inner.flatMap((part) => leafParts(part.replace(/^[ \t]*\r\n/, '')))
}

function splitPart(source: string): Part {
  const end = source.indexOf('\r\n\r\n')
  const head = source.slice(0, end).replace(/\r\n[ \t]+/g, ' ')
  const headers: Record<string, string> = {}
  for (const line of head.split('\r\n')) {
    const colon = line.indexOf(':')
    headers[line.slice(0, colon).toLowerCase()] = decodeWords(line.slice(colon + 1).trim())
  }
  return { headers, body: source.slice(end + 4) }
}

function decodeBody(body: string, encoding: string): string {
  switch (encoding.toLowerCase()) {
    case 'base64':
      return Buffer.from(body, 'base64').toString()
    case 'quoted-printable':
      return unquote(body.replaceAll('=\r\n', ''))
    default:
      return body
  }
}

function decodeWords(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?(q|b)\?([^?]*)\?=/gi, (_all, kind: string, word: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString()
        : unquote(word.replaceAll('_', ' ')),
    )
}

function unquote(value: string): string {
  const bytes = value.replace(/=([0-9A-F]{2})/gi, (_all, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  return Buffer.from(bytes, 'latin1').toString()
}
