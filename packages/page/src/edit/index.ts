export { type FieldPath, getField, withField } from './field-path.ts'
export { freeSectionId } from './free-section-id.ts'
export { commitBatch, type History, recordEdit, redo, startHistory, undo } from './history.ts'
export { applyEdit, type PageEdit } from './page-edit.ts'
export { sectionAnchor } from '../document/section-anchor.ts'
export { alignElements, type Alignment } from './canvas/align-elements.ts'
export { type Bounds, boundsAround, boundsOf, type CanvasArea } from './canvas/canvas-area.ts'
export { duplicateElements } from './canvas/duplicate-elements.ts'
export { moveElements } from './canvas/move-elements.ts'
export { addElement, type ElementTool } from './canvas/new-element.ts'
export { orderElements, type Ordering } from './canvas/order-elements.ts'
export {
  handleSide,
  resizeElement,
  type ResizeHandle,
  resizeHandles,
} from './canvas/resize-element.ts'
export { rotateElement } from './canvas/rotate-element.ts'
export { type Guide, snapEdges, snapLines, type SnapLines, snapMove } from './canvas/snap.ts'
export { canvasGrid, canvasSize, elementDefaults } from '../sections/canvas-schema.ts'
