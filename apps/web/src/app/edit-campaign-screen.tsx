import { usePerson } from '../entities/person/person.ts'
import { useScreenTitle } from '../entities/site/use-screen-title.ts'
import { EditCampaignScreen as EditorScreen } from '../features/ad-accounts/search/edit-campaign/edit-campaign-screen.tsx'
import { CampaignPreview } from './campaign-preview.tsx'

/** /dashboard/google-ads/edit */
export function EditCampaignScreen() {
  const user = usePerson()
  useScreenTitle('Edit campaign')
  if (!user) return null
  return (
    <EditorScreen
      user={user}
      renderPreview={(values) => <CampaignPreview values={values} funnel={undefined} />}
    />
  )
}
