import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { type Database, openDatabase } from './client.ts'
import { createLeases } from './leases.ts'
import { createTestDatabase } from './testing/test-postgres.ts'

let place: Awaited<ReturnType<typeof createTestDatabase>>
let database: Database
beforeAll(async () => {
  place = await createTestDatabase()
  database = openDatabase(place.connection, { maxConnections: 2 })
})
afterAll(async () => {
  await database.close()
  await place.drop()
})

/** Work that begins, and ends when told to. */
function buildWork() {
  const began = Promise.withResolvers<void>()
  const end = Promise.withResolvers<void>()
  const work = async () => {
    began.resolve()
    await end.promise
    return 'done'
  }
  return { work, began: began.promise, end: end.resolve }
}

const expire = (key: string) =>
  database.sql`update leases set held_until = now() - interval '1 second' where key = ${key}`

describe('a lease', () => {
  it('keeps a key to one at a time, in the order they came, also across processes', async () => {
    const here = createLeases(database)
    const elsewhere = createLeases(database)
    const order: string[] = []
    let running = 0
    const work = (name: string) => async () => {
      running += 1
      expect(running).toBe(1)
      order.push(name)
      await new Promise((resolve) => setImmediate(resolve))
      running -= 1
    }
    await Promise.all([
      ...['a', 'b', 'c'].map((name) => here.hold('river', work(name))),
      ...['x', 'y', 'z'].map((name) => elsewhere.hold('river', work(name))),
    ])
    expect(order.filter((name) => 'abc'.includes(name))).toEqual(['a', 'b', 'c'])
    expect(order.filter((name) => 'xyz'.includes(name))).toEqual(['x', 'y', 'z'])
    expect(await database.sql`select key from leases`).toEqual([])
  })

  it('holds no connection while its work waits for others', async () => {
    const leases = createLeases(database)
    const works = Array.from({ length: 20 }, buildWork)
    const held = works.map(({ work }, index) => leases.hold(`key ${index}`, work))
    await Promise.all(works.map(({ began }) => began))
    const { open, idle, waiting } = database.connections()
    expect({ used: open - idle, waiting }).toEqual({ used: 0, waiting: 0 })
    for (const { end } of works) end()
    expect(await Promise.all(held)).toEqual(works.map(() => ({ isHeld: true, value: 'done' })))
  })

  it('is not waited for without end, in this process as little as in another', async () => {
    const patient = createLeases(database)
    const here = createLeases(database, { waitMs: 50 })
    const { work, began, end } = buildWork()
    const first = patient.hold('canyon', work)
    await began
    const never = async () => expect.unreachable()
    expect(await here.hold('Canyon', never)).toEqual({ isHeld: false })
    end()
    await first
    const slow = buildWork()
    const mine = here.hold('canyon', slow.work)
    await slow.began
    expect(await here.hold('canyon', never)).toEqual({ isHeld: false })
    slow.end()
    expect(await mine).toEqual({ isHeld: true, value: 'done' })
  })

  it('is not waited for at all by those who do not want to', async () => {
    // Whoever waited here would wait longer than any test may take.
    const usual = { waitMs: 3_600_000 }
    const leases = createLeases(database, usual)
    const elsewhere = createLeases(database, usual)
    const { work, began, end } = buildWork()
    const first = leases.hold('river', work)
    await began
    const never = async () => expect.unreachable()
    for (const busy of [leases, elsewhere]) {
      // oxlint-disable-next-line no-await-in-loop
      expect(await busy.hold('river', never, { waitMs: 0 })).toEqual({ isHeld: false })
    }
    end()
    await first
    const next = await elsewhere.hold('river', async () => 'mine', { waitMs: 0 })
    expect(next).toEqual({ isHeld: true, value: 'mine' })
  })

  it('goes on to the next when its work throws', async () => {
    const leases = createLeases(database)
    const broken = leases.hold('ridge', async () => {
      throw new Error('a landslide')
    })
    await expect(broken).rejects.toThrow('a landslide')
    expect(await leases.hold('ridge', async () => 'over')).toEqual({ isHeld: true, value: 'over' })
  })

  it('passes to another when its process is gone, and then lets the first write nothing', async () => {
    const sleeper = createLeases(database)
    const { work, began, end } = buildWork()
    const slept = sleeper.hold('lake', async (lease) => {
      await work()
      return lease.settle((tx) =>
        tx.execute(`insert into instance_settings values ('lake', 'slept')`),
      )
    })
    await began
    await expire('lake')
    const taken = await createLeases(database).hold('lake', async (lease) => {
      end()
      expect(await slept).toEqual({ isHeld: false })
      await lease.settle((tx) =>
        tx.execute(`insert into instance_settings values ('lake', 'woke')`),
      )
    })
    expect(taken.isHeld).toBe(true)
    expect(await database.sql`select value from instance_settings where key = 'lake'`).toEqual([
      { value: 'woke' },
    ])
  })

  it('writes all that is settled or nothing', async () => {
    const settling = createLeases(database).hold('delta', (lease) =>
      lease.settle(async (tx) => {
        await tx.execute(`insert into instance_settings values ('delta', 'half')`)
        throw new Error('a dam')
      }),
    )
    await expect(settling).rejects.toThrow('a dam')
    expect(await database.sql`select value from instance_settings where key = 'delta'`).toEqual([])
  })
})
