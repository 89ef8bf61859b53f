import type { Funnel, FunnelChange } from '@wildpath/contract'
import { createStore, type StoreApi } from 'zustand/vanilla'

import { failureMessage } from '../../lib/request-failure.ts'
import { ApiFailure } from '../api/api-failure.ts'
import { isPlanRefusal } from '../plan/plan-refusal.ts'
import { holdsChange } from './holds-change.ts'

export type FunnelSave = {
  /** What the owner's form changes, and the revision that the form was filled from. */
  change: FunnelChange
  /** Said when it is saved. */
  success: string
  /** The way back, offered where it is said that it is saved. */
  onUndo?: () => void
  /** Said when it is not and the server gives no reason. */
  fallback: string
  /** Said when the session or the funnel is gone (spec 2, section 2). */
  refusal: string
  onSaved: (funnel: Funnel) => void
}

/** Somebody saved the funnel after this form was filled; nothing was overwritten. */
export type UpdateConflict = { theirs: Funnel; save: FunnelSave }

type FunnelUpdaterState = {
  isSaving: boolean
  isSessionGone: boolean
  conflict: UpdateConflict | null
}

type FunnelUpdaterTools = {
  updateFunnel: (change: FunnelChange) => Promise<Funnel>
  /** The funnel as the server has it now. */
  fetchFunnel: () => Promise<Funnel>
  /** Takes over a funnel as the server answered it. */
  cacheFunnel: (funnel: Funnel) => Promise<void>
  notifySuccess: (text: string) => void
  notifyWithUndo: (message: { text: string; id: string; onUndo: () => void }) => void
  notifyError: (text: string) => void
}

export type FunnelUpdater = {
  store: StoreApi<FunnelUpdaterState>
  /** Resolves to whether it was saved. */
  save: (save: FunnelSave) => Promise<boolean>
  /** Decided later, or decided for theirs. */
  dismissConflict: () => void
  /** Saves this form over what was saved elsewhere. */
  overwrite: () => void
}

/**
 * Saves what an owner's form changed and says how it went, in every case: a save that did not arrive is
 * never taken for one. What was typed is left alone.
 */
export function createFunnelUpdater(tools: FunnelUpdaterTools): FunnelUpdater {
  const { notifySuccess, notifyError } = tools
  const store = createStore<FunnelUpdaterState>(() => ({
    isSaving: false,
    isSessionGone: false,
    conflict: null,
  }))
  let saves = 0

  async function save(request: FunnelSave): Promise<boolean> {
    const own = (saves += 1)
    store.setState({ isSaving: true })
    try {
      await accept(await tools.updateFunnel(request.change), request)
      return true
    } catch (failure) {
      await explain(failure, request)
      return false
    } finally {
      if (saves === own) store.setState({ isSaving: false })
    }
  }

  async function accept(funnel: Funnel, request: FunnelSave) {
    store.setState({ conflict: null, isSessionGone: false })
    await tools.cacheFunnel(funnel)
    request.onSaved(funnel)
    if (request.onUndo === undefined) notifySuccess(request.success)
    else {
      tools.notifyWithUndo({ text: request.success, id: 'funnel-saved', onUndo: request.onUndo })
    }
  }

  async function explain(failure: unknown, request: FunnelSave) {
    switch (failure instanceof ApiFailure ? failure.code : null) {
      case 'revision-conflict':
        return compare(request)
      case 'not-signed-in':
        store.setState({ isSessionGone: true })
        return notifyError(request.refusal)
      case 'funnel-not-found':
        return notifyError(request.refusal)
      default:
        // The upgrade dialog says it: see the query client.
        if (!isPlanRefusal(failure)) notifyError(failureMessage(failure, request.fallback))
    }
  }

  async function compare(request: FunnelSave) {
    try {
      const theirs = await tools.fetchFunnel()
      // An answer was lost on its way: what the server has is this very change.
      if (holdsChange(theirs, request.change)) await accept(theirs, request)
      else store.setState({ conflict: { theirs, save: request } })
    } catch {
      notifyError('This adventure was changed elsewhere. Nothing was overwritten; try again.')
    }
  }

  return {
    store,
    save,
    dismissConflict: () => store.setState({ conflict: null }),
    overwrite() {
      const { conflict } = store.getState()
      if (conflict === null) return
      const { theirs, save: request } = conflict
      store.setState({ conflict: null })
      void save({ ...request, change: { ...request.change, baseRevision: theirs.revision } })
    },
  }
}
