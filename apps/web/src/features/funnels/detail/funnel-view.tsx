import type { Funnel } from '@wildpath/contract'
import { useState } from 'react'
import { useSearchParams } from 'react-router'

import type { PictureLibrary } from '../../../entities/media/picture-library.ts'
import { useSession } from '../../../entities/person/session.ts'
import { useRealtimeInvalidation } from '../../../entities/funnel/use-realtime-invalidation.ts'
import { notify, notifyError } from '../../../ui/notify.ts'
import { Tabs } from '../../../ui/tabs.tsx'
import { copyWithToast } from '../../../ui/copy-with-toast.ts'
import { formatCount } from '../funnel-stats.ts'
import { shareLink } from '../funnel-link.ts'
import { AdsTab } from '../ads/ads-tab.tsx'
import { DomainDialog } from '../domains/lazy-domain-dialog.ts'
import { PublishDialog } from '../publishing/lazy-publish-dialog.ts'
import { ShareDialog } from '../publishing/lazy-share-dialog.ts'
import { isUnpublishable, requestUnlimitedFunnels } from '../request-unlimited-funnels.ts'
import { BuilderTab } from './builder-tab/builder-tab.tsx'
import { ExportDialog } from './export-dialog.tsx'
import { FollowUpsTab } from '../follow-ups/follow-ups-tab.tsx'
import { FunnelHeader } from './funnel-header.tsx'
import { FunnelNumbers } from './funnel-numbers.tsx'
import { LandingTab } from './landing-tab.tsx'
import { LeadsTab } from './leads-tab.tsx'
import { ReadOnlyBanner } from './read-only-banner.tsx'

const defaultTab = 'landing'
/** Nothing of a demo can be changed or answered. */
const ownersTabs: ReadonlySet<string> = new Set(['builder', 'leads'])
const tabNames = [defaultTab, 'builder', 'leads', 'ads', 'follow-ups']

type FunnelViewProps = { funnel: Funnel; library: PictureLibrary }

export function FunnelView({ funnel, library }: FunnelViewProps) {
  const session = useSession()
  const isDemo = session?.isDemo ?? false
  const [search, setSearch] = useSearchParams()
  const [isExportOpen, setExportOpen] = useState(false)
  useRealtimeInvalidation()
  const url = funnel.public_url
  // In the address, since emails about a domain and what needs a published page lead here.
  const isDomainOpen = search.get('dialog') === 'domain'
  const isShareOpen = search.get('dialog') === 'share'
  const isPublishOpen = search.get('dialog') === 'publish' && !isUnpublishable(funnel)
  const tab = tabNames.find((name) => name === search.get('tab')) ?? defaultTab

  function handleTab(next: string) {
    const params = next === defaultTab ? {} : { tab: next }
    setSearch(params, { replace: true, preventScrollReset: true })
  }

  function setDialog(name: 'domain' | 'publish' | 'share' | null) {
    setSearch(
      (params) => {
        if (name === null) params.delete('dialog')
        else params.set('dialog', name)
        return params
      },
      { replace: true, preventScrollReset: true },
    )
  }

  async function copyLink(success: string) {
    const link = shareLink(funnel, window.location.origin)
    const isCopied = await copyWithToast(link, success)
    if (isCopied && !funnel.isPublic) notify('It is private: only you can open this link.')
  }

  function handlePublish() {
    if (isUnpublishable(funnel)) requestUnlimitedFunnels(session?.user?.plan ?? 'free')
    else setDialog('publish')
  }

  function handleShareLink() {
    if (funnel.isPublic) void copyLink('Share link copied!')
    else notifyError('Funnel must be published first')
  }

  const handleCopyLink = () => void copyLink('Funnel link copied to clipboard!')
  const handleDomain = () => setDialog('domain')
  const handleDialogClose = () => setDialog(null)
  const actions = {
    onPublish: handlePublish,
    onShare: () => setDialog('share'),
    onDomain: handleDomain,
    onExport: () => setExportOpen(true),
    onCopyLink: handleCopyLink,
    onShareLink: handleShareLink,
  }

  return (
    <>
      <FunnelHeader funnel={funnel} isDemo={isDemo} actions={actions} />
      {funnel.is_read_only && !isDemo && <ReadOnlyBanner />}
      {!isDemo && <FunnelNumbers funnel={funnel} />}
      <Tabs
        label="Parts of this adventure"
        value={tab}
        onChange={handleTab}
        tabs={[
          {
            value: 'landing',
            label: 'Landing Page',
            content: (
              <LandingTab
                funnel={funnel}
                url={url}
                onPublish={handlePublish}
                onDomain={handleDomain}
              />
            ),
          },
          {
            value: 'builder',
            label: 'Page Builder',
            content: <BuilderTab funnel={funnel} onMain={() => handleTab(defaultTab)} />,
          },
          {
            value: 'leads',
            label: `Leads (${formatCount(funnel.stats.leads)})`,
            content: (
              <LeadsTab funnel={funnel} onPublish={handlePublish} onCopyLink={handleCopyLink} />
            ),
          },
          { value: 'ads', label: 'Ad Copy', content: <AdsTab funnel={funnel} library={library} /> },
          { value: 'follow-ups', label: 'Follow-ups', content: <FollowUpsTab funnel={funnel} /> },
        ].filter(({ value }) => !isDemo || !ownersTabs.has(value))}
      />
      <PublishDialog funnel={funnel} url={url} isOpen={isPublishOpen} onClose={handleDialogClose} />
      <ShareDialog
        funnel={funnel}
        isOpen={isShareOpen}
        onClose={handleDialogClose}
        onCopyLink={handleCopyLink}
        onPublish={handlePublish}
      />
      <DomainDialog funnel={funnel} isOpen={isDomainOpen} onClose={handleDialogClose} />
      <ExportDialog funnel={funnel} isOpen={isExportOpen} onClose={() => setExportOpen(false)} />
    </>
  )
}
