import type { CSSProperties } from 'react'

import type { Crop, Framing } from '../media/picture-framing.ts'

type CropAttributes = { className?: string | undefined; style?: CSSProperties | undefined }

/** Returns the class and custom properties that the page CSS uses to crop a picture. */
export function getCropAttributes(framing: Framing, className?: string): CropAttributes {
  const { phoneFraming } = framing
  const style = {
    ...getCropProperties(framing, 'focus'),
    ...(phoneFraming && getCropProperties({ focus: middle, zoom: 1, ...phoneFraming }, 'phone')),
  }
  if (Object.keys(style).length === 0) return { className }
  const isZoomed = [framing, phoneFraming].some((crop) => (crop?.zoom ?? 1) > 1)
  const classes = [className, 'pg-framed', isZoomed ? 'pg-zoomed' : undefined]
  return { className: classes.filter((name) => name !== undefined).join(' '), style }
}

const middle = { x: 50, y: 50 }

function getCropProperties({ focus, zoom }: Crop, name: 'focus' | 'phone'): Record<string, string> {
  return {
    ...(focus && { [`--${name}-x`]: `${focus.x}%`, [`--${name}-y`]: `${focus.y}%` }),
    ...(zoom !== undefined && { [`--${name}-zoom`]: String(zoom) }),
  }
}
