import { useQueryClient } from '@tanstack/react-query'
import { builderPageOf, type CustomBranding, type Funnel, samplesOf } from '@wildpath/contract'
import { useState } from 'react'

import { funnelQuery } from '../../entities/funnel/funnel-queries.ts'
import { useFunnelUpdate } from '../../entities/funnel/use-funnel-update.ts'
import { usePublication } from '../../entities/funnel/use-publication.ts'
import { notifyError } from '../../ui/notify.ts'
import { changedContent, figureState, type LandingDraft } from './draft/landing-draft.ts'
import { useLandingDraft } from './use-landing-draft.ts'

const savedWords = 'Landing page updated successfully!'
const refusal = 'Unable to save changes'
const publicationWords = {
  published: 'Funnel published successfully!',
  failed: 'Failed to publish funnel',
}

/** Editing, saving and publishing a landing page (spec 2, 'Landing page content editor'). */
export function useLandingEditor(funnel: Funnel, onFaults: () => void) {
  const queryClient = useQueryClient()
  const page = useLandingDraft(funnel)
  const update = useFunnelUpdate(funnel.id)
  const publication = usePublication(funnel.id, publicationWords)
  const [question, setQuestion] = useState<'figures' | 'samples' | null>(null)
  const [isJustPublished, setJustPublished] = useState(false)
  const isBusy = update.isSaving || publication.isPending

  function saveDraft(draft: LandingDraft): Promise<boolean> {
    return update.save({
      change: {
        generated_content: changedContent(draft, page.saved.generated_content),
        baseRevision: page.revision,
      },
      success: savedWords,
      fallback: 'Failed to update landing page',
      refusal,
      onSaved: (saved) => page.accept(saved, draft),
    })
  }

  function handleSave() {
    if (isBusy || !page.isDirty) return
    if (page.isValid) void saveDraft(page.draft)
    else refuse('Not saved yet: please mend the marked fields first.')
  }

  /** Said until it is saved, if it is saved soon. */
  function refuse(reason: string) {
    notifyError(reason, { id: savedWords })
    onFaults()
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
    setQuestion(null)
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
      refuse('Not published yet: please mend the marked fields first.')
      return
    }
    const asked = questionBefore(page)
    if (asked === null) void publish(page)
    else setQuestion(asked)
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
      isOpen: question === 'figures',
      onClose: () => setQuestion(null),
      onPublishWithout: () => void publish(page),
      onHide() {
        const draft = { ...page.draft, areFiguresHidden: true }
        page.edit(draft)
        void publish({ draft, isDirty: true })
      },
    },
    samplesQuestion: {
      funnelId: funnel.id,
      samples: samplesOf(builderPageOf(page.saved)),
      isOpen: question === 'samples',
      onClose: () => setQuestion(null),
      onPublishWithout: () => void publish(page),
    },
  }
}

/** What has to be asked before visitors see the page: what it holds that they would not see. */
function questionBefore({
  saved,
  draft,
}: {
  saved: Funnel
  draft: LandingDraft
}): 'figures' | 'samples' | null {
  if (saved.usesPageBuilder) return samplesOf(builderPageOf(saved)).length > 0 ? 'samples' : null
  return figureState(draft) === 'sample' ? 'figures' : null
}
