export {
  buttonShapes,
  cornerStyles,
  hasOutlinedButtons,
  type PageLook,
  spacingStyles,
} from '../document/page-look.ts'
export { type PageTheme, pageThemes } from '../document/page-plan.ts'
export { checkContrast, type ContrastCheck, themeLook } from './brand-check.ts'
export { pictureColours } from './picture-colours.ts'
export { brandFontFaces } from './brand-fonts.ts'
export { fontFamilies, type FontFamily } from '../document/font-families.ts'
export { fontStack } from './font-stacks.ts'
export { colourAlpha, safeColour } from './safe-colour.ts'
