import { product } from '@wildpath/contract'
import { ArrowLeft } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

import { readPreviewData } from '../../entities/page/open-preview.ts'
import { useScreenTitle } from '../../entities/site/use-screen-title.ts'
import { Button } from '../../ui/button.tsx'
import { DeviceChoice } from '../../entities/page/page-preview/device-choice.tsx'
import { PageStage } from '../../entities/page/page-preview/page-stage.tsx'
import { firstDevice } from '../../entities/page/page-preview/preview-widths.ts'
import { PreviewFailure } from './preview-failure.tsx'
import { readPreview } from './read-preview.ts'

const productBadge = { product: product.name, url: '/' }

/**
 * /preview: a page as its builder has it now, saved or not (spec 3, section 2.3). Needs nobody signed
 * in and asks the server for nothing.
 */
export function PreviewScreen() {
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  const [device, setDevice] = useState(() => firstDevice(window.innerWidth))
  const query = new URLSearchParams(search)
  const reading = useMemo(() => readPreview(readPreviewData({ search, hash })), [search, hash])
  useScreenTitle('Preview Mode')

  function handleBack() {
    if (window.history.length > 1) return window.history.back()
    // A tab that was opened for the preview alone; one that somebody came to otherwise stays open.
    window.close()
    if (!window.closed) void navigate('/')
  }

  return (
    <div className="flex h-dvh flex-col">
      <meta name="robots" content="noindex" />
      <header className="border-b border-line bg-surface">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-3 py-2 sm:px-5">
          <div className="flex min-w-0 items-center gap-2 sm:gap-4">
            <Button variant="secondary" size="small" onClick={handleBack}>
              <ArrowLeft aria-hidden size={16} />
              Back
            </Button>
            <div className="min-w-0 text-note">
              <h1 className="font-sans text-note font-semibold tracking-normal">Preview Mode</h1>
              <p className="text-quiet">Links and forms are off.</p>
            </div>
          </div>
          {reading.state === 'shown' && <DeviceChoice value={device} onChange={setDevice} />}
        </div>
      </header>
      <main className="flex min-h-0 flex-1 flex-col overflow-y-auto">
        {reading.state === 'shown' ? (
          <PageStage
            page={reading.page}
            badge={query.has('badge') ? productBadge : null}
            isVisitorView={query.get('as') === 'visitor'}
            title="Preview of the page"
            device={device}
            className="min-h-0 flex-1"
          />
        ) : (
          <PreviewFailure reading={reading} />
        )}
      </main>
    </div>
  )
}
