import type { ComponentProps } from 'react'
import { useController, useFormContext } from 'react-hook-form'

import type { KeywordLists } from '../keyword-lists.ts'
import type { SearchCampaignValues } from './search-campaign-values.ts'
import { TextRows } from './text-rows.tsx'

type Rows = Pick<
  SearchCampaignValues,
  'keywords' | 'negativeKeywords' | 'moreHeadlines' | 'moreDescriptions'
> &
  KeywordLists

type CampaignRowsProps = Omit<
  ComponentProps<typeof TextRows>,
  'rows' | 'errors' | 'error' | 'onChange' | 'onBlur'
> & { name: keyof Rows }

/** Rows of one list field with its errors. Reads the surrounding form. */
export function CampaignRows({ name, ...rest }: CampaignRowsProps) {
  const { control, formState } = useFormContext<Rows>()
  const { field } = useController({ control, name })
  const rows = field.value ?? []
  const error = formState.errors[name]
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
