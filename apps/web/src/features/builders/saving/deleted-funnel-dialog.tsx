import { type PageDocument, serializePage } from '@wildpath/page/document'
import { useNavigate } from 'react-router'

import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'

/** The funnel was deleted elsewhere, or is not this person's any more: the page can still be taken along. */
export function DeletedFunnelDialog({ page }: { page: PageDocument }) {
  const navigate = useNavigate()
  const leave = () => void navigate('/dashboard')

  function handleDownload() {
    const file = new Blob([JSON.stringify(serializePage(page), null, 2)], {
      type: 'application/json',
    })
    const link = document.createElement('a')
    link.href = URL.createObjectURL(file)
    link.download = 'page.json'
    link.click()
    URL.revokeObjectURL(link.href)
  }

  return (
    <Dialog
      isOpen
      onClose={leave}
      title="Unable to save changes"
      description="This adventure was deleted elsewhere, or another account is signed in now. You can take the page along as a file; the JSON tab of the page builder reads it."
      footer={
        <>
          <Button variant="quiet" onClick={leave}>
            Back to Dashboard
          </Button>
          <Button onClick={handleDownload}>Download the page</Button>
        </>
      }
    />
  )
}
