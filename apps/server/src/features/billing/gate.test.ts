import { expect, it } from 'vitest'

import { createGate } from './gate.ts'

it('lets in as many as there is room for, and the next when one leaves or fails', async () => {
  const gate = createGate(2)
  const begun: string[] = []
  const ends = new Map<string, PromiseWithResolvers<string>>()
  const enter = (name: string) =>
    gate(() => {
      begun.push(name)
      const end = Promise.withResolvers<string>()
      ends.set(name, end)
      return end.promise
    })
  const first = enter('first')
  const second = enter('second')
  const third = enter('third')
  const fourth = enter('fourth')
  expect(begun).toEqual(['first', 'second'])
  ends.get('second')?.reject(new Error('broken'))
  await expect(second).rejects.toThrow('broken')
  expect(begun).toEqual(['first', 'second', 'third'])
  ends.get('third')?.resolve('done')
  expect(await third).toBe('done')
  expect(begun).toEqual(['first', 'second', 'third', 'fourth'])
  ends.get('first')?.resolve('done')
  ends.get('fourth')?.resolve('done')
  await Promise.all([first, fourth])
})
