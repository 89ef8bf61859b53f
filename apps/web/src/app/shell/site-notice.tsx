import { Megaphone } from 'lucide-react'

type SiteNoticeProps = { text: string }

/** What the team tells everybody, above every screen; nothing where there is nothing to tell. */
export function SiteNotice({ text }: SiteNoticeProps) {
  return (
    <div aria-live="polite">
      {text !== '' && (
        <p className="border-b border-lake bg-lake-wash text-note">
          <span className="content-width flex items-start gap-2 py-2">
            <Megaphone aria-hidden size={16} className="mt-0.5 shrink-0" />
            <span className="min-w-0 whitespace-pre-line wrap-anywhere">{text}</span>
          </span>
        </p>
      )}
    </div>
  )
}
