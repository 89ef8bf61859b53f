import { Button } from './button.tsx'

type UnsavedChangesBarProps = {
  /** True if a field has an error that prevents saving. */
  hasFaults: boolean
  canSave: boolean
  isSaving: boolean
  saveLabel: string
  onSave: () => void
  onDiscard: () => void
}

/** Stays in view while something is not saved (spec 2, 'Landing page content editor'). */
export function UnsavedChangesBar(props: UnsavedChangesBarProps) {
  const { hasFaults, canSave, isSaving, saveLabel, onSave, onDiscard } = props

  return (
    <section
      data-action-bar
      aria-label="Unsaved changes"
      className="sticky bottom-[calc(var(--foot)+0.75rem)] z-40 flex animate-appear items-center gap-2 rounded-card border border-lantern bg-surface px-4 py-2.5 shadow-high sm:bottom-[calc(var(--foot)+1.25rem)] sm:self-center"
    >
      <p className="mr-auto text-note font-semibold sm:mr-4">
        {hasFaults ? 'Please fix the highlighted fields' : 'Unsaved changes'}
      </p>
      <Button size="small" variant="quiet" disabled={isSaving} onClick={onDiscard}>
        Discard
      </Button>
      <Button size="small" disabled={!canSave} isBusy={isSaving} onClick={onSave}>
        {saveLabel}
      </Button>
    </section>
  )
}
