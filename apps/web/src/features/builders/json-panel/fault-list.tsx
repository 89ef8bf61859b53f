import { CircleAlert, TriangleAlert } from 'lucide-react'

import type { PlacedIssue } from './validate-text.ts'

type FaultListProps = {
  label: string
  faults: readonly PlacedIssue[]
  onShow: (offset: number) => void
}

/** Longer lists help nobody; the count above says how many there are. */
const mostShown = 100

/** Each fault by its place and its words; pressing one leads there. */
export function FaultList({ label, faults, onShow }: FaultListProps) {
  return (
    <ul
      aria-label={label}
      className="flex max-h-64 flex-col divide-y divide-line overflow-y-auto rounded-control border border-line bg-surface"
    >
      {faults.slice(0, mostShown).map(({ path, message, severity, from }) => (
        <li key={`${from.offset} ${path.join('.')} ${message}`}>
          <button
            type="button"
            onClick={() => onShow(from.offset)}
            className="flex min-h-11 w-full items-start gap-2 px-3 py-2 text-left text-note -outline-offset-2 hover:bg-raised"
          >
            {severity === 'fault' ? (
              <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0 text-clay" />
            ) : (
              <TriangleAlert aria-hidden size={16} className="mt-0.5 shrink-0 text-lantern" />
            )}
            <span className="min-w-0 flex-1">
              <span className="block font-semibold break-words">{pathText(path)}</span>
              <span className="block break-words">{message}</span>
              <span className="block text-quiet">
                Line {from.line}, column {from.column}
              </span>
            </span>
          </button>
        </li>
      ))}
      {faults.length > mostShown && (
        <li className="px-3 py-2 text-note text-quiet">
          and {(faults.length - mostShown).toLocaleString('en')} more
        </li>
      )}
    </ul>
  )
}

/** As one would write it in a program: sections[2].content.title */
function pathText(path: PlacedIssue['path']): string {
  const text = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`)).join('')
  return text === '' ? 'The page' : text.replace(/^\./, '')
}
