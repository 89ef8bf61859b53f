import type { FunnelSummary } from '@wildpath/contract'
import { useState } from 'react'

import { FormDialog } from '../../../ui/form-dialog.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { countOf } from '../funnel-stats.ts'
import { useEditableChoice } from '../../../entities/funnel/use-editable-choice.ts'

type EditableDialogProps = { funnels: readonly FunnelSummary[]; onClose: () => void }

/** Which one of many adventures stays editable; can be chosen again at any time. */
export function EditableDialog({ funnels, onClose }: EditableDialogProps) {
  const current = funnels.find((funnel) => !funnel.is_read_only)?.id ?? null
  const [chosen, setChosen] = useState(current)
  const choice = useEditableChoice(onClose)
  const funnel = funnels.find(({ id }) => id === chosen)

  function handleSave() {
    if (!funnel) return
    if (funnel.id === current) onClose()
    else choice.mutate(funnel)
  }

  return (
    <FormDialog
      isOpen
      title="Which adventure stays editable?"
      description="The others are read-only, and nothing of them is lost. You can choose again at any time."
      submitLabel="Keep this one editable"
      canSubmit={funnel !== undefined}
      isBusy={choice.isPending}
      onSubmit={handleSave}
      onClose={onClose}
    >
      <RadioGroup
        label="Your adventures"
        value={chosen}
        onChange={setChosen}
        options={funnels.map(({ id, title, isPublic, stats }) => ({
          value: id,
          label: title,
          description: `${isPublic ? 'Published' : 'Draft'}, ${countOf(stats.leads, 'lead')}`,
        }))}
      />
    </FormDialog>
  )
}
