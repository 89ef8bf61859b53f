import type { FunnelSummary } from '@wildpath/contract'
import { useState } from 'react'

import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
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
    <Dialog
      isOpen
      onClose={onClose}
      isLocked={choice.isPending}
      title="Which adventure stays editable?"
      description="The others are read-only, and nothing of them is lost. You can choose again at any time."
      footer={
        <>
          <Button variant="quiet" disabled={choice.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button isBusy={choice.isPending} disabled={!funnel} onClick={handleSave}>
            Keep this one editable
          </Button>
        </>
      }
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
    </Dialog>
  )
}
