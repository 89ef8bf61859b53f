import {
  api,
  type BusinessInfo,
  errorTable,
  type Funnel,
  may,
  type NewFunnel,
  type NewFunnelExtras,
  type PlanKey,
} from '@wildpath/contract'

import type { ApiClient } from '../../lib/api-client.ts'
import { ApiFailure } from '../../entities/api/api-failure.ts'
import type { Written } from '../../entities/funnel/stream-generation.ts'
import { mayServerWrite } from './may-server-write.ts'

type Creation = {
  /** Of the funnel to be; sent again with the same answers, it makes no second one. */
  id: string
  info: BusinessInfo
  extras: NewFunnelExtras
  plan: PlanKey
  /** Aborts the writing; what is being saved is saved. */
  signal: AbortSignal
  write: (info: BusinessInfo, signal: AbortSignal) => Promise<Written>
  /** Called when saving begins; `isServerWriting` when the server writes the texts with it. */
  onSaving: (isServerWriting: boolean) => void
}

/**
 * Writes and saves a funnel. When the writing fails on the server's side, the server is asked to
 * create the funnel from the answers alone and writes it itself. Rejects with an ApiFailure, or with
 * the signal's reason.
 */
export async function createFunnel(creation: Creation, callApi: ApiClient): Promise<Funnel> {
  const { id, info, extras, signal, onSaving } = creation
  const made = await findMadeOrRefuse(creation, callApi)
  if (made !== null) return made
  const written = await creation.write(info, signal).catch((failure: unknown) => {
    if (mayServerWrite(failure)) return null
    throw failure
  })
  signal.throwIfAborted()
  onSaving(written === null)
  const body: NewFunnel = {
    id,
    business_info: info,
    ...extras,
    ...(written && { generated_content: written.content, written_by: written.writtenBy }),
  }
  return callApi(api.createFunnel, { body })
}

/**
 * The funnel, when an earlier try made it and only its answer got lost. Beyond the plan's limit the
 * server refuses, too; asking first spares the person a minute of writing for nothing.
 */
async function findMadeOrRefuse(
  { id, plan, signal }: Creation,
  callApi: ApiClient,
): Promise<Funnel | null> {
  const list = await callApi(api.listFunnels, {}, { signal, attempts: 1 }).catch(
    (failure: unknown) => {
      if (mayServerWrite(failure)) return null
      throw failure
    },
  )
  if (list?.funnels.some((funnel) => funnel.id === id)) {
    return callApi(api.getFunnel, { params: { id } }, { signal })
  }
  if (!list || may(plan, { to: 'create-funnel', funnelCount: list.funnels.length }).isAllowed) {
    return null
  }
  throw new ApiFailure({ code: 'funnel-limit', ...errorTable['funnel-limit'] })
}
