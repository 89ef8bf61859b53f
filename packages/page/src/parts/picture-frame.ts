import type { CSSProperties } from 'react'

import type { Crop, Framing } from '../media/picture-framing.ts'

type FrameAttributes = { className?: string | undefined; style?: CSSProperties | undefined }

/** Class and custom properties with which the styles of the page crop a picture, per layout. */
export function frameAttributes(framing: Framing, className?: string): FrameAttributes {
  const { phoneFraming } = framing
  const style = {
    ...cropProperties(framing, 'focus'),
    ...(phoneFraming && cropProperties({ focus: middle, zoom: 1, ...phoneFraming }, 'phone')),
  }
  if (Object.keys(style).length === 0) return { className }
  const isZoomed = [framing, phoneFraming].some((crop) => (crop?.zoom ?? 1) > 1)
  const classes = [className, 'pg-framed', isZoomed ? 'pg-zoomed' : undefined]
  return { className: classes.filter((name) => name !== undefined).join(' '), style }
}

const middle = { x: 50, y: 50 }

function cropProperties({ focus, zoom }: Crop, name: 'focus' | 'phone'): Record<string, string> {
  return {
    ...(focus && { [`--${name}-x`]: `${focus.x}%`, [`--${name}-y`]: `${focus.y}%` }),
    ...(zoom !== undefined && { [`--${name}-zoom`]: String(zoom) }),
  }
}
