import type { PlayedSites } from './played-web.ts'

const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="theme-color" content="#0a7ea4"><link rel="icon" href="/icon.png" sizes="180x180">`
const menu = `<header><a href="/"><img src="/logo.png" alt="Silver Creek Rafting logo" width="300" height="120"></a>
<nav><a href="/trips">Trips &amp; prices</a> <a href="/contact">Contact</a></nav></header>`

const page = (title: string, body: string) =>
  `<!DOCTYPE html><html lang="en"><head><title>${title}</title>${head}</head><body>${menu}${body}</body></html>`

/** The website of a rafting business, as journeys find it. */
export const canyonSite: PlayedSites[string] = {
  '/': page(
    'Silver Creek Rafting | White-water trips in Salida, Colorado',
    `<main><h1>White-water rafting in Salida</h1>
    <p>We take families and first-time paddlers down the Arkansas River, with certified guides and warm wetsuits.</p>
    <img src="/rapids.png" alt="A raft in the rapids" width="1600" height="1067">
    <img src="/lunch.png" alt="Lunch on a gravel bank" width="1600" height="1067"></main>
    <footer>Silver Creek Rafting · 14 Mill Street, Salida, CO 81201 · <a href="tel:+17195550142">719-555-0142</a></footer>`,
  ),
  '/trips': page(
    'Trips and prices | Silver Creek Rafting',
    `<main><h1>Trips and prices</h1>
    <h2>Half-day trip</h2><p>3 hours on the water. $79 per person.</p>
    <h2>Full-day trip</h2><p>6 hours, lunch included. $129 per person.</p></main>`,
  ),
  '/contact': page(
    'Contact | Silver Creek Rafting',
    `<main><h1>Contact</h1><p>Call <a href="tel:+17195550142">719-555-0142</a> or write to
    <a href="mailto:hello@silvercreek.example">hello@silvercreek.example</a>.</p></main>`,
  ),
  '/logo.png': { width: 600, height: 240 },
  '/icon.png': { width: 180, height: 180 },
  '/rapids.png': { width: 1600, height: 1067 },
  '/lunch.png': { width: 1600, height: 1067 },
}
