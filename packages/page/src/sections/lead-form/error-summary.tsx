import type { AskedField } from './field-view.tsx'

type ErrorSummaryProps = {
  notice: string | null
  fields: readonly AskedField[]
}

/** What to mend before sending again, each entry leading to its field. */
export function ErrorSummary({ notice, fields }: ErrorSummaryProps) {
  const wrong = fields.filter(({ error }) => error !== undefined)
  if (notice === null && wrong.length === 0) return null
  return (
    <div className="pg-alert" role="alert">
      {notice !== null && <p>{notice}</p>}
      {wrong.length > 0 && (
        <ul>
          {wrong.map(({ field, id, error }) => (
            <li key={id}>
              <a href={`#${id}`}>{`${field.label}: ${error}`}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
