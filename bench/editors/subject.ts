import type { BrowserContextOptions, Page } from 'playwright-core'

import type { Canvas } from './probe.ts'

/** An editor to measure. */
export type Subject = {
  name: string
  /** Of the editor, which then opens a page of so many sections. */
  address(sections: number): string | Promise<string>
  /** A screen whose code people have already when they come to the editor. */
  before?: string
  signedIn?: BrowserContextOptions['storageState']
  canvas: Canvas
  /** Where the page has no `window.editor` of its own. Runs before its scripts. */
  installCommands?: () => void
  prepareAdd?(page: Page): Promise<void>
  /** Puts the caret at the end of the first section's heading. */
  beginTyping(page: Page): Promise<void>
  endTyping(page: Page): Promise<void>
}
