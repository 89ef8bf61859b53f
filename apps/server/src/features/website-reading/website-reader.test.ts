import { afterAll, expect, it } from 'vitest'

import { openWebsiteReader } from './website-reader.ts'

const reader = openWebsiteReader({ pageCpuMs: 300 })
afterAll(() => reader.stop())

const pageOf = (html: string) => ({
  url: 'https://river.example/',
  charset: 'utf-8',
  bytes: new TextEncoder().encode(html),
})
const honest = pageOf('<title>Blue River</title><h1>Rafting</h1><a href="/trips">Trips</a>')
const deep = `${'{"a":'.repeat(60)}1${'}'.repeat(60)}`
const hostile = pageOf(
  `<script type="application/ld+json">${deep}</script>`.repeat(12_000).slice(0, 2_000_000),
)

it('reads an honest site while four hostile sites are being read', async () => {
  const { signal } = new AbortController()
  const sites = await Promise.all(
    [hostile, hostile, hostile, hostile, honest].map((page) => reader.readSite([page], signal)),
  )
  expect(sites.map((site) => site !== null)).toEqual([false, false, false, false, true])
})

it('finishes an honest page before a hostile one that started earlier', async () => {
  const { signal } = new AbortController()
  const order: string[] = []
  await Promise.all([
    reader.readSite([hostile], signal).then(() => order.push('hostile')),
    reader.chooseLinks(honest, signal).then(() => order.push('honest')),
  ])
  expect(order).toEqual(['honest', 'hostile'])
})

it('gives up a page that exceeds its CPU limit', async () => {
  expect(await reader.readSite([hostile], new AbortController().signal)).toBeNull()
})
