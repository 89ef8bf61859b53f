import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  api,
  type Correction,
  type EditedPrice,
  findEditedPrice,
  type Funnel,
} from '@wildpath/contract'
import type { PageDocument } from '@wildpath/page/document'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'

import { callApi } from '../../../entities/api/call-api.ts'
import { cacheFunnel } from '../../../entities/funnel/cache-funnel.ts'
import { isPlanRefusal } from '../../../entities/plan/plan-refusal.ts'
import { failureMessage } from '../../../lib/request-failure.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { notifyError, notifySuccess } from '../../../ui/notify.ts'
import { useEditor } from '../store/editor-context.ts'
import { workingPageOf } from '../store/working-page.ts'
import { listTextEdits } from './list-text-edits.ts'
import { describePriceUses } from './describe-price-uses.ts'
import { PriceNotice } from './price-notice.tsx'

/** A price changed in one place, awaiting the owner's answer, and how to continue afterward. */
type Question = EditedPrice & {
  before: PageDocument
  funnel: Funnel
  onEnd: (funnel: Funnel) => void
}

type Answer = 'everywhere' | 'here'

type PriceOfferOptions = {
  funnel: Funnel
  /** Takes over a funnel that the server returned. */
  follow: (funnel: Funnel) => void
  /** Saves the page. */
  save: () => void
}

type PriceOffer = {
  /** After a save, changes accepted prices everywhere and asks about the others, then calls `onEnd`. */
  settle: (before: PageDocument, funnel: Funnel, onEnd: (funnel: Funnel) => void) => void
  notice: ReactNode
  dialog: ReactNode
}

/** Offers to change a known price everywhere: when the edit of its text ends, or else after the next save. */
export function usePriceOffer({ funnel, follow, save }: PriceOfferOptions): PriceOffer {
  const queryClient = useQueryClient()
  const { store } = useEditor()
  /** The owner's answers by `getKey`. */
  const [answers] = useState(() => new Map<string, Answer>())
  const [offered, setOffered] = useState<Correction | null>(null)
  const [question, setQuestion] = useState<Question | null>(null)
  const change = useMutation({
    mutationFn: ({ funnel, facts }: Question) =>
      callApi(api.updateFunnel, {
        params: { id: funnel.id },
        body: { business_facts: facts, baseRevision: funnel.revision },
      }),
    onSuccess: async (changed, { before, correction, onEnd }) => {
      answers.set(getKey(correction), 'here')
      follow(changed)
      await cacheFunnel(queryClient, changed)
      setQuestion(null)
      notifySuccess(`Changed to ${correction.to} everywhere.`)
      settle(before, changed, onEnd)
    },
    onError: (failure, asked) => {
      setQuestion(asked)
      if (!isPlanRefusal(failure))
        notifyError(failureMessage(failure, 'We couldn’t change the price. Try again.'))
    },
  })

  function find(before: PageDocument, after: PageDocument, { business_facts }: Funnel) {
    const edits = listTextEdits(before.sections, after.sections)
    return (isSkipped: (answer: Answer | undefined) => boolean) =>
      findEditedPrice(edits, business_facts, after.language, (correction) =>
        isSkipped(answers.get(getKey(correction))),
      )
  }

  function settle(before: PageDocument, saved: Funnel, onEnd: (funnel: Funnel) => void) {
    const edited = find(before, workingPageOf(saved), saved)((answer) => answer === 'here')
    if (edited === null) return onEnd(saved)
    const next = { ...edited, before, funnel: saved, onEnd }
    if (answers.get(getKey(edited.correction)) === 'everywhere') change.mutate(next)
    else setQuestion(next)
  }

  function updateOffer() {
    const { saved, history } = store.getState()
    const edited = find(saved, history.present, funnel)((answer) => answer !== undefined)
    setOffered(funnel.is_read_only ? null : (edited?.correction ?? null))
  }
  const handleEdit = useEffectEvent(updateOffer)
  useEffect(
    () =>
      store.subscribe(({ history, saved }, before) => {
        // An open batch is a text that is still being edited.
        const isComplete = history.batch === null
        if (isComplete && (history !== before.history || saved !== before.saved)) handleEdit()
      }),
    [store],
  )

  function answer(correction: Correction, chosen: Answer) {
    answers.set(getKey(correction), chosen)
    updateOffer()
  }

  return {
    settle,
    notice: (
      <PriceNotice
        correction={offered}
        onAccept={() => {
          if (offered !== null) answer(offered, 'everywhere')
          save()
        }}
        onDismiss={() => offered !== null && answer(offered, 'here')}
      />
    ),
    dialog: question !== null && (
      <ConfirmDialog
        isOpen
        title={`Change ${question.correction.from} to ${question.correction.to} everywhere?`}
        confirmLabel="Change everywhere"
        keepLabel="Change only here"
        isDanger={false}
        isBusy={change.isPending}
        onConfirm={() => change.mutate(question)}
        onClose={() => {
          const { correction, before, funnel, onEnd } = question
          answers.set(getKey(correction), 'here')
          setQuestion(null)
          settle(before, funnel, onEnd)
        }}
      >
        <p>
          {describePriceUses(
            question.correction.from,
            workingPageOf(question.funnel),
            question.funnel.generated_content,
          )}
        </p>
      </ConfirmDialog>
    ),
  }
}

const getKey = ({ from, to }: Correction) => `${from} ${to}`
