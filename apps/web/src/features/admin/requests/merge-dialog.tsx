import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, type FeatureRequest } from '@wildpath/contract'
import { useState } from 'react'

import { callApi } from '../../../entities/api/call-api.ts'
import {
  featureRequestKeys,
  similarRequestsQuery,
} from '../../../entities/feature-request/feature-request-queries.ts'
import { statusNames, votesText } from '../../../entities/feature-request/request-words.ts'
import { failureMessage } from '../../../lib/request-failure.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { notifySuccess } from '../../../ui/notify.ts'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { SearchField } from '../../../ui/search-field.tsx'

type MergeDialogProps = { request: FeatureRequest; isOpen: boolean; onClose: () => void }

/** Chooses the request that a duplicate's votes count for from now on; what is like it comes first. */
export function MergeDialog({ request, isOpen, onClose }: MergeDialogProps) {
  const queryClient = useQueryClient()
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<string | null>(null)
  const words = search || request.title
  const similar = useQuery({ ...similarRequestsQuery(words), enabled: isOpen })
  const others = (similar.data?.requests ?? []).filter(({ number }) => number !== request.number)
  const target = others.find(({ number }) => String(number) === chosen)
  const merging = useMutation({
    mutationFn: (into: number) =>
      callApi(api.mergeFeatureRequest, { params: { id: request.number }, body: { into } }),
    async onSuccess(merged) {
      handleClose()
      notifySuccess(`Merged into #${merged.number}`)
      await queryClient.invalidateQueries({ queryKey: featureRequestKeys.all })
    },
  })

  function handleClose() {
    merging.reset()
    setSearch('')
    setChosen(null)
    onClose()
  }

  return (
    <FormDialog
      isOpen={isOpen}
      title={`Merge “${request.title}”`}
      description="Its votes count for the other request, each person’s once, and its link leads there. This cannot be undone."
      submitLabel="Merge"
      canSubmit={target !== undefined}
      isBusy={merging.isPending}
      failure={
        merging.error && failureMessage(merging.error, 'Nothing was changed. Please try again.')
      }
      onSubmit={() => target && merging.mutate(target.number)}
      onClose={handleClose}
    >
      <div className="flex flex-col gap-4">
        <SearchField
          label="Search the other request"
          placeholder="Search the other request"
          search={search}
          onSearch={(text) => {
            setSearch(text.trim())
            setChosen(null)
          }}
        />
        {others.length > 0 && (
          <RadioGroup
            label="Merge into"
            value={chosen}
            onChange={setChosen}
            options={others.map(({ number, title, votes, status }) => ({
              value: String(number),
              label: title,
              description: `#${number} · ${votesText(votes)} · ${statusNames[status]}`,
            }))}
          />
        )}
        {similar.data && others.length === 0 && (
          <p className="text-quiet">
            No other request has these words. Search for words of the one you mean.
          </p>
        )}
      </div>
    </FormDialog>
  )
}
