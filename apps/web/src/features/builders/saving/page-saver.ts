import type { Funnel, PageSave } from '@wildpath/contract'
import { type PageDocument, serializePage } from '@wildpath/page/document'
import { createStore, type StoreApi } from 'zustand/vanilla'

import { ApiFailure } from '../../../entities/api/api-failure.ts'
import { isPlanRefusal } from '../../../entities/plan/plan-refusal.ts'
import type { NetworkStatus } from '../../../lib/network-status.ts'
import { failureMessage } from '../../../lib/request-failure.ts'
import type { Editor } from '../store/editor.ts'
import { workingPageOf } from '../store/working-page.ts'
import { isSamePage } from './is-same-page.ts'

export type SaveRequest = {
  /** Makes the page the public one. */
  asMain: boolean
  /** Says that it worked; not called when it did not. */
  onSaved: () => void
  /** What is said when the server gives no reason. */
  fallback: string
}

/** Somebody saved the page after this editor had read it. */
export type SaveConflict = { theirs: Funnel; request: SaveRequest }

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
  /** Whether the builder is still shown; what waits for the server is sent all the same. */
  setShown: (isShown: boolean) => void
  /** Saves this editor's page over theirs. */
  keepMine: () => void
  /** Shows theirs; one undo brings this editor's page back. */
  takeTheirs: (page: PageDocument) => void
  decideLater: () => void
}

/**
 * Saves the editor's page on top of the revision it was read at. A save that cannot reach the server is
 * kept as unsynced and made again once the server is there; one that is stale opens the conflict.
 */
export function createPageSaver(tools: PageSaverTools): PageSaver {
  const { editor, network, notifyError } = tools
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
    const { history, revision } = editor.store.getState()
    const page = history.present
    try {
      const funnel = await tools
        .savePage({
          pageBuilderData: serializePage(page),
          baseRevision: revision,
          ...(request.asMain && { usesPageBuilder: true as const }),
        })
        .finally(() => (isOnItsWay = false))
      await accept({ page, funnel, request })
    } catch (failure) {
      await explain(failure, request)
    }
  }

  async function accept(saved: { page: PageDocument; funnel: Funnel; request: SaveRequest }) {
    store.setState({ unsynced: null })
    editor.markSaved(saved.page, saved.funnel.revision)
    await tools.cacheFunnel(saved.funnel)
    if (isShown) saved.request.onSaved()
    else tools.notifySuccess('Your page was saved, now that the server is there again.')
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
      const { present } = editor.store.getState().history
      if (!isSamePage(workingPageOf(theirs), present)) {
        return store.setState({ conflict: { theirs, request } })
      }
      // An answer was lost on its way: what the server has is this very page.
      editor.store.setState({ revision: theirs.revision })
      save(request)
    } catch {
      notifyError('This page was changed elsewhere. Nothing was overwritten; try again.')
    }
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

  return {
    store,
    save,
    setShown(next) {
      isShown = next
    },
    keepMine() {
      const { conflict } = store.getState()
      if (conflict === null) return
      editor.store.setState({ revision: conflict.theirs.revision })
      store.setState({ conflict: null })
      save(conflict.request)
    },
    takeTheirs(page) {
      const { conflict } = store.getState()
      if (conflict === null) return
      editor.edit({ kind: 'replace-page', page })
      editor.markSaved(editor.store.getState().history.present, conflict.theirs.revision)
      store.setState({ conflict: null })
    },
    decideLater: () => store.setState({ conflict: null }),
  }
}
