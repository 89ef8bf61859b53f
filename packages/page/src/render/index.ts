export { pageStyles } from './page-styles.ts'
export { PageView } from './page-view.tsx'
export { emptyForm, type FormState, type RenderContext } from './render-context.ts'
