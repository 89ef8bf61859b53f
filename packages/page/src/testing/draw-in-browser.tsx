import '../sections/custom/markup-at-once.ts'

import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

import { parsePage } from '../document/page-document.ts'
import { pageStyles } from '../render/page-styles.ts'
import { PageView } from '../render/page-view.tsx'
import type { RenderContext } from '../render/render-context.ts'
import { everyKindPage, hostilePages } from './sample-pages.ts'

type Order = { page: unknown; context: RenderContext }

/** What tests call in a browser: the same views, drawn by the browser with its own parser. */
const harness = {
  everyKindPage,
  hostilePages,
  /** Draws a page into the empty document, as the editor and the preview do. */
  draw({ page, context }: Order): void {
    const read = parsePage(page)
    const stage = document.createElement('div')
    document.body.append(stage)
    flushSync(() => {
      createRoot(stage).render(
        <>
          <style>{pageStyles(read)}</style>
          <PageView page={read} context={context} />
        </>,
      )
    })
  },
  /**
   * The markup of the page in the document, by whomever it was written: attributes in the order of
   * their names, styles as the browser understood them.
   */
  markup(): string {
    const page = document.querySelector('.pg')
    return page === null ? '' : written(page)
  },
}

function written(element: Element): string {
  const name = element.localName
  const attributes = [...element.attributes]
    .map(({ name, value }) => ` ${name}="${name === 'style' ? styleOf(element) : value}"`)
    .toSorted((one, other) => (one < other ? -1 : 1))
  const children = [...element.childNodes].map((node) =>
    node instanceof Element ? written(node) : (node.nodeValue ?? ''),
  )
  return `<${name}${attributes.join('')}>${children.join('')}</${name}>\n`
}

function styleOf(element: Element): string {
  return element instanceof HTMLElement || element instanceof SVGElement
    ? element.style.cssText
    : ''
}

Object.assign(window, { harness })
export type BrowserHarness = typeof harness
