import type { Registrar } from '@wildpath/contract'
import { ExternalLink } from 'lucide-react'

import { Disclosure } from '../../ui/disclosure.tsx'

type RecordStepsProps = {
  registrar: Registrar | null
  /** Said where the registrar is not known: what becomes of records that are there already. */
  onOthers: string
  /** Pressed once everything is set. */
  button: string
}

/** How records are set, in the words of the owner's registrar where it is known. */
export function RecordSteps({ registrar, onOthers, button }: RecordStepsProps) {
  const generalSteps = [
    'Sign in where you bought the domain, or where its DNS is managed.',
    'Open the DNS settings of the domain; they may be called DNS, Zone editor or Advanced DNS.',
    'Add each record above: choose its type and paste its name and target. The target may be called value, content or ‘points to’.',
    onOthers,
    `Save, come back here and press ${button}.`,
  ]

  return (
    <Disclosure
      summary={registrar ? `How to set them at ${registrar.name}` : 'How to set DNS records'}
      isOpen={registrar !== null}
    >
      <ol className="ml-5 list-decimal space-y-2 text-ink marker:text-quiet">
        {(registrar?.steps ?? generalSteps).map((step) => (
          <li key={step} className="pl-1">
            {step}
          </li>
        ))}
      </ol>
      {registrar && (
        <p className="mt-3">
          <a
            href={registrar.url}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-fern underline decoration-1 underline-offset-4 hover:decoration-2"
          >
            <ExternalLink aria-hidden size={18} />
            Go to {registrar.name}
            <span className="sr-only">(opens in a new tab)</span>
          </a>
        </p>
      )}
    </Disclosure>
  )
}
