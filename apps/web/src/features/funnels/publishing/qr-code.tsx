import { Download } from 'lucide-react'
import { useMemo } from 'react'
import { renderSVG } from 'uqr'

import { buttonClass } from '../../../ui/button-class.ts'

type QrCodeProps = {
  /** The address that a camera opens. */
  url: string
  fileName: string
}

/** The page's address for a poster or a counter card; dark on light in both themes, as cameras want it. */
export function QrCode({ url, fileName }: QrCodeProps) {
  const picture = useMemo(() => {
    const svg = renderSVG(`${url}?utm_source=qr`, { ecc: 'M', border: 2 })
    return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  }, [url])

  return (
    <div className="flex flex-wrap items-center gap-4">
      <img
        src={picture}
        alt={`QR code of ${url}`}
        width={128}
        height={128}
        className="rounded-control border border-line bg-[#ffffff]"
      />
      <div className="flex min-w-0 flex-1 basis-40 flex-col items-start gap-2 text-note text-quiet">
        <p>For posters, brochures and the counter. Its visits are counted as “qr”.</p>
        <a
          href={picture}
          download={fileName}
          className={buttonClass({ variant: 'secondary', size: 'small' })}
        >
          <Download aria-hidden size={16} />
          Download QR code
        </a>
      </div>
    </div>
  )
}
