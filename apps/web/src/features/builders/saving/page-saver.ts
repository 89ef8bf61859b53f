import type { Funnel, FunnelChange, PageSave } from '@wildpath/contract'
import type { MergeConflict } from '@wildpath/page/compose'
import { type PageDocument, serializePage } from '@wildpath/page/document'
import { createStore, type StoreApi } from 'zustand/vanilla'

import { ApiFailure } from '../../../entities/api/api-failure.ts'
import { isPlanRefusal } from '../../../entities/plan/plan-refusal.ts'
import type { NetworkStatus } from '../../../lib/network-status.ts'
import { failureMessage } from '../../../lib/request-failure.ts'
import { type Editor, isDirty } from '../store/editor.ts'
import { getSource } from '../store/page-source.ts'
import { workingPageOf } from '../store/working-page.ts'
import { changedSource } from './changed-source.ts'
import { isSamePage } from './is-same-page.ts'
import { type MergedEdits, mergeEdits } from './merge-edits.ts'

export type SaveRequest = {
  /** Makes the page the public one. */
  asMain: boolean
  /** Says that it worked; not called when it did not. */
  onSaved: (funnel: Funnel) => void
  /** What is said when the server gives no reason. */
  fallback: string
}

/** A save that the server refused because the same fields were changed elsewhere. */
export type SaveConflict = {
  theirs: Funnel
  request: SaveRequest
  fields: readonly MergeConflict[]
}

type PageSaverState = {
  isSaving: boolean
  /** What could not be sent yet, kept in this browser. */
  unsynced: SaveRequest | null
  /** The funnel was deleted while it was edited. */
  isGone: boolean
  conflict: SaveConflict | null
}

type PageSaverTools = {
  editor: Editor
  savePage: (body: PageSave) => Promise<Funnel>
  /** Saves content and branding. */
  saveSource: (body: FunnelChange) => Promise<Funnel>
  /** The funnel as the server has it now. */
  fetchFunnel: () => Promise<Funnel>
  /** Takes over a funnel as the server answered it. */
  cacheFunnel: (funnel: Funnel) => Promise<void>
  network: Pick<NetworkStatus, 'isUnreachable' | 'subscribe'>
  notifySuccess: (text: string) => void
  notifyError: (text: string) => void
}

export type PageSaver = {
  store: StoreApi<PageSaverState>
  save: (request: SaveRequest) => void
  /** Merges changes saved elsewhere and returns true if there were any. Defers conflicts to the next save. */
  follow: (theirs: Funnel) => boolean
  /** Pending saves are still sent after the editor closes. */
  setShown: (isShown: boolean) => void
  /** Overwrites the fields in conflict with this editor's and saves. */
  keepMine: () => void
  /** Takes the other side's fields. One undo brings this editor's back. */
  takeTheirs: () => void
  /** Replaces unsaved changes with the server's version. One undo brings them back. */
  discard: () => Promise<void>
  decideLater: () => void
}

/**
 * Saves the editor's content, branding, and page, based on the revision they were read at. A save that cannot
 * reach the server is retried when the server is back. A stale save is merged with the newer version. If both
 * changed the same field, the owner decides.
 */
