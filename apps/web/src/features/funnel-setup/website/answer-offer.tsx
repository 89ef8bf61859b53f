import { industryLabels, type Industry } from '@wildpath/contract'

import { Button } from '../../../ui/button.tsx'
import type { AnswerStand, WebsiteAnswerName } from './website-answers.ts'

type AnswerOfferProps = {
  name: WebsiteAnswerName
  /** Of the answer. */
  label: string
  stand: AnswerStand
  onUse: () => void
  onTakeBack: () => void
}

/** Beside an answer: what the website says of it, to be taken; or the person's own words, once it was. */
export function AnswerOffer({ name, label, stand, onUse, onTakeBack }: AnswerOfferProps) {
  if (stand.kind === 'taken' && stand.typed !== null) {
    return (
      <Button
        size="small"
        variant="quiet"
        aria-label={`Back to my own words: ${label}`}
        onClick={onTakeBack}
        className="-mt-3 self-start"
      >
        Back to my own words
      </Button>
    )
  }
  if (stand.kind !== 'offered') return null
  const text = name === 'industry' ? industryLabels[stand.text as Industry] : stand.text
  return (
    <div className="-mt-2 rounded-control border border-lake bg-lake-wash px-4 py-3 text-note">
      <p className="font-semibold">Your website says:</p>
      <p className="mt-1 line-clamp-6 whitespace-pre-line wrap-anywhere">{text}</p>
      <Button
        size="small"
        variant="secondary"
        aria-label={`Use what your website says: ${label}`}
        onClick={onUse}
        className="mt-2"
      >
        Use what your website says
      </Button>
    </div>
  )
}
