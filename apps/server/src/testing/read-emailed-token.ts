import { vi } from 'vitest'

/** The token of the latest such email; waits for emails that are sent in the background. */
export function readEmailedToken(
  productUrl: string,
  { email, link }: { email: string; link: 'reset-password' | 'verify-email' },
): Promise<string> {
  return vi.waitFor(
    async () => {
      // Straight from this machine, without the proxy that test browsers speak through.
      const answer = await fetch(`${productUrl}/api/outbox`)
      const { emails } = (await answer.json()) as { emails: { to: string; text: string }[] }
      const texts = emails.filter(({ to }) => to === email).map(({ text }) => text)
      const token = texts
        .map((text) => new RegExp(`/auth/${link}\\?token=([\\w-]+)`).exec(text)?.[1])
        .find((found) => found !== undefined)
      if (token === undefined) throw new Error(`No email with a ${link} link went to ${email}`)
      return token
    },
    { timeout: 5_000 },
  )
}
