import { Globe } from 'lucide-react'

/** Below an answer whose words are the website's. */
export function WebsiteMark() {
  return (
    <span className="inline-flex items-center gap-1.5 text-lake">
      <Globe aria-hidden size={14} />
      From your website
    </span>
  )
}
