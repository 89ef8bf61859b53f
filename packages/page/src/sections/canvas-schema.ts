/** The free-position canvas in its own units, and the distance of its grid's lines (spec 3, section 9). */
export const canvasSize = { width: 800, height: 600 } as const
export const canvasGrid = 20

/** What is written on a new element; nobody's page says it. */
export const newElementTexts = { text: 'Text', button: 'Button' } as const

/** What elements have where they say nothing themselves (spec 3, section 9). */
export const elementDefaults = { fontSize: 16, buttonRadius: 8 } as const
