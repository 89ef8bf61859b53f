import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, type MediaAsset, type MediaAssetUsage } from '@wildpath/contract'
import type { RefObject } from 'react'

import { callApi } from '../../../entities/api/call-api.ts'
import { ApiFailure } from '../../../entities/api/api-failure.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { notifyError, notifySuccess } from '../../../ui/notify.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { mediaQuery, assetUsageQuery } from '../../../entities/media/media-queries.ts'
import { describeConsequences, describeUsage } from './usage-text.ts'

type DeleteAssetDialogProps = {
  design: MediaAsset
  onClose: () => void
  /** Receives focus, because the design's own button is removed with it. */
  returnFocus: RefObject<HTMLElement | null>
}

export function DeleteAssetDialog({ design, onClose, returnFocus }: DeleteAssetDialogProps) {
  const queryClient = useQueryClient()
  const usage = useQuery(assetUsageQuery(design.id))
  const deletion = useMutation({
    mutationFn: () =>
      callApi(api.deleteMediaAsset, { params: { id: design.id } }).catch(isGoneAlready),
    onSuccess: () => {
      queryClient.setQueryData(mediaQuery.queryKey, (designs) =>
        designs?.filter(({ id }) => id !== design.id),
      )
      notifySuccess('Design deleted successfully')
      onClose()
    },
    onError: () => notifyError('Failed to delete design'),
  })

  return (
    <ConfirmDialog
      isOpen
      title="Are you sure you want to delete this design?"
      confirmLabel="Delete design"
      canConfirm={!usage.isPending}
      isBusy={deletion.isPending}
      onConfirm={() => deletion.mutate()}
      onClose={onClose}
      returnFocus={returnFocus}
    >
      <div className="flex gap-4">
        <img
          src={design.previewUrl}
          alt={design.alt || design.fileName}
          className="size-24 shrink-0 rounded-control border border-line bg-raised object-contain"
        />
        <div aria-live="polite" className="flex min-w-0 flex-col gap-2">
          <p className="font-semibold [overflow-wrap:anywhere]">{design.fileName}</p>
          {usage.isPending ? (
            <>
              <span className="sr-only">Checking where it is used…</span>
              <Skeleton className="h-5 w-56 max-w-full" />
              <Skeleton className="h-5 w-40 max-w-full" />
            </>
          ) : (
            <Consequence usage={usage.data ?? null} />
          )}
        </div>
      </div>
    </ConfirmDialog>
  )
}

/** `usage` is null if it could not be loaded. */
function Consequence({ usage }: { usage: MediaAssetUsage | null }) {
  if (usage === null) {
    return (
      <p>
        We couldn’t check where it is used. Pages and ads that show it would have a gap there. This
        cannot be undone.
      </p>
    )
  }
  const texts = describeUsage(usage)
  if (texts.length === 0) {
    return <p>None of your saved pages, sections, or ads uses it. This cannot be undone.</p>
  }
  return (
    <>
      <p>Used on:</p>
      <ul className="list-disc pl-5">
        {texts.map((text) => (
          <li key={text} className="[overflow-wrap:anywhere]">
            {text}
          </li>
        ))}
      </ul>
      <p>{[...describeConsequences(usage), 'This cannot be undone.'].join(' ')}</p>
    </>
  )
}

/** Deleted in another tab is deleted. */
function isGoneAlready(failure: unknown): object {
  if (failure instanceof ApiFailure && failure.code === 'design-not-found') return {}
  throw failure
}
