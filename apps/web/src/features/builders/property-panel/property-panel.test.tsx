import { type KnownSection, parsePage } from '@wildpath/page/document'
import { sectionPanels } from '@wildpath/page/fields'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import { linkTargetsOf, targetName } from './link-targets.ts'
import { PropertyPanel } from './property-panel.tsx'

const kinds = Object.keys(sectionPanels) as KnownSection['type'][]

function pageWith(type: string, content: Record<string, unknown> = {}) {
  return parsePage({
    sections: [
      { id: 'one', type, content },
      { id: 'trips', type: 'features', content: { title: 'Our trips' } },
      { id: 'hero-2', type: 'hero' },
      { type: 'carousel' },
    ],
  })
}

function draw(type: string, content?: Record<string, unknown>) {
  const page = pageWith(type, content)
  return renderToStaticMarkup(
    <PropertyPanel
      section={page.sections[0] as KnownSection}
      page={page}
      onEdit={() => {}}
      onCommitBatch={() => {}}
      onChangePicture={null}
    />,
  )
}

describe.for(kinds)('the panel of %s', (kind) => {
  it('draws its cards with the labels of their fields', () => {
    const markup = draw(kind)

    for (const { title, fields } of sectionPanels[kind].content) {
      expect(markup).toContain(`>${title}</legend>`)
      const labels = fields.filter(({ control }) => control !== 'list' && control !== 'media')
      for (const { label } of labels) expect(markup).toContain(`>${label}</label>`)
    }
  })
})

it('marks what is only there to be replaced, in a field and on the row of an entry', () => {
  const contact = draw('contact', { email: 'you@example.com', phone: '970 555 0188' })
  expect(contact.split('>Sample<')).toHaveLength(2)
  expect(contact).toContain('Visitors do not see this until you put in your own.')
  const team = draw('team', { items: [{ title: 'Your guide' }, { title: 'Maria' }] })
  expect(team.split('>Sample<')).toHaveLength(2)
})

it('asks for nothing: no field is required or refused', () => {
  const markup = kinds.map((kind) => draw(kind)).join('')

  expect(markup).not.toContain('required')
  expect(markup).not.toContain('aria-invalid="true"')
})

it('calls the rows of a list by their words', () => {
  const markup = draw('header', { navigationItems: [{ label: 'Trips', target: '#features' }] })

  expect(markup).toContain('aria-label="Move Trips"')
  expect(markup).toContain('aria-label="Duplicate Trips"')
  expect(markup).toContain('aria-label="Remove Trips"')
})

it('offers no library of pictures where there is none', () => {
  expect(draw('header')).not.toContain('Choose picture')
})

it('lets links lead to the other sections by their titles', () => {
  expect(linkTargetsOf(pageWith('header'), 'one')).toEqual([
    { value: '#trips', label: 'Our trips' },
    { value: '#hero-2', label: 'Hero' },
  ])
})

it('names where a link may lead as sections are named', () => {
  const markup = draw('header', { navigationItems: [{ label: 'Trips', target: '#features' }] })
  expect(markup).not.toMatch(/>#[a-z]+</)
  expect(['#services', '#lead-form', '#new', ''].map(targetName)).toEqual([
    'Services',
    'Lead form',
    'Nowhere yet',
    'Nowhere yet',
  ])
})
