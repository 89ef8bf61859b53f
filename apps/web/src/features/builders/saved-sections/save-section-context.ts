import { createContext } from 'react'

/** Opens the dialog that saves the section at this index. Null if sections cannot be saved. */
export const SaveSectionContext = createContext<((index: number) => void) | null>(null)
