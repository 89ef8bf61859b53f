import { useSession } from '../../entities/person/session.ts'
import { Card } from '../../ui/card.tsx'

const steps = [
  'We write a landing page, a thank-you page, ads for Facebook and Google and three follow-up emails.',
  'You see what we understood and correct it in a minute, or skip that for later.',
  'You read everything on the adventure’s own screen. It starts as a private draft.',
  'You publish it, share the address, and each form a visitor sends becomes a lead.',
] as const

export function NextSteps() {
  const isBuiltInWriter = useSession()?.providers.textAi === 'sandbox'

  return (
    <Card>
      <h2 className="text-title">What happens next</h2>
      <ol className="mt-4 flex flex-col gap-4">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-3 text-note">
            <span
              aria-hidden
              className="inline-flex size-6 shrink-0 items-center justify-center rounded-full border border-lantern font-semibold text-lantern tabular-nums"
            >
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
      {isBuiltInWriter && (
        <p className="mt-4 border-t border-line pt-4 text-note text-quiet">
          No AI service is connected here, so our built-in copywriter writes a guided draft.
        </p>
      )}
    </Card>
  )
}
