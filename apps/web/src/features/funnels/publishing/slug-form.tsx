import { type Funnel, longestSlug, publicPath } from '@wildpath/contract'
import { CircleCheck } from 'lucide-react'

import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { slugConsequence, type SlugNote } from './slug-state.ts'
import { useSlugForm } from './use-slug-form.ts'

type SlugFormProps = {
  funnel: Funnel
  /** The site's address, without a slash at its end. */
  publicUrl: string
}

/** The custom URL of the page (spec 2, 'Publish Settings dialog'). */
export function SlugForm({ funnel, publicUrl }: SlugFormProps) {
  const form = useSlugForm(funnel)
  const { note } = form

  return (
    <form
      noValidate
      aria-label="Custom URL"
      onSubmit={(event) => {
        event.preventDefault()
        form.handleSubmit()
      }}
      className="flex flex-col gap-2"
    >
      <div className="flex items-start gap-2 max-sm:flex-col">
        <div className="min-w-0 flex-1 max-sm:w-full">
          <TextField
            label="Custom URL"
            hint={form.canUpdate ? addressOf(publicUrl, form.slug) : 'The last part of the address'}
            error={errorOf(note)}
            value={form.slug}
            maxLength={longestSlug}
            autoCapitalize="none"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            onChange={(event) => form.handleChange(event.target.value)}
          />
        </div>
        <Button
          type="submit"
          variant="secondary"
          disabled={!form.canUpdate}
          isBusy={form.isSaving}
          className="shrink-0 sm:mt-6.5"
        >
          Update
        </Button>
      </div>
      {(!funnel.isPublic || note.kind === 'free') && (
        <p className="text-note text-quiet">{slugConsequence(funnel)}</p>
      )}
      <div aria-live="polite" className="flex flex-col gap-2 text-note text-quiet empty:hidden">
        {note.kind === 'checking' && <p>Looking whether it is free…</p>}
        {note.kind === 'free' && (
          <p className="flex items-center gap-1.5 text-fern">
            <CircleCheck aria-hidden size={16} className="shrink-0" />
            This address is free.
          </p>
        )}
        {note.kind === 'taken' && note.suggestion !== null && (
          <p>
            Free is{' '}
            <button
              type="button"
              className="min-h-11 font-semibold text-fern underline underline-offset-4"
              onClick={() => form.handleChange(note.suggestion ?? '')}
            >
              {note.suggestion}
            </button>
          </p>
        )}
      </div>
    </form>
  )
}

/** As people write it, without the protocol. */
function addressOf(publicUrl: string, slug: string): string {
  return publicUrl.replace(/^https?:\/\//, '') + publicPath(slug)
}

function errorOf(note: SlugNote): string | undefined {
  return note.kind === 'wrong' || note.kind === 'taken' ? note.text : undefined
}
