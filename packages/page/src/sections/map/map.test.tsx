import { describe, expect, it } from 'vitest'

import { parsePage } from '../../document/page-document.ts'
import { pageFrames, pageScripts } from '../../render/page-scripts.ts'
import { showSection } from '../../testing/show-section.tsx'
import { mapLinks } from './map-links.ts'

const content = { title: 'Find us', address: 'Dock 4,\nMoab', mapUrl: '38.5733, -109.5498' }

describe('a map section', () => {
  it('loads nothing from the map service before the visitor asks for it', () => {
    const markup = showSection('map', content)
    expect(markup).not.toContain('<iframe')
    expect(markup).not.toMatch(/src="https:\/\/[^"]*openstreetmap/)
    expect(markup).toContain(
      'data-map="https://www.openstreetmap.org/export/embed.html?bbox=-109.57180%2C38.56130%2C-109.52780%2C38.58530&amp;layer=mapnik&amp;marker=38.5733%2C-109.5498"',
    )
    expect(markup).toContain('>Show map</button>')
  })

  it('shows the same in a preview, without links', () => {
    const markup = showSection('map', content, 'preview')
    expect(markup).toContain('Open in Apple Maps')
    expect(markup).toContain('>Show map</span>')
    expect(markup).not.toContain('href')
  })

  it('offers no map without coordinates', () => {
    const markup = showSection('map', { ...content, mapUrl: '' })
    expect(markup).not.toContain('Show map')
    expect(markup).toContain('Open in Google Maps')
  })

  it.each([
    ['38.5, -109.5', true],
    ['', false],
  ])('allows the frame of the map service only if the page has a map (%s)', (mapUrl, hasMap) => {
    const page = parsePage({ sections: [{ id: 'a', type: 'map', content: { mapUrl } }] })
    expect(pageFrames(page)).toEqual(hasMap ? ['https://www.openstreetmap.org'] : [])
    expect(pageScripts(page)).toHaveLength(hasMap ? 1 : 0)
  })
})

describe('mapLinks', () => {
  const hrefsOf = (address: string, mapUrl: string) =>
    Object.fromEntries(mapLinks({ address, mapUrl }).map(({ service, href }) => [service, href]))

  it('leads to the coordinates, and to the address without them', () => {
    expect(hrefsOf('Dock 4', '38.5, -109.5')).toEqual({
      'Google Maps': 'https://www.google.com/maps/search/?api=1&query=38.5%2C-109.5',
      'Apple Maps': 'https://maps.apple.com/?ll=38.5%2C-109.5&q=Dock+4',
      'OpenStreetMap': 'https://www.openstreetmap.org/?mlat=38.5&mlon=-109.5',
    })
    expect(hrefsOf('Dock 4,\nMoab', '')).toEqual({
      'Google Maps': 'https://www.google.com/maps/search/?api=1&query=Dock+4%2C+Moab',
      'Apple Maps': 'https://maps.apple.com/?q=Dock+4%2C+Moab',
    })
  })

  it('keeps a short link, and drops one that is no web address', () => {
    const short = 'https://maps.app.goo.gl/abc'
    expect(hrefsOf('', short)).toEqual({ 'Google Maps': short })
    expect(hrefsOf('', 'javascript:alert(1)')).toEqual({})
    expect(hrefsOf('', '')).toEqual({})
  })
})
