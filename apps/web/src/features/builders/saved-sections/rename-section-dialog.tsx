import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, type SavedSection, savedSectionLimits } from '@wildpath/contract'
import { useRef, useState } from 'react'

import { callApi } from '../../../entities/api/call-api.ts'
import { failureMessage } from '../../../lib/request-failure.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { savedSectionsQuery } from './saved-section-queries.ts'

type RenameSectionDialogProps = { section: SavedSection; onClose: () => void }

export function RenameSectionDialog({ section, onClose }: RenameSectionDialogProps) {
  const queryClient = useQueryClient()
  const [name, setName] = useState(section.name)
  const field = useRef<HTMLInputElement>(null)
  const saving = useMutation({
    mutationFn: () =>
      callApi(api.renameSavedSection, { params: { id: section.id }, body: { name } }),
    onSuccess: (changed) => {
      queryClient.setQueryData(savedSectionsQuery.queryKey, (sections) =>
        sections?.map((other) => (other.id === changed.id ? changed : other)),
      )
      onClose()
    },
  })

  return (
    <FormDialog
      isOpen
      title="Rename section"
      submitLabel="Rename section"
      canSubmit={name.trim() !== ''}
      isBusy={saving.isPending}
      failure={saving.isError ? failureMessage(saving.error, 'The name was not saved.') : null}
      submitsOnEnter
      firstFocus={field}
      onSubmit={() => {
        if (name.trim() !== '' && !saving.isPending) saving.mutate()
      }}
      onClose={onClose}
    >
      <TextField
        ref={field}
        label="Name"
        maxLength={savedSectionLimits.name}
        value={name}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setName(event.target.value)}
      />
    </FormDialog>
  )
}
