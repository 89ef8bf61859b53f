import '../../render/eager-drawing.ts'

import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import { buildPageInput } from '../../compose/build-page-input.ts'
import { composeGeneratedPage } from '../../compose/compose-generated-page.ts'
import type { GeneratedPageInput } from '../../compose/generated-page-input.ts'
import { parsePage } from '../../document/page-document.ts'
import { buildContext } from '../../parts/build-context.ts'
import { PageView } from '../../render/page-view.tsx'
import type { SectionInput } from '../section-models.ts'

function show({
  logo = '',
  ...landing
}: Partial<GeneratedPageInput['landingPage']> & { logo?: string }) {
  const input = buildPageInput()
  const page = composeGeneratedPage({
    ...input,
    landingPage: { ...input.landingPage, ...landing },
    branding: { ...input.branding, logo_url: logo },
  })
  return renderToStaticMarkup(<PageView page={page} context={buildContext()} />)
}

type HeroContent = Extract<SectionInput, { type: 'hero' }>['content']

function showHero(content: HeroContent, background?: 'light') {
  const section = { id: 'top', type: 'hero', content, ...(background && { background }) }
  const page = parsePage({ style: { theme: 'river' }, sections: [section] })
  return renderToStaticMarkup(<PageView page={page} context={buildContext()} />)
}

describe('hero', () => {
  it('shows headline, subheadline and the call to action that scrolls to the form', () => {
    const markup = show({ headline: 'Ride the river', subheadline: 'Gentle water for all' })
    expect(markup).toContain('<h1>Ride the river</h1>')
    expect(markup).toContain('<p class="pg-lede">Gentle water for all</p>')
    expect(markup).toContain('<a class="pg-cta" href="#lead-form">Save our seats</a>')
  })

  it('follows an address of its own', () => {
    expect(show({ cta_url: 'https://example.test/book' })).toContain(
      '<a class="pg-cta" href="https://example.test/book">',
    )
  })

  it('never links to a script', () => {
    expect(show({ cta_url: 'javascript:alert(1)' })).not.toContain('javascript:')
  })

  it('shows the logo, named after the business, or the name alone', () => {
    expect(show({ logo: 'https://example.test/logo.png' })).toContain(
      '<img class="pg-logo" src="https://example.test/logo.png" alt="Big Bend Rafting" referrerPolicy="no-referrer"/>',
    )
    expect(show({})).toContain('<p class="pg-brand" translate="no">Big Bend Rafting</p>')
  })

  it('sets a long headline smaller', () => {
    expect(show({ headline: 'A very long headline '.repeat(6) })).toContain('<h1 class="pg-long">')
  })

  it('says what the drawing shows to those who do not see it', () => {
    expect(show({})).toMatch(/<svg class="pg-scene"[^>]* role="img" aria-label="[A-Z][^"]+"/)
  })

  it('fetches its picture before all others, and shows none it cannot load', () => {
    const media = { type: 'image' as const, src: 'https://example.test/a.jpg', alt: 'A raft' }
    expect(showHero({ media })).toMatch(
      /<img src="https:\/\/example.test\/a.jpg" alt="A raft"[^>]* fetchPriority="high"/,
    )
    expect(showHero({ media: { ...media, src: 'javascript:alert(1)' } })).not.toContain('<img')
  })

  it('plays a film with controls', () => {
    const media = { type: 'video' as const, src: '/uploads/a.mp4', alt: 'The rapids' }
    expect(showHero({ media })).toMatch(
      /<video src="\/uploads\/a.mp4" aria-label="The rapids" controls=""/,
    )
  })

  it.each([
    'https://www.youtube.com/watch?v=abc',
    'https://youtu.be/abc',
    'https://player.vimeo.com/video/1',
  ])('leads to a film that is watched elsewhere, at %s', (src) => {
    const media = { type: 'video' as const, src, alt: 'The rapids' }
    const markup = showHero({ media })
    expect(markup).toContain(`<a class="pg-film" data-ground="dark" href="${src}">`)
    expect(markup).toContain('<b>Watch the video</b><span>The rapids</span>')
    expect(markup).not.toContain('<video')
  })

  it('takes no address for a film site that only ends like one', () => {
    const media = { type: 'video' as const, src: 'https://notyoutube.com/a.mp4', alt: '' }
    expect(showHero({ media })).toContain('<video src="https://notyoutube.com/a.mp4"')
  })

  it('shows eyebrow and paragraphs where there are any', () => {
    const markup = showHero({ eyebrow: 'Since 2004', body: 'One.\n\nTwo.' })
    expect(markup).toContain('<p class="pg-eyebrow">Since 2004</p>')
    expect(markup).toContain('<p>One.</p><p>Two.</p>')
    expect(showHero({})).not.toContain('pg-eyebrow')
  })

  it('stands on its own sky in River, on what the owner chose otherwise', () => {
    const scene = { kind: 'river', seed: 3 } as const
    const media = { type: 'scene' as const, scene }
    expect(showHero({ media })).toMatch(/data-ground="own" style="--paper:#[0-9a-f]{6};/)
    expect(showHero({ media }, 'light')).toContain('data-ground="light"')
  })
})
