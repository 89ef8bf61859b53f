import '../../render/eager-drawing.ts'

import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import { parsePage } from '../../document/page-document.ts'
import { pageThemes } from '../../document/page-plan.ts'
import { pageScripts } from '../../render/page-scripts.ts'
import { pageStyles } from '../../render/page-styles.ts'
import { PageView } from '../../render/page-view.tsx'
import { type KnownSection, sectionTypes } from '../../sections/section-models.ts'
import { leastContrast, textContrast } from '../../style/contrast.ts'
import { veil } from '../../style/scrim.ts'
import { buildContext } from '../build-context.ts'
import type { RenderContext } from '../render-context.ts'
import { getFrameAttributes } from '../section-frame.tsx'

const photo = { type: 'image', src: `/media/${'0f'.repeat(16)}/1280.webp`, alt: 'A raft' }
const film = 'https://films.example/river.mp4'

const build = (section: object, page: object = {}) =>
  parsePage({ ...page, sections: [{ id: 'one', type: 'cta', ...section }] })

function show(page: ReturnType<typeof parsePage>, mode: RenderContext['mode'] = 'public'): string {
  return renderToStaticMarkup(<PageView page={page} context={buildContext({ mode })} />)
}

describe('a background picture', () => {
  it.each(sectionTypes)('shows a decorative picture behind a %s section', (type) => {
    const content = {
      title: 'A',
      date: '2031-06-05T09:00',
      items: [{ title: 'A', description: 'B', image: photo.src }],
    }
    const markup = show(build({ type, content, backdrop: { picture: photo } }))
    expect(markup).toContain('<div class="pg-backdrop" aria-hidden="true"><img')
    expect(markup).not.toContain('A raft')
  })

  it('loads the first section’s picture eagerly and the others lazily', () => {
    const sections = ['header', 'cta', 'thank-you'].map((type) => ({
      id: type,
      type,
      backdrop: { picture: photo },
    }))
    const markup = show(parsePage({ sections }))
    const pictures = [...markup.matchAll(/<img[^>]*>/g)].map(([tag]) => tag.includes('"lazy"'))
    expect(pictures).toEqual([true, false, true])
  })

  it('gives way to the picture of a first screen', () => {
    const hero = build({ type: 'hero', content: { media: photo }, backdrop: { picture: photo } })
    expect(show(hero)).not.toContain('pg-backdrop')
  })

  it('adds nothing for a picture or video that can’t load', () => {
    const plain = show(build({}))
    for (const backdrop of [
      {},
      { overlay: 'strong' },
      { picture: { type: 'image', src: 'javascript:1' } },
      { video: 'https://youtu.be/abc' },
    ]) {
      const page = build({ backdrop })
      expect(show(page)).toBe(plain)
      expect(pageStyles(page)).not.toContain('.pg-backdrop')
    }
    expect(pageStyles(build({ backdrop: { picture: photo } }))).toContain('.pg-backdrop')
  })
})

describe('the overlay', () => {
  const colors = [undefined, '#7c3aed', '#777777', '#fde68a', '#ffffff', '#000000']
  const looks = pageThemes.flatMap((theme) =>
    ['light', 'dark', 'glass', undefined].flatMap((background) =>
      colors.map((backgroundColor) => ({ theme, background, backgroundColor })),
    ),
  )

  it('keeps text readable over white and black pictures, and the picture visible', () => {
    const failures = looks.filter(({ theme, background, backgroundColor }) => {
      const { wash, texts } = measure({
        theme,
        background,
        style: { backgroundColor, textColor: '#22c55e', primaryColor: '#dc2626' },
      })
      return (
        texts.some((text) => leastContrast(text, wash.grounds) < textContrast) ||
        wash.opacity > 0.76
      )
    })
    expect(failures).toEqual([])
  })

  it('hides more of the picture at each strength', () => {
    const [light, medium, strong] = [undefined, 'medium', 'strong'].map(
      (overlay) => measure({ theme: 'river', overlay }).wash.opacity,
    ) as [number, number, number]
    expect(light).toBeGreaterThan(0.5)
    expect(medium).toBeGreaterThan(light + 0.1)
    expect(strong).toBeGreaterThan(medium + 0.1)
    expect(strong).toBeLessThan(0.95)
  })

  it('is dark unless the section has a light background', () => {
    const toneOf = (section: object, page = {}) =>
      getFrame(build({ ...section, backdrop: { picture: photo } }, page))['data-ground']
    expect(toneOf({})).toBe('dark')
    expect(toneOf({ background: 'stars' })).toBe('dark')
    expect(toneOf({ background: 'light' })).toBe('light')
    expect(toneOf({ background: 'glass' })).toBe('light')
    expect(toneOf({ background: 'light' }, { globalTheme: 'night' })).toBe('dark')
  })
})

describe('a background video', () => {
  const page = build({ backdrop: { video: film } })

  it('leaves loading to a script on public pages', () => {
    const markup = show(page)
    expect(markup).toContain(`data-video="${film}"`)
    expect(markup).not.toContain('<video')
    expect(markup).toContain('hidden="" aria-label="Pause the background video"')
    expect(pageScripts(page)).toHaveLength(1)
    expect(pageScripts(build({ backdrop: { picture: photo } }))).toEqual([])
  })

  it('shows its first frame in the editor', () => {
    const markup = show(page, 'edit')
    expect(markup).toContain('<video src')
    expect(markup).not.toContain('autoplay')
    expect(markup).not.toContain('pg-motion')
  })

  it.each(['header', 'footer'])('is not played in a %s', (type) => {
    expect(show(build({ type, backdrop: { video: film } }))).not.toContain('data-video')
  })
})

function getFrame(page: ReturnType<typeof parsePage>) {
  return getFrameAttributes({ section: page.sections[0] as KnownSection, page, ground: undefined })
}

type Look = {
  theme: string
  background?: string | undefined
  overlay?: string | undefined
  style?: object
}

function measure({ theme, background, overlay, style }: Look) {
  const section = { background, style, backdrop: { picture: photo, overlay } }
  const variables = getFrame(build(section, { style: { theme } })).style as Record<string, string>
  const wash = variables['--wash'] ?? ''
  const ground = wash.slice(0, 7)
  const opacity = Number.parseInt(wash.slice(7), 16) / 0xff
  const grounds = ['#ffffff', '#000000'].map((behind) => veil(ground, behind, opacity))
  const texts = ['--ink', '--quiet', '--accent', '--danger'].map((name) => variables[name] ?? '')
  return { wash: { grounds, opacity }, texts }
}
