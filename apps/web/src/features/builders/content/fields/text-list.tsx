import { EntryList } from './entry-list.tsx'
import { ListText } from './list-text.tsx'
import type { Faults } from '../draft/landing-rules.ts'

type TextListProps = {
  label: string
  singular: string
  texts: readonly string[]
  /** Of the list among the faults. */
  path: string
  faults: Faults
  longest: number
  least?: number
  most: number
  /** Said of a line that was left blank. */
  blankFault: string
  onChange: (texts: string[]) => void
}

/** Lines of text, one under the other. */
export function TextList(props: TextListProps) {
  const { label, singular, texts, path, faults, longest, onChange } = props

  return (
    <EntryList
      label={label}
      singular={singular}
      entries={texts}
      blank=""
      least={props.least ?? 0}
      most={props.most}
      onChange={onChange}
    >
      {(text, index, onEdit) => (
        <ListText
          label={`${capital(singular)} ${index + 1}`}
          value={text}
          longest={longest}
          fault={faults[`${path}.${index}`]}
          blankFault={props.blankFault}
          onChange={onEdit}
        />
      )}
    </EntryList>
  )
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
