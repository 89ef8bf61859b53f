import { useId, useMemo } from 'react'

import type { RewriteChange } from './rewrite-changes.ts'
import { type WordPart, diffWords } from './diff-words.ts'

type ChangeRowProps = {
  change: RewriteChange
  isTaken: boolean
  onTake: (isTaken: boolean) => void
}

/** One text before and after; what went is struck out, what came is underlined. */
export function ChangeRow({ change, isTaken, onTake }: ChangeRowProps) {
  const id = useId()
  const { label, text, after } = change
  const parts = useMemo(() => diffWords(text, after), [text, after])

  return (
    <li className="rounded-card border border-line bg-raised">
      <label className="flex min-h-11 cursor-pointer items-center gap-3 px-4 py-2 text-note font-semibold">
        <input
          type="checkbox"
          checked={isTaken}
          onChange={({ target }) => onTake(target.checked)}
          aria-describedby={id}
        />
        {label}
      </label>
      <div id={id} className="grid border-t border-line sm:grid-cols-2">
        <Side title="Before" parts={parts.filter(({ kind }) => kind !== 'added')} />
        <Side title="After" parts={parts.filter(({ kind }) => kind !== 'removed')} isAfter />
      </div>
    </li>
  )
}

type SideProps = { title: string; parts: readonly WordPart[]; isAfter?: boolean }

function Side({ title, parts, isAfter = false }: SideProps) {
  return (
    <div
      className={
        isAfter ? 'min-w-0 border-line p-4 max-sm:border-t sm:border-l' : 'min-w-0 p-4 text-quiet'
      }
    >
      <p className="mb-1 text-note text-quiet">{title}</p>
      <p className="break-words whitespace-pre-wrap">
        {parts.map((part, index) => {
          // Parts are as they are compared, once: their place is what tells them apart.
          const key = `${index} ${part.kind}`
          if (part.kind === 'removed') {
            return (
              <del
                key={key}
                className="rounded-xs bg-clay-wash text-ink line-through decoration-clay decoration-2"
              >
                {part.text}
              </del>
            )
          }
          if (part.kind === 'added') {
            return (
              <ins
                key={key}
                className="rounded-xs bg-fern-wash font-semibold text-ink underline decoration-fern decoration-2 underline-offset-2"
              >
                {part.text}
              </ins>
            )
          }
          return <span key={key}>{part.text}</span>
        })}
      </p>
    </div>
  )
}
