import { type RewriteRequest, rewriteWishes } from '@wildpath/contract'
import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'

import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { wishLabels } from './wish-labels.ts'

type Wish = RewriteRequest['wish']

type WishChoiceProps = {
  /** The wish that is being worked on, or was last. */
  chosen: Wish | null
  /** A model takes a wish in any words. */
  hasModel: boolean
  onChoose: (wish: Wish) => void
}

/** How the texts are to be said. */
export function WishChoice({ chosen, hasModel, onChoose }: WishChoiceProps) {
  const [words, setWords] = useState('')

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault()
    if (words.trim() !== '') onChoose({ words: words.trim() })
  }

  return (
    <div className="flex flex-col gap-4">
      <fieldset>
        <legend className="sr-only">How it is to be said</legend>
        <div className="flex flex-wrap gap-2">
          {rewriteWishes.map((wish) => (
            <Button
              key={wish}
              size="small"
              variant="secondary"
              aria-pressed={chosen === wish}
              onClick={() => onChoose(wish)}
              className={clsx(chosen === wish && 'border-fern! bg-fern-wash! text-fern!')}
            >
              {chosen === wish && <Check aria-hidden size={16} />}
              {wishLabels[wish]}
            </Button>
          ))}
        </div>
      </fieldset>
      {hasModel && (
        <form onSubmit={handleSubmit} className="flex flex-wrap items-end gap-2">
          <div className="min-w-0 flex-1 basis-60">
            <TextField
              label="In your own words"
              isOptional
              value={words}
              maxLength={300}
              placeholder="For example: like a letter to a friend"
              onChange={({ target }) => setWords(target.value)}
            />
          </div>
          <Button
            type="submit"
            variant="secondary"
            className="mb-1.5"
            disabled={words.trim() === ''}
          >
            Rewrite
          </Button>
        </form>
      )}
    </div>
  )
}
