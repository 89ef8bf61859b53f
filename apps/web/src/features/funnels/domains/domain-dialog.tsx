import { useQuery } from '@tanstack/react-query'
import type { Funnel } from '@wildpath/contract'
import { useRef } from 'react'

import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { domainQuery } from './domain-query.ts'
import { DomainSettings } from './domain-settings.tsx'
import { RemoveDomain } from './remove-domain.tsx'

/** What the dialog needs of a funnel; cards have no more. */
export type DomainFunnel = Pick<Funnel, 'id' | 'slug' | 'isPublic' | 'public_url'>

type DomainDialogProps = { funnel: DomainFunnel; isOpen: boolean; onClose: () => void }

/** Domain Settings (spec 2, section 2): the address of one's own that the page is reached at. */
export function DomainDialog({ funnel, isOpen, onClose }: DomainDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size="lg"
      title="Domain Settings"
      description="Show your page at an address of your own. Its public link goes on working."
      footer={<Footer funnel={funnel} onClose={onClose} />}
    >
      <DomainSettings funnel={funnel} onLeave={onClose} />
    </Dialog>
  )
}

function Footer({ funnel, onClose }: Omit<DomainDialogProps, 'isOpen'>) {
  const { data: settings } = useQuery(domainQuery(funnel.id))
  const done = useRef<HTMLButtonElement>(null)

  return (
    <>
      {settings?.domain && (
        <RemoveDomain funnel={funnel} domain={settings.domain} focusAfter={done} />
      )}
      <Button ref={done} variant="secondary" onClick={onClose}>
        Done
      </Button>
    </>
  )
}
