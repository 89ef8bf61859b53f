import type { BusinessInfo, Funnel, NewFunnelExtras, PlanKey } from '@wildpath/contract'

import type { createFunnel } from './create-funnel.ts'
import type { Generation } from './generation.ts'

type Outcome =
  | { kind: 'created'; funnel: Funnel }
  | { kind: 'cancelled' }
  | { kind: 'failed'; failure: unknown }

type FunnelCreationTools = {
  generation: Generation
  createFunnel: (creation: Parameters<typeof createFunnel>[0]) => Promise<Funnel>
  /** Takes over the funnel as the server answered it. */
  cacheFunnel: (funnel: Funnel) => Promise<void>
  newId: () => string
}

type Wanted = { info: BusinessInfo; extras: NewFunnelExtras; plan: PlanKey }

export type FunnelCreation = { create: (wanted: Wanted) => Promise<Outcome> }

/** Writes and saves a funnel, one at a time: a second press gets what becomes of the first. */
export function createFunnelCreation(tools: FunnelCreationTools): FunnelCreation {
  const { generation } = tools
  let latest: { of: string; id: string } | null = null
  let running: Promise<Outcome> | null = null

  /** The same answers and choices are the same funnel, however often they are sent. */
  function idFor({ info, extras }: Wanted): string {
    const key = JSON.stringify([info, extras])
    if (latest?.of !== key) latest = { of: key, id: tools.newId() }
    return latest.id
  }

  async function make(wanted: Wanted): Promise<Outcome> {
    const signal = generation.begin()
    const { write, showSaving: onSaving } = generation
    try {
      const id = idFor(wanted)
      const funnel = await tools.createFunnel({ id, ...wanted, signal, write, onSaving })
      await tools.cacheFunnel(funnel)
      return { kind: 'created', funnel }
    } catch (failure) {
      return signal.aborted ? { kind: 'cancelled' } : { kind: 'failed', failure }
    } finally {
      generation.end()
    }
  }

  return {
    create(wanted) {
      running ??= make(wanted).finally(() => (running = null))
      return running
    },
  }
}
