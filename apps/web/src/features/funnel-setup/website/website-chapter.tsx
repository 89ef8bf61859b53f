import { Globe } from 'lucide-react'
import { useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { type BusinessInfo, readWebAddress } from '@wildpath/contract'

import { Button } from '../../../ui/button.tsx'
import type { BusinessFormValues } from '../business-form-values.ts'
import { Chapter } from '../chapter.tsx'
import { LoginNotice } from '../login-notice.tsx'
import { WebsiteField } from '../website-field.tsx'
import { ReadingStatus } from './reading-status.tsx'
import type { WebsiteSetup } from './use-website-start.ts'
import { WebsiteResult } from './website-result.tsx'

type WebsiteChapterProps = {
  form: UseFormReturn<BusinessFormValues, unknown, BusinessInfo>
  website: WebsiteSetup
  isDemo: boolean
}

/** Who has a website need not type what stands there. */
export function WebsiteChapter({ form, website, isDemo }: WebsiteChapterProps) {
  const { progress, reader, start, found, isUndone } = website
  const button = useRef<HTMLButtonElement>(null)
  const isReading = progress.phase === 'reading'
  const isLoginMissing = progress.phase === 'failed' && progress.failure.kind === 'login'

  function handleRead() {
    // The button of a notice goes with it.
    button.current?.focus()
    read()
  }

  function handleCancel() {
    reader.cancel()
    button.current?.focus()
  }

  function handleUndo() {
    start.undo()
    button.current?.focus()
  }

  function read() {
    if (isReading) return
    const address = (form.getValues('website_url') ?? '').trim()
    if (readWebAddress(address) === null) {
      const message = address === '' ? 'Please enter your website’s address first' : invalid
      form.setError('website_url', { message }, { shouldFocus: true })
      return
    }
    void start.begin(address)
  }

  return (
    <Chapter
      title="Start from your website"
      intro="We read a few public pages and fill in what they say. You check everything before it is used."
    >
      <div className="flex flex-wrap items-start gap-3">
        <div className="min-w-0 flex-1 basis-60">
          <WebsiteField control={form.control} register={form.register} onEnter={read} />
        </div>
        <Button
          ref={button}
          variant="secondary"
          isBusy={isReading}
          onClick={handleRead}
          className="max-sm:w-full sm:mt-[1.6875rem]"
        >
          {!isReading && <Globe aria-hidden size={18} />}
          Read my website
        </Button>
      </div>
      <ReadingStatus progress={progress} onCancel={handleCancel} onRetry={handleRead} />
      {isLoginMissing && <LoginNotice isDemo={isDemo} title="Please log in to read your website" />}
      {!isReading && <WebsiteResult found={found} isUndone={isUndone} onUndo={handleUndo} />}
    </Chapter>
  )
}

const invalid = 'Please enter a valid URL'
