import { cleanLine } from '@wildpath/contract'
import { type AnyNode, type Element, hasChildren, isTag, isText } from 'domhandler'

import { hasPrice } from './find-prices.ts'
import { isOrderToMachines } from './orders-to-machines.ts'

/** A piece of a page as a reader sees it. */
export type Block =
  | { kind: 'heading'; level: number; text: string }
  /** A line or a paragraph. */
  | { kind: 'text'; text: string; isQuote: boolean; isItem: boolean }
  /** A row of a table or an entry of a list of terms; `head` is the row that names the columns. */
  | { kind: 'row'; cells: string[]; head: string[] | null }

/** Elements that stand in a line; all others begin and end one. */
const inline = new Set(
  'a abbr acronym b bdi bdo big cite code data del dfn em font i img ins kbd label mark meta link q s samp small span strike strong sub sup svg time tt u var wbr picture source button'.split(
    ' ',
  ),
)
/** Nobody's table of facts nests deeper; what does is meant to cost time. */
const deepest = 400
const longestCell = 160
const longestLine = 4_000
const mostBlocks = 10_000

/** The blocks below a node, in the order of the page. */
export function readBlocks(root: AnyNode | undefined): Block[] {
  const blocks: Block[] = []
  let line = ''
  let place = { isQuote: false, isItem: false, isTyped: false }

  function add(block: Block): void {
    if (blocks.length < mostBlocks) blocks.push(block)
  }

  function endLine(): void {
    // A page of one endless line is made to cost time.
    const text = cleanLine(line.slice(0, longestLine))
    line = ''
    if (text !== '' && blocks.length < mostBlocks && !isOrderToMachines(text))
      add({ kind: 'text', text, isQuote: place.isQuote, isItem: place.isItem })
  }

  function addText(text: string): void {
    if (!place.isTyped) return void (line += text)
    for (const [index, part] of text.split('\n').entries()) {
      if (index > 0) endLine()
      line += part
    }
  }

  function visit(node: AnyNode, depth: number): void {
    if (isText(node)) addText(node.data)
    if (!hasChildren(node) || depth > deepest) return
    if (!isTag(node)) return visitAll(node.children, depth)
    if (node.name === 'br') return endLine()
    if (inline.has(node.name)) {
      // 'Regular price' for those who hear the page stands apart from the price.
      const isHeard = heard.test(node.attribs['class'] ?? '')
      if (isHeard) line += ' '
      visitAll(node.children, depth)
      if (isHeard) line += ' '
      return
    }
    endLine()
    visitBlock(node, depth)
    endLine()
  }

  function visitAll(nodes: AnyNode[], depth: number): void {
    const cards = openCards(blocks)
    for (const node of nodes) {
      const start = blocks.length
      visit(node, depth + 1)
      if (isTag(node)) cards.add(node, start)
    }
    cards.close()
  }

  function visitBlock(element: Element, depth: number): void {
    const level = /^h([1-6])$/.exec(element.name)?.[1]
    if (level !== undefined) return addHeading(element, Number(level))
    if (element.name === 'table' && isOfFacts(element)) return addRows(element)
    if (element.name === 'dl' && addTerms(element)) return
    const before = place
    // What stands at the end of every page goes on about nothing.
    if (element.name === 'footer') add({ kind: 'heading', level: 1, text: '' })
    if (!place.isQuote && isQuotation(element)) place = { ...place, isQuote: true }
    if (element.name === 'li') place = { ...place, isItem: true }
    // Its lines end where they were typed to.
    if (element.name === 'pre') place = { ...place, isTyped: true }
    visitAll(element.children, depth)
    endLine()
    place = before
  }

  function addHeading(element: Element, level: number): void {
    const text = textOf(element).slice(0, longestLine)
    if (text !== '' && !isOrderToMachines(text)) add({ kind: 'heading', level, text })
  }

  function addRows(table: Element): void {
    const rows = descendants(table, 'tr').map((row) => {
      const cells = row.children.filter(isTag).filter(({ name }) => name === 'td' || name === 'th')
      const isHead = cells.length > 1 && cells.every(({ name }) => name === 'th')
      return { cells: cells.map(textOf), isHead }
    })
    let head = rows.some(({ isHead }) => isHead) ? null : plainHead(rows.map(({ cells }) => cells))
    for (const { cells, isHead } of rows) {
      if (isHead) head = cells
      else if (cells !== head && cells.some((text) => text !== ''))
        add({ kind: 'row', cells, head })
    }
  }

  function addTerms(list: Element): boolean {
    const entries = [...descendants(list, 'dt'), ...descendants(list, 'dd')]
    if (entries.some((entry) => textOf(entry).length > longestCell)) return false
    let term = ''
    for (const entry of descendants(list, 'dt', 'dd')) {
      if (entry.name === 'dt') term = textOf(entry)
      else add({ kind: 'row', cells: [term, textOf(entry)], head: null })
    }
    return true
  }

  if (root !== undefined) visit(root, 0)
  endLine()
  return blocks
}

