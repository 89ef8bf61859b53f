import { describe, expect, it } from 'vitest'

import { slugConsequence, slugNote, slugProblem, slugSavedText } from './slug-state.ts'

const note = (slug: string, availability?: Parameters<typeof slugNote>[0]['availability']) =>
  slugNote({ slug, current: 'blue-canyon', availability })

describe('an address while it is typed', () => {
  it.each([
    ['', 'URL slug is required'],
    ['My_Slug', 'Only lowercase letters, numbers, and hyphens allowed'],
    ['ab', 'Slug must be at least 3 characters'],
  ])('%j is answered by %s', (slug, text) => {
    expect(note(slug)).toEqual({ kind: 'wrong', text })
  })

  it('says nothing about the present one, and waits for the server about others', () => {
    expect(note('blue-canyon')).toEqual({ kind: 'none' })
    expect(note('red-canyon')).toEqual({ kind: 'checking' })
  })

  it('is free, or belongs to somebody', () => {
    expect(note('red-canyon', { state: 'free', suggestion: null })).toEqual({ kind: 'free' })
    expect(note('red-canyon', { state: 'taken', suggestion: 'red-canyon-2' })).toEqual({
      kind: 'taken',
      text: 'This address belongs to another adventure.',
      suggestion: 'red-canyon-2',
    })
    expect(note('admin', { state: 'reserved', suggestion: 'admin-adventure' })).toMatchObject({
      kind: 'taken',
      suggestion: 'admin-adventure',
    })
  })
})

describe('an address that is sent', () => {
  it('gets the longer sentence about letters', () => {
    expect(slugProblem('My_Slug')).toBe(
      'Slug can only contain lowercase letters, numbers, and hyphens',
    )
    expect(slugProblem('my-slug')).toBeNull()
  })
})

describe('saving an address', () => {
  it('says before and afterwards that it publishes a private page', () => {
    expect(slugConsequence({ isPublic: false })).toBe(
      'Updating the address also publishes the page.',
    )
    expect(slugSavedText({ wasPublic: false })).toBe(
      'Funnel URL updated successfully. Your page is published now.',
    )
  })

  it('says of a public page only that it worked', () => {
    expect(slugConsequence({ isPublic: true })).toBe(
      'Whoever has the old address comes to the new one.',
    )
    expect(slugSavedText({ wasPublic: true })).toBe('Funnel URL updated successfully')
  })
})
