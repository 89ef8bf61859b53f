/** Slugs and ids: whatever else stands under these names was not written here. */
const ownTag = /^[a-z\d_-]{1,80}$/

/** The adventure that an address names (`taggedAddress`). */
export function adventureTagOf(address: URL): string | null {
  return tagOf(address, 'utm_campaign')
}

/** The adventure and the ad that an address names. */
export function tagsOf(address: string): { slug: string | null; tag: string | null } {
  const url = URL.parse(address)
  if (url === null) return { slug: null, tag: null }
  return { slug: adventureTagOf(url), tag: tagOf(url, 'utm_content') }
}

function tagOf({ searchParams }: URL, name: string): string | null {
  const tag = searchParams.get(name)?.toLowerCase() ?? ''
  return ownTag.test(tag) ? tag : null
}
