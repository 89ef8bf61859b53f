import type { ComponentProps } from 'react'
import { useController } from 'react-hook-form'

import { TextRows } from './text-rows.tsx'
import type { CampaignForm } from './use-search-campaign-form.ts'

type CampaignRowsProps = Omit<
  ComponentProps<typeof TextRows>,
  'rows' | 'errors' | 'error' | 'onChange' | 'onBlur'
> & {
  form: CampaignForm
  name: 'keywords' | 'negativeKeywords' | 'moreHeadlines' | 'moreDescriptions'
}

/** The rows of one field of the form, with what is wrong with them. */
export function CampaignRows({ form, name, ...rest }: CampaignRowsProps) {
  const { field } = useController({ control: form.control, name })
  const rows = field.value ?? []
  const error = form.formState.errors[name]
  return (
    <TextRows
      {...rest}
      rows={rows}
      errors={rows.map((_, index) => error?.[index]?.message)}
      error={error?.message}
      onChange={field.onChange}
      onBlur={field.onBlur}
    />
  )
}
