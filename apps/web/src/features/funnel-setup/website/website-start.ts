import type { WebsiteReading } from '@wildpath/contract'
import { createStore, type StoreApi } from 'zustand/vanilla'

import {
  type AnswersBefore,
  isBlank,
  type WebsiteAnswerName,
  websiteAnswerNames,
} from './website-answers.ts'
import type { WebsiteReader } from './website-reader.ts'

/** A website that was read for the form, and what it changed there. */
export type WebsiteFound = {
  /** As the person typed it. */
  address: string
  reading: WebsiteReading
  before: AnswersBefore
}

export type WebsiteStartState = {
  found: WebsiteFound | null
  /** The last one was taken back. */
  isUndone: boolean
}

export type WebsiteStart = {
  store: StoreApi<WebsiteStartState>
  /** Reads the website and fills in the answers that are empty; what was typed stays. */
  begin: (address: string) => Promise<void>
  /** The website's words in place of what was typed. */
  use: (name: WebsiteAnswerName) => void
  /** What was typed in place of the website's words. */
  takeBack: (name: WebsiteAnswerName) => void
  /** Takes the whole website out again; what was corrected since stays. */
  undo: () => void
  /** Shows one that was found before, or none; the answers stay. */
  show: (found: WebsiteFound | null) => void
}

type Tools = {
  reader: Pick<WebsiteReader, 'read'>
  /** The answers as they stand in the form. */
  form: {
    get: (name: WebsiteAnswerName) => string | undefined
    set: (name: WebsiteAnswerName, value: string) => void
  }
  found: WebsiteFound | null
}

/** An adventure that starts from the business's website. */
export function createWebsiteStart({ reader, form, found }: Tools): WebsiteStart {
  const store = createStore<WebsiteStartState>(() => ({ found, isUndone: false }))
  const show = (next: WebsiteFound | null, isUndone = false) =>
    store.setState({ found: next, isUndone })

  /** What the website put there and nobody corrected is as it was. */
  function takeOut({ reading: { answers }, before }: WebsiteFound) {
    for (const name of websiteAnswerNames) {
      const stood = before[name]
      if (stood !== undefined && form.get(name) === answers[name]) form.set(name, stood)
    }
  }

  function fillIn({ answers }: WebsiteReading): AnswersBefore {
    const before: AnswersBefore = {}
    for (const name of websiteAnswerNames) {
      const text = answers[name]
      const value = form.get(name)
      if (text === undefined || !isBlank(value)) continue
      before[name] = value ?? ''
      form.set(name, text)
    }
    return before
  }

  function change(name: WebsiteAnswerName, put: (found: WebsiteFound) => AnswersBefore) {
    const { found: known } = store.getState()
    if (known?.reading.answers[name] !== undefined) show({ ...known, before: put(known) })
  }

  return {
    store,
    async begin(address) {
      const reading = await reader.read(address)
      if (reading === null) return
      const { found: earlier } = store.getState()
      if (earlier !== null) takeOut(earlier)
      show({ address, reading, before: fillIn(reading) })
    },
    use(name) {
      change(name, ({ reading, before }) => {
        const stood = form.get(name) ?? ''
        form.set(name, reading.answers[name] ?? stood)
        return { ...before, [name]: stood }
      })
    },
    takeBack(name) {
      change(name, ({ before: { [name]: stood, ...others } }) => {
        if (stood !== undefined) form.set(name, stood)
        return others
      })
    },
    undo() {
      const { found: known } = store.getState()
      if (known === null) return
      takeOut(known)
      show(null, true)
    },
    show,
  }
}
