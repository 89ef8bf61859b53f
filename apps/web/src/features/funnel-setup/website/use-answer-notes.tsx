import type { ReactNode } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

import type { BusinessFormValues } from '../business-form-values.ts'
import { questions } from '../business-questions.ts'
import { AnswerOffer } from './answer-offer.tsx'
import type { WebsiteSetup } from './use-website-start.ts'
import { answerStand, type WebsiteAnswerName } from './website-answers.ts'
import { WebsiteMark } from './website-mark.tsx'
import type { WebsiteStartState } from './website-start.ts'

type Website = Pick<WebsiteSetup, 'start'> & { onFocus: (name: WebsiteAnswerName) => void }

const noWebsite = createStore<WebsiteStartState>(() => ({ found: null, isUndone: false }))

/** What stands at each answer about the website: a mark in place of its hint, or an offer below it. */
export function useAnswerNotes(control: Control<BusinessFormValues>, website: Website | null) {
  const values = useWatch({ control })
  const { found } = useStore(website?.start.store ?? noWebsite)
  const standOf = (name: WebsiteAnswerName) =>
    answerStand({
      name,
      value: values[name] ?? '',
      says: found?.reading.answers ?? {},
      before: found?.before ?? {},
    })

  return {
    markOf: (name: WebsiteAnswerName): ReactNode =>
      standOf(name).kind === 'taken' ? <WebsiteMark /> : undefined,
    offerOf: (name: WebsiteAnswerName): ReactNode =>
      website && (
        <AnswerOffer
          name={name}
          label={questions[name].label}
          stand={standOf(name)}
          onUse={() => {
            website.start.use(name)
            website.onFocus(name)
          }}
          onTakeBack={() => {
            website.start.takeBack(name)
            website.onFocus(name)
          }}
        />
      ),
  }
}