/** Only read aloud. */
const heard = /(?:^|\s)(?:visually-?hidden|sr-only|screen-reader-text)(?:\s|$)/iu

/** What somebody else said, by its element or by the name that its maker gave it. */
export function isQuotation(element: Element): boolean {
  const names = `${element.name} ${element.attribs['class'] ?? ''}`
  const isNamed = /testimonial|(?<!p)review|block-?quote/iu.test(names)
  return isNamed && element.name !== 'body' && descendants(element, 'h1', 'h2', 'form').length === 0
}

/** Old pages name their columns in a row like all others, above rows that each have a price. */
function plainHead(rows: string[][]): string[] | null {
  const [first, ...others] = rows.filter((cells) => cells.length > 1)
  if (first === undefined || others.length < 2 || first.some(hasPrice)) return null
  const isFull = first.every((text) => text !== '')
  return isFull && others.every((cells) => cells.length === first.length && cells.some(hasPrice))
    ? first
    : null
}

/**
 * Of elements side by side that each have a heading of one level and words below it, each is about its own heading:
 * what stands behind the last of them is not about that one.
 */
function openCards(blocks: Block[]) {
  let run: { name: string; level: number; count: number; end: number } | null = null

  function close(): void {
    if (run !== null && run.count > 1)
      blocks.splice(run.end, 0, { kind: 'heading', level: run.level, text: '' })
    run = null
  }

  return {
    close,
    add({ name }: Element, start: number): void {
      const end = blocks.length
      if (end === start) return
      let index = start
      while (index < end && blocks[index]?.kind !== 'heading') index += 1
      const first = blocks[index]
      const level = first?.kind === 'heading' ? first.level : null
      const isCard = level !== null && index + 1 < end
      if (run !== null && isCard && run.level === level && run.name === name)
        run = { ...run, count: run.count + 1, end }
      else {
        close()
        if (isCard) run = { name, level, count: 1, end: blocks.length }
      }
    },
  }
}

/** Tables that only arrange a page hold long cells, headings or other tables. */
function isOfFacts(table: Element): boolean {
  if (descendants(table, 'table', 'h1', 'h2', 'h3').length > 0) return false
  return descendants(table, 'td').every((cell) => textOf(cell).length <= longestCell)
}

function descendants(element: Element, ...names: string[]): Element[] {
  const found: Element[] = []
  const open: AnyNode[] = element.children.toReversed()
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (!isTag(node)) continue
    if (names.includes(node.name)) found.push(node)
    open.push(...node.children.toReversed())
  }
  return found
}

/** All text of an element on one line; parts that stand apart stay apart. */
export function textOf(element: AnyNode): string {
  let text = ''
  const open: AnyNode[] = [element]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (isText(node)) text += node.data
    else if (hasChildren(node)) {
      if (isTag(node) && !inline.has(node.name)) text += ' '
      open.push(...node.children.toReversed())
    }
  }
  return cleanLine(text)
}
