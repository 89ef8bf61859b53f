import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { type DnsWorld, startDnsWorld } from '../../../testing/dns-world.ts'
import { checkDomain } from './check-domain.ts'
import { ours, pair, right } from './testing/example-domain.ts'
import { hostMistakes } from './testing/host-mistakes.ts'
import { ownershipMistakes } from './testing/ownership-mistakes.ts'
import { serverMistakes } from './testing/server-mistakes.ts'

const mistakes = [...hostMistakes, ...ownershipMistakes, ...serverMistakes]
/** Long enough for servers that never answer. */
const patience = 40_000

let world: DnsWorld
beforeAll(async () => {
  world = await startDnsWorld()
})
afterAll(() => world.stop())
beforeEach(() => {
  world.reset()
  world.setZone('wildpath.app', [
    '@ A 203.0.113.1',
    `funnels A ${ours}`,
    'funnels AAAA 2001:db8::10',
  ])
  world.setZone('example.com', right)
  world.setZone('shops.example', ['@ A 203.0.113.66'])
})

describe('where', () => {
  it.each(mistakes)(
    '$it, that is said',
    async ({ code, says, zone, change, expected = pair, serves, owns }) => {
      if (zone !== undefined) world.setZone('example.com', zone)
      change?.(world)
      const report = await checkDomain(world.dns, expected)
      const problem = report.problems.find((problem) => problem.code === code)
      expect(report.problems.map((problem) => problem.code)).toContain(code)
      expect(problem?.text).toContain(says)
      expect(report.isServing).toBe(serves === true)
      expect(report.problems.some(({ weight }) => weight === 'blocks')).toBe(
        !(serves && owns !== false),
      )
      expect(report.isOwned && owns === false).toBe(false)
      // What is said first is what keeps visitors away.
      expect(problem?.weight === 'warns' || report.problems[0]?.code === code).toBe(true)
      expect(world.strangers).toEqual([])
    },
    patience,
  )

  it('are at least 28 different kinds of mistakes', () => {
    expect(new Set(mistakes.map(({ code }) => code)).size).toBeGreaterThanOrEqual(28)
  })
})
