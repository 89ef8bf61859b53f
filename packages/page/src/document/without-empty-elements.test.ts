import { describe, expect, it } from 'vitest'

import { isUnknownSection, type PageDocument, parsePage } from './page-document.ts'
import { withoutEmptyElements } from './without-empty-elements.ts'

const at = { x: 0, y: 0, width: 100, height: 100, rotation: 0 }

function pageOf(elements: readonly object[]): PageDocument {
  const visualElements = elements.map((element, index) => ({ id: `e${index}`, ...at, ...element }))
  return parsePage({
    sections: [
      { id: 'a', type: 'text', content: { visualElements } },
      { type: 'from another version' },
    ],
  })
}

function idsOf({ sections }: PageDocument): string[] {
  return sections.flatMap((section) =>
    isUnknownSection(section) ? [] : section.content.visualElements.map(({ id }) => id),
  )
}

describe('withoutEmptyElements', () => {
  it('drops what would be a hole for visitors', () => {
    const page = pageOf([
      { type: 'image', content: { text: 'Our raft' } },
      { type: 'logo', content: { imageUrl: 'javascript:alert(1)' } },
      { type: 'text', content: { text: '  ' } },
      { type: 'button', content: {} },
      { type: 'shape', content: {} },
      { type: 'image', content: { imageUrl: '/media/a/800.webp' } },
      { type: 'text', content: { text: 'Come along' } },
    ])
    expect(idsOf(withoutEmptyElements(page))).toEqual(['e4', 'e5', 'e6'])
  })

  it('drops a video without a usable URL and keeps other media', () => {
    const media = { type: 'video', alt: 'Our day' } as const
    const read = (src: string) =>
      withoutEmptyElements(
        parsePage({ sections: [{ id: 'a', type: 'text', content: { media: { ...media, src } } }] }),
      ).sections.map((section) => (isUnknownSection(section) ? null : section.content.media))
    expect(read(' ')).toEqual([undefined])
    expect(read('javascript:alert(1)')).toEqual([undefined])
    expect(read('https://cdn.example.com/day.mp4')).toMatchObject([{ type: 'video' }])
    expect(read('https://youtu.be/abc')).toMatchObject([{ type: 'video' }])
  })

  it('is the very page where there is nothing to drop', () => {
    const page = pageOf([{ type: 'shape', content: {} }])
    expect(withoutEmptyElements(page)).toBe(page)
  })
})
