import { Download } from 'lucide-react'

import { saveBlob } from '../../../lib/save-blob.ts'
import { Button } from '../../../ui/button.tsx'
import { notifySuccess } from '../../../ui/notify.ts'
import { type AdLists, allAds, exportedAds } from './ad-lists.ts'

/** Saves all ads as a JSON file. */
export function ExportAdsButton({ lists, slug }: { lists: AdLists; slug: string }) {
  const isEmpty = allAds(lists).length === 0

  function handleExport() {
    const text = JSON.stringify(exportedAds(lists), null, 2)
    saveBlob(new Blob([text], { type: 'application/json' }), `${slug}-ads.json`)
    notifySuccess('Ads exported successfully!')
  }

  return (
    <Button
      variant="secondary"
      disabled={isEmpty}
      title={isEmpty ? 'There are no ads to export yet.' : undefined}
      onClick={handleExport}
    >
      <Download aria-hidden size={18} />
      Export Ads
    </Button>
  )
}
