import type { User } from '@wildpath/contract'
import { Megaphone } from 'lucide-react'

import { AdPanel } from '../panel/ad-panel.tsx'
import { facebook } from './facebook.ts'
import { SocialAdList } from './social-ad-list.tsx'

/** Facebook ads of the person's own account (spec 3, section 2.13). */
export function SocialAdsPanel({ user }: { user: User }) {
  return (
    <AdPanel
      platform={facebook}
      user={user}
      icon={Megaphone}
      renderAccount={({ id }, maySpend) => (
        <SocialAdList key={id} accountId={id} maySpend={maySpend} />
      )}
    />
  )
}
