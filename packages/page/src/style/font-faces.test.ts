import { describe, expect, it } from 'vitest'

import { fontFaces } from './font-faces.ts'
import { fontFamilies } from '../document/font-families.ts'
import { fontAddress } from './font-files.ts'
import { fontStack } from './font-stacks.ts'

const facesOf = (family: (typeof fontFamilies)[number], boldWeight = 700) =>
  fontFaces([{ family, boldWeight, isBoldOnly: false, subsets: ['latin'] }], fontAddress).split(
    '\n',
  )

describe('the faces of a family', () => {
  it('come from the product and show the text at once', () => {
    expect(facesOf('Poppins').slice(0, 2)).toEqual([
      '@font-face{font-family:"Poppins";font-weight:400;font-display:swap;src:url("/page-fonts/poppins-400-5.3.0.woff2") format("woff2")}',
      '@font-face{font-family:"Poppins";font-weight:700;font-display:swap;src:url("/page-fonts/poppins-700-5.3.0.woff2") format("woff2")}',
    ])
    expect(facesOf('Inter')[0]).toContain('font-weight:100 900')
  })

  it('have fallbacks as wide and as high as they are', () => {
    const [, regular, bold] = facesOf('Montserrat', 800)
    expect(regular).toBe(
      '@font-face{font-family:"Montserrat Fallback Arial";font-weight:100 500;' +
        'src:local("Arial"),local("Liberation Sans");size-adjust:112.56%;' +
        'ascent-override:86%;descent-override:22.3%;line-gap-override:0%}',
    )
    expect(bold).toContain('font-weight:501 900')
    expect(bold).toContain('size-adjust:112.67%')
  })

  it.each(fontFamilies)('%s: every name of its stack but the last has a face', (family) => {
    const faces = facesOf(family).join('\n')
    const names = [...fontStack(family).matchAll(/"([^"]+)"/g)].map(([, name]) => name)
    expect(names.length).toBeGreaterThanOrEqual(3)
    for (const name of names) expect(faces).toContain(`font-family:"${name}"`)
  })
})
