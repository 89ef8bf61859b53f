import { AdTextFields } from './ad-text-fields.tsx'
import { CampaignNameField } from './campaign-name-field.tsx'

export function DetailsStep() {
  return (
    <>
      <CampaignNameField />
      <AdTextFields />
    </>
  )
}
