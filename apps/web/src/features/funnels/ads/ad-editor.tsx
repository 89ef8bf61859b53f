import { adLimits, lintAd, savedAdLimits } from '@wildpath/ads'
import type { Funnel } from '@wildpath/contract'
import { useEffect, useRef } from 'react'

import { Button } from '../../../ui/button.tsx'
import { CharacterCount } from '../../../ui/character-count.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { isChanged, problemsOf } from './ad-draft.ts'
import { AdFindings } from './ad-findings.tsx'
import type { StoredAd } from './ad-lists.ts'
import type { AdPlace } from './preview/ad-places.ts'
import { AdPreview } from './preview/ad-preview.tsx'
import type { AdEditing } from './use-ad-editing.ts'

type AdEditorProps = {
  label: string
  funnel: Funnel
  /** Absent for a new one. */
  ad: StoredAd | undefined
  place: AdPlace
  editing: AdEditing
}

/** Headline and text of one ad beside how it will look, with what its platform would say as one types. */
export function AdEditor({ label, funnel, ad, place, editing }: AdEditorProps) {
  const { draft } = editing
  const headline = useRef<HTMLInputElement>(null)
  useEffect(() => headline.current?.focus(), [])
  if (draft === null) return null
  const problems = problemsOf(draft)
  const isDirty = isChanged(draft, ad)
  // A new ad is empty at first, which is no mistake yet.
  const shown = isDirty || ad !== undefined ? problems : {}
  const isWhole = Object.keys(problems).length === 0
  const looksLike = { imageUrl: ad?.imageUrl, imageFocus: ad?.imageFocus, ...draft }

  return (
    <form
      aria-label={label}
      className="grid items-start gap-6 lg:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (isWhole && isDirty) editing.save()
      }}
    >
      {/* Where the page scrolls to a field, the header must not lie on it. */}
      <div className="flex flex-col gap-4 [&_input]:scroll-mt-32">
        <TextField
          ref={headline}
          label="Headline"
          hint={<CharacterCount text={draft.headline} limit={adLimits[draft.platform].headline} />}
          maxLength={savedAdLimits.headline}
          value={draft.headline}
          error={shown.headline}
          onChange={({ target }) => editing.change({ ...draft, headline: target.value })}
        />
        <TextArea
          label={draft.platform === 'google' ? 'Description' : 'Text'}
          hint={<CharacterCount text={draft.body} limit={adLimits[draft.platform].body} />}
          rows={5}
          maxLength={savedAdLimits.body}
          value={draft.body}
          error={shown.body}
          onChange={({ target }) => editing.change({ ...draft, body: target.value })}
        />
        <div aria-live="polite">
          <AdFindings findings={lintAd(draft)} />
        </div>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" disabled={!isWhole || !isDirty} isBusy={editing.update.isSaving}>
            Save
          </Button>
          <Button variant="quiet" disabled={editing.update.isSaving} onClick={editing.cancel}>
            Cancel
          </Button>
        </div>
      </div>
      <AdPreview ad={looksLike} funnel={funnel} place={place} />
    </form>
  )
}
