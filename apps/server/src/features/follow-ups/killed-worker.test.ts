import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { rolldown } from 'rolldown'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { bounds } from '../../limits.ts'
import { createOwner, leaveLead } from '../../testing/follow-up-scenes.ts'
import {
  type DeliveryStep,
  deliverySteps,
  startStepwiseEmailServer,
} from '../../testing/stepwise-email-server.ts'
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts'

const mayRepeat: readonly DeliveryStep[] = ['accepted', 'closed']

let product: TestProduct
let folder: string
let emailServer: Awaited<ReturnType<typeof startStepwiseEmailServer>>
let worker: ChildProcess | undefined
/** The step at which the worker is killed; null lets it work. */
let fatal: DeliveryStep | null = null

beforeAll(async () => {
  emailServer = await startStepwiseEmailServer((step) => {
    if (step !== fatal) return true
    fatal = null
    worker?.kill('SIGKILL')
    return false
  })
  product = await startTestProduct()
  folder = await mkdtemp(join(tmpdir(), 'wildpath-worker-'))
  await bundleWorker()
})
afterAll(async () => {
  worker?.kill('SIGKILL')
  await product.stop()
  await emailServer.stop()
  await rm(folder, { recursive: true })
})

const program = () => join(folder, 'email-worker.mjs')

/** As one file it starts in a fifth of the time, and it is started twenty times. */
async function bundleWorker(): Promise<void> {
  const input = join(import.meta.dirname, '../../testing/email-worker.ts')
  const bundle = await rolldown({ input, platform: 'node', logLevel: 'silent' })
  await bundle.write({ file: program(), codeSplitting: false })
}

/** Each worker lives after the leases of the one before, so that nobody has to wait for that. */
let aheadMs = 0

async function startWorker(): Promise<ChildProcess> {
  aheadMs += bounds.jobs.leaseMs
  const child = spawn(
    process.execPath,
    [program(), JSON.stringify(product.connection), emailServer.url, String(aheadMs)],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  )
  await once(child.stdout, 'data')
  return child
}

const countWaiting = async (leadId: string) => {
  const [row] = await product.database.sql`
    select count(*)::int as waiting from jobs
    where payload ->> 'lead_id' = ${leadId} and run_at <= now() and finished_at is null`
  return Number(row?.['waiting'])
}

/** Lets a lead come, kills the worker at this step, and waits until another one has done the rest. */
async function playRound(funnel: Parameters<typeof leaveLead>[1], step: DeliveryStep) {
  worker ??= await startWorker()
  const ended = once(worker, 'exit')
  fatal = step
  const { id } = await leaveLead(product, funnel)
  await ended
  worker = await startWorker()
  await expect.poll(() => countWaiting(id), { timeout: 15_000, interval: 20 }).toBe(0)
  const ids = emailServer.deliveries
    .map(({ messageId }) => messageId.replace('@wildpath.example', ''))
    .filter((messageId) => messageId.includes(id))
  return { id, ids }
}

describe('a worker that is killed with SIGKILL', () => {
  it('while one email goes out neither loses it nor, but for the moment after it was taken, repeats it', async () => {
    const { funnel, browser } = await createOwner(product)
    await browser.sendJson('PUT', '/api/account/notifications', {
      new_lead: false,
      weekly_summary: false,
      product_news: false,
      community_answers: true,
    })
    for (const step of deliverySteps) {
      const { id, ids } = await playRound(funnel, step)
      expect([step, [...new Set(ids)]]).toEqual([step, [`follow-up-${id}-1`]])
      const most = mayRepeat.includes(step) ? 2 : 1
      expect([step, ids.length <= most]).toEqual([step, true])
    }
  })

  it('while two emails go out at once neither loses one nor sends another one', async () => {
    const { funnel } = await createOwner(product)
    const repeats: string[] = []
    for (const step of deliverySteps) {
      const { id, ids } = await playRound(funnel, step)
      expect([step, [...new Set(ids)].toSorted()]).toEqual([
        step,
        [`follow-up-${id}-1`, `lead-alert-${id}`],
      ])
      if (ids.length > 2) repeats.push(`${step}: ${ids.length - 2}`)
    }
    console.log(`Repeated with the same Message-ID: ${repeats.join(', ') || 'none'}`)
  })
})
