import { createContext } from 'react'

/** Opens the dialog that saves the section at this index. Focus returns to the opener when it closes. */
export type SaveSection = (index: number, opener: HTMLElement) => void

/** Null if sections cannot be saved. */
export const SaveSectionContext = createContext<SaveSection | null>(null)
