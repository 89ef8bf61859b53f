/**
 * Keeps React working on a document that something else changes too: browser translation and extensions wrap
 * texts in elements or replace them, and React would then throw a NotFoundError on nodes that moved
 * (https://github.com/facebook/react/issues/11538). Call it once per window, before React renders into it.
 */
export function tolerateDomChanges(window: Window & typeof globalThis): void {
  const prototype = window.Node.prototype
  const { appendChild, insertBefore, removeChild, replaceChild } = prototype
  /** What took the place of a node that something else removed. */
  const replacements = new WeakMap<Node, Node>()
  const observer = new window.MutationObserver(readChanges)
  observer.observe(window.document, { childList: true, subtree: true })

  function readChanges(records: readonly MutationRecord[]) {
    for (const record of records) {
      if (record.type === 'characterData') restoreText(record.target)
      else recordReplacement(record)
    }
  }

  function recordReplacement({
    removedNodes,
    addedNodes,
    previousSibling,
    nextSibling,
  }: MutationRecord) {
    // Undo in an editable element restores the original nodes, so their replacements are obsolete.
    for (const added of addedNodes) replacements.delete(added)
    for (const removed of removedNodes) {
      if (removed.isConnected || !isTextOrWrapper(removed)) continue
      const replacement = addedNodes[0] ?? [previousSibling, nextSibling].find(isWrapper)
      if (replacement === undefined || replacement === null) continue
      replacements.set(removed, replacement)
      // An update of the text that React still holds has to become visible.
      if (isText(removed)) observer.observe(removed, { characterData: true })
    }
  }

  /** Puts a text that React updated back where its translation stands, which is now outdated. */
  function restoreText(text: Node) {
    if (text.isConnected) return
    const outdated = findReplacement(text)
    if (outdated?.parentNode) replaceChild.call(outdated.parentNode, text, outdated)
  }

  function findReplacement(node: Node): Node | undefined {
    const passed = new Set<Node>()
    let found = replacements.get(node)
    while (found !== undefined && found.parentNode === null && !passed.has(found)) {
      passed.add(found)
      found = replacements.get(found)
    }
    return found
  }

  /** The child of `parent` that is, holds or replaced `node`. */
  function findChild(parent: Node, node: Node): Node | null {
    readChanges(observer.takeRecords())
    let child: Node | null = node.parentNode === null ? (findReplacement(node) ?? null) : node
    while (child !== null && child.parentNode !== parent) child = child.parentNode
    return child
  }

  /** Removes what stands for `node` somewhere else: its replacement, or wrappers that it was alone in. */
  function leavePlace(node: Node) {
    if (!isText(node)) return
    const place = node.parentNode === null ? findReplacement(node) : node
    let wrapper: Node | null = place?.parentNode ?? null
    if (place === undefined || (place === node && !isWrapper(wrapper))) return
    if (wrapper !== null) removeChild.call(wrapper, place)
    while (isWrapper(wrapper) && wrapper.parentNode !== null && !wrapper.hasChildNodes()) {
      const outer: Node = wrapper.parentNode
      removeChild.call(outer, wrapper)
      wrapper = outer
    }
  }

  prototype.removeChild = function removeChildAnywhere<T extends Node>(this: Node, node: T): T {
    if (node.parentNode === this) return removeChild.call(this, node) as T
    const child = findChild(this, node)
    if (child !== null && isText(node)) leavePlace(node)
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
