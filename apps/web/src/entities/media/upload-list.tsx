import { CircleAlert, RotateCcw, X } from 'lucide-react'

import { IconButton } from '../../ui/icon-button.tsx'
import { Progress } from '../../ui/progress.tsx'
import type { Upload } from './upload-queue.ts'

type UploadListProps = {
  uploads: readonly Upload[]
  onRetry: (upload: Upload) => void
  onDismiss: (id: string) => void
}

/** Files on their way, and those that were refused with the reason. */
export function UploadList({ uploads, onRetry, onDismiss }: UploadListProps) {
  if (uploads.length === 0) return null

  return (
    <ul aria-label="Uploads" className="flex flex-col gap-2">
      {uploads.map((upload) => (
        <li
          key={upload.id}
          className="flex items-center gap-3 rounded-control border border-line bg-raised px-3 py-2 text-note"
        >
          {upload.state === 'refused' && (
            <CircleAlert aria-hidden size={20} className="shrink-0 text-clay" />
          )}
          <div className="flex min-w-0 flex-1 flex-col gap-1">
            <p className="truncate font-semibold">{upload.file.name}</p>
            <UploadState upload={upload} />
          </div>
          <div className="flex shrink-0">
            {upload.state === 'refused' && upload.canRetry && (
              <IconButton label={`Try ${upload.file.name} again`} onClick={() => onRetry(upload)}>
                <RotateCcw aria-hidden size={18} />
              </IconButton>
            )}
            <IconButton
              label={
                upload.state === 'refused'
                  ? `Remove ${upload.file.name} from this list`
                  : `Cancel the upload of ${upload.file.name}`
              }
              onClick={() => onDismiss(upload.id)}
            >
              <X aria-hidden size={18} />
            </IconButton>
          </div>
        </li>
      ))}
    </ul>
  )
}

function UploadState({ upload }: { upload: Upload }) {
  switch (upload.state) {
    case 'waiting':
      return <p className="text-quiet">Waiting for the one before...</p>
    case 'refused':
      return <p role="alert">{upload.reason}</p>
    case 'sending':
      return upload.share < 1 ? (
        <>
          <p className="text-quiet tabular-nums">Uploading: {Math.round(upload.share * 100)} %</p>
          <Progress label={`Upload of ${upload.file.name}`} value={upload.share} />
        </>
      ) : (
        <>
          <p className="text-quiet">Preparing it for every screen...</p>
          <Progress label={`Preparing ${upload.file.name}`} />
        </>
      )
  }
}
