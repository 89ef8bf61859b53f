import type { IncomingMessage } from 'node:http'

import { carriesSession } from '../accounts/index.ts'
import type { PageFace, PublicPage } from './public-page.ts'

/**
 * What this visitor gets. Whoever is signed in at the product's host gets the page without ad platforms: the scripts of
 * others must not run where they could act as that person, and owners are no visitors of their own pages.
 */
export function faceFor({ headers }: IncomingMessage, { plain, measured }: PublicPage): PageFace {
  return measured === null || carriesSession(headers.cookie) ? plain : measured
}
