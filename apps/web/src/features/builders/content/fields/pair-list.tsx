import { type Faults, most } from '../draft/landing-rules.ts'
import { DraftText } from './draft-text.tsx'
import { EntryList } from './entry-list.tsx'

type Half<Name> = { name: Name; label: string; longest: number }

type PairListProps<First extends string, Second extends string> = {
  label: string
  singular: string
  path: string
  entries: readonly Record<First | Second, string>[]
  faults: Faults
  first: Half<First>
  second: Half<Second>
  onChange: (entries: Record<First | Second, string>[]) => void
}

/** Entries of a short and a longer text: steps, questions and their answers. */
export function PairList<First extends string, Second extends string>(
  props: PairListProps<First, Second>,
) {
  const { label, singular, path, entries, faults, first, second, onChange } = props
  const blank = { [first.name]: '', [second.name]: '' } as Record<First | Second, string>

  return (
    <EntryList
      label={label}
      singular={singular}
      entries={entries}
      blank={blank}
      most={most.entries}
      onChange={onChange}
    >
      {(entry, index, onEdit) => (
        <div className="flex min-w-0 flex-1 flex-col gap-3 rounded-control border border-line p-3">
          {[first, second].map((half) => (
            <DraftText
              key={half.name}
              label={half.label}
              size={half === second ? 'long' : 'line'}
              value={entry[half.name]}
              longest={half.longest}
              fault={faults[`${path}.${index}.${half.name}`]}
              onChange={(text) => onEdit({ ...entry, [half.name]: text })}
            />
          ))}
        </div>
      )}
    </EntryList>
  )
}
