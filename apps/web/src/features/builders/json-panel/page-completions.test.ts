import { jsonLanguage } from '@codemirror/lang-json'
import { describe, expect, it } from 'vitest'

import { jsonPlace } from './json-place.ts'
import { pageCompletions } from './page-completions.ts'

/** What is offered at the | of a text, and the text with the first of it in place. */
function offered(marked: string): { labels: string[]; place: ReturnType<typeof jsonPlace> } {
  const position = marked.indexOf('|')
  const text = marked.replace('|', '')
  const place = jsonPlace(jsonLanguage.parser.parse(text), text, position)
  return { labels: place === null ? [] : pageCompletions(place).map(({ label }) => label), place }
}

/** The text after what is called `label` was chosen. */
function chosen(marked: string, label: string): string {
  const { place } = offered(marked)
  if (place === null) throw new Error('Nothing is offered')
  const completion = pageCompletions(place).find((one) => one.label === label)
  const text = marked.replace('|', '')
  return text.slice(0, place.from) + (completion?.text ?? '') + text.slice(place.to)
}

const backgrounds = ['light', 'dark', 'glass', 'stars']

describe('pageCompletions', () => {
  it('offers the names of the page that are not there yet', () => {
    const { labels } = offered('{ "title": "a", | "sections": [] }')
    expect(labels).toEqual(expect.arrayContaining(['slug', 'language', 'globalTheme', 'style']))
    expect(labels).not.toContain('title')
    expect(labels).not.toContain('sections')
  })

  it.each([
    ['{ "sections": [{ "type": "hero", "background": | }] }', backgrounds],
    ['{ "sections": [{ "type": "hero", "background": "|" }] }', backgrounds],
    ['{ "sections": [{ "type": "hero", "background": "li|ght" }] }', backgrounds],
    ['{ "sections": [{ "background": "gl|', backgrounds],
    ['{ "globalTheme": "|" }', ['default', 'night', 'nature']],
    [
      '{ "sections": [{ "type": "gallery", "content": { "layout": { "columns": | } } }] }',
      ['1', '2', '3', '4'],
    ],
    [
      '{ "sections": [{}, { "type": "header", "content": { "isTransparent": | } }] }',
      ['true', 'false'],
    ],
    [
      '{ "sections": [{ "type": "text", "content": { "media": { "type": "|" } } }] }',
      ['image', 'video', 'scene'],
    ],
    [
      '{ "sections": [{ "type": "hero", "content": { "buttons": [{ "text": "a" }, { "style": "|" }] } }] }',
      ['primary', 'secondary', 'outline', 'ghost'],
    ],
    [
      '{ "sections": [{ "type": "custom", "content": { "contentType": "|" } }] }',
      ['text', 'html', 'markdown'],
    ],
  ])('offers the values of a choice in %s', (marked, labels) => {
    expect(offered(marked).labels).toEqual(labels)
  })

  it('offers the kinds of sections as the type of a section', () => {
    const { labels } = offered('{ "sections": [{ "type": "he|ro", "content": {} }] }')
    expect(labels).toContain('lead-form')
    expect(labels).toHaveLength(19)
    expect(offered('{ "style": { "theme": "|" } }').labels).toContain('trailhead')
    expect(offered('{ "style": { "fontFamily": "|" } }').labels).toContain('Playfair Display')
  })

  it('offers the names of the kind that the section is', () => {
    const named = (type: string) =>
      offered(`{ "sections": [{ "type": "${type}", "content": { | } }] }`).labels
    expect(named('lead-form')).toContain('fields')
    expect(named('hero')).not.toContain('fields')
    expect(named('hologram')).toEqual([])
    expect(offered('{ "sections": [{ "content": { | } }] }').labels).toEqual(
      expect.arrayContaining(['fields', 'navigationItems']),
    )
  })

  it('offers the names of the medium that was chosen', () => {
    const named = (type: string) =>
      offered(
        `{ "sections": [{ "type": "hero", "content": { "media": { "type": "${type}", | } } }] }`,
      ).labels
    expect(named('scene')).toEqual(['scene', 'alt'])
    expect(named('image')).toEqual([
      'src',
      'alt',
      'width',
      'height',
      'focus',
      'zoom',
      'phoneFraming',
    ])
  })

  it('takes the place of what was begun, quotes and colon as they are needed', () => {
    expect(chosen('{ gl| }', 'globalTheme')).toBe('{ "globalTheme":  }')
    expect(chosen('{ "gl|" }', 'globalTheme')).toBe('{ "globalTheme":  }')
    expect(chosen('{ "gl|" "sections": [] }', 'globalTheme')).toBe(
      '{ "globalTheme":  "sections": [] }',
    )
    expect(chosen('{ "gl|": "night" }', 'globalTheme')).toBe('{ "globalTheme": "night" }')
    expect(chosen('{ "globalTheme": "ni|" }', 'night')).toBe('{ "globalTheme": "night" }')
    expect(chosen('{ "globalTheme": ni| }', 'night')).toBe('{ "globalTheme": "night" }')
  })

  it.each([
    '| {}',
    '{ "title": "a" | }',
    '{ "title": "a"| }',
    '{ "title": "|" }',
    '{ "constructor": "|" }',
  ])('offers nothing in %s', (marked) => {
    expect(offered(marked).labels).toEqual([])
  })
})
