export { measuringSources } from './measuring/platforms.ts'
export type { ContactPlatform, Measuring } from '../parts/measuring.ts'
export { pageFrames, pageScripts } from './page-scripts.ts'
export { pageStyles } from './page-styles.ts'
export { PageView, SectionDrawing, type SectionSlot, PageContext } from './page-view.tsx'
export { emptyForm, type FormState, type RenderContext } from '../parts/render-context.ts'
export { leadFormScript } from '../sections/lead-form/lead-form-script.ts'
export { pageFontFaces } from './page-fonts.ts'
export { CanvasBoard, canvasStyles } from './canvas-board.tsx'
export { elementStyle } from '../parts/visual-elements/element-style.ts'
export {
  type DrawPicturePlace,
  PicturePlaceContext,
  type PicturePlaceProps,
} from '../parts/picture-place.tsx'
