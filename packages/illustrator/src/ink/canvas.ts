/** A stop of a gradient: share of the way, colour, and how much covers what is behind it. */
export type Stop = readonly [offset: number, colour: string, opacity?: number]

/** Collects the markup of a picture, from back to front. */
export type Canvas = {
  fill: (d: string, colour: string, opacity?: number) => void
  stroke: (d: string, colour: string, width: number, opacity?: number) => void
  circle: (x: number, y: number, radius: number, colour: string, opacity?: number) => void
  /** Everything that `draw` draws, moved and scaled (`flip` mirrors it). */
  place: (at: { x: number; y: number; scale: number; flip: boolean }, draw: () => void) => void
  /** A paint from `y1` down to `y2`. */
  fade: (y1: number, y2: number, stops: readonly Stop[]) => string
  /** A paint from left (`x1`) to right (`x2`). */
  sweep: (x1: number, x2: number, stops: readonly Stop[]) => string
  /** A paint around a point. */
  glow: (x: number, y: number, radius: number, stops: readonly Stop[]) => string
  markup: () => string
}

/** `prefix` keeps the ids of several pictures on one page apart. */
export function createCanvas(prefix: string): Canvas {
  const defs = new Map<string, string>()
  let body = ''

  function paint(kind: 'linear' | 'radial', attributes: string, stops: readonly Stop[]): string {
    const inner = stops.map(stopMarkup).join('')
    const key = `${kind}${attributes}${inner}`
    const known = defs.get(key)
    const id = known?.match(/id="([^"]+)"/)?.[1] ?? `${prefix}${defs.size.toString(36)}`
    defs.set(
      key,
      `<${kind}Gradient id="${id}" gradientUnits="userSpaceOnUse" ${attributes}>${inner}</${kind}Gradient>`,
    )
    return `url(#${id})`
  }

  return {
    fill(d, colour, opacity) {
      if (d !== '') body += `<path d="${d}" fill="${colour}"${see('opacity', opacity)}/>`
    },
    stroke(d, colour, width, opacity) {
      if (d === '') return
      body += `<path d="${d}" stroke="${colour}" stroke-width="${short(width)}"${see('opacity', opacity)}/>`
    },
    circle(x, y, radius, colour, opacity) {
      body += `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${colour}"${see('opacity', opacity)}/>`
    },
    place({ x, y, scale, flip }, draw) {
      const size = Math.round(scale * 100) / 100
      body += `<g transform="translate(${Math.round(x)} ${Math.round(y)})scale(${flip ? -size : size} ${size})">`
      draw()
      body += '</g>'
    },
    fade(y1, y2, stops) {
      return paint('linear', `x2="0" y1="${Math.round(y1)}" y2="${Math.round(y2)}"`, stops)
    },
    sweep(x1, x2, stops) {
      return paint('linear', `x1="${Math.round(x1)}" x2="${Math.round(x2)}"`, stops)
    },
    glow(x, y, radius, stops) {
      return paint(
        'radial',
        `cx="${Math.round(x)}" cy="${Math.round(y)}" r="${Math.round(radius)}"`,
        stops,
      )
    },
    markup() {
      const paints = defs.size === 0 ? '' : `<defs>${[...defs.values()].join('')}</defs>`
      return `${paints}<g fill="none" stroke-linecap="round" stroke-linejoin="round">${body}</g>`
    },
  }
}

function stopMarkup([offset, colour, opacity]: Stop): string {
  return `<stop${offset === 0 ? '' : ` offset="${short(offset)}"`} stop-color="${colour}"${see('stop-opacity', opacity)}/>`
}

function see(attribute: string, opacity: number | undefined): string {
  return opacity === undefined || opacity >= 1 ? '' : ` ${attribute}="${short(opacity)}"`
}

function short(value: number): string {
  return String(Math.round(value * 100) / 100)
}
