import type { Funnel } from '@wildpath/contract'
import { useEffect, useRef } from 'react'

import { notifySuccess } from '../../../ui/notify.ts'
import { usePageWriter } from '../page-writer/use-page-writer.ts'
import { PromptForm } from '../page-writer/prompt-form.tsx'
import { withWrittenPage, type WrittenPage } from '../page-writer/write-page.ts'
import { WritingProgress } from '../page-writer/writing-progress.tsx'
import { WrittenResult } from '../page-writer/written-result.tsx'
import { useEditor } from '../store/editor-context.ts'

const headings = {
  prompt: 'Generate a page',
  generating: 'Writing your page',
  result: 'Your new page',
} as const

type AiPanelProps = { funnel: Funnel; onUsed: () => void }

/** A whole page from the business info: the prompt, the writing, and the page to take or to leave. */
export function AiPanel({ funnel, onUsed }: AiPanelProps) {
  const editor = useEditor()
  const { prompt, step, change, generate, startOver } = usePageWriter(funnel, editor)
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step.kind)

  // What had the focus is gone with its step.
  useEffect(() => {
    if (shown.current === step.kind) return
    shown.current = step.kind
    heading.current?.focus()
  }, [step.kind])

  function handleUse({ page }: WrittenPage) {
    const { present } = editor.store.getState().history
    editor.edit({ kind: 'replace-page', page: withWrittenPage(present, page) })
    notifySuccess(
      'The new page is in place. Save it when you like it; Undo brings the old one back.',
    )
    startOver()
    onUsed()
  }

  return (
    <div className="flex flex-col gap-5 p-4">
      <h2
        ref={heading}
        tabIndex={-1}
        className="font-sans text-lead font-semibold tracking-normal outline-none"
      >
        {headings[step.kind]}
      </h2>
      {step.kind === 'prompt' && (
        <PromptForm
          prompt={prompt}
          businessName={funnel.business_info.business_name}
          onChange={change}
          onGenerate={(complete) => void generate(funnel, complete)}
        />
      )}
      {step.kind === 'generating' && <WritingProgress stage={step.stage} onCancel={startOver} />}
      {step.kind === 'result' && (
        <WrittenResult
          written={step.written}
          onUse={() => handleUse(step.written)}
          onStartOver={startOver}
        />
      )}
    </div>
  )
}
