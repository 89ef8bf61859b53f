import type { OpenedSearchCampaign, SearchCampaign } from '@wildpath/contract'
import { type ReactNode, useRef } from 'react'
import { FormProvider } from 'react-hook-form'

import { focusFirstInvalid } from '../../../../lib/focus-first-invalid.ts'
import { Card } from '../../../../ui/card.tsx'
import { LeaveGuard } from '../../../../ui/leave-guard.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { UnsavedChangesBar } from '../../../../ui/unsaved-changes-bar.tsx'
import type { AdAccount } from '../../ad-platform.ts'
import { ScheduleFields } from '../../schedule/schedule-fields.tsx'
import { TimeZoneNote } from '../../schedule/time-zone-note.tsx'
import { googleAds } from '../google-ads.ts'
import { AdTextFields } from '../new-campaign/ad-text-fields.tsx'
import { CampaignNameField } from '../new-campaign/campaign-name-field.tsx'
import { GeoTargetField } from '../new-campaign/geo-target-field.tsx'
import { NegativeKeywordRows } from '../new-campaign/negative-keyword-rows.tsx'
import type { PreviewedCampaign } from '../new-campaign/search-campaign-values.ts'
import { EditedBudget } from './edited-budget.tsx'
import { FixedPart } from './fixed-part.tsx'
import { KeywordListRows } from './keyword-list-rows.tsx'
import { useCampaignEdit } from './use-campaign-edit.ts'

type EditCampaignFormProps = {
  account: AdAccount
  campaign: SearchCampaign
  opened: OpenedSearchCampaign
  renderPreview: (campaign: PreviewedCampaign) => ReactNode
}

/** Edits a campaign on one screen, using the wizard's fields. */
export function EditCampaignForm(props: EditCampaignFormProps) {
  const { account, campaign, renderPreview } = props
  const accountId = account.id
  const edit = useCampaignEdit({ accountId, campaign, first: props.opened })
  const { form, values, opened, bothChanged, isDirty } = edit
  const element = useRef<HTMLFormElement>(null)

  function handleSave() {
    const save = form.handleSubmit(
      () => edit.save(),
      () => focusFirstInvalid(element.current),
    )
    void save()
  }

  return (
    <div className="grid grid-cols-1 gap-6 wrap-anywhere lg:grid-cols-[minmax(0,1fr)_24rem]">
      <LeaveGuard isDirty={isDirty} onLeave={edit.discard} />
      <FormProvider {...form}>
        <form
          ref={element}
          noValidate
          className="flex flex-col gap-6"
          onSubmit={(event) => event.preventDefault()}
        >
          <Section title="Ad">
            <CampaignNameField />
            {opened.ad === null ? (
              <FixedPart>
                This campaign has several ad groups or ads. Edit their text in Google Ads.
              </FixedPart>
            ) : (
              <AdTextFields />
            )}
          </Section>
          <Section title="Targeting">
            {opened.places === null ? (
              <FixedPart>
                This campaign excludes places or uses map pins. Change where it is shown in Google
                Ads.
              </FixedPart>
            ) : (
              <GeoTargetField accountId={accountId} />
            )}
            {opened.keywords === null ? (
              <FixedPart>
                This campaign has several ad groups. Edit their keywords in Google Ads.
              </FixedPart>
            ) : (
              <KeywordListRows />
            )}
            <NegativeKeywordRows />
          </Section>
          <Section title="Budget and hours">
            <EditedBudget accountId={accountId} campaign={campaign} />
            {opened.schedule === null ? (
              <FixedPart>
                This campaign is shown at different hours on different days. Change them in Google
                Ads.
              </FixedPart>
            ) : (
              <ScheduleFields
                platform={googleAds}
                dates={{ startDate: campaign.startDate, endDate: values.endDate }}
              />
            )}
            <TimeZoneNote timeZone={account.timeZone} />
          </Section>
          {bothChanged !== null && <ChangedElsewhere parts={bothChanged} />}
          {bothChanged === null && edit.failure !== null && (
            <Notice tone="clay" title={edit.failure}>
              <p>None of your changes were saved. What you entered is kept.</p>
            </Notice>
          )}
          {isDirty && (
            <UnsavedChangesBar
              hasFaults={form.formState.isSubmitted && !form.formState.isValid}
              canSave={!edit.isSaving}
              isSaving={edit.isSaving}
              saveLabel="Save changes"
              onSave={handleSave}
              onDiscard={edit.discard}
            />
          )}
        </form>
      </FormProvider>
      <aside aria-label="How it will look" className="min-w-0 lg:sticky lg:top-24 lg:self-start">
        {renderPreview(values)}
      </aside>
    </div>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card className="flex flex-col gap-5">
      <h2 className="text-title">{title}</h2>
      {children}
    </Card>
  )
}

function ChangedElsewhere({ parts }: { parts: readonly string[] }) {
  return (
    <Notice
      tone="lantern"
      title="This campaign was changed somewhere else after you opened it. None of your changes were saved."
    >
      <p>
        {parts.length === 0
          ? 'The current values are loaded and your changes are kept. Check them, then save again.'
          : `Your changes are kept. If you save again, they replace what was changed there: ${parts.join(', ')}.`}
      </p>
    </Notice>
  )
}
