import { describe, expect, it } from 'vitest'

import { paintSceneLossless } from '../../illustrator/index.ts'
import { calm, imageAiContract, order } from './image-ai-contract.ts'
import { createSandboxImageAi } from './sandbox-image-ai.ts'

const open = () => createSandboxImageAi({ paint: paintSceneLossless })

describe('the built-in illustrator', () => {
  imageAiContract(() => Promise.resolve(open()))

  it('draws what the words ask for, and calls it an illustration', async () => {
    const made = await open().make({ ...order, words: 'Two hikers in the Alps at dawn' }, calm())
    expect(made).toMatchObject({ ok: true, image: { kind: 'illustration' } })
    expect(made.ok && made.image.alt).toMatch(/hikers/)
  })

  it('draws as many as the words say, and tells so', async () => {
    const made = async (words: string) => {
      const picture = await open().make({ ...order, words }, calm())
      if (!picture.ok) throw new Error('No picture was made')
      return { alt: picture.image.alt, bytes: picture.image.bytes.toString('base64') }
    }
    const [one, two] = await Promise.all([made('tents by the lake'), made('two tents by the lake')])
    expect(one.alt).toMatch(/^Two people beside a tent /)
    expect(two.alt).toMatch(/^Two tents /)
    expect(two.bytes).not.toBe(one.bytes)
  })

  it('reads so much of the words as people write, however many there are', async () => {
    const words = `${'A calm view. '.repeat(120)}Two hikers in the Alps`
    const made = await open().make({ ...order, words }, calm())
    expect(made.ok && made.image.alt).not.toMatch(/hikers/)
  })

  it('says where its subject stands', async () => {
    const focusOf = async (seed: number) => {
      const made = await open().make({ ...order, width: 955, height: 500, seed }, calm())
      return made.ok ? made.image.focus.x : Number.NaN
    }
    const sides = await Promise.all([1, 2, 3, 4].map(focusOf))
    for (const side of sides) expect(Math.abs(side - 50)).toBeGreaterThan(5)
  })

  it('draws the same for the same words and seed, another for another seed', async () => {
    const picture = async (seed: number) => {
      const made = await open().make({ ...order, seed }, calm())
      return made.ok ? made.image.bytes.toString('base64') : ''
    }
    expect(await picture(1)).toBe(await picture(1))
    expect(await picture(1)).not.toBe(await picture(2))
  })
})
