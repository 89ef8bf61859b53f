import { isUnknownSection, type PageDocument } from '@wildpath/page/document'
import { listSampleWords } from '@wildpath/page/samples'
import { useEffect } from 'react'

import { elementOf } from './section-elements.ts'

/** Of the highlight in the page's document; `overlay.css` says how it looks. */
const highlightName = 'sample'

/** Marks the words on the page that visitors will not see, without touching how they are drawn. */
export function useMarkSamples(body: HTMLElement | null, page: PageDocument): void {
  useEffect(() => {
    const view = body?.ownerDocument.defaultView
    // Without highlights the fields and the list still say it.
    if (!body || !view || !('highlights' in view.CSS)) return
    const { highlights } = view.CSS
    const mark = () =>
      highlights.set(highlightName, new view.Highlight(...sampleRanges(body, page)))
    // Sections are drawn when they come near.
    const observer = new MutationObserver(mark)
    observer.observe(body, { childList: true, subtree: true, characterData: true })
    mark()
    return () => {
      observer.disconnect()
      highlights.delete(highlightName)
    }
  }, [body, page])
}

function sampleRanges({ ownerDocument: document }: HTMLElement, { sections }: PageDocument) {
  return sections.flatMap((section) => {
    if (isUnknownSection(section)) return []
    const words = new Set(listSampleWords(section))
    const element = words.size === 0 ? null : elementOf(section, document)
    return element === null ? [] : rangesOf(element, words)
  })
}

function rangesOf(element: HTMLElement, words: ReadonlySet<string>): Range[] {
  const { ownerDocument: document } = element
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const ranges: Range[] = []
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    if (!words.has(text.nodeValue?.trim() ?? '')) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    ranges.push(range)
  }
  return ranges
}
