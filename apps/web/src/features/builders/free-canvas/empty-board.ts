import { type PageDocument, parsePage } from '@wildpath/page/document'

/** Place of the section that a design is made of. */
export const boardIndex = 0

/** A design begins white. The form gives buttons something to lead to, so that they look like buttons. */
export function emptyBoard(): PageDocument {
  return parsePage({
    sections: [
      { id: 'board', type: 'custom', style: { backgroundColor: '#ffffff' } },
      { id: 'form', type: 'lead-form' },
    ],
  })
}
