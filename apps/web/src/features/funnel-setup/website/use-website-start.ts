import { api, type BusinessInfo } from '@wildpath/contract'
import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useStore } from 'zustand'

import { callApi } from '../../../entities/api/call-api.ts'
import { failureMessage } from '../../../lib/request-failure.ts'
import type { BusinessFormValues } from '../business-form-values.ts'
import { websiteDraftOf } from '../stored-drafts.ts'
import { createFoundPictures } from './found-pictures.ts'
import { useWebsiteReader } from './use-website-reader.ts'
import { createWebsiteStart } from './website-start.ts'
import type { WebsiteDraft } from './website-draft.ts'

export type WebsiteSetup = ReturnType<typeof useWebsiteStart>

const picturesFailed = 'The pictures could not be taken. Nothing was changed; please try again.'

/** A new adventure's website: read, filled in, ticked, and kept beside the form's draft. */
export function useWebsiteStart(
  form: UseFormReturn<BusinessFormValues, unknown, BusinessInfo>,
  person: { id: string; isDemo: boolean },
) {
  const { reader, progress } = useWebsiteReader({ isKnown: !person.isDemo })
  const [drafts] = useState(() => websiteDraftOf(person.id))
  const [{ start, pictures }] = useState(() => {
    const kept = person.isDemo ? null : drafts.load()
    const start = createWebsiteStart({
      reader,
      form: {
        get: (name) => form.getValues(name),
        set(name, value) {
          // A choice that was not made is absent, whatever the type of the field says.
          const next = name === 'industry' && value === '' ? undefined : value
          form.setValue(name, next as string, { shouldDirty: true, shouldValidate: true })
        },
      },
      found: kept?.found ?? null,
    })
    const pictures = createFoundPictures({
      importPhotos: (addresses) =>
        callApi(api.importWebsitePhotos, { body: { addresses, are_mine: true } }),
      explain: (failure) => failureMessage(failure, picturesFailed),
    })
    pictures.show(kept?.found.reading.logo?.address ?? null, kept?.pictures)
    start.store.subscribe(({ found }, before) => {
      if (found?.reading === before.found?.reading) return
      pictures.show(found?.reading.logo?.address ?? null)
    })
    return { start, pictures }
  })
  const { found, isUndone } = useStore(start.store)
  const { choice, brought } = useStore(pictures.store)
  const [isStopped, setStopped] = useState(false)
  useEffect(() => {
    if (isStopped || person.isDemo) return
    drafts.save(found && { found, pictures: { choice, brought } })
  }, [drafts, found, choice, brought, isStopped, person.isDemo])

  return {
    reader,
    progress,
    start,
    pictures,
    found,
    isUndone,
    /** For a draft that is discarded: nothing of the website is left, and `restore` brings it back. */
    take(): WebsiteDraft | null {
      start.show(null)
      return found && { found, pictures: { choice, brought } }
    },
    restore(draft: WebsiteDraft | null) {
      start.show(draft?.found ?? null)
      if (draft) pictures.show(draft.found.reading.logo?.address ?? null, draft.pictures)
    },
    /** After a success nothing is kept any more. */
    stop() {
      setStopped(true)
      drafts.clear()
    },
  }
}
