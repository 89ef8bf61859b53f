import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import { lazyComponent } from './lazy-component.tsx'

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>

/** A part whose code comes, or does not, as the answers say, one after the other. */
function partOf(answers: ('comes' | 'fails')[]) {
  const fetches: string[] = []
  const Part = lazyComponent(
    async (): Promise<ComponentType<{ name: string }>> => {
      const answer = answers[fetches.length] ?? 'fails'
      fetches.push(answer)
      if (answer === 'fails') throw new TypeError('Failed to fetch dynamically imported module')
      return Greeting
    },
    { loading: <i>One moment</i> },
  )
  return { Part, fetches }
}

describe('a lazy component', () => {
  it('shows what stands for it until its code is there, and then itself at once', async () => {
    const { Part } = partOf(['comes'])
    expect(renderToStaticMarkup(<Part name="Ida" />)).toBe('<i>One moment</i>')

    await Part.preload()

    expect(renderToStaticMarkup(<Part name="Ida" />)).toBe('<p>Hello Ida</p>')
  })

  it('shows nothing while it is a closed dialog', () => {
    const { Part } = partOf(['comes'])

    expect(renderToStaticMarkup(<Part name="Ida" isOpen={false} onClose={() => {}} />)).toBe('')
  })

  it('answers null when its code does not come, and fetches again the next time', async () => {
    const { Part, fetches } = partOf(['fails', 'comes'])

    expect(await Part.preload()).toBeNull()
    expect(renderToStaticMarkup(<Part name="Ida" />)).toBe('<i>One moment</i>')

    expect(await Part.preload()).toBe(Greeting)
    expect(fetches).toEqual(['fails', 'comes'])
    expect(renderToStaticMarkup(<Part name="Ida" />)).toBe('<p>Hello Ida</p>')
  })

  it('fetches its code once, however many want it', async () => {
    const { Part, fetches } = partOf(['comes', 'comes'])

    await Promise.all([Part.preload(), Part.preload()])
    await Part.preload()

    expect(fetches).toEqual(['comes'])
  })
})
