import type { Funnel, FunnelChange } from '@wildpath/contract'
import { parsePage, serializePage } from '@wildpath/page/document'
import { describe, expect, it } from 'vitest'

import { createFunnelUpdater } from '../../entities/funnel/funnel-updater.ts'
import { buildContent } from '../../entities/funnel/testing/build-content.ts'
import { draftOf } from './draft/landing-draft.ts'
import { createLandingEditing, isLandingDirty } from './landing-editing.ts'

const funnel = {
  id: 'one',
  revision: 3,
  isPublic: false,
  pageBuilderData: null,
  has_unpublished_changes: false,
  generated_content: buildContent(),
  custom_branding: null,
} as unknown as Funnel

type Restored = Parameters<typeof createLandingEditing>[0]['restored']

/** A server that answers when it is told to; `told` is what a person reads. */
function build(start: Funnel = funnel, restored: Restored = null) {
  const told: string[] = []
  const saves: (PromiseWithResolvers<Funnel> & { change: FunnelChange })[] = []
  const publications: PromiseWithResolvers<Funnel>[] = []
  const fetches: PromiseWithResolvers<Funnel>[] = []
  const faults: string[] = []
  const ask = (calls: PromiseWithResolvers<Funnel>[]) => {
    const call = Promise.withResolvers<Funnel>()
    calls.push(call)
    return call.promise
  }
  const updater = createFunnelUpdater({
    updateFunnel(change) {
      const call = Promise.withResolvers<Funnel>()
      saves.push({ ...call, change })
      return call.promise
    },
    fetchFunnel: () => ask(fetches),
    cacheFunnel: () => Promise.resolve(),
    notifySuccess: (text) => void told.push(text),
    notifyWithUndo: () => undefined,
    notifyError: (text) => void told.push(text),
  })
  const editing = createLandingEditing({
    funnel: start,
    restored,
    updater,
    publish: () => ask(publications),
    fetchFunnel: () => ask(fetches),
    notifyError: (text) => void told.push(text),
    onFaults: () => void faults.push('shown'),
  })
  const state = () => editing.store.getState()
  return {
    editing,
    told,
    saves,
    publications,
    fetches,
    faults,
    state,
    isDirty: () => isLandingDirty(state()),
    /** Answers the save of this number as the server would. */
    async answerSave(number: number, revision: number) {
      const { change, resolve } = saves[number]!
      const { saved } = state()
      const generated_content = { ...saved.generated_content, ...change.generated_content }
      resolve({ ...saved, revision, generated_content } as Funnel)
      await expect.poll(() => updater.store.getState().isSaving).toBe(false)
    },
    async answerPublication(number: number) {
      await expect.poll(() => publications.length).toBeGreaterThan(number)
      publications[number]?.resolve({ ...state().saved, isPublic: true, revision: 9 })
      await expect.poll(() => state().isPublishing).toBe(false)
    },
  }
}

describe('the editing of a landing page', () => {
  it('saves what was changed, and is clean then', async () => {
    const { editing, saves, told, isDirty, state, answerSave } = build()
    editing.save()
    expect(saves).toHaveLength(0)
    editing.edit({ headline: 'Ride at dawn' })
    expect(isDirty()).toBe(true)
    editing.save()
    editing.save()
    expect(saves).toHaveLength(1)
    expect(saves[0]?.change).toMatchObject({
      generated_content: { landing_page: { headline: 'Ride at dawn' } },
      baseRevision: 3,
    })
    await answerSave(0, 4)
    expect(told).toEqual(['Landing page updated successfully!'])
    expect(isDirty()).toBe(false)
    expect(state().revision).toBe(4)
  })

  it('keeps what is typed while a save is under way, unsaved', async () => {
    const { editing, isDirty, state, answerSave } = build()
    editing.edit({ headline: 'Ride at dawn' })
    editing.save()
    editing.edit({ headline: 'Ride at dusk' })
    await answerSave(0, 4)
    expect(state().draft.headline).toBe('Ride at dusk')
    expect(state().saved.generated_content.landing_page.headline).toBe('Ride at dawn')
    expect(isDirty()).toBe(true)
  })

  it('leads to the faults instead of saving or publishing them', () => {
    const { editing, saves, told, faults } = build()
    editing.edit({ headline: '' })
    editing.save()
    editing.publish()
    expect(saves).toHaveLength(0)
    expect(faults).toEqual(['shown', 'shown'])
    expect(told).toEqual([
      'Not saved yet. Fix the highlighted fields first.',
      'Not published yet. Fix the highlighted fields first.',
    ])
  })

  it('goes on with a draft of an earlier visit, over the revision it was typed on', () => {
    const values = { ...draftOf(funnel.generated_content), headline: 'Typed before' }
    const { editing, saves, isDirty, state } = build(funnel, { revision: 2, values })
    expect(state()).toMatchObject({ isRestored: true, revision: 2 })
    expect(isDirty()).toBe(true)
    editing.save()
    expect(saves[0]?.change.baseRevision).toBe(2)
  })

  it('discards for what the server has, and for what was saved where there is no server', async () => {
    const { editing, fetches, isDirty, state } = build()
    editing.edit({ headline: 'Typed' })
    const discarding = editing.discard()
    fetches[0]?.resolve({ ...funnel, revision: 7 })
    await discarding
    expect(isDirty()).toBe(false)
    expect(state().revision).toBe(7)

    editing.edit({ headline: 'Typed again' })
    const again = editing.discard()
    fetches[1]?.reject(new Error('no network'))
    await again
    expect(isDirty()).toBe(false)
  })

  it('leaves the texts alone when branding is saved', async () => {
    const { editing, saves, isDirty, state } = build()
    editing.edit({ headline: 'Typed' })
    const saving = editing.saveBranding({ logo_url: '' })
    expect(saves[0]?.change).toEqual({ custom_branding: { logo_url: '' }, baseRevision: 3 })
    saves[0]?.resolve({ ...funnel, revision: 4 })
    expect(await saving).toBe(true)
    expect(state()).toMatchObject({ revision: 4, draft: { headline: 'Typed' } })
    expect(isDirty()).toBe(true)
  })
})

