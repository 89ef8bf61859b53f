import type { ConfigurationVariable } from '@wildpath/contract'
import { TriangleAlert } from 'lucide-react'

import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'

type ConfigurationCardProps = { variables: readonly ConfigurationVariable[] }

/** Secrets come masked from the server. */
export function ConfigurationCard({ variables }: ConfigurationCardProps) {
  const isSet = ({ value }: ConfigurationVariable) => value !== null
  const sorted = [...variables.filter(isSet), ...variables.filter((variable) => !isSet(variable))]

  return (
    <Card>
      <h2 className="text-title">Backend Configuration</h2>
      <p className="mt-1 mb-3 text-note text-quiet">
        What is undefined has its default. Of secrets only the first and last three characters are
        shown.
      </p>
      {variables.some(isSet) ? (
        <dl className="gap-x-10 text-note lg:columns-2">
          {sorted.map(({ name, value }) => (
            <div
              key={name}
              className="flex flex-wrap justify-between gap-x-6 border-b border-line py-2 break-inside-avoid"
            >
              <dt className="wrap-anywhere">
                <code translate="no">{name}</code>
              </dt>
              <dd className="wrap-anywhere">
                {value ?? <span className="text-clay">undefined</span>}
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        <Notice
          tone="lantern"
          icon={<TriangleAlert aria-hidden size={18} className="text-lantern" />}
          title="No Backend Environment Variables Found"
        >
          Make sure you have a .env file with the required Backend configuration variables.
        </Notice>
      )}
    </Card>
  )
}