export function createPageSaver(tools: PageSaverTools): PageSaver {
  const { editor, network, notifySuccess, notifyError } = tools
  const store = createStore<PageSaverState>(() => ({
    isSaving: false,
    unsynced: null,
    isGone: false,
    conflict: null,
  }))
  /** A second press comes before the first is drawn as under way. */
  let isOnItsWay = false
  let saves = 0
  let isShown = true

  function save(request: SaveRequest) {
    if (isOnItsWay) return
    isOnItsWay = true
    const own = (saves += 1)
    store.setState({ isSaving: true })
    void send(request).finally(() => {
      // Another one may have begun in answer to this one's failure.
      if (saves === own) store.setState({ isSaving: false })
    })
  }

  async function send(request: SaveRequest) {
    editor.commitBatch()
    const { history, source } = editor.store.getState()
    const page = history.present
    try {
      const funnel = await sendParts(page, request).finally(() => (isOnItsWay = false))
      editor.markSaved({ page, sent: source, source: getSource(funnel), revision: funnel.revision })
      await finish(funnel, request)
    } catch (failure) {
      await explain(failure, request)
    }
  }

  async function finish(funnel: Funnel, request: SaveRequest) {
    store.setState({ unsynced: null })
    await tools.cacheFunnel(funnel)
    if (isShown) request.onSaved(funnel)
    else notifySuccess('Your page was saved, now that the server is there again.')
  }

  /**
   * Sends the page only if it differs from the one that the server derives from content and branding, so that a form
   * whose changes were reverted does not turn a composed page into an edited one.
   */
  async function sendParts(page: PageDocument, { asMain }: SaveRequest): Promise<Funnel> {
    const { saved, source, savedSource, revision } = editor.store.getState()
    const change = changedSource(savedSource, source)
    let baseRevision = revision
    const isReverted = page !== saved && isSamePage(saved, page)
    if (change === null && !asMain && isReverted) {
      const funnel = await tools.fetchFunnel()
      // A newer version has to be merged.
      if (funnel.revision === revision) return funnel
    }
    if (change !== null) {
      const funnel = await tools.saveSource({ ...change, baseRevision })
      const saved = workingPageOf(funnel)
      if (!asMain && isSamePage(saved, page)) return funnel
      baseRevision = funnel.revision
      // Keeps the same object, so that the response to the page counts as current.
      editor.markSaved({ page: saved, sent: source, source, revision: baseRevision })
    }
    return tools.savePage({
      pageBuilderData: serializePage(page),
      baseRevision,
      ...(asMain && { usesPageBuilder: true as const }),
    })
  }

  async function explain(failure: unknown, request: SaveRequest) {
    switch (failure instanceof ApiFailure ? failure.code : null) {
      case 'revision-conflict':
        return compare(request)
      case 'funnel-not-found':
        return store.setState({ isGone: true })
      case 'network-request-failed':
        return wait(request)
      case 'not-signed-in':
        return notifyError(
          'Unable to save changes: please log in again. They are kept on this device.',
        )
      default:
        // The upgrade dialog says it: see the query client.
        if (!isPlanRefusal(failure)) notifyError(failureMessage(failure, request.fallback))
    }
  }

  async function compare(request: SaveRequest) {
    try {
      const theirs = await tools.fetchFunnel()
      const merged = mergeEdits(editor.store.getState(), theirs)
      if (merged.conflicts.length > 0) {
        store.setState({ conflict: { theirs, request, fields: merged.conflicts } })
        return
      }
      takeOver(theirs, merged)
      if (merged.isTheirs && !request.asMain) return await finish(theirs, request)
      if (!merged.isTheirs) notifySuccess('Merged with changes that were saved elsewhere.')
      save(request)
    } catch {
      notifyError('This page was changed elsewhere. Nothing was overwritten; try again.')
    }
  }

  function follow(theirs: Funnel): boolean {
    const state = editor.store.getState()
    const { saved: page, savedSource: source } = state
    const { revision } = theirs
    if (revision <= state.revision || store.getState().isSaving) return false
    if (isSamePage(page, workingPageOf(theirs)) && !changedSource(source, getSource(theirs))) {
      editor.markSaved({ page, sent: source, source, revision })
      return false
    }
    const merged = mergeEdits(state, theirs)
    if (merged.conflicts.length > 0) return false
    takeOver(theirs, merged)
    return true
  }

  /** Continues from the version that was saved elsewhere. One undo brings this editor's back. */
  function takeOver(theirs: Funnel, { page, source, isTheirs }: Omit<MergedEdits, 'conflicts'>) {
    const [saved, stored] = [workingPageOf(theirs), getSource(theirs)]
    const isStored = changedSource(stored, source) === null
    const { source: sent } = editor.store.getState()
    if (!isTheirs) {
      const edit = { kind: 'replace-page', page: { ...page } } as const
      editor.edit(edit, { source: isStored ? stored : source })
    }
    const { present } = editor.store.getState().history
    editor.markSaved({
      page: isSamePage(present, saved) ? present : saved,
      sent,
      source: stored,
      revision: theirs.revision,
    })
  }

  /** Not ended when the builder is left: what was saved is sent as soon as the server is there again. */
  function wait(request: SaveRequest) {
    store.setState({ unsynced: request })
    const stop = network.subscribe(() => {
      if (network.isUnreachable()) return
      stop()
      if (store.getState().unsynced === request) save(request)
    })
  }

  function settle(side: 'mine' | 'theirs') {
    const { conflict } = store.getState()
    if (conflict === null) return
    store.setState({ conflict: null })
    takeOver(conflict.theirs, mergeEdits(editor.store.getState(), conflict.theirs, side))
    if (isDirty(editor.store.getState())) save(conflict.request)
  }

  return {
    store,
    save,
    follow,
    setShown(next) {
      isShown = next
    },
    keepMine: () => settle('mine'),
    takeTheirs: () => settle('theirs'),
    async discard() {
      try {
        const theirs = await tools.fetchFunnel()
        const stored = { page: workingPageOf(theirs), source: getSource(theirs) }
        takeOver(theirs, { ...stored, isTheirs: false })
      } catch {
        notifyError('We cannot reach the server right now. Your changes are still here.')
      }
    },
    decideLater: () => store.setState({ conflict: null }),
  }
}
