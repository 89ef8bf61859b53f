import type { RenderContext } from '../../render/render-context.ts'

type SearchFieldProps = { id: string; placeholder: string; mode: RenderContext['mode'] }

/**
 * Finds words on this page. Only a script can do that: without one it stays hidden, and a preview
 * shows it still.
 */
export function SearchField({ id, placeholder, mode }: SearchFieldProps) {
  const field = (
    <input
      id={id}
      type="search"
      placeholder={placeholder}
      aria-label={placeholder}
      disabled={mode === 'preview'}
    />
  )
  if (mode === 'preview') return <div className="pg-search">{field}</div>
  return (
    <form className="pg-search" role="search" hidden>
      {field}
    </form>
  )
}
