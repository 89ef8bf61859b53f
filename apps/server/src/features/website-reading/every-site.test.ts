import { factSchema } from '@wildpath/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { createSemaphore } from '../../concurrency/semaphore.ts'
import { sharedCopywriter } from '../../testing/shared-copywriter.ts'
import { createSafeFetch } from './safe-fetch/safe-fetch.ts'
import { describeContent } from './testing/describe-content.ts'
import { everySite } from './testing/every-site.ts'
import { type PlayedWeb, playWeb, serveSite } from './testing/play-web.ts'
import { openWebsiteReader, type WebsiteReader } from './website-reader.ts'
import { createWebsiteReadingService } from './website-reading-service.ts'

type Reading = Awaited<ReturnType<ReturnType<typeof createWebsiteReadingService>['read']>>

let web: PlayedWeb
let reader: WebsiteReader
const readings = new Map<string, Reading>()

beforeAll(async () => {
  web = await playWeb(Object.fromEntries(everySite.map((site) => [site.host, serveSite(site)])))
  reader = openWebsiteReader()
  const service = createWebsiteReadingService({
    openSafeFetch: () =>
      createSafeFetch({ network: web.network, publicUrl: 'https://wildpath.example' }),
    reader,
    copywriter: sharedCopywriter,
    turns: createSemaphore({ permits: 2, largestQueue: everySite.length }),
  })
  await Promise.all(
    everySite.map(async ({ host }) => {
      readings.set(host, await service.read(`http://${host}/`, new AbortController().signal))
    }),
  )
}, 60_000)
afterAll(async () => {
  await reader.stop()
  await web.stop()
})

function compare({ host, says }: (typeof everySite)[number]) {
  const reading = readings.get(host)
  const read = reading?.ok === true ? describeContent(reading.value) : []
  return {
    host,
    found: says.filter((line) => read.includes(line)).length,
    missed: says.filter((line) => !read.includes(line)),
    wrong: read.filter((line) => !says.includes(line)),
  }
}

describe('of all sites', () => {
  it('is found what they say, and next to nothing else', () => {
    const rows = everySite.map(compare)
    const sum = (count: (row: (typeof rows)[number]) => number) =>
      rows.reduce((total, row) => total + count(row), 0)
    const [found, missed, wrong] = [
      sum((row) => row.found),
      sum((row) => row.missed.length),
      sum((row) => row.wrong.length),
    ]
    const lines = rows.flatMap((row) => [
      [row.host.padEnd(30), row.found, row.missed.length, row.wrong.length].join('\t'),
      ...row.missed.map((line) => `  missed ${line}`),
      ...row.wrong.map((line) => `  wrong  ${line}`),
    ])
    // The table is for whoever changes the reading.
    process.stdout.write(
      `${['site'.padEnd(30), 'found', 'missed', 'wrong'].join('\t')}\n${lines.join('\n')}\n${everySite.length} sites: ${found} found, ${missed} missed, ${wrong} wrong\n`,
    )
    expect(everySite.length).toBeGreaterThanOrEqual(30)
    expect(wrong / (found + wrong)).toBeLessThanOrEqual(0.02)
    expect(found / (found + missed)).toBeGreaterThanOrEqual(0.97)
  })

  it('are made facts with the page and the words that they come from, confirmed by nobody', () => {
    for (const reading of readings.values()) {
      if (!reading.ok) continue
      const { facts, pages_read } = reading.value
      expect(new Set(facts.map(({ id }) => id)).size).toBe(facts.length)
      for (const fact of facts) {
        expect(factSchema.parse(fact)).toMatchObject({ source: 'website', is_confirmed: false })
        expect(pages_read).toContain(fact.origin)
      }
    }
  })

  it('are at most eight pages read', () => {
    const numbers = [...readings.values()].map((reading) =>
      reading.ok ? reading.value.pages_read.length : 0,
    )
    expect(Math.max(...numbers)).toBeLessThanOrEqual(8)
  })

  it('comes nothing as markup, and no order to machines', () => {
    const text = JSON.stringify([...readings.values()].filter((reading) => reading.ok))
    expect(text).not.toMatch(/<script|onerror|javascript:/)
    expect(text).not.toMatch(/previous instructions/)
  })
})

const factOf = (host: string, kind: string) => {
  const reading = readings.get(host)
  return reading?.ok === true ? reading.value.facts.find((fact) => fact.kind === kind) : undefined
}

describe('a fact', () => {
  it('is sure in structured data and doubtful in a sentence', () => {
    expect(factOf('fjord-kayak.no', 'offering')?.confidence).toBe('high')
    expect(factOf('kraxelei.de', 'offering')?.confidence).toBe('medium')
    expect(factOf('dollars-of-somewhere.example', 'offering')?.confidence).toBe('low')
  })

  it('keeps both of two prices, so that the owner is asked', () => {
    const offering = factOf('two-prices.example', 'offering')
    expect(offering).toMatchObject({
      confidence: 'low',
      value: { price: { amount: 79 } },
      alternatives: [{ price: { amount: 89 } }],
    })
  })

  it('has the words that it was read from', () => {
    expect(factOf('gaestehaus-bergblick.at', 'offering')).toMatchObject({
      quote: 'Doppelzimmer: 96 € pro Nacht',
      origin: 'http://gaestehaus-bergblick.at/',
    })
  })
})

describe('of one site', () => {
  it('are proposed answers, a logo, colours and photos', () => {
    const reading = readings.get('laketahoesup.com')
    expect(reading).toMatchObject({
      ok: true,
      value: {
        answers: {
          business_name: 'Lake Tahoe SUP',
          industry: 'water-sports',
          product_service:
            'Clear-bottom paddle board tours on Lake Tahoe at sunrise, at noon and by night.\nSunrise Glide, Emerald Bay Day, Glow Paddle',
          main_offer: 'Sunrise Glide $85 per person',
        },
        logo: { address: 'http://laketahoesup.com/touch.png', width: 180 },
        colours: ['#0a7ea4'],
        photos: [
          {
            address: 'https://static.wixstatic.com/media/a1.jpg/w_1600',
            width: 1600,
            height: 1067,
            alt: 'Paddlers at sunrise',
          },
        ],
      },
    })
  })

  it('is the row of a table proposed as a sentence, with what a child pays', () => {
    expect(readings.get('riverbendrafting.com')).toMatchObject({
      value: {
        answers: {
          main_offer: 'Browns Canyon Half Day, 3 hours: $79 per adult, $69 per child',
        },
      },
    })
    expect(readings.get('gumpen-lassing.at')).toMatchObject({
      value: {
        answers: { main_offer: 'Familientour: 3 Stunden, Erwachsene 75 €, Kinder 60 €' },
      },
    })
  })

  it('which only scripts fill is said to be empty', () => {
    expect(readings.get('empty-shell.example')).toMatchObject({ error: { code: 'website-empty' } })
  })
})
