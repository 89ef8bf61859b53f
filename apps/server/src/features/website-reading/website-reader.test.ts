import { afterAll, expect, it } from 'vitest'

import { openWebsiteReader } from './website-reader.ts'

const reader = openWebsiteReader()
afterAll(() => reader.stop())
const { signal } = new AbortController()

const honest = {
  url: 'https://river.example/',
  charset: 'utf-8',
  bytes: new TextEncoder().encode('<title>Blue River</title><a href="/trips">Trips</a>'),
}
/** Rules that would take minutes. */
const hostile = {
  address: 'https://hostile.example/robots.txt',
  text: `User-agent: *\n${`Disallow: /${'*a'.repeat(60)}$\n`.repeat(3_000)}`,
  url: `https://hostile.example/${'a'.repeat(1_900)}`,
  agent: 'Wildpath',
}

it('finishes an honest page before a hostile site that started earlier', async () => {
  const order: string[] = []
  await Promise.all([
    reader.readRobots(hostile, signal).then(() => order.push('hostile')),
    reader.chooseLinks(honest, signal).then(() => order.push('honest')),
  ])
  expect(order).toEqual(['honest', 'hostile'])
})

it('reads an honest site while four hostile sites are being read', async () => {
  const [site, ...others] = await Promise.all([
    reader.readSite([honest], signal),
    ...[1, 2, 3, 4].map(() => reader.readRobots(hostile, signal)),
  ])
  expect([site === null, ...others]).toEqual([false, null, null, null, null])
})
