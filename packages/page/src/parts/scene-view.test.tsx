import '../render/eager-drawing.ts'

import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import { sceneSchema } from '@wildpath/illustrator'
import { SceneView } from './scene-view.tsx'

const props = {
  scene: sceneSchema.parse({ kind: 'lake', seed: 4 }),
  colours: { primary: '#15803d', secondary: '#f59e0b' },
  width: 600,
  height: 400,
}

describe('SceneView', () => {
  it('is a picture with words when it is told what it shows', () => {
    const markup = renderToStaticMarkup(<SceneView {...props} alt='A lake "by day" & more' />)
    expect(markup).toMatch(
      /^<svg [^>]*role="img"[^>]*aria-label="A lake &quot;by day&quot; &amp; more"/,
    )
    expect(markup).not.toContain('aria-hidden')
  })

  it('is decoration without', () => {
    const markup = renderToStaticMarkup(<SceneView {...props} />)
    expect(markup).toMatch(/^<svg [^>]*aria-hidden="true"/)
    expect(markup).not.toContain('role="img"')
  })
})
