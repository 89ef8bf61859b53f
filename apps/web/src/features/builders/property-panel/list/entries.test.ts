import { sectionPanels } from '@wildpath/page/fields'
import { expect, it } from 'vitest'

import { copyOfEntry, entriesOf, moved, nameOfEntry, newEntry } from './entries.ts'

const list = (label: string) => {
  const fields = sectionPanels.header.content.flatMap((card) => card.fields)
  const field = fields.find((one) => one.label === label)
  if (field?.control !== 'list') throw new Error(`no list ${label}`)
  return field
}
const links = list('Navigation Links')

it('gives a new link the words of the specification and an id of its own', () => {
  const entries = [{ id: 'link-2', label: 'Trips' }]

  expect(newEntry(links, entries)).toEqual({
    id: 'link-3',
    label: 'New Link',
    target: '#new',
    customTarget: '',
  })
  expect(newEntry(links, [{ id: 'link-2' }, { id: 'link-3' }])['id']).toBe('link-4')
})

it('copies an entry under another id', () => {
  const entries = [{ id: 'link-2', label: 'Trips', target: '#features' }]

  expect(copyOfEntry(links, entries, 0)).toEqual({
    id: 'link-3',
    label: 'Trips',
    target: '#features',
  })
})

it('calls an entry by its words, else by its place', () => {
  expect(nameOfEntry(links, { label: ' Trips ' }, 0)).toBe('Trips')
  expect(nameOfEntry(links, { label: '  ' }, 1)).toBe('Link 2')
})

it('moves an entry to where it stands afterwards', () => {
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
})

it('takes an absent list for an empty one, the same every time', () => {
  expect(entriesOf(undefined)).toEqual([])
  expect(entriesOf(undefined)).toBe(entriesOf(undefined))
})
