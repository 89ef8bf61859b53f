import type { BrowserContext, Page } from 'playwright-core'

/**
 * Imitates Chrome's translation in every frame of pages opened from now on: wraps each text, or a copy that replaces it,
 * two `font` elements, as itself or as a copy that replaces it.
 */
export async function translatePages(
  pages: Page | BrowserContext,
  way: 'wraps' | 'replaces',
): Promise<void> {
  await pages.addInitScript((how) => {
    const untranslated =
      'script, style, textarea, title, font, svg, [translate=no], [contenteditable]'
    function translate(text: Text) {
      if (text.data.trim() === '' || text.parentElement?.closest(untranslated) !== null) return
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      outer.append(inner)
      text.replaceWith(outer)
      inner.append(how === 'wraps' ? text : text.data)
    }
    function translateWithin(root: Node) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = root instanceof Text ? [root] : []
      while (walker.nextNode() !== null) texts.push(walker.currentNode as Text)
      for (const text of texts) translate(text)
    }
    new MutationObserver((records) => {
      for (const { addedNodes } of records) {
        for (const node of addedNodes) if (node.isConnected) translateWithin(node)
      }
    }).observe(document, { childList: true, subtree: true })
  }, way)
}
