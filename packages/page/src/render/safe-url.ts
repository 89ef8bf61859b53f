const allowedLink = /^(https?:\/\/|mailto:|tel:|\/(?!\/))/i
const bareDomain = /^([a-z0-9-]+\.)+[a-z]{2,}([/?#]\S*)?$/i
const allowedImage = /^(https?:\/\/|\/(?!\/))\S+$/i

/**
 * Where a call to action leads. Empty, '#' and anything a page must not link to (scripts, data)
 * lead to `fallback`; a bare domain is taken as https.
 */
export function safeLink(url: string, fallback: string): string {
  const trimmed = url.trim()
  if (allowedLink.test(trimmed)) return trimmed
  return bareDomain.test(trimmed) ? `https://${trimmed}` : fallback
}

/** An image address a page may load, or null. */
export function safeImage(url: string): string | null {
  const trimmed = url.trim()
  return allowedImage.test(trimmed) ? trimmed : null
}
