import { describe, expect, it } from 'vitest'

import { createSandboxSenders } from './sandbox-senders.ts'

/** Senders whose every round, and whose wait, ends when the test says so. */
function start() {
  const rounds: { customerId: string; end(): void; fail(): void }[] = []
  const waits: (() => void)[] = []
  const senders = createSandboxSenders({
    sendOf: (customerId) =>
      new Promise((resolve, reject) =>
        rounds.push({ customerId, end: resolve, fail: () => reject(new Error('no database')) }),
      ),
    wait: () => new Promise((resolve) => waits.push(resolve)),
  })
  return { senders, rounds, waits }
}

const nextTurn = () => new Promise((resolve) => setImmediate(resolve))

describe('senders of the sandbox', () => {
  it('send a hundred changes that come at once in two rounds', async () => {
    const { senders, rounds } = start()
    for (let count = 0; count < 100; count += 1) senders.send('ana')
    expect(rounds).toHaveLength(1)
    rounds[0]?.end()
    await nextTurn()
    expect(rounds).toHaveLength(2)
    rounds[1]?.end()
    await senders.settled()
    expect(rounds).toHaveLength(2)
  })

  it('begin anew after a round that failed', async () => {
    const { senders, rounds } = start()
    senders.send('ana')
    rounds[0]?.fail()
    await senders.settled()
    senders.send('ana')
    expect(rounds).toHaveLength(2)
  })

  it('make nobody wait for the events of somebody else', async () => {
    const { senders, rounds } = start()
    senders.send('busy')
    senders.send('ana')
    rounds[1]?.end()
    await senders.settledFor('ana')
    await senders.settledFor('nobody')
    expect(rounds.map(({ customerId }) => customerId)).toEqual(['busy', 'ana'])
  })

  it('make nobody wait for a webhook that does not answer', async () => {
    const { senders, waits } = start()
    senders.send('ana')
    const settled = senders.settledFor('ana')
    waits[0]?.()
    await settled
    expect(waits).toHaveLength(1)
  })
})
