import { readWebAddress } from '@wildpath/contract'
import { Globe } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { useStore } from 'zustand'

import { SessionEndedNotice } from '../../../../entities/person/session-ended-notice.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { ReadingStatus } from '../../website/reading-status.tsx'
import { useWebsiteReader } from '../../website/use-website-reader.ts'
import type { FactNews } from '../editing/fact-news.ts'
import type { FactsEditor } from '../editing/facts-editor.ts'
import { NewsNotice } from './news-notice.tsx'

type FactsWebsiteProps = {
  editor: FactsEditor
  /** Of the answers; may be empty. */
  address: string
}

/** Reads the business's website once more: what is new there comes to what is known. */
export function FactsWebsite({ editor, address: saved }: FactsWebsiteProps) {
  const { reader, progress } = useWebsiteReader({ isKnown: true })
  const [address, setAddress] = useState(saved)
  const [error, setError] = useState<string>()
  const [read, setRead] = useState<{ address: string; news: FactNews } | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const isFresh = useStore(editor.store, ({ fresh }) => fresh.length > 0)
  const isReading = progress.phase === 'reading'
  const isLoginMissing = progress.phase === 'failed' && progress.failure.kind === 'login'

  const isTakenBack =
    read !== null && !isFresh && read.news.added.length + read.news.contested.length > 0

  async function readSite() {
    const wanted = address.trim()
    if (isReading) return
    if (readWebAddress(wanted) === null) {
      setError(wanted === '' ? 'Please enter your website’s address' : 'Please enter a valid URL')
      field.current?.focus()
      return
    }
    setError(undefined)
    setRead(null)
    const reading = await reader.read(wanted)
    if (reading !== null) setRead({ address: wanted, news: editor.merge(reading.facts) })
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    void readSite()
  }

  return (
    <Card className="flex flex-col gap-4">
      <form noValidate aria-label="Your website" onSubmit={handleSubmit}>
        <h2 className="text-lead">Your website</h2>
        <p className="mt-1 mb-3 text-note text-quiet">
          We read it and add what is new. What you confirmed or said yourself stays.
        </p>
        <div className="flex flex-wrap items-start gap-3">
          <div className="min-w-0 flex-1 basis-60">
            <TextField
              ref={field}
              label="Address"
              type="url"
              inputMode="url"
              autoCapitalize="none"
              enterKeyHint="go"
              value={address}
              error={error}
              onChange={(event) => {
                setAddress(event.target.value)
                setError(undefined)
              }}
            />
          </div>
          <Button
            type="submit"
            variant="secondary"
            isBusy={isReading}
            className="max-sm:w-full sm:mt-[1.6875rem]"
          >
            {!isReading && <Globe aria-hidden size={18} />}
            Read my website
          </Button>
        </div>
      </form>
      <ReadingStatus
        progress={progress}
        onCancel={() => {
          reader.cancel()
          field.current?.focus()
        }}
        onRetry={() => {
          field.current?.focus()
          void readSite()
        }}
      />
      {isLoginMissing && <SessionEndedNotice title="Unable to read your website" />}
      {read && !isReading && !isTakenBack && <NewsNotice address={read.address} news={read.news} />}
    </Card>
  )
}
