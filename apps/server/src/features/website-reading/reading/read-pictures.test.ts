import { describe, expect, it } from 'vitest'

import { html, jsonLd } from '../testing/site.ts'
import { openPage } from './open-page.ts'
import { readLogo, readPhotos, readThemeColour } from './read-pictures.ts'

const open = (body: string, head = '') =>
  openPage({
    url: 'https://raft.example/start/',
    charset: null,
    bytes: Buffer.from(html(body, { title: 'Raft', head })),
  })
const photos = (body: string, head = '') => readPhotos([open(body, head)])

describe('photos', () => {
  it('begin with those that a site shows of itself', () => {
    const head = `<meta property="og:image" content="/og.jpg">${jsonLd({ '@type': 'LocalBusiness', 'image': ['https://cdn.example/business.jpg'] })}`
    expect(photos('<img src="a.jpg" alt="A raft">', head).map(({ address }) => address)).toEqual([
      'https://raft.example/og.jpg',
      'https://cdn.example/business.jpg',
      'https://raft.example/start/a.jpg',
    ])
  })

  it.each([
    'http://127.0.0.1:4630/',
    'http://router/',
    'https://elsewhere.example/',
    'ftp://a.example/',
  ])('start from their page where it says %s', (base) => {
    const page = open('<img src="a.jpg">', `<base href="${base}">`)
    expect(page.url.href).toBe('https://raft.example/start/')
    expect(readPhotos([page]).map(({ address }) => address)).toEqual([
      'https://raft.example/start/a.jpg',
    ])
  })

  it('start from where the page says within its site, which is not its address', () => {
    const page = open('<img src="a.jpg">', '<base href="https://cdn.raft.example/files/">')
    expect(page.url.href).toBe('https://raft.example/start/')
    expect(readPhotos([page]).map(({ address }) => address)).toEqual([
      'https://cdn.raft.example/files/a.jpg',
    ])
  })

  it.each([
    'http://127.0.0.1/a.jpg',
    'http://[::1]/a.jpg',
    'http://router/a.jpg',
    'http://nas.local/a.jpg',
    'https://raft.example:8443/a.jpg',
    'https://a:b@raft.example/a.jpg',
    `https://raft.example/${'a'.repeat(2000)}`,
  ])('are none that could not be asked for: %s', (address) => {
    const head = `<meta property="og:image" content="${address}">${jsonLd({ '@type': 'LocalBusiness', 'image': address, 'logo': address })}`
    const page = open(`<img src="${address}"><header><img src="${address}"></header>`, head)
    expect(readPhotos([page])).toEqual([])
    expect(readLogo([page])).toBeNull()
  })

  it('are taken in their largest width, once', () => {
    const body = `<img src="/raft-300x200.jpg" srcset="/raft-300x200.jpg 300w, /raft-1500x1000.jpg 1500w" width="300" height="200" alt="A raft"><img src="/raft-600x400.jpg" width="600" height="400">`
    expect(photos(body)).toEqual([
      {
        address: 'https://raft.example/raft-1500x1000.jpg',
        width: 1500,
        height: 1000,
        alt: 'A raft',
      },
    ])
  })

  it('are found behind what loads them later', () => {
    const body =
      '<img src="data:image/gif;base64,R0" data-src="/late.jpg"><picture><source srcset="/p.webp 1200w"><img src="/p.jpg"></picture>'
    expect(photos(body).map(({ address }) => address)).toEqual([
      'https://raft.example/late.jpg',
      'https://raft.example/p.webp',
    ])
  })

  it.each([
    '<img src="/a.jpg" width="120" height="90">',
    '<img src="/icons/a.png">',
    '<img src="/a.svg">',
    '<img src="/a.jpg" alt="Our logo">',
    '<img src="data:image/png;base64,AA">',
    '<img src="javascript:alert(1)">',
    '<img src="file:///a.jpg">',
    '<header><img src="/a.jpg"></header>',
    '<footer><img src="/a.jpg"></footer>',
  ])('are not %s', (body) => expect(photos(body)).toEqual([]))
})

describe('the logo', () => {
  it.each([
    [
      'as the business says it',
      '',
      jsonLd({ '@type': 'Organization', 'name': 'Raft', 'logo': '/a.png' }),
    ],
    ['in the head of the page', '<header><img src="/a.png"></header>', ''],
    ['by its name', '<div><img src="/a.png" class="site-logo"></div>', ''],
    [
      'as the largest icon',
      '',
      '<link rel="icon" href="/b.png" sizes="32x32"><link rel="apple-touch-icon" href="/a.png" sizes="180x180">',
    ],
  ])('is found %s', (_, body, head) => {
    expect(readLogo([open(body, head)])?.address).toBe('https://raft.example/a.png')
  })

  it('is none where nothing says so', () => {
    expect(readLogo([open('<img src="/raft.jpg">')])).toBeNull()
  })
})

describe('the colour of the browser', () => {
  it.each([
    ['#0A7EA4', '#0a7ea4'],
    ['#f82', '#ff8822'],
    ['red', null],
    ['', null],
  ])('%j is %j', (content, colour) => {
    expect(readThemeColour([open('', `<meta name="theme-color" content="${content}">`)])).toBe(
      colour,
    )
  })
})
