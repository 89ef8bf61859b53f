import { safeLink } from './safe-url.ts'

/** Where films are watched on a page of their own: such an address is no file that plays here. */
const videoSites = ['youtube.com', 'youtube-nocookie.com', 'youtu.be', 'vimeo.com']

/** The address of a film that is watched elsewhere; null for one that is a file. */
export function externalVideoUrl(src: string): string | null {
  const address = safeLink(src, '')
  if (!URL.canParse(address)) return null
  const host = new URL(address).hostname
  return videoSites.some((site) => host === site || host.endsWith(`.${site}`)) ? address : null
}
