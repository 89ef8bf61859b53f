import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '@wildpath/contract'
import { ExternalLink } from 'lucide-react'
import { type FormEvent, useState } from 'react'

import { callApi } from '../../../../entities/api/call-api.ts'
import { Button } from '../../../../ui/button.tsx'
import { notifyError } from '../../../../ui/notify.ts'
import { SelectField } from '../../../../ui/select-field.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { canvaFailure, isConnectionLost } from './canva-failure.ts'
import { designToolQuery, toolDesignsQuery } from './design-tool-queries.ts'
import { webAddress } from './web-address.ts'

/** Large enough for every place on a page, and no larger than what is kept. */
const sizes = [
  { value: 'picture', label: 'Picture, 1600 × 1200', width: 1600, height: 1200 },
  { value: 'banner', label: 'Wide banner, 1920 × 1080', width: 1920, height: 1080 },
  { value: 'shared', label: 'Shared link, 1200 × 630', width: 1200, height: 630 },
  { value: 'square', label: 'Square post, 1080 × 1080', width: 1080, height: 1080 },
] as const

/** Makes an empty design in the person's account and opens it there, in a tab of its own. */
export function NewCanvaDesign() {
  const queryClient = useQueryClient()
  const [title, setTitle] = useState('')
  const [size, setSize] = useState<(typeof sizes)[number]>(sizes[0])
  const creation = useMutation({
    mutationFn: async (tab: Window | null) => {
      const { width, height } = size
      const design = await callApi(api.createToolDesign, {
        body: { title: title.trim() || 'My design', width, height },
      })
      const address = webAddress(design.editUrl)
      if (address !== null) tab?.location.replace(address)
      return tab === null ? address : null
    },
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: toolDesignsQuery.queryKey }),
    onError: (failure, tab) => {
      tab?.close()
      notifyError(canvaFailure(failure))
      if (isConnectionLost(failure)) {
        void queryClient.invalidateQueries({ queryKey: designToolQuery.queryKey, exact: true })
      }
    },
  })

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (creation.isPending) return
    // Opened at the press itself: later, browsers take it for an advertisement.
    const tab = window.open('', '_blank')
    if (tab) tab.opener = null
    creation.mutate(tab)
  }

  return (
    <section aria-labelledby="new-canva-design" className="flex flex-col gap-3">
      <h3 id="new-canva-design" className="text-lead font-semibold">
        New design
      </h3>
      <form onSubmit={handleSubmit} className="grid items-end gap-3 sm:grid-cols-[1fr_1fr_auto]">
        <TextField
          label="Title"
          isOptional
          maxLength={100}
          placeholder="My design"
          value={title}
          onChange={(event) => setTitle(event.target.value)}
        />
        <SelectField
          label="Size"
          options={sizes}
          value={size.value}
          onChange={(event) =>
            setSize(sizes.find(({ value }) => value === event.target.value) ?? sizes[0])
          }
        />
        {/* Below the fields there is room for their messages. */}
        <Button type="submit" className="sm:mb-1.5" isBusy={creation.isPending}>
          <ExternalLink aria-hidden size={18} />
          Design in Canva
        </Button>
      </form>
      <div aria-live="polite">
        {creation.data && (
          <p className="text-note">
            Your browser kept the new tab closed.{' '}
            <a
              href={creation.data}
              target="_blank"
              rel="noreferrer"
              className="font-semibold text-fern underline underline-offset-4"
            >
              Open your design in Canva
            </a>
          </p>
        )}
      </div>
    </section>
  )
}
