import type { Funnel } from '@wildpath/contract'

import { lazyComponent } from '../../../ui/lazy-component.tsx'
import { ShareLinks } from './share-links.tsx'

const QrCode = lazyComponent(async () => (await import('./qr-code.tsx')).QrCode)

/** The social networks and the QR code of a public page. */
export function SharePart({ funnel, url }: { funnel: Funnel; url: string }) {
  return (
    <>
      <ShareLinks funnel={funnel} url={url} />
      <QrCode url={url} fileName={`${funnel.slug}-qr.svg`} />
    </>
  )
}
