import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

import { Picture } from './picture.tsx'

const own = `/media/${'0f'.repeat(16)}`

it('offers a picture of the library in the widths it is kept in', () => {
  const markup = renderToStaticMarkup(<Picture src={`${own}/900.webp`} alt="A raft" width={900} />)
  expect(markup).toContain(`srcSet="${own}/640.webp 640w, ${own}/900.webp 900w"`)
  expect(markup).toContain('sizes="100vw"')
  expect(markup).toContain(`src="${own}/900.webp"`)
})

it('lets a small place load the small one', () => {
  const markup = renderToStaticMarkup(<Picture src={`${own}/1920.webp`} alt="" width={96} />)
  expect(markup).toContain('sizes="96px"')
})

it('loads what its place needs, and keeps in sight what was chosen', () => {
  const markup = renderToStaticMarkup(
    <Picture
      src={`${own}/1920.webp`}
      alt=""
      width={800}
      sizes="(min-width:40rem) 50vw,100vw"
      focus={{ x: 20, y: 75 }}
    />,
  )
  expect(markup).toContain('sizes="(min-width:40rem) 50vw,100vw"')
  expect(markup).toContain('style="--focus-x:20%;--focus-y:75%"')
})

it('loads a larger source for a zoomed picture', () => {
  const markup = renderToStaticMarkup(
    <Picture src={`${own}/1920.webp`} alt="" sizes="50vw" phoneFraming={{ zoom: 2 }} />,
  )
  expect(markup).toContain('sizes="200vw"')
})

it('leaves pictures of other hosts as they are', () => {
  const markup = renderToStaticMarkup(<Picture src="https://photos.example/a.webp" alt="" />)
  expect(markup).not.toMatch(/srcset|sizes/i)
})
