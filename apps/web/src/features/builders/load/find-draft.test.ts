import { type Funnel, noFacts } from '@wildpath/contract'
import { parsePage, serializePage } from '@wildpath/page/document'
import { expect, it } from 'vitest'

import { buildBusinessInfo } from '../../../entities/funnel/testing/build-business-info.ts'
import { buildContent } from '../../../entities/funnel/testing/build-content.ts'
import { findDraft, isSavedAlready } from './find-draft.ts'

const base = parsePage({ title: 'Raft', sections: [{ type: 'hero', content: { title: 'Go' } }] })
const edited = { ...base, title: 'Kayak' }

const funnelWith = (page: typeof base): Funnel =>
  ({
    business_info: buildBusinessInfo(),
    business_facts: noFacts,
    generated_content: buildContent(),
    custom_branding: { logo_url: '' },
    pageBuilderData: serializePage(page),
    landingPageSections: null,
    landingPageLook: null,
  }) as unknown as Funnel

const draft = findDraft([
  {
    id: 'draft',
    base: serializePage(base),
    baseRevision: 1,
    actions: [{ kind: 'edit', edit: { kind: 'replace-page', page: edited }, at: 1 }],
    updatedAt: 1,
  },
])

it('asks about a draft that the server does not have, and about no other', () => {
  if (draft === null) throw new Error('There is no draft')
  expect(draft.present.title).toBe('Kayak')
  expect(isSavedAlready(draft, funnelWith(base))).toBe(false)
  expect(isSavedAlready(draft, funnelWith(edited))).toBe(true)
})

it('asks about a draft whose content the server does not have, even if the page is the same', () => {
  const funnel = funnelWith(base)
  const content = funnel.generated_content
  const thank_you_page = { ...content.thank_you_page, headline: 'See you soon' }
  const source = { ...funnel, generated_content: { ...content, thank_you_page } }
  const found = findDraft([
    {
      id: 'draft',
      base: serializePage(base),
      baseRevision: 1,
      actions: [{ kind: 'edit', edit: { kind: 'replace-page', page: { ...base } }, source, at: 1 }],
      updatedAt: 1,
    },
  ])
  if (found === null) throw new Error('There is no draft')
  expect(isSavedAlready(found, funnel)).toBe(false)
  expect(isSavedAlready(found, source)).toBe(true)
})
