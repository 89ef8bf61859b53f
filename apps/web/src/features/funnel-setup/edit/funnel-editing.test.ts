import { type BusinessInfo, errorTable, type Funnel, type FunnelChange } from '@wildpath/contract'
import { describe, expect, it } from 'vitest'

import { ApiFailure } from '../../../entities/api/api-failure.ts'
import { buildBusinessInfo } from '../../../entities/funnel/testing/build-business-info.ts'
import { createFunnelUpdater } from '../../../entities/funnel/funnel-updater.ts'
import type { Written } from '../../../entities/funnel/stream-generation.ts'
import { type BusinessFormValues, formValuesOf } from '../business-form-values.ts'
import { createGeneration } from '../generation.ts'
import { createFunnelEditing } from './funnel-editing.ts'
import { createRegeneration } from './regeneration.ts'
import { type ContentPart, contentParts } from './regeneration-choice.ts'

const info = buildBusinessInfo({ business_name: 'Blue Canyon' })
const contentOf = (words: string) =>
  ({
    landing_page: { headline: words, form_fields: ['Your name'] },
    thank_you_page: { headline: words },
    ad_copy: { facebook_ads: [], google_ads: [] },
    follow_up_emails: [words],
  }) as unknown as Funnel['generated_content']

const funnel = {
  id: 'one',
  revision: 3,
  business_info: info,
  generated_content: contentOf('old'),
  written_by: 'model',
} as Funnel
const written = { content: contentOf('new'), writtenBy: 'copywriter' } as unknown as Written
const everything = { parts: new Set(contentParts), keepsLook: false }

/** A form, a generator and a server that answer when they are told to. */
function build({ restoredRevision = null as number | null } = {}) {
  const told: string[] = []
  const saves: (PromiseWithResolvers<Funnel> & { change: FunnelChange })[] = []
  const writings: PromiseWithResolvers<Written>[] = []
  const form = { values: formValuesOf(info), defaults: formValuesOf(info) }
  const updater = createFunnelUpdater({
    updateFunnel(change) {
      const call = Promise.withResolvers<Funnel>()
      saves.push({ ...call, change })
      return call.promise
    },
    fetchFunnel: () => Promise.resolve(theirs),
    cacheFunnel: () => Promise.resolve(),
    notifySuccess: (text) => void told.push(text),
    notifyWithUndo: () => undefined,
    notifyError: (text) => void told.push(text),
  })
  const generation = createGeneration(({ signal }) => {
    const call = Promise.withResolvers<Written>()
    signal.addEventListener('abort', () => call.reject(signal.reason as Error))
    writings.push(call)
    return call.promise
  })
  const notify = (text: string) => void told.push(text)
  const regeneration = createRegeneration({ generation, notify, notifyError: notify })
  const editing = createFunnelEditing({
    funnel,
    restoredRevision,
    form: {
      getValues: () => form.values,
      reset(
        values: BusinessFormValues,
        { keepDefaultValues = false }: { keepDefaultValues?: boolean } = {},
      ) {
        form.values = values
        if (!keepDefaultValues) form.defaults = values
      },
    },
    updater,
    generation,
    regeneration,
  })

  const sent = (answers: BusinessInfo) => ({
    answers,
    typed: (form.values = formValuesOf(answers)),
  })
  const settled = async () => {
    await expect.poll(() => updater.store.getState().isSaving).toBe(false)
  }
  return {
    editing,
    updater,
    generation,
    regeneration,
    told,
    saves,
    writings,
    form,
    sent,
    settled,
    state: () => editing.store.getState(),
    /** Answers the save of this number as the server would. */
    async answer(number: number, revision: number) {
      await expect.poll(() => saves.length).toBeGreaterThan(number)
      const { change } = saves[number]!
      const before = state().saved
      const { business_info = before.business_info, generated_content, written_by } = change
      saves[number]?.resolve({
        ...before,
        revision,
        business_info,
        generated_content: { ...before.generated_content, ...generated_content },
        written_by: written_by ?? before.written_by,
      } as Funnel)
      await settled()
    },
  }
  function state() {
    return editing.store.getState()
  }
}

