import type { Funnel, FunnelChange, PageSave } from '@wildpath/contract'
import { parsePage, serializePage } from '@wildpath/page/document'
import { describe, expect, it } from 'vitest'

import { ApiFailure, type FailureCode } from '../../../entities/api/api-failure.ts'
import { createNetworkStatus } from '../../../lib/network-status.ts'
import { networkFailure } from '../../../lib/request-failure.ts'
import { createEditor, isDirty, type PageSource } from '../store/editor.ts'
import { createPageSaver, type SaveRequest } from './page-saver.ts'
import { emptySource } from '../testing/empty-source.ts'

const page = parsePage({
  title: 'Canyon trips',
  sections: [{ id: 'hero', type: 'hero', content: { title: 'Down the river' } }],
})
const theirPage = parsePage({
  title: 'Alpine trips',
  sections: [{ id: 'hero', type: 'hero', content: { title: 'Up the hill' } }],
})

function buildSource(headline: string): PageSource {
  return { ...emptySource, generated_content: { landing_page: { headline } } } as PageSource
}

function funnelWith(revision: number, shown = page): Funnel {
  return { ...emptySource, revision, pageBuilderData: serializePage(shown) } as Funnel
}

function refusal(code: FailureCode, message = ''): ApiFailure {
  return new ApiFailure({ code, status: 409, message })
}

/** A saver whose server answers as told, one answer after the other; `told` is what a person reads. */
function build(
  answers: (() => Promise<Funnel>)[],
  theirs: () => Promise<Funnel> = never,
  sourceAnswers: (() => Promise<Funnel>)[] = [],
) {
  const editor = createEditor({
    page,
    source: emptySource,
    revision: 4,
    log: { append: () => {}, restart: () => {} },
  })
  const network = createNetworkStatus()
  const sent: PageSave[] = []
  const sources: FunnelChange[] = []
  const told: string[] = []
  const cached: number[] = []
  const saver = createPageSaver({
    editor,
    network,
    savePage: (body) => {
      sent.push(body)
      return (answers.shift() ?? never)()
    },
    saveSource: (body) => {
      sources.push(body)
      return (sourceAnswers.shift() ?? never)()
    },
    fetchFunnel: theirs,
    cacheFunnel: async ({ revision }) => void cached.push(revision),
    notifySuccess: (text) => void told.push(text),
    notifyError: (text) => void told.push(text),
  })
  const request: SaveRequest = {
    asMain: false,
    fallback: 'Failed to save page',
    onSaved: () => void told.push('saved'),
  }
  const write = (title: string) =>
    editor.edit({ kind: 'set-section-field', index: 0, path: ['content', 'title'], value: title })
  async function settled() {
    await expect.poll(() => saver.store.getState().isSaving).toBe(false)
  }
  return { editor, network, saver, request, sent, sources, told, cached, write, settled }
}

const never = () => new Promise<Funnel>(() => {})
const accepted = (revision: number) => async () => funnelWith(revision)
const refused = (failure: Error) => () => Promise.reject(failure)

