import type { RenderContext } from '../../parts/render-context.ts'

type SearchFieldProps = {
  id: string
  /** Of the landmark, among those of other headers. */
  name: string
  placeholder: string
  mode: RenderContext['mode']
}

/**
 * Finds words on this page. Only a script can do that: without one it stays hidden, and a preview
 * shows it still.
 */
export function SearchField({ id, name, placeholder, mode }: SearchFieldProps) {
  const field = (
    <input
      id={id}
      type="search"
      dir="auto"
      placeholder={placeholder}
      aria-label={placeholder}
      disabled={mode !== 'public'}
    />
  )
  return (
    <search className="pg-search" aria-label={name}>
      {mode !== 'public' ? field : <form hidden>{field}</form>}
    </search>
  )
}
