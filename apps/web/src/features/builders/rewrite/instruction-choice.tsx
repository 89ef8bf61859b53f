import { rewriteInstructions } from '@wildpath/contract'
import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'

import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { instructionLabels } from './instruction-labels.ts'
import type { RewriteInstruction } from './rewriting.ts'

type InstructionChoiceProps = {
  /** The one that is being worked on, or was last. */
  chosen: RewriteInstruction | null
  /** A model takes an instruction in any words. */
  hasModel: boolean
  onChoose: (instruction: RewriteInstruction) => void
}

/** How the texts are to be said. */
export function InstructionChoice({ chosen, hasModel, onChoose }: InstructionChoiceProps) {
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
          {rewriteInstructions.map((instruction) => (
            <Button
              key={instruction}
              size="small"
              variant="secondary"
              aria-pressed={chosen === instruction}
              onClick={() => onChoose(instruction)}
              className={clsx(chosen === instruction && 'border-fern! bg-fern-wash! text-fern!')}
            >
              {chosen === instruction && <Check aria-hidden size={16} />}
              {instructionLabels[instruction]}
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
