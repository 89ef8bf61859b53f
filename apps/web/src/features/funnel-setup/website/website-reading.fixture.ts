import type { WebsiteReading } from '@wildpath/contract'

/** What a website says, where a test does not name it. */
export function buildReading(parts: Partial<WebsiteReading> = {}): WebsiteReading {
  return {
    answers: {},
    facts: [],
    logo: null,
    colours: [],
    photos: [],
    pages_read: ['https://silvercreek.example/'],
    ...parts,
  }
}
