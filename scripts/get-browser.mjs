// Sees that there is a browser for the journeys before the first of them runs.
import { findBrowser } from './find-browser.mjs'

const { path, origin } = await findBrowser()
console.log(`${path} (${origin})`)
