import { adsJson } from '@wildpath/ads/export'
import { Download } from 'lucide-react'

import { saveBlob } from '../../../lib/save-blob.ts'
import { Button } from '../../../ui/button.tsx'
import { notifySuccess } from '../../../ui/notify.ts'
import { type AdLists, allAds } from './ad-lists.ts'

/** Saves all ads as a JSON file. */
export function ExportAdsButton({ lists, slug }: { lists: AdLists; slug: string }) {
  const isEmpty = allAds(lists).length === 0

  function handleExport() {
    const json = adsJson(allAds(lists), window.location.origin)
    saveBlob(new Blob([json], { type: 'application/json' }), `${slug}-ads.json`)
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
