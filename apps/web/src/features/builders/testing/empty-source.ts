import type { PageSource } from '../store/editor.ts'

/** A source for tests that change only the page. */
export const emptySource = { generated_content: {}, custom_branding: {} } as PageSource
