import { useEffect, useEffectEvent } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'

import { useFunnelAt } from '../../../entities/funnel/use-funnel-at.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { AdPlatform } from '../ad-platform.ts'
import { countedAddress } from './counted-address.ts'

/** The forms of the platforms call it differently. */
type Addressed = { id: string; name: string; destinationUrl: string; finalUrl: string }

type AddressFieldProps = {
  name: 'destinationUrl' | 'finalUrl'
  label: string
  platform: AdPlatform
}

/**
 * Where the ad leads, of the form around it: an adventure of the person's own, which is tagged so that its leads are
 * counted, or any other page.
 */
export function AddressField({ name, label, platform }: AddressFieldProps) {
  const form = useFormContext<Addressed>()
  const { funnels, funnelAt } = useFunnelAt()
  const address = useWatch({ control: form.control, name })
  const own = funnelAt(address)
  const published = funnels.filter(({ isPublic }) => isPublic)
  const chosenId = published.find(({ id }) => id === own?.id)?.id ?? ''

  function lead(to: string) {
    const funnel = funnelAt(to)
    if (funnel === undefined) return
    const counted = countedAddress({
      address: to,
      funnel,
      platform: platform.id,
      creationId: form.getValues('id'),
    })
    if (counted === form.getValues(name)) return
    form.setValue(name, counted, { shouldDirty: true, shouldValidate: true })
  }

  function handleChoice(id: string) {
    const funnel = published.find((one) => one.id === id)
    form.setValue(name, '', { shouldDirty: true })
    if (funnel === undefined) return
    lead(funnel.public_url)
    if (form.getValues('name').trim() !== '') return
    const { business_name: business } = funnel.business_info
    form.setValue('name', business, { shouldDirty: true, shouldValidate: true })
  }

  // Enter in the field goes on to the next step without leaving it first.
  const leave = useEffectEvent(() => lead(form.getValues(name)))
  useEffect(() => () => leave(), [])

  return (
    <>
      {published.length > 0 && (
        <SelectField
          label="Your adventure"
          placeholder="Another page"
          options={published.map(({ id, title }) => ({ value: id, label: title }))}
          value={chosenId}
          onChange={({ target }) => handleChoice(target.value)}
        />
      )}
      <TextField
        label={label}
        type="url"
        inputMode="url"
        placeholder="https://"
        hint={hintOf(own)}
        error={form.formState.errors[name]?.message}
        {...form.register(name, { onBlur: () => lead(form.getValues(name)) })}
      />
    </>
  )
}

function hintOf(own: { isPublic: boolean } | undefined): string {
  if (own === undefined) {
    return 'Your adventure’s page, where the ad leads. Leads from other pages aren’t counted.'
  }
  if (!own.isPublic) return 'This page isn’t published, so only you can open it.'
  return 'The page the ad leads to. The tags at the end track this ad’s views and leads.'
}
