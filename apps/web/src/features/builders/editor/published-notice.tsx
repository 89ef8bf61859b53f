import { CircleCheck, ExternalLink, Link, X } from 'lucide-react'

import { buttonClass } from '../../../ui/button-class.ts'
import { Button } from '../../../ui/button.tsx'
import { copyWithToast } from '../../../ui/copy-with-toast.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Notice } from '../../../ui/notice.tsx'

type PublishedNoticeProps = { url: string; onClose: () => void }

/** Where visitors find the page that was published just now. */
export function PublishedNotice({ url, onClose }: PublishedNoticeProps) {
  return (
    <Notice
      tone="fern"
      icon={<CircleCheck aria-hidden size={20} className="shrink-0 text-fern" />}
      title="Your page is public"
      action={
        <div className="flex flex-wrap gap-2">
          <Button
            size="small"
            variant="secondary"
            onClick={() => void copyWithToast(url, 'Public link copied to clipboard!')}
          >
            <Link aria-hidden size={16} />
            Copy link
          </Button>
          <a
            href={url}
            target="_blank"
            rel="noreferrer"
            className={buttonClass({ variant: 'secondary', size: 'small' })}
          >
            <ExternalLink aria-hidden size={16} />
            Open
          </a>
          <IconButton label="Close" onClick={onClose}>
            <X aria-hidden size={18} />
          </IconButton>
        </div>
      }
    >
      <span className="wrap-anywhere">{url}</span>
    </Notice>
  )
}
