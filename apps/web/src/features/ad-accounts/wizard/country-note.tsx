import { MapPin } from 'lucide-react'

import { Notice } from '../../../ui/notice.tsx'

/** That the country of a wizard is not what the business said. */
export function CountryNote({ text }: { text: string }) {
  return (
    <Notice
      tone="lantern"
      icon={<MapPin aria-hidden size={18} className="mt-0.5 shrink-0 text-lantern" />}
    >
      {text}
    </Notice>
  )
}