describe('the publishing of a landing page', () => {
  it('saves first what is unsaved, and publishes once', async () => {
    const { editing, saves, publications, state, answerSave, answerPublication } = build()
    editing.edit({ headline: 'Ride at dawn' })
    editing.publish()
    editing.publish()
    expect(saves).toHaveLength(1)
    expect(publications).toHaveLength(0)
    await answerSave(0, 4)
    await expect.poll(() => state().isPublishing).toBe(true)
    editing.publish()
    await answerPublication(0)
    expect(publications).toHaveLength(1)
    expect(state()).toMatchObject({ isJustPublished: true, revision: 9, saved: { isPublic: true } })
  })

  it('saves a public page, then asks for confirmation before publishing', async () => {
    const { editing, publications, state, answerSave } = build({ ...funnel, isPublic: true })
    editing.edit({ headline: 'Ride at dawn' })
    editing.publish()
    expect(state().question).toBeNull()
    await answerSave(0, 4)
    await expect.poll(() => state().question).toBe('changes')
    expect(publications).toHaveLength(0)
    editing.acceptPublished({ ...state().saved, has_unpublished_changes: false })
    expect(state().draft.headline).toBe('Ride at dawn')
  })

  it('lists the changes to a public page even if it contains samples', () => {
    const sections = [{ type: 'contact', content: { title: 'Find us', email: 'you@example.com' } }]
    const pageBuilderData = serializePage(parsePage({ sections }))
    const { editing, state } = build({ ...funnel, pageBuilderData, isPublic: true })
    editing.publish()
    expect(state().question).toBe('changes')
  })

  it('does not publish what could not be saved', async () => {
    const { editing, saves, publications, told, state } = build()
    editing.edit({ headline: 'Ride at dawn' })
    editing.publish()
    saves[0]?.reject(new Error(''))
    await expect.poll(() => told).toEqual(['Failed to update landing page'])
    expect(publications).toHaveLength(0)
    expect(state().isPublishing).toBe(false)
  })

  it('is not published when the server refuses', async () => {
    const { editing, publications, state } = build()
    editing.publish()
    publications[0]?.reject(new Error('no network'))
    await expect.poll(() => state().isPublishing).toBe(false)
    expect(state()).toMatchObject({ isJustPublished: false, revision: 3 })
  })

  it('lists the samples of an edited page before it publishes the page', async () => {
    const sections = [{ type: 'contact', content: { title: 'Find us', email: 'you@example.com' } }]
    const designed = { ...funnel, pageBuilderData: serializePage(parsePage({ sections })) }
    const { editing, publications, state, answerPublication } = build(designed)
    editing.publish()
    expect(state().question).toBe('samples')
    expect(publications).toHaveLength(0)
    editing.confirmPublish()
    expect(publications).toHaveLength(1)
    await answerPublication(0)
    expect(state().isJustPublished).toBe(true)
  })

  it('takes changes of pictures back one by one, and leaves the words', () => {
    const { editing, state, isDirty } = build()
    const photo = {
      src: `/media/${'0'.repeat(32)}/640.webp`,
      alt: '',
      width: 640,
      height: 480,
    }
    editing.changePictures([photo])
    editing.changePictures([photo, photo])
    editing.edit({ headline: 'Ride at dawn' })
    editing.undoPictures()
    expect(state().draft).toMatchObject({ pictures: [photo], headline: 'Ride at dawn' })
    editing.undoPictures()
    editing.undoPictures()
    expect(state().draft.pictures).toEqual([])
    editing.redoPictures()
    expect(state().draft.pictures).toEqual([photo])
    expect(isDirty()).toBe(true)
  })
})
