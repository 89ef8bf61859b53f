import type { Fact } from '@wildpath/contract'

import { readingsOf } from '../editing/fact-changes.ts'
import { factText } from '../kinds/fact-text.ts'

type ReadingChoiceProps = { fact: Fact; onChoose: (index: number) => void }

/** Sources say different things: one press says which of them is right. */
export function ReadingChoice({ fact, onChoose }: ReadingChoiceProps) {
  return (
    <fieldset className="my-2 min-w-0">
      <legend className="mb-1.5 text-note font-semibold">Which one is right?</legend>
      <div className="flex flex-col gap-2">
        {readingsOf(fact).map((value, index) => {
          const { title, details } = factText({ kind: fact.kind, value })
          return (
            <button
              key={JSON.stringify(value)}
              type="button"
              onClick={() => onChoose(index)}
              className="min-h-11 rounded-control border border-edge bg-surface px-3.5 py-2 text-left text-note font-semibold wrap-anywhere transition-colors hover:border-quiet hover:bg-raised"
            >
              {title}
              {details.map((detail) => (
                <span key={detail} className="block font-normal text-quiet">
                  {detail}
                </span>
              ))}
            </button>
          )
        })}
      </div>
    </fieldset>
  )
}
