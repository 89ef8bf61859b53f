import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import type { useClosedPage } from './use-closed-page.ts'

type ClosedPageDialogProps = {
  page: ReturnType<typeof useClosedPage>
  /** Of the ad or campaign. */
  name: string
  /** '$20.00' */
  dailyBudget: string
  /** 'Activate' */
  verb: 'Activate' | 'Enable'
}

/** Asks before money is spent on the way to a page that nobody can open. */
export function ClosedPageDialog({ page, name, dailyBudget, verb }: ClosedPageDialogProps) {
  const { closed, isAsking, confirm, keep } = page
  if (closed === null) return null
  return (
    <ConfirmDialog
      isOpen={isAsking}
      title={`${verb} it although its page is not published?`}
      confirmLabel={`${verb} anyway`}
      onConfirm={confirm}
      onClose={keep}
    >
      <p>
        <strong>{name}</strong> leads to{' '}
        <TextLink to={`/funnel/${closed.id}`}>{closed.title}</TextLink>, which is not published: it
        would spend up to {dailyBudget} a day, and nobody who presses it finds the page. Publish the
        adventure first.
      </p>
    </ConfirmDialog>
  )
}
