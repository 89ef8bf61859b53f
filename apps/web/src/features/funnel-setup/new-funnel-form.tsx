import { useRef } from 'react'
import { useStore } from 'zustand'

import { BusinessFields } from './business-fields.tsx'
import { DraftNotice } from './draft-notice.tsx'
import { CollapsiblePreview } from './collapsible-preview.tsx'
import { LivePreview } from './live-preview.tsx'
import { LoginNotice } from './login-notice.tsx'
import { NoRoomNotice } from './no-room-notice.tsx'
import { NextSteps } from './next-steps.tsx'
import { PhotosChapter } from './photos/photos-chapter.tsx'
import { SubmitBar } from './submit-bar.tsx'
import { type FormPerson, useNewFunnelForm } from './use-new-funnel-form.ts'
import { GenerationDialog } from './generation-dialog.tsx'
import { FoundOnWebsite } from './website/found-on-website.tsx'
import { useSwitchedOff } from '../../entities/person/session.ts'
import { WebsiteChapter } from './website/website-chapter.tsx'

export function NewFunnelForm({ person }: { person: FormPerson }) {
  const submit = useRef<HTMLButtonElement>(null)
  const mine = useRef<HTMLInputElement>(null)
  const { form, website, photos, creation, obstacle, draft, ...setup } = useNewFunnelForm(person, {
    submit,
    mine,
  })
  const readsWebsites = !useSwitchedOff('website-reading')
  const isBringing = useStore(website.pictures.store, (state) => state.isBringing)

  return (
    <div className="mt-8 grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] xl:gap-12">
      <form
        noValidate
        aria-label="New adventure"
        onSubmit={(event) => void setup.handleSubmit(event)}
        className="flex flex-col gap-6"
      >
        {!person.isDemo && <NoRoomNotice plan={person.plan} />}
        {draft.state !== 'none' && (
          <DraftNotice
            state={draft.state}
            isDemo={person.isDemo}
            onDiscard={draft.discard}
            onUndo={draft.undo}
          />
        )}
        {readsWebsites && <WebsiteChapter form={form} website={website} isDemo={person.isDemo} />}
        <BusinessFields
          control={form.control}
          register={form.register}
          website={{ start: website.start, onFocus: form.setFocus }}
        />
        {website.found && (
          <FoundOnWebsite
            key={website.found.address}
            reading={website.found.reading}
            pictures={website.pictures}
            mineRef={mine}
          />
        )}
        <PhotosChapter photos={photos} isDemo={person.isDemo} />
        {obstacle === 'login' && <LoginNotice isDemo={person.isDemo} />}
        <CollapsiblePreview control={form.control} />
        <SubmitBar
          ref={submit}
          control={form.control}
          isBusy={creation.progress.phase !== 'idle' || isBringing || setup.isWaitingForPhotos}
        />
      </form>
      <aside
        aria-label="Preview and next steps"
        className="flex flex-col gap-6 lg:sticky lg:top-24"
      >
        <LivePreview control={form.control} />
        <NextSteps />
      </aside>
      <GenerationDialog progress={creation.progress} onCancel={creation.cancel} />
    </div>
  )
}
