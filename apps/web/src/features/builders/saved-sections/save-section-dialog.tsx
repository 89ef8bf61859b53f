import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, savedSectionLimits } from '@wildpath/contract'
import type { KnownSection } from '@wildpath/page/document'
import { type RefObject, useRef, useState } from 'react'

import { callApi } from '../../../entities/api/call-api.ts'
import { failureMessage } from '../../../lib/request-failure.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { notifySuccess } from '../../../ui/notify.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { savedSectionsQuery } from './saved-section-queries.ts'
import { pageOfSection } from './section-page.ts'
import { suggestName } from './suggest-name.ts'

type SaveSectionDialogProps = {
  section: KnownSection
  /** May be in the page's own document, where the dialog does not find it. */
  returnFocus: RefObject<HTMLElement | null>
  onClose: () => void
}

/** Asks for a name and saves the section. */
export function SaveSectionDialog({ section, returnFocus, onClose }: SaveSectionDialogProps) {
  const queryClient = useQueryClient()
  const [name, setName] = useState(() => suggestName(section))
  const field = useRef<HTMLInputElement>(null)
  const saving = useMutation({
    mutationFn: () =>
      callApi(api.createSavedSection, { body: { name, page: pageOfSection(section) } }),
    onSuccess: (saved) => {
      queryClient.setQueryData(savedSectionsQuery.queryKey, (sections) =>
        sections === undefined ? undefined : [saved, ...sections],
      )
      notifySuccess('Saved to My sections. Find it under Add Section.')
      onClose()
    },
  })

  return (
    <FormDialog
      isOpen
      title="Save to My sections"
      description="You can insert a copy of this section on any page of your adventures."
      submitLabel="Save section"
      canSubmit={name.trim() !== ''}
      isBusy={saving.isPending}
      failure={saving.isError ? failureMessage(saving.error, 'The section was not saved.') : null}
      submitsOnEnter
      firstFocus={field}
      returnFocus={returnFocus}
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
