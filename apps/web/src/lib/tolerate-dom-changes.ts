/**
 * Keeps React working on a document that something else changes too: browser translation and extensions wrap
 * texts in elements or replace them, and React would then throw a NotFoundError on nodes that moved
 * (https://github.com/facebook/react/issues/11538). Call it once per window, before React renders into it.
 */
export function tolerateDomChanges(window: Window & typeof globalThis): void {
  const prototype = window.Node.prototype
  const { appendChild, insertBefore, removeChild, replaceChild } = prototype
  const nodeValue = Object.getOwnPropertyDescriptor(prototype, 'nodeValue')
  /** Maps a node to the nodes that replaced it or were split off it. */
  const replacements = new WeakMap<Node, readonly Node[]>()
  const foreignNodes = new WeakSet<Node>()
  const ownTexts = new WeakSet<Node>()
  const observer = new window.MutationObserver(readChanges)
  observer.observe(window.document, { childList: true, subtree: true })

  function readChanges(records: readonly MutationRecord[]) {
    for (const record of records) {
      // Undo in an editable element restores the original nodes, so their replacements are obsolete.
      for (const added of record.addedNodes) replacements.delete(added)
      if (record.removedNodes.length > 0) recordReplacement(record)
      else recordSplit(record)
    }
  }

  function recordReplacement(record: MutationRecord) {
    const { removedNodes, addedNodes, previousSibling, nextSibling } = record
    for (const removed of removedNodes) {
      ownTexts.add(removed)
      if (removed.isConnected || !(isTextOrWrapper(removed) || foreignNodes.has(removed))) continue
      const added = [...addedNodes]
      const wrapper = added.length === 0 && [previousSibling, nextSibling].find(isWrapper)
      // If several nodes changed at once, the record does not say which replaced which.
      addReplacements(
        removed,
        wrapper ? [wrapper] : removedNodes.length === 1 ? added : added.slice(0, 1),
      )
    }
  }

  /** `splitText` inserts the rest after the text. Texts from React are in `ownTexts`. */
  function recordSplit({ addedNodes: [rest], previousSibling: text }: MutationRecord) {
    if (rest === undefined || text === null || !isText(rest) || !isText(text)) return
    if (!ownTexts.has(rest)) addReplacements(text, [rest])
  }

  function addReplacements(node: Node, added: readonly Node[]) {
    for (const one of added) foreignNodes.add(one)
    const pieces = [...added, ...(replacements.get(node) ?? [])]
    if (pieces.length > 0) replacements.set(node, pieces)
  }

  /** Lists the attached nodes that display `node`: the node itself, then its replacements. */
  function findPlaces(node: Node): Node[] {
    const places = node.parentNode === null ? [] : [node]
    const passed = new Set<Node>([node])
    const open = [...(replacements.get(node) ?? [])]
    for (let piece = open.shift(); piece !== undefined; piece = open.shift()) {
      if (passed.has(piece)) continue
      passed.add(piece)
      if (piece.parentNode !== null) places.push(piece)
      open.unshift(...(replacements.get(piece) ?? []))
    }
    return places
  }

  /** Restores a text that React updated, replacing its outdated translation or pieces. */
  function restoreText(text: Node) {
    readChanges(observer.takeRecords())
    const [place, ...others] = findPlaces(text)
    for (const other of others) removePlace(other)
    if (place?.parentNode && place !== text) replaceChild.call(place.parentNode, text, place)
    replacements.delete(text)
  }

  /** The child of `parent` that is, holds or replaced `node`. */
  function findChild(parent: Node, node: Node): Node | null {
    readChanges(observer.takeRecords())
    let child: Node | null = findPlaces(node)[0] ?? null
    while (child !== null && child.parentNode !== parent) child = child.parentNode
    return child
  }

  /** Removes the replacements of `node`, or wrappers that would be left empty. */
  function leavePlace(node: Node) {
    if (!isText(node)) return
    ownTexts.add(node)
    if (node.parentNode === null) for (const place of findPlaces(node)) removePlace(place)
    else if (isWrapper(node.parentNode)) removePlace(node)
  }

  function removePlace(place: Node) {
    let wrapper: Node | null = place.parentNode
    if (wrapper !== null) removeChild.call(wrapper, place)
    while (isWrapper(wrapper) && wrapper.parentNode !== null && !wrapper.hasChildNodes()) {
      const outer: Node = wrapper.parentNode
      removeChild.call(outer, wrapper)
      wrapper = outer
    }
  }

  Object.defineProperty(prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, value: string | null) {
      nodeValue?.set?.call(this, value)
      if (isText(this)) restoreText(this)
    },
  })
  prototype.removeChild = function removeChildAnywhere<T extends Node>(this: Node, node: T): T {
    if (node.parentNode === this && !isText(node)) return removeChild.call(this, node) as T
    const child = findChild(this, node)
    if (child !== null && isText(node)) for (const place of findPlaces(node)) removePlace(place)
    else if (child !== null) removeChild.call(this, child)
    return node
  }
  prototype.insertBefore = function insertBeforeAnywhere<T extends Node>(
    this: Node,
    node: T,
    reference: Node | null,
  ): T {
    leavePlace(node)
    const isHere = reference === null || reference.parentNode === this
    return insertBefore.call(this, node, isHere ? reference : findChild(this, reference)) as T
  }
  prototype.appendChild = function appendChildFromAnywhere<T extends Node>(this: Node, node: T): T {
    leavePlace(node)
    return appendChild.call(this, node) as T
  }
}

// By name instead of by class: nodes of a frame have classes of their own.
const isText = (node: Node): boolean => node.nodeName === '#text'
const isWrapper = (node: Node | null): node is Node => node?.nodeName === 'FONT'
const isTextOrWrapper = (node: Node): boolean => isText(node) || isWrapper(node)
