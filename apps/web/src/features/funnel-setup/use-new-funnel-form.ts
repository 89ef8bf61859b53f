import { zodResolver } from '@hookform/resolvers/zod'
import {
  type BusinessInfo,
  businessInfoSchema,
  errorTable,
  plans,
  unlimitedFunnels,
  type User,
} from '@wildpath/contract'
import { type RefObject, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router'

import { isOnItsWay } from '../../entities/media/photo-list.ts'
import { requestUpgrade } from '../../entities/plan/upgrade-request.ts'
import { notify, notifyError, notifySuccess } from '../../ui/notify.ts'
import {
  blankBusinessForm,
  type BusinessFormValues,
  businessInfoOf,
} from './business-form-values.ts'
import { type CreationFailure, creationFailureOf } from './creation-failure.ts'
import { useFormPhotos } from './photos/use-form-photos.ts'
import { templateChoice } from './template-choice.ts'
import { useDraftChoice } from './use-draft-choice.ts'
import { useFunnelCreation } from './use-funnel-creation.ts'
import { useDraftAutosave, useStoredDraft } from './use-stored-draft.ts'
import { useWebsiteStart } from './website/use-website-start.ts'
import { websiteExtras } from './website/website-extras.ts'

export type FormPerson = Pick<User, 'id' | 'plan'> & { isDemo: boolean }

/** The form, its draft, and the way from a valid form to what was understood of it. */
export function useNewFunnelForm(
  person: FormPerson,
  { submit, mine }: Record<'submit' | 'mine', RefObject<HTMLElement | null>>,
) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const { store, restored } = useStoredDraft(person)
  const [obstacle, setObstacle] = useState<CreationFailure['kind'] | 'none'>('none')
  const form = useForm<BusinessFormValues, unknown, BusinessInfo>({
    resolver: zodResolver(businessInfoSchema),
    mode: 'all',
    defaultValues: { ...blankBusinessForm, ...templateChoice(search), ...restored },
  })
  const keeping = useDraftAutosave(form.control, store)
  const website = useWebsiteStart(form, person)
  const draft = useDraftChoice(form, website, restored !== null)
  const creation = useFunnelCreation()
  const photos = useFormPhotos(person)
  const [isWaitingForPhotos, setWaitingForPhotos] = useState(false)

  async function handleValid(answers: BusinessInfo) {
    setObstacle('none')
    // A demo is known to no server: nothing could be saved for it.
    if (person.isDemo) {
      showFailure({ kind: 'login', text: errorTable['login-to-create'].message })
      return
    }
    if (isWaitingForPhotos || !(await bringPictures())) return
    if (photos.list.store.getState().photos.some(isOnItsWay)) {
      notify('Your photos are still on their way. Your adventure is made as soon as they are here.')
    }
    setWaitingForPhotos(true)
    await photos.list.whenSettled()
    setWaitingForPhotos(false)
    const { found, pictures } = website
    const outcome = await creation.create({
      info: businessInfoOf(answers),
      extras: photos.joining(websiteExtras(found, pictures.store.getState())),
      plan: person.plan,
    })
    if (outcome.kind === 'cancelled') notify(errorTable['generation-cancelled'].message)
    if (outcome.kind === 'failed') showFailure(creationFailureOf(outcome.failure))
    if (outcome.kind !== 'created') return
    keeping.stop()
    website.stop()
    photos.stop()
    notifySuccess('Funnel created successfully!')
    await navigate(`/funnel/${outcome.funnel.id}/facts`)
  }

  /** What was ticked comes along, also when nobody pressed for it; without a word whose it is, nothing begins. */
  async function bringPictures(): Promise<boolean> {
    const { pictures } = website
    const isDone = await pictures.bring()
    const { complaint, refused } = pictures.store.getState()
    if (!isDone && complaint) notifyError(complaint.text)
    if (!isDone) mine.current?.focus()
    const [refusal] = Object.values(refused)
    if (isDone && refusal !== undefined) notifyError(`A picture could not be taken. ${refusal}`)
    return isDone
  }

  function showFailure(failure: CreationFailure) {
    setObstacle(failure.kind)
    if (failure.kind === 'limit') {
      const { label } = plans[person.plan]
      const note = `${label} includes one adventure, and you have it. Your answers are kept.`
      requestUpgrade({ feature: unlimitedFunnels, note }, submit.current)
      return
    }
    notifyError(failure.text)
    if (failure.kind !== 'fields') return
    for (const [field, message] of Object.entries(failure.fields)) {
      form.setError(field as keyof BusinessFormValues, { message })
    }
  }

  return {
    form,
    website,
    photos: photos.list,
    isWaitingForPhotos,
    creation,
    obstacle,
    draft,
    handleSubmit: form.handleSubmit(handleValid, () => {
      notifyError(errorTable['missing-fields'].message)
    }),
  }
}
