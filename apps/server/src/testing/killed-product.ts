import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

import { expect } from 'vitest'

import { bounds } from '../limits.ts'
import { openBuyer } from './buyer.ts'
import { testSecret } from './test-secret.ts'
import { startTestProduct } from './test-product.ts'

/**
 * Where a product is killed: when a platform is asked for this for the nth time, before it does so ('dropped') or
 * afterwards, with its answer under way ('cut').
 */
export type Round = { step: string; nth: number; fate: 'dropped' | 'cut' }

export const after = (step: string, nth = 1): Round => ({ step, nth, fate: 'cut' })
export const before = ({ step, nth }: Round): Round => ({ step, nth, fate: 'dropped' })
/** Each takes some seconds: all of them run where AD_KILL_ROUNDS says 'all'. */
export const areAllRounds = process.env['AD_KILL_ROUNDS'] === 'all'

/** What of a platform's server is needed: calls such as 'POST /customers/1/googleAds:mutate'. */
type Platform = { decide(next: (call: string) => 'done' | Round['fate']): void }

const hook = join(import.meta.dirname, '../../../../scripts/tsx-hook.mjs')

/**
 * A product that is killed and comes back, for somebody who pays. `product` lives through it all and runs no jobs: it
 * shows what the killed process left.
 */
export async function startKilledProduct(environment: Record<string, string>) {
  const product = await startTestProduct(environment)
  const buyer = await openBuyer(product)
  await buyer.buy('explorer')
  const { browser } = buyer
  let child: { process: ChildProcess; url: string } | undefined
  /** Each process lives after the leases and pauses of the one before, so that nobody has to wait for them. */
  let aheadMs = 0

  function spawnProcess(): ChildProcess {
    const args = ['--import', hook, join(import.meta.dirname, 'product-process.ts')]
    return spawn(process.execPath, [...args, JSON.stringify(product.connection), String(aheadMs)], {
      stdio: ['pipe', 'pipe', 'inherit'],
      env: {
        PATH: process.env['PATH'],
        INSTANCE_SECRET: testSecret,
        DATA_DIR: product.dataDir,
        TRUST_PROXY: '1',
        ...environment,
      },
    })
  }

  async function startProcess() {
    const started = spawnProcess()
    const [line] = (await once(started.stdout ?? started, 'data')) as [Buffer]
    return { process: started, url: line.toString().trim() }
  }

  /** What the lease of a process that died waits for. */
  async function passMinutes(): Promise<void> {
    aheadMs += bounds.adAccounts.finishAfterMs + bounds.jobs.leaseMs
    await product.database.sql`
      update leases set held_until = now() - interval '1 second' where key like 'ad creation %'`
  }

  /** Resolves when no work is due: what it asks the platform for would count as the round's. */
  async function rest(): Promise<void> {
    const due = () => product.database.sql`
      select kind from jobs where finished_at is null and failed_at is null
      and run_at <= ${new Date(Date.now() + aheadMs).toISOString()}`
    await expect.poll(due, { timeout: 60_000 }).toEqual([])
  }

  /** Resolves when the process is dead. */
  function kill(dying: ChildProcess, { step, nth, fate }: Round, platform: Platform) {
    const ended = once(dying, 'exit')
    let count = 0
    platform.decide((call) => {
      if (call.replace(/\/\d+$/, '/number') !== step) return 'done'
      count += 1
      if (count !== nth) return 'done'
      dying.kill('SIGKILL')
      return fate
    })
    return ended
  }

  return {
    product,
    browser,

    /** Asks a process for an ad, and kills it in this round's moment. */
    async killAt(round: Round, platform: Platform, { path, form }: { path: string; form: object }) {
      // One that an earlier round left dead would never be killed.
      if (child === undefined || child.process.signalCode !== null) child = await startProcess()
      await rest()
      const { process: dying, url } = child
      const ended = kill(dying, round, platform)
      const asked = fetch(`${url}${path}`, {
        method: 'POST',
        body: JSON.stringify(form),
        headers: { 'content-type': 'application/json', 'cookie': browser.cookieHeader() },
      }).then(
        () => 'answered',
        () => 'cut off',
      )
      await ended
      expect(await asked).toBe('cut off')
    },

    /** The process that goes on with what was left is killed as well. */
    async killAgain(round: Round, platform: Platform): Promise<void> {
      await passMinutes()
      await kill(spawnProcess(), round, platform)
    },

    async comeBack(): Promise<void> {
      await passMinutes()
      child = await startProcess()
    },

    async stop(): Promise<void> {
      child?.process.kill('SIGKILL')
      await product.stop()
    },
  }
}
