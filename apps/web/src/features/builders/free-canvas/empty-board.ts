import {
  isUnknownSection,
  type KnownSection,
  type PageDocument,
  parsePage,
} from '@wildpath/page/document'

/** A design begins white. The form gives buttons something to lead to, so that they look like buttons. */
export function emptyBoard(): { page: PageDocument; section: KnownSection } {
  const page = parsePage({
    sections: [
      { id: 'board', type: 'custom', style: { backgroundColor: '#ffffff' } },
      { id: 'form', type: 'lead-form' },
    ],
  })
  const section = page.sections.find(
    (one): one is KnownSection => !isUnknownSection(one) && one.id === 'board',
  )
  if (section === undefined) throw new Error('The board was just made')
  return { page, section }
}
