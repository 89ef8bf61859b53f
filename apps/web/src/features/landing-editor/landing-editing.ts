import { type CustomBranding, type Funnel, samplesOf } from '@wildpath/contract'
import type { PagePictures } from '@wildpath/page/media'
import { createStore, type StoreApi } from 'zustand/vanilla'

import type { FunnelUpdater } from '../../entities/funnel/funnel-updater.ts'
import { changedContent, draftOf, isChanged, type LandingDraft } from './draft/landing-draft.ts'
import { faultsOf } from './draft/landing-rules.ts'
import {
  noSteps,
  type PictureSteps,
  redone,
  step,
  type SteppedPictures,
  undone,
} from './pictures/picture-steps.ts'

const savedText = 'Landing page updated successfully!'
const refusal = 'Unable to save changes'

type LandingEditingState = {
  saved: Funnel
  /** Of the funnel that the texts were read from: edits over an older state do not pass for newer ones. */
  revision: number
  draft: LandingDraft
  /** What is typed was restored from this browser. */
  isRestored: boolean
  /** The open confirmation dialog before publishing; null if none is open. */
  question: 'samples' | 'changes' | null
  isPublishing: boolean
  isJustPublished: boolean
  pictureSteps: PictureSteps
}

type LandingEditingTools = {
  funnel: Funnel
  /** What was typed before a reload and never saved, and the revision that it was typed over. */
  restored: { revision: number; values: LandingDraft } | null
  updater: FunnelUpdater
  /** Publishes what is saved, and says how that went; rejects when it failed. */
  publish: () => Promise<Funnel>
  /** The funnel as the server has it now. */
  fetchFunnel: () => Promise<Funnel>
  notifyError: (text: string, options: { id: string }) => void
  /** Called when faults keep the texts from being saved. */
  onFaults: () => void
}

export type LandingEditing = {
  store: StoreApi<LandingEditingState>
  edit: (part: Partial<LandingDraft>) => void
  /** All at once, as one step of undoing. */
  changePictures: (pictures: PagePictures) => void
  undoPictures: () => void
  redoPictures: () => void
  save: () => void
  /** Resolves to whether it was saved. */
  saveBranding: (branding: CustomBranding) => Promise<boolean>
  /** Publishes, or asks first. */
  publish: () => void
  dismissQuestion: () => void
  /** Publishes after the question. */
  confirmPublish: () => void
  /** Shows what is stored in place of what was typed. */
  discard: () => Promise<void>
  show: (newest: Funnel) => void
  /** Updates the editor after its changes were published. */
  acceptPublished: (funnel: Funnel) => void
}

/** Editing, saving and publishing a landing page (spec 2, 'Landing page content editor'). */
export function createLandingEditing(tools: LandingEditingTools): LandingEditing {
  const { funnel, restored, updater } = tools
  const store = createStore<LandingEditingState>(() => ({
    saved: funnel,
    revision: restored?.revision ?? funnel.revision,
    draft: restored?.values ?? draftOf(funnel.generated_content),
    isRestored: restored !== null,
    question: null,
    isPublishing: false,
    isJustPublished: false,
    pictureSteps: noSteps,
  }))

  const isBusy = () => updater.store.getState().isSaving || store.getState().isPublishing

  function edit(part: Partial<LandingDraft>) {
    store.setState(({ draft }) => ({ draft: { ...draft, ...part } }))
  }

  function show(newest: Funnel) {
    const draft = draftOf(newest.generated_content)
    store.setState({
      saved: newest,
      revision: newest.revision,
      isRestored: false,
      draft,
      pictureSteps: noSteps,
    })
  }

  function stepPictures(change: (now: SteppedPictures) => SteppedPictures) {
    const { draft, pictureSteps: steps } = store.getState()
    const next = change({ pictures: draft.pictures, steps })
    edit({ pictures: next.pictures })
    store.setState({ pictureSteps: next.steps })
  }

  /** Takes over what was saved; what was typed since `sent` stays, and is unsaved. */
  function accept(next: Funnel, sent: LandingDraft) {
    store.setState(({ draft }) => ({
      saved: next,
      revision: next.revision,
      isRestored: false,
      draft: draft === sent ? draftOf(next.generated_content) : draft,
    }))
  }

  /** Takes over a save that left the texts alone. */
  function acceptOther(next: Funnel) {
    store.setState({ saved: next, revision: next.revision })
  }

  function saveDraft(): Promise<boolean> {
    const { draft, saved, revision } = store.getState()
    return updater.save({
      change: {
        generated_content: changedContent(draft, saved.generated_content),
        baseRevision: revision,
      },
      success: savedText,
      fallback: 'Failed to update landing page',
      refusal,
      onSaved: (next) => accept(next, draft),
    })
  }

  /** Said until it is saved, if it is saved soon. */
  function refuse(reason: string) {
    tools.notifyError(reason, { id: savedText })
    tools.onFaults()
  }

  /** What visitors get is what is saved, so unsaved texts are saved first. */
  async function publishNow() {
    store.setState({ question: null })
    if (isLandingDirty(store.getState()) && !(await saveDraft())) return
    store.setState({ isPublishing: true })
    try {
      acceptOther(await tools.publish())
      store.setState({ isJustPublished: true })
    } catch {
      // It was said already.
    } finally {
      store.setState({ isPublishing: false })
    }
  }

  /** Saves first, because the server computes the list of changes. */
  async function confirmChanges() {
    if (isLandingDirty(store.getState()) && !(await saveDraft())) return
    store.setState({ question: 'changes' })
  }

  return {
    store,
    edit,
    show,
    acceptPublished: acceptOther,
    changePictures: (pictures) => stepPictures((now) => step(now, pictures)),
    undoPictures: () => stepPictures(undone),
    redoPictures: () => stepPictures(redone),
    save() {
      const state = store.getState()
      if (isBusy() || !isLandingDirty(state)) return
      if (hasFaults(state)) refuse('Not saved yet. Fix the highlighted fields first.')
      else void saveDraft()
    },
    saveBranding: (branding) =>
      updater.save({
        change: { custom_branding: branding, baseRevision: store.getState().revision },
        success: 'Branding updated successfully!',
        fallback: 'Failed to update branding',
        refusal,
        onSaved: acceptOther,
      }),
    publish() {
      const state = store.getState()
      if (isBusy()) return
      if (isLandingDirty(state) && hasFaults(state)) {
        return refuse('Not published yet. Fix the highlighted fields first.')
      }
      if (state.saved.isPublic) return void confirmChanges()
      if (samplesOf(state.saved.pageBuilderData).length === 0) void publishNow()
      else store.setState({ question: 'samples' })
    },
    dismissQuestion: () => store.setState({ question: null }),
    confirmPublish: () => void publishNow(),
    async discard() {
      try {
        show(await tools.fetchFunnel())
      } catch {
        show(store.getState().saved)
      }
    },
  }
}

export function isLandingDirty({ draft, saved }: LandingEditingState): boolean {
  return isChanged(draft, saved.generated_content)
}

function hasFaults({ draft }: LandingEditingState): boolean {
  return Object.keys(faultsOf(draft)).length > 0
}
