import { addressLines, type BusinessFacts, listFacts, onlyConfirmed } from '@wildpath/contract'
import { MapPin } from 'lucide-react'

import { Notice } from '../../../ui/notice.tsx'
import { SenderForm } from '../../../entities/person/sender-form.tsx'

/** Asks for what laws on commercial email want below each of them. */
export function SenderNotice({ facts }: { facts: BusinessFacts }) {
  const [known] = listFacts(onlyConfirmed(facts), 'address')
  const proposed = known === undefined ? '' : addressLines(known.value).join(', ')
  return (
    <Notice
      tone="lantern"
      icon={<MapPin aria-hidden size={20} className="shrink-0 text-lantern" />}
      title="Your postal address is missing"
    >
      <p className="mb-3">
        In many countries a business has to name its address in every email of this kind. It stands
        below each follow-up.
        {proposed !== '' &&
          ' This is the address that you confirmed; save it if it is the right one.'}
      </p>
      <SenderForm address="" proposed={proposed} />
    </Notice>
  )
}
