import type { EditorView } from '@codemirror/view'
import { type PageDocument, readPage } from '@wildpath/page/document'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'

import { createJsonEditor, goTo, markFaults, showText } from './json-editor.ts'
import { validateText, type Validation } from './validate-text.ts'
import { isSamePage, pageText } from './page-text.ts'

type JsonTextOptions = {
  host: RefObject<HTMLElement | null>
  page: PageDocument
  onApply: (page: PageDocument) => void
}

/** Checking waits until the typing pauses, so that no keystroke waits for it. */
const judgeDelayMs = 150
/** A text of hundreds of sections takes a moment to check, and waits for a real pause. */
const largeText = 200_000
const judgeLargeDelayMs = 600

const fine: Validation = { state: 'valid', value: null, faults: [], warnings: [] }

/** The page's text in its editor, what is wrong with it, and its way back into the page. */
export function useJsonText({ host, page, onApply }: JsonTextOptions) {
  const view = useRef<EditorView | null>(null)
  /** The text as it stood for the page. */
  const base = useRef<EditorView['state']['doc'] | null>(null)
  const applied = useRef<PageDocument | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [verdict, setVerdict] = useState<Validation>(fine)
  const [isStale, setStale] = useState(false)
  const [refusedLength, setRefusedLength] = useState<number | null>(null)
  const [status, setStatus] = useState('')

  const isTouched = () => !view.current?.state.doc.eq(base.current ?? view.current.state.doc)

  function judgeNow(): Validation {
    clearTimeout(timer.current)
    if (view.current === null) return fine
    const judged = validateText(view.current.state.doc.toString())
    markFaults(view.current, judged)
    setVerdict(judged)
    return judged
  }

  const handleChange = useEffectEvent(() => {
    setStatus('')
    setRefusedLength(null)
    clearTimeout(timer.current)
    const isLarge = (view.current?.state.doc.length ?? 0) > largeText
    timer.current = setTimeout(judgeNow, isLarge ? judgeLargeDelayMs : judgeDelayMs)
  })

  function showPage() {
    if (view.current === null) return
    showText(view.current, pageText(page))
    base.current = view.current.state.doc
    setStale(false)
    judgeNow()
  }

  const openEditor = useEffectEvent((parent: HTMLElement) => {
    const opened = createJsonEditor({
      parent,
      text: pageText(page),
      onChange: handleChange,
      onRefuse: setRefusedLength,
      ownsUndo: isTouched,
    })
    view.current = opened
    base.current = opened.state.doc
    judgeNow()
    return opened
  })

  useEffect(() => {
    if (host.current === null) return
    const opened = openEditor(host.current)
    return () => {
      clearTimeout(timer.current)
      opened.destroy()
      view.current = null
    }
  }, [host])

  const followPage = useEffectEvent(() => {
    const isOwn = applied.current !== null && isSamePage(page, applied.current)
    applied.current = null
    if (isOwn) return
    if (!isTouched()) showPage()
    else setStale(true)
  })

  const seen = useRef(page)
  useEffect(() => {
    if (page === seen.current) return
    seen.current = page
    followPage()
  }, [page])

  function apply() {
    const judged = judgeNow()
    if (view.current === null || judged.state !== 'valid' || judged.faults.length > 0) return
    if (!isTouched() && !isStale) {
      setStatus('The page says this already.')
      return
    }
    const reading = readPage(judged.value)
    // What has no fault is read; `findPageIssues` promises it.
    if (!reading.ok) return
    base.current = view.current.state.doc
    applied.current = reading.page
    setStale(false)
    setStatus('Changes applied. Undo brings the page back.')
    onApply(reading.page)
  }

  return {
    verdict,
    isStale,
    refusedLength,
    status,
    apply,
    showPage,
    goTo: (offset: number) => view.current && goTo(view.current, offset),
  }
}
