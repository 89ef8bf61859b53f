import { useQuery } from '@tanstack/react-query'
import { featureSwitchKeys } from '@wildpath/contract'

import { useScreenTitle } from '../../../entities/site/use-screen-title.ts'
import { Card } from '../../../ui/card.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { FeatureSwitchRow } from './feature-switch-row.tsx'
import { NoticeCard } from './notice-card.tsx'
import { siteSettingsQuery } from './site-settings-queries.ts'

/** /admin/switches: what can be switched off for everybody, and what everybody is told. */
export function SwitchesScreen() {
  useScreenTitle('Switches')
  const settings = useQuery(siteSettingsQuery)

  return (
    <div className="content-width flex flex-1 flex-col gap-4 py-6">
      <h1 className="text-heading">Switches</h1>
      <p className="max-w-2xl text-quiet">
        For when something has to rest. A change holds at once, for everybody, until it is turned
        back; the audit log keeps who turned it and why.
      </p>
      {settings.isError && (
        <LoadFailure
          title="The switches could not be loaded"
          failure={settings.error}
          isRetrying={settings.isFetching}
          onRetry={() => void settings.refetch()}
        />
      )}
      {settings.isPending && !settings.isError && <Skeleton className="h-64" />}
      {settings.data && (
        <>
          <Card>
            <h2 className="text-title">Features</h2>
            <ul className="mt-2 divide-y divide-line">
              {featureSwitchKeys.map((name) => (
                <FeatureSwitchRow
                  key={name}
                  name={name}
                  isOn={!settings.data.switched_off.includes(name)}
                />
              ))}
            </ul>
          </Card>
          <NoticeCard notice={settings.data.notice} />
        </>
      )}
    </div>
  )
}
