import { createHmac, timingSafeEqual } from 'node:crypto'

/** The sandbox's own secret, out of the one that every process of a product shares. */
export function sandboxSecret(instanceSecret: string): string {
  return hmac('sandbox payments', instanceSecret)
}

/** As payment providers do: the time, and an HMAC over time and body. */
export function signBody(body: string, secret: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000)
  return `t=${seconds},v1=${hmac(`${seconds}.${body}`, secret)}`
}

const toleranceSeconds = 300

export function checkSignature(
  call: { rawBody: string; signature: string; now: Date },
  secret: string,
): 'good' | 'forged' | 'stale' {
  const [, seconds = '', given = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(call.signature) ?? []
  const expected = hmac(`${seconds}.${call.rawBody}`, secret)
  if (given.length !== expected.length) return 'forged'
  if (!timingSafeEqual(Buffer.from(given), Buffer.from(expected))) return 'forged'
  const ageSeconds = call.now.getTime() / 1000 - Number(seconds)
  return ageSeconds > toleranceSeconds ? 'stale' : 'good'
}

export function hmac(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('hex')
}
