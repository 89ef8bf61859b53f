import { hasOutlinedButtons, type PageLook } from '../document/page-look.ts'
import { colourProperties } from '../parts/colour-properties.ts'
import outlinedButtons from './outlined-buttons.css?inline'

const corners = {
  square: { round: '0rem', corner: '0rem', frame: '0rem' },
  soft: { round: '.5rem', corner: '.75rem', frame: '.625rem' },
  round: { round: '99rem', corner: '1.75rem', frame: '1.75rem' },
}
const spacings = { compact: '.6', airy: '1.45' }
const buttons = {
  'square': '0rem',
  'rounded': '.5rem',
  'pill': '99rem',
  'outline': null,
  'outline-pill': '99rem',
}

/** Returns rules that override the theme's styles; empty if the owner chose none. */
export function buildLookCss(look: PageLook): string {
  const shape = look.corners === undefined ? null : corners[look.corners]
  const buttonRound = look.buttons === undefined ? null : buttons[look.buttons]
  const variables = {
    ...(shape !== null && {
      ...shape,
      // A chosen shape replaces custom theme shapes, such as a leaf.
      chosenCorner: shape.corner,
      chosenFrame: shape.frame,
    }),
    ...(look.spacing !== undefined && { air: spacings[look.spacing] }),
    ...(buttonRound !== null && { buttonRound }),
  }
  const declared = colourProperties(variables).map(([name, value]) => `${name}:${value}`)
  const rule = declared.length === 0 ? '' : `.pg{${declared.join(';')}}`
  return `${rule}${hasOutlinedButtons(look) ? outlinedButtons : ''}`
}
