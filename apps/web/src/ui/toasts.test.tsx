import { renderToStaticMarkup } from 'react-dom/server'
import { toast } from 'react-hot-toast'
import { beforeEach, describe, expect, it } from 'vitest'

import { notify, notifyCustom, notifyError, notifyLoading, notifySuccess } from './notify.ts'
import { Toasts } from './toasts.tsx'

const shownToasts = () => renderToStaticMarkup(<Toasts />).match(/role="status"/g) ?? []

/** The frame of a toast, without its words. */
function lookOf(markup: string): string {
  const border = /border:1px solid [^"]*/.exec(markup)?.[0] ?? 'border-lantern'
  return `${border} ${(markup.match(/<div/g) ?? []).length}`
}

describe('toasts', () => {
  beforeEach(() => toast.remove())

  it('stand there 20 at a time at most', () => {
    for (let number = 1; number <= 25; number += 1) notify(`Message ${number}`)

    expect(shownToasts()).toHaveLength(20)
    expect(renderToStaticMarkup(<Toasts />)).toContain('Message 25')
  })

  it('take the place of the same message', () => {
    notifyError('The server could not be reached.')
    notifyError('The server could not be reached.')

    expect(shownToasts()).toHaveLength(1)
  })

  it('can be dismissed, except for work that goes on', () => {
    notifyLoading('Saving', { id: 'save' })
    expect(renderToStaticMarkup(<Toasts />)).not.toContain('Dismiss')

    notifySuccess('Saved', { id: 'save' })
    expect(renderToStaticMarkup(<Toasts />)).toContain('Dismiss')
    expect(shownToasts()).toHaveLength(1)
  })

  it('look different by kind', () => {
    const looks = [
      () => notify('Something to know'),
      () => notifySuccess('Saved'),
      () => notifyError('Nothing was saved'),
      () => notifyLoading('Saving', { id: 'save' }),
      () => notifyCustom(<b>A letter came</b>, { id: 'letter' }),
    ].map((show) => {
      toast.remove()
      show()
      return lookOf(renderToStaticMarkup(<Toasts />))
    })

    expect(new Set(looks).size).toBe(5)
  })

  it('may have a shape of their own', () => {
    notifyCustom(<b>A letter came</b>, { id: 'letter' })

    expect(renderToStaticMarkup(<Toasts />)).toContain('<b>A letter came</b>')
  })
})
