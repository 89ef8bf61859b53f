import {
  type AdvancedPrompt,
  advancedPromptLimits,
  estimateTokens,
  type PromptBreakdown,
} from '@wildpath/ads/picture-prompt'
import { Disclosure } from '../../../../../ui/disclosure.tsx'
import { Progress } from '../../../../../ui/progress.tsx'
import { TextArea } from '../../../../../ui/text-area.tsx'
import { CopyPromptButton } from '../copy-prompt-button.tsx'

type WrittenPromptProps = {
  written: AdvancedPrompt
  prompt: string
  onChange: (prompt: string) => void
}

/** The prompt as it will be sent, what it is made of, and how much it was told. */
export function WrittenPrompt({ written, prompt, onChange }: WrittenPromptProps) {
  return (
    <div className="flex flex-col gap-5">
      <TextArea
        label="Prompt"
        hint={`About ${estimateTokens(prompt)} tokens. Change it as you like; the wish for a picture without text is always kept.`}
        rows={8}
        maxLength={advancedPromptLimits.longest}
        value={prompt}
        error={prompt.trim() === '' ? 'Please enter an image prompt' : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-48 flex-1">
          <p className="mb-1 text-note tabular-nums">
            Confidence: {written.confidenceScore} of 100
          </p>
          <Progress label="Confidence" value={written.confidenceScore / 100} />
          <p className="mt-1 text-note text-quiet">
            The more you answer, the better the picture fits.
          </p>
        </div>
        <CopyPromptButton prompt={prompt} />
      </div>
      <Disclosure summary="What the prompt is made of">
        <dl className="flex flex-col gap-3">
          {parts.map(([name, label]) => (
            <div key={name}>
              <dt className="text-note font-semibold">{label}</dt>
              <dd className="text-note text-quiet wrap-anywhere">
                {written.promptBreakdown[name]}
              </dd>
            </div>
          ))}
        </dl>
      </Disclosure>
    </div>
  )
}

const parts: readonly (readonly [keyof PromptBreakdown, string])[] = [
  ['visualStyle', 'Visual style'],
  ['productShowcase', 'Product showcase'],
  ['colorPalette', 'Colour palette'],
  ['composition', 'Composition'],
  ['textSpace', 'Text space'],
  ['platformOptimization', 'Platform'],
  ['qualitySpecs', 'Quality'],
]
