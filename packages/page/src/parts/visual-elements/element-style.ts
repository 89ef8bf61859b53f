import type { CSSProperties } from 'react'

import { canvasSize, elementDefaults } from '../../sections/canvas-schema.ts'
import type { VisualElement } from '../../sections/section-parts.ts'
import { blackOrWhiteOn } from '../../style/contrast.ts'
import { colourAlpha, safeColour } from '../../style/safe-colour.ts'

const weights = { normal: 400, bold: 700, lighter: 300 } as const

type Placed = Pick<VisualElement, 'y' | 'width' | 'height' | 'rotation'>

/** How high the canvas stands, in its units: down to its last element, at most to its own edge. */
export function canvasHeight(elements: readonly Placed[]): number {
  const lowest = Math.max(0, ...elements.map(lowestPoint))
  return Math.min(canvasSize.height, Math.ceil(lowest))
}

/** Turned about its middle, an element may reach lower than its box. */
function lowestPoint({ y, width, height, rotation }: Placed): number {
  const angle = (rotation / 180) * Math.PI
  const reach = (Math.abs(Math.sin(angle)) * width + Math.abs(Math.cos(angle)) * height) / 2
  return Math.round((y + height / 2 + reach) * 1000) / 1000
}

/** Place and look of an element; lengths follow the width of the canvas. */
export function elementStyle(element: VisualElement, canvas: { height: number }): CSSProperties {
  const { type, x, y, width, height, rotation, content } = element
  const { fontSize = elementDefaults.fontSize, fontWeight, borderRadius } = content
  const radius = borderRadius ?? (type === 'button' ? elementDefaults.buttonRadius : 0)
  const hasText = type === 'text' || type === 'button'
  return {
    left: percent(x, canvasSize.width),
    top: percent(y, canvas.height),
    width: percent(width, canvasSize.width),
    height: percent(height, canvas.height),
    ...(rotation !== 0 && { rotate: `${rotation}deg` }),
    ...(radius !== 0 && { borderRadius: length(radius) }),
    ...(hasText && { fontSize: textSize(fontSize) }),
    ...(hasText && fontWeight !== undefined && { fontWeight: weights[fontWeight] }),
    ...colours(element),
  }
}

function colours({ type, content }: VisualElement): CSSProperties {
  const ground = safeColour(content.backgroundColor)
  const text = safeColour(content.textColor)
  const ink = text ?? (ground !== null && type === 'button' ? blackOrWhiteOn(ground) : null)
  return {
    ...(ground !== null && { background: withAlpha(ground, content.backgroundColor ?? '') }),
    ...(ink !== null && type !== 'shape' && { color: ink }),
  }
}

function withAlpha(colour: string, written: string): string {
  const alpha = Math.round(colourAlpha(written) * 255)
  return alpha === 255 ? colour : `${colour}${alpha.toString(16).padStart(2, '0')}`
}

function percent(value: number, of: number): string {
  return `${round((value / of) * 100)}%`
}

/** A hundredth of the canvas' width is eight of its units. */
function length(units: number): string {
  return `${round((units / canvasSize.width) * 100)}cqw`
}

/** Words shrink with the canvas only as far as they can be read on a phone. */
const smallestTextPixels = 12
const pixelsPerRem = 16

/** A text made smaller than that keeps the size it was given. */
function textSize(units: number): string {
  const floor = round(Math.min(units, smallestTextPixels) / pixelsPerRem)
  return `max(${length(units)},${String(floor).replace(/^0/, '')}rem)`
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}
