import { useQueryClient } from '@tanstack/react-query'
import type { CustomBranding, Funnel } from '@wildpath/contract'
import { useState } from 'react'

import { funnelQuery } from '../../lib/funnel-queries.ts'
import { useFunnelUpdate } from '../../lib/use-funnel-update.ts'
import { usePublication } from '../../lib/use-publication.ts'
import { notifyError } from '../../ui/notify.ts'
import { changedContent, figureState, type LandingDraft } from './draft/landing-draft.ts'
import { useLandingDraft } from './use-landing-draft.ts'

const refusal = 'Unable to save changes'
const publicationWords = {
  published: 'Funnel published successfully!',
  failed: 'Failed to publish funnel',
}

/** Editing, saving and publishing a landing page (spec 2, 'Landing page content editor'). */
export function useLandingEditor(funnel: Funnel) {
  const queryClient = useQueryClient()
  const page = useLandingDraft(funnel)
  const update = useFunnelUpdate(funnel.id)
  const publication = usePublication(funnel.id, publicationWords)
  const [isAskingAboutFigures, setAskingAboutFigures] = useState(false)
  const [isJustPublished, setJustPublished] = useState(false)
  const isBusy = update.isSaving || publication.isPending

  function saveDraft(draft: LandingDraft): Promise<boolean> {
    return update.save({
      change: {
        generated_content: changedContent(draft, page.saved.generated_content),
        baseRevision: page.revision,
      },
      success: 'Landing page updated successfully!',
      fallback: 'Failed to update landing page',
      refusal,
      onSaved: (saved) => page.accept(saved, draft),
    })
  }

  function handleSave() {
    if (isBusy || !page.isDirty) return
    if (page.isValid) void saveDraft(page.draft)
    else notifyError('Not saved yet: please mend the marked fields first.')
  }

  /** Resolves to whether it was saved. */
  function saveBranding(branding: CustomBranding): Promise<boolean> {
    return update.save({
      change: { custom_branding: branding, baseRevision: page.revision },
      success: 'Branding updated successfully!',
      fallback: 'Failed to update branding',
      refusal,
      onSaved: page.acceptOther,
    })
  }

  /** What visitors get is what is saved, so unsaved texts are saved first. */
  async function publish({ draft, isDirty }: { draft: LandingDraft; isDirty: boolean }) {
    setAskingAboutFigures(false)
    if (isDirty && !(await saveDraft(draft))) return
    await publication.mutateAsync(true).then(
      (published) => {
        page.acceptOther(published)
        setJustPublished(true)
      },
      () => {},
    )
  }

  function handlePublish() {
    if (isBusy) return
    if (page.isDirty && !page.isValid) {
      notifyError('Not published yet: please mend the marked fields first.')
      return
    }
    const hasSamples = figureState(page.draft) === 'sample' && !page.saved.usesPageBuilder
    if (hasSamples) setAskingAboutFigures(true)
    else void publish(page)
  }

  async function handleDiscard() {
    try {
      page.show(await queryClient.fetchQuery({ ...funnelQuery(funnel.id), staleTime: 0 }))
    } catch {
      page.show(page.saved)
    }
  }

  return {
    page,
    update,
    isSaving: update.isSaving,
    isPublishing: publication.isPending,
    isBusy,
    isJustPublished: isJustPublished && page.saved.isPublic,
    handleSave,
    handlePublish,
    handleDiscard,
    saveBranding,
    figuresQuestion: {
      isOpen: isAskingAboutFigures,
      onClose: () => setAskingAboutFigures(false),
      onPublishWithout: () => void publish(page),
      onHide() {
        const draft = { ...page.draft, areFiguresHidden: true }
        page.edit(draft)
        void publish({ draft, isDirty: true })
      },
    },
  }
}
