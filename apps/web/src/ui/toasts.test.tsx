import { renderToStaticMarkup } from 'react-dom/server'
import { toast } from 'react-hot-toast'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { notify, notifyCustom, notifyError, notifyLoading, notifySuccess } from './notify.ts'
import { Toasts } from './toasts.tsx'

/** Waits for the library, which comes with the first message. */
async function renderToasts(): Promise<string> {
  await vi.dynamicImportSettled()
  return renderToStaticMarkup(<Toasts />)
}

const shownToasts = async () => (await renderToasts()).match(/role="status"/g) ?? []

/** The frame of a toast, without its words. */
function lookOf(markup: string): string {
  const border = /border:1px solid [^"]*/.exec(markup)?.[0] ?? 'border-lantern'
  return `${border} ${(markup.match(/<div/g) ?? []).length}`
}

describe('toasts', () => {
  beforeEach(() => toast.remove())

  it('stand there 20 at a time at most', async () => {
    for (let number = 1; number <= 25; number += 1) notify(`Message ${number}`)

    expect(await shownToasts()).toHaveLength(20)
    expect(await renderToasts()).toContain('Message 25')
  })

  it('take the place of the same message', async () => {
    notifyError('The server could not be reached.')
    notifyError('The server could not be reached.')

    expect(await shownToasts()).toHaveLength(1)
  })

  it('can be dismissed, except for work that goes on', async () => {
    notifyLoading('Saving', { id: 'save' })
    expect(await renderToasts()).not.toContain('Dismiss')

    notifySuccess('Saved', { id: 'save' })
    expect(await renderToasts()).toContain('Dismiss')
    expect(await shownToasts()).toHaveLength(1)
  })

  it('look different by kind', async () => {
    const kinds = [
      () => notify('Something to know'),
      () => notifySuccess('Saved'),
      () => notifyError('Nothing was saved'),
      () => notifyLoading('Saving', { id: 'save' }),
      () => notifyCustom(<b>A letter came</b>, { id: 'letter' }),
    ]
    const looks: string[] = []
    for (const show of kinds) {
      toast.remove()
      show()
      // oxlint-disable-next-line no-await-in-loop -- one message at a time
      looks.push(lookOf(await renderToasts()))
    }

    expect(new Set(looks).size).toBe(5)
  })

  it('may have a shape of their own', async () => {
    notifyCustom(<b>A letter came</b>, { id: 'letter' })

    expect(await renderToasts()).toContain('<b>A letter came</b>')
  })
})
