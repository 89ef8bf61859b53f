import { type Board, renderOffscreen } from './render-offscreen.tsx'
import { paintElement } from './paint-element.ts'

/**
 * The board as a bitmap: measured from what the page's renderer draws, so that fonts, line breaks and
 * colours are those of the preview, and painted at full size. Throws `PictureUnavailable`.
 */
export async function paintBoard(
  board: Board,
  pixels: { width: number; height: number },
): Promise<HTMLCanvasElement> {
  const drawn = renderOffscreen(board)
  try {
    await loadFonts(drawn.board)
    const bitmap = document.createElement('canvas')
    Object.assign(bitmap, pixels)
    const brush = bitmap.getContext('2d')
    if (brush === null) throw new Error('this browser has no room left to paint in')
    brush.imageSmoothingQuality = 'high'
    brush.scale(pixels.width / board.canvas.width, pixels.height / board.canvas.height)
    brush.fillStyle = getComputedStyle(drawn.board).backgroundColor
    brush.fillRect(0, 0, board.canvas.width, board.canvas.height)
    const nodes = drawn.board.querySelectorAll<HTMLElement>('.pg-el')
    for (const [index, element] of board.elements.entries()) {
      const node = nodes[index]
      // One after the other: who stands in front is painted later.
      // oxlint-disable-next-line no-await-in-loop -- see above
      if (node !== undefined) await paintElement(brush, node, element)
    }
    return bitmap
  } finally {
    drawn.remove()
  }
}

/** Every font that stands in the text; one that cannot be loaded is painted as the preview shows it. */
async function loadFonts(board: HTMLElement): Promise<void> {
  const texts = [...board.querySelectorAll<HTMLElement>('.pg-el :is(p,span)')]
  await Promise.allSettled(
    texts.map((text) => document.fonts.load(getComputedStyle(text).font, text.textContent ?? '')),
  )
}
