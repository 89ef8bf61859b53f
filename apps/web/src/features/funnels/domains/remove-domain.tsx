import { type Domain, publicPath } from '@wildpath/contract'
import { Trash2 } from 'lucide-react'
import { type RefObject, useRef, useState } from 'react'

import { useSite } from '../../../entities/site/site.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import type { DomainFunnel } from './domain-dialog.tsx'
import { removalText } from './domain-state.ts'
import { useRemoveDomain } from './use-domain-changes.ts'

type RemoveDomainProps = {
  funnel: DomainFunnel
  domain: Domain
  /** Gets the focus once this button is gone. */
  focusAfter: RefObject<HTMLElement | null>
}

export function RemoveDomain({ funnel, domain, focusAfter }: RemoveDomainProps) {
  const { publicUrl } = useSite()
  const [isAsking, setAsking] = useState(false)
  const returnFocus = useRef<HTMLElement>(null)
  const removal = useRemoveDomain(funnel.id, () => {
    returnFocus.current = focusAfter.current
    setAsking(false)
  })

  return (
    <>
      <Button variant="danger" className="mr-auto" onClick={() => setAsking(true)}>
        <Trash2 aria-hidden size={18} />
        Remove
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Are you sure you want to remove this custom domain?"
        confirmLabel="Remove"
        isBusy={removal.isPending}
        returnFocus={returnFocus}
        onConfirm={() => removal.mutate()}
        onClose={() => setAsking(false)}
      >
        <p className="wrap-anywhere">
          {removalText(domain, publicUrl + publicPath(funnel.slug || funnel.id))}
        </p>
        {domain.kind === 'custom' && (
          <p className="mt-3 text-quiet">
            The records at your registrar are not changed; delete them there if you no longer need
            them.
          </p>
        )}
      </ConfirmDialog>
    </>
  )
}
