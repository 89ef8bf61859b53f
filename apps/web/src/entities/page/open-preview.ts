import type { PageDocument, Section } from '@wildpath/page/document'

import { newId } from '../../lib/new-id.ts'

/** Longer addresses are cut or refused by some of the servers and proxies between. */
const longestQuery = 6000

export type PreviewOptions = {
  /** Omits samples, as the public page does. */
  isVisitorView?: boolean
  /** Shows the 'Made with' badge, which depends on the owner's plan. */
  hasBadge?: boolean
}

export type PreviewOpening = 'opened' | 'blocked' | 'too-large'

/** The parts of a browser that hand a page over to another tab. */
type Opener = {
  open(address: string): { opener: unknown } | null
  storage: Pick<Storage, 'setItem' | 'removeItem'>
}

const thisTab: Opener = {
  open: (address) => window.open(address, '_blank'),
  get storage() {
    return window.sessionStorage
  },
}

/**
 * Opens /preview with the page, or the sections alone, in a new tab, without asking the server: in the
 * address where they are small, else through the session storage, which a new tab begins with a copy
 * of. 'blocked' when the browser opened no tab, 'too-large' when its storage does not take the page.
 */
export function openPreview(
  page: PageDocument | readonly Section[],
  { isVisitorView = false, hasBadge = false }: PreviewOptions = {},
  opener: Opener = thisTab,
): PreviewOpening {
  const view = [isVisitorView && 'as=visitor', hasBadge && 'badge'].filter(Boolean).join('&')
  const json = JSON.stringify(page)
  const query = encodeURIComponent(json)
  if (query.length <= longestQuery)
    return openTab(opener, `/preview?data=${query}${view && `&${view}`}`)
  const key = newId()
  try {
    opener.storage.setItem(storageName(key), json)
  } catch {
    return 'too-large'
  }
  try {
    return openTab(opener, `/preview${view && `?${view}`}#${key}`)
  } finally {
    // The new tab has a copy of its own by now.
    opener.storage.removeItem(storageName(key))
  }
}

/** The JSON that this tab was opened with; null when there is none. */
export function readPreviewData({ search, hash }: { search: string; hash: string }): string | null {
  const data = new URLSearchParams(search).get('data')
  if (data !== null || hash.length < 2) return data
  try {
    return sessionStorage.getItem(storageName(hash.slice(1)))
  } catch {
    // Storage is off, and so nothing was handed over.
    return null
  }
}

/** With 'noopener' the tab would begin with empty storage; so the way back is cut afterwards. */
function openTab(opener: Opener, address: string): PreviewOpening {
  const tab = opener.open(address)
  if (tab === null) return 'blocked'
  tab.opener = null
  return 'opened'
}

function storageName(key: string): string {
  return `preview:${key}`
}
