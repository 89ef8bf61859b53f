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
        Many countries require a business to show its postal address in marketing emails. We add it
        below each follow-up.
        {proposed !== '' && ' This is the address you confirmed. Save it if it is correct.'}
      </p>
      <SenderForm address="" proposed={proposed} />
    </Notice>
  )
}
