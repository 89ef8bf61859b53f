import { createContext } from 'react'

/** The body of the document that a page is drawn in, for what is drawn there. */
export const FrameBodyContext = createContext<HTMLElement | null>(null)
