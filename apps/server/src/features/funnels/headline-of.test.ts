import { describe, expect, it } from 'vitest'

import { headlineOf } from './headline-of.ts'

const section = (type: string, title: unknown) => ({ type, content: { title } })
const page = (...sections: unknown[]) => ({ title: 'Big Bend Funnel', sections })

describe('headlineOf', () => {
  it('is the title of the first hero, wherever it stands', () => {
    const sections = [
      section('text', 'News'),
      section('hero', ' Rafts '),
      section('hero', 'Kayaks'),
    ]
    expect(headlineOf(page(...sections))).toBe('Rafts')
  })

  it('is the first title of a section where the hero says nothing', () => {
    expect(headlineOf(page(section('hero', ''), section('faq', 'Questions')))).toBe('Questions')
    expect(headlineOf(page({ type: 'header' }, section('faq', 'Questions')))).toBe('Questions')
  })

  it('is the title of the page where no section has one', () => {
    expect(headlineOf(page())).toBe('Big Bend Funnel')
    expect(headlineOf(page(null, 'text', section('text', 7)))).toBe('Big Bend Funnel')
    expect(headlineOf({})).toBe('')
  })

  it('is no longer than a list can show', () => {
    expect(headlineOf(page(section('hero', 'a'.repeat(20_000))))).toHaveLength(200)
  })
})
