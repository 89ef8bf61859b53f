import type { PageSource } from '../store/editor.ts'

/** For tests that change the page alone. */
export const emptySource = { generated_content: {}, custom_branding: {} } as PageSource
