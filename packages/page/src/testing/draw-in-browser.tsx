import '../render/eager-drawing.ts'

import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

import { parsePage } from '../document/page-document.ts'
import { pageStyles } from '../render/page-styles.ts'
import { PageView } from '../render/page-view.tsx'
import type { RenderContext } from '../parts/render-context.ts'
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
  /** How the page in the document looks: what decides it, for every element and what stands around it. */
  looks(): string {
    return [...document.querySelectorAll('.pg *')].map(lookOf).join('\n')
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

const decisive = [
  'color',
  'background-color',
  'background-image',
  'border-top-color',
  'border-left-color',
  'fill',
  'stroke',
  'stop-color',
  'font-family',
  'font-size',
  'font-weight',
  'letter-spacing',
  'text-transform',
] as const

function lookOf(element: Element): string {
  const box = boxOf(element)
  const words = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)
  const around = [null, '::before', '::after'].map((pseudo) => {
    const style = getComputedStyle(element, pseudo)
    const isThere = pseudo === null || style.content !== 'none'
    return isThere ? decisive.map((name) => style.getPropertyValue(name)).join() : ''
  })
  return [box, ...words.map(boxOfWords), ...around].join(' ')
}

function boxOf(element: Element | Range): string {
  const { left, top, width, height } = element.getBoundingClientRect()
  return [left, top, width, height].join()
}

/** Where words stand within their element is seen in no box but their own. */
function boxOfWords(words: Node): string {
  const range = document.createRange()
  range.selectNodeContents(words)
  return boxOf(range)
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
