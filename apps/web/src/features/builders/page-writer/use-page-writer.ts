import type { Funnel } from '@wildpath/contract'
import { useEffect } from 'react'
import { useStore } from 'zustand'

import { streamGeneration } from '../../../entities/funnel/stream-generation.ts'
import { notifyError } from '../../../ui/notify.ts'
import type { Editor } from '../store/editor.ts'
import { createPageWriter, type PageWriter } from './page-writer.ts'
import { writePage } from './write-page.ts'

/** What a tab shows is gone while another one is open; this stays as long as its editor. */
const writers = new WeakMap<Editor, PageWriter>()

/** The page writer of an editor. Leaving the tab cancels the writing and keeps the prompt. */
export function usePageWriter(funnel: Funnel, editor: Editor) {
  const writer = writerOf(funnel, editor)
  useEffect(() => writer.leave, [writer])

  return { ...writer, ...useStore(writer.store) }
}

function writerOf(funnel: Funnel, editor: Editor): PageWriter {
  const known = writers.get(editor)
  if (known !== undefined) return known
  const writer = createPageWriter(funnel, {
    write: (request) => writePage(request, { write: streamGeneration, wait }),
    notifyError,
  })
  writers.set(editor, writer)
  return writer
}

function wait(durationMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, durationMs)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}