const theirs = { ...funnel, revision: 9, business_info: { ...info, main_offer: 'Theirs' } }
const dearer = { ...info, main_offer: 'Half-day trip for $89' }
const partsOnly = (...parts: ContentPart[]) => ({ parts: new Set(parts), keepsLook: false })

describe('the editing of a funnel', () => {
  it('saves the answers and the title on the revision that the form was filled from', async () => {
    const { editing, saves, told, form, sent, answer, state } = build()
    void editing.save(sent({ ...dearer, website_url: '' }))
    expect(saves[0]?.change).toEqual({
      business_info: dearer,
      title: 'Blue Canyon Funnel',
      baseRevision: 3,
    })
    await answer(0, 4)
    expect(told).toEqual(['Funnel updated successfully!'])
    expect(state()).toMatchObject({ revision: 4, saved: { business_info: dearer } })
    expect(form.values).toEqual(form.defaults)
  })

  it('keeps what is typed while the save is under way, unsaved', async () => {
    const { editing, form, sent, answer } = build()
    void editing.save(sent(dearer))
    form.values = { ...form.values, main_offer: 'Typed since' }
    await answer(0, 4)
    expect(form.values.main_offer).toBe('Typed since')
    expect(form.defaults.main_offer).toBe(dearer.main_offer)
  })

  it('saves once where the button is pressed twice', async () => {
    const { editing, saves, sent, answer } = build()
    void editing.save(sent(dearer))
    void editing.save(sent(dearer))
    await answer(0, 4)
    expect(saves).toHaveLength(1)
  })

  it('saves over the revision of a restored draft, not over the newest one', () => {
    const { editing, saves, sent, state } = build({ restoredRevision: 2 })
    expect(state()).toMatchObject({ revision: 2, isRestored: true })
    void editing.save(sent(dearer))
    expect(saves[0]?.change.baseRevision).toBe(2)
  })

  it('shows what is saved in place of a draft', () => {
    const { editing, form, sent, state } = build({ restoredRevision: 2 })
    sent(dearer)
    editing.discard()
    expect(form.values).toEqual(formValuesOf(info))
    expect(state()).toMatchObject({ revision: 3, isRestored: false })
  })

  it('goes on over a save of something else, but not where the form is older than that', () => {
    const facts = { ...funnel, revision: 4 }
    const { editing, state } = build()
    editing.acceptOther(facts, 3)
    expect(state()).toMatchObject({ revision: 4, saved: facts })
    const old = build({ restoredRevision: 2 })
    old.editing.acceptOther(facts, 3)
    expect(old.state()).toMatchObject({ revision: 2, saved: facts })
  })

  it('shows what was saved elsewhere, and takes its texts for written from its offer', async () => {
    const { editing, updater, saves, form, sent, settled, state } = build()
    void editing.save(sent(dearer))
    saves[0]?.reject(new ApiFailure({ code: 'revision-conflict', status: 409, message: 'Stale' }))
    await settled()
    expect(updater.store.getState().conflict?.theirs).toBe(theirs)
    editing.showNewest(theirs)
    expect(updater.store.getState().conflict).toBeNull()
    expect(form.values.main_offer).toBe('Theirs')
    expect(state()).toMatchObject({ revision: 9, writtenOffer: 'Theirs' })
  })
})

