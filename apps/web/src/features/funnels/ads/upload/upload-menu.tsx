import { useMutation } from '@tanstack/react-query'
import { adventureOfFunnel, beforeUpload, uploadFiles, type UploadKind } from '@wildpath/ads/export'
import { adExportPath, type Funnel } from '@wildpath/contract'
import { ChevronDown, FileArchive, FileSpreadsheet, PackageOpen } from 'lucide-react'
import { useState } from 'react'

import { saveFile } from '../../../../entities/api/save-file.ts'
import { failureMessage } from '../../../../lib/request-failure.ts'
import { Button } from '../../../../ui/button.tsx'
import { Menu, MenuDivider, MenuItem } from '../../../../ui/menu.tsx'
import { notifyError, notifyLoading, notifySuccess } from '../../../../ui/notify.ts'
import { type AdLists, allAds } from '../ad-lists.ts'
import { UploadDialog } from './upload-dialog.tsx'
import { uploadLabels } from './upload-labels.ts'

const told = { id: 'ads-for-upload' }

/** The ads as files that ad platforms import; what is to be known about one is said before it is saved. */
export function UploadMenu({ funnel, lists }: { funnel: Funnel; lists: AdLists }) {
  const [asked, setAsked] = useState<UploadKind | null>(null)
  const download = useMutation({
    mutationFn: (kind: UploadKind) =>
      saveFile(adExportPath(funnel.id, uploadFiles[kind]), `${funnel.slug}-${uploadFiles[kind]}`),
    onMutate: () => notifyLoading('Preparing your download…', told),
    onSuccess: () => notifySuccess('Ads exported successfully!', told),
    onError: (error) =>
      notifyError(failureMessage(error, 'The ads could not be exported just now.'), told),
  })
  const isEmpty = allAds(lists).length === 0
  const { generated_content: content } = funnel
  const adventure = adventureOfFunnel({
    ...funnel,
    generated_content: { ...content, ad_copy: lists },
  })

  function handleChoice(kind: UploadKind) {
    const { refusal, notes } = beforeUpload(adventure, kind)
    if (refusal.length + notes.length > 0) setAsked(kind)
    else download.mutate(kind)
  }

  function handleDownload(kind: UploadKind) {
    setAsked(null)
    download.mutate(kind)
  }

  return (
    <>
      <Menu
        trigger={
          <Button
            variant="secondary"
            disabled={isEmpty}
            isBusy={download.isPending}
            title={isEmpty ? 'There are no ads to export yet.' : undefined}
          >
            <PackageOpen aria-hidden size={18} />
            Export for upload
            <ChevronDown aria-hidden size={18} />
          </Button>
        }
      >
        <MenuItem onSelect={() => handleChoice('zip')}>
          <FileArchive aria-hidden size={18} className="shrink-0" />
          {uploadLabels.zip}
        </MenuItem>
        <MenuDivider />
        {(['google', 'meta'] as const).map((kind) => (
          <MenuItem key={kind} onSelect={() => handleChoice(kind)}>
            <FileSpreadsheet aria-hidden size={18} className="shrink-0" />
            {uploadLabels[kind]}
          </MenuItem>
        ))}
      </Menu>
      {asked !== null && (
        <UploadDialog
          kind={asked}
          told={beforeUpload(adventure, asked)}
          onDownload={() => handleDownload(asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}
