import { designImportSchema } from '@wildpath/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { canvaEnvironment, setOutForCanva } from '../../testing/canva-product.ts'
import { startCanvaServer } from '../../testing/canva-server.ts'
import { drawPicture } from '../../testing/draw-picture.ts'
import type { TestBrowser } from '../../testing/test-browser.ts'
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts'

let canva: Awaited<ReturnType<typeof startCanvaServer>>
let product: TestProduct

beforeAll(async () => {
  canva = await startCanvaServer()
  canva.setPolls(1)
  product = await startTestProduct(canvaEnvironment(canva))
})
afterAll(async () => {
  await product.stop()
  await canva.stop()
})
beforeEach(() => {
  canva.asked.length = 0
  canva.setFile(() => drawPicture({ width: 800, height: 600 }))
})

async function openConnected(): Promise<TestBrowser> {
  const browser = product.openBrowser()
  await browser.signUp()
  await browser.get(await setOutForCanva(canva, browser))
  return browser
}

const importOf = (browser: TestBrowser, designId: string) =>
  browser.sendJson('POST', '/api/design-tool/imports', { designId })

async function libraryOf(browser: TestBrowser): Promise<{ id: string; designId: string }[]> {
  const answer = await (await browser.get('/api/designs')).json()
  return (answer as { designs: { id: string; designId: string }[] }).designs
}

describe('designs of the design tool', () => {
  it('are made and listed for the person', async () => {
    const browser = await openConnected()
    const size = { width: 1600, height: 1200 }
    const made = await browser.sendJson('POST', '/api/design-tool/designs', {
      title: 'Hero',
      ...size,
    })
    expect(await made.json()).toMatchObject({ title: 'Hero' })
    const list = (await (await browser.get('/api/design-tool/designs')).json()) as object
    expect(list).toMatchObject({ designs: [{ title: 'Hero' }], continuation: null })
  })

  it.each([
    { title: '', width: 800, height: 600 },
    { title: 'A', width: 39, height: 600 },
  ])('are not made as the tool would not take them: %j', async (design) => {
    const browser = await openConnected()
    const answer = await browser.sendJson('POST', '/api/design-tool/designs', design)
    expect(answer.status).toBe(422)
  })

  it('become pictures of the library', async () => {
    const browser = await openConnected()
    const { id: designId } = canva.add('Spring / poster')
    const answer = await importOf(browser, designId)
    expect(answer.status).toBe(200)
    const { design, outcome } = designImportSchema.parse(await answer.json())
    expect(outcome).toBe('added')
    expect(design).toMatchObject({
      source: 'canva',
      designId,
      fileName: 'Spring   poster.png',
      width: 800,
      height: 600,
    })
    expect((await browser.get(design.url)).status).toBe(200)
  })

  it('are imported once for as long as they stay the same, however often it is pressed', async () => {
    const browser = await openConnected()
    const { id: designId } = canva.add('Spring')
    const answers = await Promise.all([importOf(browser, designId), importOf(browser, designId)])
    const imports = await Promise.all(
      answers.map(async (answer) => designImportSchema.parse(await answer.json())),
    )
    expect(imports.map(({ outcome }) => outcome).toSorted()).toEqual(['added', 'unchanged'])
    expect(imports[0]?.design.id).toBe(imports[1]?.design.id)
    canva.change(designId)
    const changed = designImportSchema.parse(await (await importOf(browser, designId)).json())
    expect(changed.outcome).toBe('added')
    expect(await libraryOf(browser)).toHaveLength(2)
  })

  it('come again after their picture was deleted', async () => {
    const browser = await openConnected()
    const { id: designId } = canva.add('Spring')
    const first = designImportSchema.parse(await (await importOf(browser, designId)).json())
    await browser.sendJson('DELETE', `/api/designs/${first.design.id}`)
    const second = designImportSchema.parse(await (await importOf(browser, designId)).json())
    expect(second.outcome).toBe('added')
  })
})

describe('an import that fails', () => {
  const refusal = async (designId?: string) => {
    const browser = await openConnected()
    const answer = await importOf(browser, designId ?? canva.add('Spring').id)
    const { error } = (await answer.json()) as { error: { code: string; message: string } }
    expect(await libraryOf(browser)).toEqual([])
    return [answer.status, error.code, error.message]
  }

  it('says why the design tool could not export', async () => {
    canva.endExports({ error: { code: 'approval_required', message: '' } })
    expect(await refusal()).toEqual([
      502,
      'design-export-failed',
      'Canva export failed: the design has to be approved by a reviewer first',
    ])
  })

  it('says that there was nothing in the export', async () => {
    canva.endExports({ urls: [] })
    expect(await refusal()).toEqual([
      502,
      'design-export-empty',
      'Failed to get export data from Canva',
    ])
  })

  it('says that the design is gone', async () => {
    expect(await refusal('DAgone')).toEqual([
      404,
      'tool-design-not-found',
      'This design is not in your Canva account any more. Nothing was changed.',
    ])
  })

  it('says for how long the design tool wants to be left alone', async () => {
    const designId = canva.add('Spring').id
    const browser = await openConnected()
    canva.answerNext({ status: 429, headers: { 'retry-after': '90' } })
    const answer = await importOf(browser, designId)
    expect(((await answer.json()) as { error: { message: string } }).error.message).toBe(
      'Canva asks for a pause. Nothing was changed; try again in 2 minutes.',
    )
  })

  it('keeps nothing that is no picture, or too large', async () => {
    canva.setFile(async () => Buffer.from('<svg onload="x"/>'))
    expect((await refusal())[1]).toBe('image-not-supported')
    canva.setFile(async () => Buffer.alloc(10 * 1024 * 1024 + 1))
    expect((await refusal())[1]).toBe('image-too-large')
    canva.setFile(() => drawPicture({ width: 9000, height: 6000 }))
    expect((await refusal())[1]).toBe('image-too-many-pixels')
  })

  it('takes no name that could be an address', async () => {
    const browser = await openConnected()
    const answer = await importOf(browser, '../users/me')
    expect(answer.status).toBe(422)
    expect(canva.asked).not.toContain('GET /users/me')
  })
})
