import { drawMarkup } from './draw-markup.tsx'
import { provideMarkupDrawing } from './lazy-markup.ts'

// Imported for this: what draws a page in one go cannot wait for a section's code.
provideMarkupDrawing(drawMarkup)
