import { leadChangeSchema, type LeadDetail } from '@wildpath/contract'
import { createStore, type StoreApi } from 'zustand/vanilla'

import { failureMessage } from '../../../../lib/request-failure.ts'
import type { noteDrafts } from './note-drafts.ts'

const autosaveDelayMs = 800

type LeadNoteState = {
  /** What is typed and not saved yet; null where nothing is. */
  typed: string | null
  /** The save that was asked for last. */
  latest: { text: string; state: 'saving' | 'saved' | 'failed' } | null
}

type LeadNoteSaverTools = {
  leadId: string
  /** Sends one note after the other, so that the last one typed is the last one stored. */
  sendNote: (text: string) => Promise<LeadDetail>
  /** Takes over the lead as the server answered it. */
  cacheLead: (lead: LeadDetail) => Promise<void>
  drafts: typeof noteDrafts
  notifyError: (text: string, options: { id: string }) => void
}

export type LeadNoteSaver = {
  store: StoreApi<LeadNoteState>
  change: (text: string) => void
  /** Saves now what is typed, where it can be saved. */
  flush: () => void
  /** Begins to wait for a pause in the typing: what a former visit left is saved, too. */
  start: () => void
  /** The lead is closed: what is typed is saved at once. */
  stop: () => void
}

/** A note that saves itself after a pause in typing, and when its lead is closed. */
export function createLeadNoteSaver(tools: LeadNoteSaverTools): LeadNoteSaver {
  const { leadId, drafts } = tools
  const store = createStore<LeadNoteState>(() => ({ typed: drafts.load(leadId), latest: null }))
  let timer: ReturnType<typeof setTimeout> | undefined
  let saves = 0

  function saveSoon() {
    clearTimeout(timer)
    if (store.getState().typed !== null) timer = setTimeout(flush, autosaveDelayMs)
  }

  function flush() {
    const { typed, latest } = store.getState()
    if (typed === null || noteProblem(typed) !== undefined) return
    if (latest?.state !== 'saving' || latest.text !== typed) void save(typed)
  }

  async function save(text: string) {
    const own = (saves += 1)
    store.setState({ latest: { text, state: 'saving' } })
    const settle = (state: 'saved' | 'failed') => {
      if (saves === own) store.setState({ latest: { text, state } })
    }
    try {
      const lead = await tools.sendNote(text)
      drafts.clear(leadId, text)
      await tools.cacheLead(lead)
      if (store.getState().typed === text) {
        clearTimeout(timer)
        store.setState({ typed: null })
      }
      settle('saved')
    } catch (failure) {
      const reason = failureMessage(failure, 'The server could not save this just now.')
      tools.notifyError(`${reason} Your note is kept in this tab.`, { id: 'note-failed' })
      settle('failed')
    }
  }

  return {
    store,
    flush,
    start: saveSoon,
    change(text) {
      drafts.save(leadId, text)
      store.setState({ typed: text })
      saveSoon()
    },
    stop() {
      clearTimeout(timer)
      flush()
    },
  }
}

/** Why a note cannot be saved; undefined where it can. */
export function noteProblem(note: string): string | undefined {
  return leadChangeSchema.safeParse({ note }).error?.issues[0]?.message
}

export type NoteStatus = 'unchanged' | 'typing' | 'saving' | 'saved' | 'failed'

/** 'unchanged' until something is typed here. */
export function noteStatus({ typed, latest }: LeadNoteState): NoteStatus {
  if (latest?.state === 'saving') return 'saving'
  if (typed === null) return latest?.state === 'saved' ? 'saved' : 'unchanged'
  return latest?.state === 'failed' && latest.text === typed ? 'failed' : 'typing'
}
