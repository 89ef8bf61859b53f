import type { Funnel } from '@wildpath/contract'
import { describe, expect, it } from 'vitest'

import { ApiFailure } from '../api/api-failure.ts'
import { createFunnelUpdater, type FunnelSave } from './funnel-updater.ts'

const saved = { id: 'one', revision: 8, title: 'Mine' } as Funnel
const theirs = { id: 'one', revision: 9, title: 'Theirs' } as Funnel

const refused = (code: ApiFailure['code'], status = 409) =>
  new ApiFailure({ code, status, message: `Refused: ${code}` })

/** A server that answers when it is told to; `log` is what is said and taken over, in order. */
function build({ fetchFunnel = () => Promise.resolve(theirs) } = {}) {
  const calls: (PromiseWithResolvers<Funnel> & { title: string; revision: number | undefined })[] =
    []
  const log: string[] = []
  const updater = createFunnelUpdater({
    updateFunnel({ title = '', baseRevision }) {
      const call = Promise.withResolvers<Funnel>()
      calls.push({ ...call, title, revision: baseRevision })
      return call.promise
    },
    fetchFunnel,
    cacheFunnel: (funnel) => Promise.resolve(void log.push(`cached ${funnel.revision}`)),
    notifySuccess: (text) => void log.push(text),
    notifyWithUndo: ({ text }) => void log.push(`${text} Undo?`),
    notifyError: (text) => void log.push(text),
  })
  const save: FunnelSave = {
    change: { title: 'Mine', baseRevision: 7 },
    success: 'Saved!',
    fallback: 'Failed',
    refusal: 'Unable to save',
    onSaved: (funnel) => void log.push(`accepted ${funnel.revision}`),
  }
  return { updater, calls, log, save, state: () => updater.store.getState() }
}

describe('a funnel updater', () => {
  it('takes over what the server answered before it says that it is saved', async () => {
    const { updater, calls, log, save, state } = build()
    const saving = updater.save(save)
    expect(state().isSaving).toBe(true)
    calls[0]?.resolve(saved)
    expect(await saving).toBe(true)
    expect(log).toEqual(['cached 8', 'accepted 8', 'Saved!'])
    expect(state()).toEqual({ isSaving: false, isSessionGone: false, conflict: null })
  })

  it('offers the way back where there is one', async () => {
    const { updater, calls, log, save } = build()
    const saving = updater.save({ ...save, onUndo: () => undefined })
    calls[0]?.resolve(saved)
    await saving
    expect(log.at(-1)).toBe('Saved! Undo?')
  })

  it('says why it was not saved, and takes nothing over', async () => {
    const { updater, calls, log, save, state } = build()
    const saving = updater.save(save)
    calls[0]?.reject(refused('not-editable' as ApiFailure['code']))
    expect(await saving).toBe(false)
    expect(log).toEqual(['Refused: not-editable'])
    expect(state().isSaving).toBe(false)
  })

  it('leaves a refusal of the plan to the upgrade dialog', async () => {
    const { updater, calls, log, save } = build()
    const saving = updater.save(save)
    calls[0]?.reject(refused('regeneration-limit', 403))
    expect(await saving).toBe(false)
    expect(log).toEqual([])
  })

  it('knows that the session is gone, until a save works again', async () => {
    const { updater, calls, log, save, state } = build()
    const first = updater.save(save)
    calls[0]?.reject(refused('not-signed-in', 401))
    await first
    expect(log).toEqual(['Unable to save'])
    expect(state().isSessionGone).toBe(true)

    const second = updater.save(save)
    calls[1]?.resolve(saved)
    await second
    expect(state().isSessionGone).toBe(false)
  })

  it('does not take a deleted funnel for an ended session', async () => {
    const { updater, calls, log, save, state } = build()
    const saving = updater.save(save)
    calls[0]?.reject(refused('funnel-not-found', 404))
    await saving
    expect(log).toEqual(['Unable to save'])
    expect(state().isSessionGone).toBe(false)
  })

  it('opens the conflict where somebody else saved, and saves over theirs when told to', async () => {
    const { updater, calls, log, save, state } = build()
    const saving = updater.save(save)
    calls[0]?.reject(refused('revision-conflict'))
    expect(await saving).toBe(false)
    expect(log).toEqual([])
    expect(state().conflict).toEqual({ theirs, save })

    updater.overwrite()
    expect(state()).toMatchObject({ isSaving: true, conflict: null })
    expect(calls[1]).toMatchObject({ title: 'Mine', revision: 9 })
    calls[1]?.resolve({ ...saved, revision: 10 })
    await expect.poll(() => state().isSaving).toBe(false)
    expect(log).toEqual(['cached 10', 'accepted 10', 'Saved!'])
  })

  it('takes a change that the server has already for saved: only its answer was lost', async () => {
    const { updater, calls, log, save, state } = build({
      fetchFunnel: () => Promise.resolve({ ...theirs, title: 'Mine' }),
    })
    const saving = updater.save(save)
    calls[0]?.reject(refused('revision-conflict'))
    await saving
    expect(log).toEqual(['cached 9', 'accepted 9', 'Saved!'])
    expect(state().conflict).toBeNull()
  })

  it('overwrites nothing where it cannot see what they saved', async () => {
    const { updater, calls, log, save, state } = build({
      fetchFunnel: () => Promise.reject(new Error('gone')),
    })
    const saving = updater.save(save)
    calls[0]?.reject(refused('revision-conflict'))
    await saving
    expect(log).toEqual([
      'This adventure was changed elsewhere. Nothing was overwritten; try again.',
    ])
    expect(state().conflict).toBeNull()
  })

  it('forgets a conflict that is decided later, and has nothing to overwrite then', async () => {
    const { updater, calls, save, state } = build()
    const saving = updater.save(save)
    calls[0]?.reject(refused('revision-conflict'))
    await saving
    updater.dismissConflict()
    expect(state().conflict).toBeNull()
    updater.overwrite()
    expect(calls).toHaveLength(1)
  })

  it('is saving until the last of two saves has its answer', async () => {
    const { updater, calls, save, state } = build()
    const first = updater.save(save)
    const second = updater.save(save)
    calls[0]?.resolve(saved)
    await first
    expect(state().isSaving).toBe(true)
    calls[1]?.resolve(saved)
    await second
    expect(state().isSaving).toBe(false)
  })
})