describe('a page saver', () => {
  it('saves what stands in the editor on top of the revision it was read at', async () => {
    const { editor, saver, request, sent, told, cached, write, settled } = build([accepted(5)])
    write('Through the gorge')
    saver.save(request)
    expect(saver.store.getState().isSaving).toBe(true)
    await settled()

    const { present } = editor.store.getState().history
    expect(sent).toEqual([{ pageBuilderData: serializePage(present), baseRevision: 4 }])
    expect(isDirty(editor.store.getState())).toBe(false)
    expect(editor.store.getState().revision).toBe(5)
    expect([cached, told]).toEqual([[5], ['saved']])
  })

  it('sends nothing if the edits were reverted by hand', async () => {
    const { editor, saver, request, sent, told, write, settled } = build([], accepted(4))
    write('Through the gorge')
    write('Down the river')
    expect(isDirty(editor.store.getState())).toBe(true)
    saver.save(request)
    await settled()
    expect([sent, told]).toEqual([[], ['saved']])
    expect(isDirty(editor.store.getState())).toBe(false)
  })

  it('makes the page the public one only where that is asked for', async () => {
    const { saver, request, sent, settled } = build([accepted(5)])
    saver.save({ ...request, asMain: true })
    await settled()
    expect(sent[0]).toMatchObject({ usesPageBuilder: true })
  })

  it('applies a version saved elsewhere', () => {
    const { editor, saver } = build([])
    expect(saver.follow(funnelWith(5, theirPage))).toBe(true)
    const { history, revision } = editor.store.getState()
    expect(history.present.title).toBe('Alpine trips')
    expect(revision).toBe(5)
    expect(isDirty(editor.store.getState())).toBe(false)
  })

  it('keeps unsaved changes when it merges, and defers conflicts to the next save', () => {
    const { editor, saver, write } = build([])
    const retitled = { ...theirPage, sections: page.sections }
    write('Through the gorge')
    saver.follow(funnelWith(5, retitled))
    const { history } = editor.store.getState()
    expect(history.present.title).toBe('Alpine trips')
    expect(history.present.sections[0]).toMatchObject({ content: { title: 'Through the gorge' } })
    expect(isDirty(editor.store.getState())).toBe(true)

    expect(saver.follow(funnelWith(6, theirPage))).toBe(false)
    expect(editor.store.getState().revision).toBe(5)
  })

  it('adopts a newer revision of an unchanged page without reporting a change', () => {
    const { editor, saver, write } = build([])
    const edited = buildSource('Gorge trips')
    editor.edit({ kind: 'replace-page', page: { ...page } }, { source: edited })
    write('Through the gorge')
    expect(saver.follow(funnelWith(5))).toBe(false)
    expect(editor.store.getState()).toMatchObject({ revision: 5, source: edited })
    expect(isDirty(editor.store.getState())).toBe(true)
  })

  it('takes no second press while the first is on its way', () => {
    const { saver, request, sent } = build([never])
    saver.save(request)
    saver.save(request)
    expect(sent).toHaveLength(1)
  })

  it('keeps what was typed during the save as unsaved', async () => {
    const { promise, resolve: answer } = Promise.withResolvers<Funnel>()
    const { editor, saver, request, write, settled } = build([() => promise])
    saver.save(request)
    write('Later words')
    answer(funnelWith(5))
    await settled()
    expect(isDirty(editor.store.getState())).toBe(true)
  })

  it('sends again once the server is there, and is unsynced until then', async () => {
    const failure = networkFailure()
    const { network, saver, request, sent, told, settled } = build([refused(failure), accepted(5)])
    network.reportFailure()
    saver.save(request)
    await settled()
    expect(saver.store.getState().unsynced).toBe(request)
    expect([sent.length, told]).toEqual([1, []])

    network.reportSuccess()
    await settled()
    expect(saver.store.getState().unsynced).toBeNull()
    expect([sent.length, told]).toEqual([2, ['saved']])
  })

  it('says by itself that a page was saved whose builder is gone', async () => {
    const { network, saver, request, told, settled } = build([
      refused(networkFailure()),
      accepted(5),
    ])
    network.reportFailure()
    saver.save(request)
    await settled()
    saver.setShown(false)
    network.reportSuccess()
    await settled()
    expect(told).toEqual(['Your page was saved, now that the server is there again.'])
  })

  it('forgets what waited once a later save went through', async () => {
    const { network, saver, request, sent, settled } = build([
      refused(networkFailure()),
      accepted(5),
    ])
    network.reportFailure()
    saver.save(request)
    await settled()
    saver.save({ ...request })
    await settled()
    network.reportSuccess()
    expect(sent).toHaveLength(2)
  })

  it('discards unsaved changes, which one undo brings back', async () => {
    const { editor, saver, write } = build([], async () => funnelWith(9, theirPage))
    write('Mine')
    const mine = editor.store.getState().history.present
    await saver.discard()
    expect(editor.store.getState().history.present.title).toBe('Alpine trips')
    expect(editor.store.getState().revision).toBe(9)
    expect(isDirty(editor.store.getState())).toBe(false)
    editor.undo()
    expect(editor.store.getState().history.present).toBe(mine)
  })

  describe('with changed content', () => {
    const source = buildSource('Ride the calm canyon')

    it('sends only the content if the page follows from it', async () => {
      const { editor, saver, request, sent, sources, settled } = build([], never, [
        async () => ({ ...funnelWith(5), ...source }),
      ])
      editor.edit({ kind: 'replace-page', page: { ...page } }, { source })
      saver.save(request)
      await settled()
      expect(sources).toEqual([
        {
          generated_content: { landing_page: source.generated_content.landing_page },
          baseRevision: 4,
        },
      ])
      expect(sent).toEqual([])
      expect(isDirty(editor.store.getState())).toBe(false)
    })

    it('sends an edited page after the content, based on the new revision', async () => {
      const { editor, saver, request, sent, write, settled } = build(
        [async () => ({ ...funnelWith(6), ...source })],
        never,
        [async () => ({ ...funnelWith(5), ...source })],
      )
      editor.edit({ kind: 'replace-page', page: { ...page } }, { source })
      write('Through the gorge')
      saver.save(request)
      await settled()
      expect(sent).toMatchObject([
        {
          baseRevision: 5,
          pageBuilderData: { sections: [{ content: { title: 'Through the gorge' } }] },
        },
      ])
      expect(isDirty(editor.store.getState())).toBe(false)
    })
  })

  describe('with a page that was saved elsewhere', () => {
    const stale = refused(refusal('revision-conflict'))
    const theirs = async () => funnelWith(9, theirPage)

    it('shows both texts of a field that was changed in two places', async () => {
      const { saver, request, sent, write, settled } = build([stale], theirs)
      write('Mine')
      saver.save(request)
      await settled()
      expect(saver.store.getState().conflict).toMatchObject({
        theirs: { revision: 9 },
        fields: [{ mine: 'Mine', next: 'Up the hill' }],
      })
      expect(sent).toHaveLength(1)

      saver.decideLater()
      expect(saver.store.getState().conflict).toBeNull()
    })

    it('overwrites only the fields in conflict if the owner keeps theirs', async () => {
      const { saver, request, sent, write, settled } = build([stale, accepted(10)], theirs)
      write('Mine')
      saver.save(request)
      await settled()
      saver.keepMine()
      await settled()
      expect(sent.map(({ baseRevision }) => baseRevision)).toEqual([4, 9])
      expect(sent[1]?.pageBuilderData).toMatchObject({
        title: 'Alpine trips',
        sections: [{ content: { title: 'Mine' } }],
      })
      expect(saver.store.getState().conflict).toBeNull()
    })

    it('merges changes to different fields and saves them', async () => {
      const { editor, saver, request, sent, told, settled } = build([stale, accepted(10)], theirs)
      editor.edit({ kind: 'set-page-field', path: ['globalTheme'], value: 'night' })
      saver.save(request)
      await settled()
      expect(sent[1]).toMatchObject({
        baseRevision: 9,
        pageBuilderData: {
          title: 'Alpine trips',
          globalTheme: 'night',
          sections: [{ content: { title: 'Up the hill' } }],
        },
      })
      expect(told).toEqual(['Merged with changes that were saved elsewhere.', 'saved'])
    })

    it('takes theirs as one step that can be undone', async () => {
      const { editor, saver, request, write, settled } = build([stale], theirs)
      write('Mine')
      const mine = editor.store.getState().history.present
      saver.save(request)
      await settled()
      saver.takeTheirs()
      expect(editor.store.getState()).toMatchObject({ revision: 9 })
      expect(isDirty(editor.store.getState())).toBe(false)
      editor.undo()
      expect(editor.store.getState().history.present).toBe(mine)
    })

    it('counts as saved if only the response was lost', async () => {
      const same = async () => funnelWith(9)
      const { editor, saver, request, sent, told, settled } = build([stale], same)
      saver.save(request)
      await settled()
      expect(sent).toHaveLength(1)
      expect(editor.store.getState().revision).toBe(9)
      expect([saver.store.getState().conflict, told]).toEqual([null, ['saved']])
    })

    it('says so where theirs cannot be read', async () => {
      const { saver, request, told, settled } = build([stale], refused(networkFailure()))
      saver.save(request)
      await settled()
      expect(told).toEqual(['This page was changed elsewhere. Nothing was overwritten; try again.'])
    })
  })

  it.each([
    [
      'not-signed-in',
      '',
      'Unable to save changes: please log in again. They are kept on this device.',
    ],
    ['server-busy', 'Please come again.', 'Please come again.'],
    ['unexpected', '', 'Failed to save page'],
  ] as const)('says why after %s', async (code, message, text) => {
    const { saver, request, told, settled } = build([refused(refusal(code, message))])
    saver.save(request)
    await settled()
    expect(told).toEqual([text])
  })

  it('leaves what the plan refuses to the upgrade dialog', async () => {
    const { saver, request, told, settled } = build([refused(refusal('funnel-read-only', 'No.'))])
    saver.save(request)
    await settled()
    expect(told).toEqual([])
  })

  it('knows when the funnel was deleted meanwhile', async () => {
    const { saver, request, told, settled } = build([refused(refusal('funnel-not-found', 'Gone.'))])
    saver.save(request)
    await settled()
    expect([saver.store.getState().isGone, told]).toEqual([true, []])
  })
})
