import type { VisualElement } from '@wildpath/page/document'

import { loadPicture } from './load-picture.ts'
import { textLines } from './text-lines.ts'

type Brush = CanvasRenderingContext2D

/** Paints an element as its node says it looks, turned as the element says. */
export async function paintElement(
  brush: Brush,
  node: HTMLElement,
  { x, y, width, height, rotation }: VisualElement,
): Promise<void> {
  const style = getComputedStyle(node)
  const image = node.querySelector('img')
  const picture = image === null ? null : await loadPicture(image.getAttribute('src') ?? '')
  brush.save()
  brush.translate(x + width / 2, y + height / 2)
  brush.rotate((rotation / 180) * Math.PI)
  brush.translate(-width / 2, -height / 2)
  brush.beginPath()
  brush.roundRect(0, 0, width, height, radiusOf(style.borderTopLeftRadius, { width, height }))
  brush.fillStyle = style.backgroundColor
  brush.fill()
  if (style.overflowX !== 'visible') brush.clip()
  if (image !== null && picture !== null)
    paintPicture(brush, picture, { width, height, fit: getComputedStyle(image).objectFit })
  paintText(brush, node)
  brush.restore()
}

type Size = { width: number; height: number }

/** As CSS does: of two corners that would meet, each gets half of the side. */
function radiusOf(radius: string, { width, height }: Size): number {
  return Math.min(Number.parseFloat(radius) || 0, width / 2, height / 2)
}

function paintPicture(
  brush: Brush,
  picture: HTMLImageElement,
  { width, height, fit }: Size & { fit: string },
) {
  const [ownWidth, ownHeight] = [picture.naturalWidth || width, picture.naturalHeight || height]
  const [across, down] = [width / ownWidth, height / ownHeight]
  const scale = fit === 'contain' ? Math.min(across, down) : Math.max(across, down)
  const size = { width: ownWidth * scale, height: ownHeight * scale }
  const [left, top] = [(width - size.width) / 2, (height - size.height) / 2]
  brush.drawImage(picture, left, top, size.width, size.height)
}

function paintText(brush: Brush, node: HTMLElement) {
  const origin = node.getBoundingClientRect()
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
  for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) {
    if (!(text instanceof Text) || text.parentElement === null) continue
    const { font, color, letterSpacing, textTransform } = getComputedStyle(text.parentElement)
    brush.font = font
    brush.fillStyle = color
    brush.letterSpacing = letterSpacing === 'normal' ? '0px' : letterSpacing
    brush.textBaseline = 'alphabetic'
    // Browsers lay lines out with whole pixels above the baseline.
    const ascent = Math.round(brush.measureText('x').fontBoundingBoxAscent)
    for (const { text: line, left, top } of textLines(text, origin))
      brush.fillText(cased(line, textTransform), left, top + ascent)
  }
}

function cased(text: string, transform: string): string {
  if (transform === 'uppercase') return text.toLocaleUpperCase()
  return transform === 'lowercase' ? text.toLocaleLowerCase() : text
}