describe('a regeneration', () => {
  it('saves what was written, and can be taken back', async () => {
    const { editing, writings, saves, told, sent, answer, state } = build()
    void editing.regenerate(sent(dearer), everything)
    writings[0]?.resolve(written)
    await answer(0, 4)
    expect(saves[0]?.change).toMatchObject({
      business_info: dearer,
      baseRevision: 3,
      written_by: 'copywriter',
      is_regenerated: true,
      generated_content: { follow_up_emails: ['new'] },
    })
    expect(state().writtenOffer).toBe(dearer.main_offer)
    expect(state().replaced).toMatchObject({
      content: { follow_up_emails: ['old'] },
      writtenBy: 'model',
      areAnswersNew: true,
    })

    editing.undo()
    editing.undo()
    await answer(1, 5)
    expect(saves).toHaveLength(2)
    expect(saves[1]?.change).toMatchObject({
      generated_content: { follow_up_emails: ['old'] },
      written_by: 'model',
      baseRevision: 4,
    })
    expect(saves[1]?.change).not.toHaveProperty('business_info')
    expect(state()).toMatchObject({ replaced: null, writtenOffer: info.main_offer })
    expect(told).toEqual([
      'Content regenerated successfully!',
      'The texts from before are back. Your answers stay as you saved them.',
    ])
  })

  it('does not take the new offer for written where a part that speaks of it was kept', async () => {
    const { editing, writings, sent, answer, state } = build()
    void editing.regenerate(sent(dearer), partsOnly('thank_you_page', 'follow_up_emails'))
    writings[0]?.resolve(written)
    await answer(0, 4)
    expect(state().writtenOffer).toBe(info.main_offer)
    expect(Object.keys(state().replaced?.content ?? {})).toEqual([
      'thank_you_page',
      'follow_up_emails',
    ])
  })

  it('says nothing of the answers where they were as before', async () => {
    const { editing, writings, told, sent, answer } = build()
    void editing.regenerate(sent(info), everything)
    writings[0]?.resolve(written)
    await answer(0, 4)
    editing.undo()
    await answer(1, 5)
    expect(told.at(-1)).toBe('The texts from before are back.')
  })

  it('writes once where the button is pressed twice, and saves nothing else meanwhile', async () => {
    const { editing, writings, saves, sent } = build()
    void editing.regenerate(sent(dearer), everything)
    void editing.regenerate(sent(dearer), everything)
    await editing.save(sent(dearer))
    expect(writings).toHaveLength(1)
    expect(saves).toHaveLength(0)
  })

  it('saves nothing when it is cancelled', async () => {
    const { editing, generation, saves, told, sent, state } = build()
    const regenerating = editing.regenerate(sent(dearer), everything)
    generation.cancel()
    await regenerating
    expect(saves).toHaveLength(0)
    expect(told).toEqual([errorTable['generation-cancelled'].message])
    expect(state()).toMatchObject({ replaced: null, revision: 3 })
    expect(generation.store.getState()).toEqual({ phase: 'idle' })
  })

  it('keeps what was written for another try when the save fails', async () => {
    const { editing, writings, saves, sent, settled, answer, state } = build()
    const regenerating = editing.regenerate(sent(dearer), everything)
    writings[0]?.resolve(written)
    await expect.poll(() => saves.length).toBe(1)
    saves[0]?.reject(new Error('no network'))
    await regenerating
    await settled()
    expect(state().replaced).toBeNull()

    void editing.regenerate(sent(dearer), everything)
    await answer(1, 4)
    expect(writings).toHaveLength(1)
    expect(state().replaced).not.toBeNull()
    void editing.regenerate(sent(dearer), everything)
    expect(writings).toHaveLength(2)
  })

  it('knows that the session is gone, until one is saved again', async () => {
    const { editing, writings, regeneration, told, sent, answer } = build()
    const first = editing.regenerate(sent(dearer), everything)
    const failure = new ApiFailure({ code: 'login-to-generate' as never, status: 401, message: '' })
    writings[0]?.reject(failure)
    await first
    expect(told).toEqual(['Unable to regenerate content'])
    expect(regeneration.store.getState().isSessionGone).toBe(true)

    const second = editing.regenerate(sent(dearer), everything)
    writings[1]?.resolve(written)
    await answer(0, 4)
    await second
    expect(regeneration.store.getState().isSessionGone).toBe(false)
  })

  it('says why nothing was written', async () => {
    const { editing, writings, regeneration, told, sent } = build()
    const regenerating = editing.regenerate(sent(dearer), everything)
    writings[0]?.reject(new Error(''))
    await regenerating
    expect(told).toEqual(['Failed to regenerate content'])
    expect(regeneration.store.getState().isSessionGone).toBe(false)
  })
})
