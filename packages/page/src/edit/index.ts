export { type FieldPath, getField } from './field-path.ts'
export { freeSectionId } from './free-section-id.ts'
export { endRun, type History, recordEdit, redo, startHistory, undo } from './history.ts'
export { applyEdit, type PageEdit } from './page-edit.ts'
