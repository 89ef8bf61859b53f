import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, type MediaAsset, mediaAssetLimits } from '@wildpath/contract'
import { useId, useState } from 'react'

import { callApi } from '../../../entities/api/call-api.ts'
import { failureMessage } from '../../../lib/request-failure.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { notifyError } from '../../../ui/notify.ts'
import { TextArea } from '../../../ui/text-area.tsx'
import { mediaQuery } from '../../../entities/media/media-queries.ts'

type DescribeAssetDialogProps = { design: MediaAsset; onClose: () => void }

/** What the picture shows, in words, for whoever does not see it. */
export function DescribeAssetDialog({ design, onClose }: DescribeAssetDialogProps) {
  const queryClient = useQueryClient()
  const formId = useId()
  const [alt, setAlt] = useState(design.alt)
  const saving = useMutation({
    mutationFn: () => callApi(api.updateMediaAsset, { params: { id: design.id }, body: { alt } }),
    onSuccess: (changed) => {
      queryClient.setQueryData(mediaQuery.queryKey, (designs) =>
        designs?.map((other) => (other.id === changed.id ? changed : other)),
      )
      onClose()
    },
    onError: (failure) =>
      notifyError(failureMessage(failure, 'The description was not saved. Please try again.')),
  })

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Describe this picture"
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} isBusy={saving.isPending}>
            Save description
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (!saving.isPending) saving.mutate()
        }}
      >
        <img
          src={design.previewUrl}
          alt=""
          className="max-h-56 w-full rounded-control border border-line bg-raised object-contain"
        />
        <TextArea
          label="Description"
          isOptional
          hint="Read aloud to people who do not see the picture. Pages that have it already keep theirs."
          rows={3}
          maxLength={mediaAssetLimits.alt}
          value={alt}
          onChange={(event) => setAlt(event.target.value)}
        />
      </form>
    </Dialog>
  )
}
