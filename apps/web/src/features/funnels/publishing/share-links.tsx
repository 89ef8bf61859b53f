import type { Funnel } from '@wildpath/contract'
import { Share2 } from 'lucide-react'

import { buttonClass } from '../../../ui/button-class.ts'
import { shareAddress, shareNetworks } from './share-addresses.ts'

type ShareLinksProps = { funnel: Funnel; url: string }

export function ShareLinks({ funnel, url }: ShareLinksProps) {
  const title = funnel.generated_content.landing_page.headline

  return (
    <ul className="flex flex-wrap gap-2">
      {shareNetworks.map((network) => (
        <li key={network}>
          <a
            href={shareAddress(network, { url, title })}
            target="_blank"
            rel="noreferrer"
            aria-label={`Share on ${network}`}
            className={buttonClass({ variant: 'secondary', size: 'small' })}
          >
            <Share2 aria-hidden size={16} />
            {network === 'WhatsApp' ? 'Share on WhatsApp' : network}
          </a>
        </li>
      ))}
    </ul>
  )
}
