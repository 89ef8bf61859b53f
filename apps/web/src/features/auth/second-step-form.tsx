import { useQueryClient } from '@tanstack/react-query'
import { api, type SecondStep } from '@wildpath/contract'
import { CircleAlert, Fingerprint } from 'lucide-react'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'

import { callApi } from '../../entities/api/call-api.ts'
import { canUsePasskeys, provePasskey } from '../../entities/person/passkeys.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { createSecondStep, type FactorWay } from './second-step.ts'
import { welcome } from './welcome.ts'

type SecondStepFormProps = {
  ways: SecondStep
  /** Back to the password; says why where it was not the person's wish. */
  onBack: (message: string | null) => void
}

const names: Record<FactorWay, string> = {
  'app': 'Use your authenticator app',
  'passkey': 'Use a passkey',
  'recovery-code': 'Use a recovery code',
}

/** Takes the place of the password's form until the person has shown what else they have. */
export function SecondStepForm({ ways, onBack }: SecondStepFormProps) {
  const flow = useSecondStep(ways, onBack)
  const { way, isBusy, failure } = useStore(flow.store)
  const others = flow.otherWays().filter((other) => other !== 'passkey' || canUsePasskeys())

  return (
    <div className="flex flex-col gap-4">
      {way === 'passkey' ? (
        <PasskeyStep isBusy={isBusy} onUse={() => void flow.submitPasskey()} />
      ) : (
        <CodeStep
          key={way}
          way={way}
          isBusy={isBusy}
          onSubmit={(code) => void flow.submitCode(code)}
        />
      )}
      {failure !== null && (
        <Notice
          tone="clay"
          icon={<CircleAlert aria-hidden size={18} className="mt-px shrink-0 text-clay" />}
          title={failure}
        />
      )}
      <div className="flex flex-col items-start border-t border-line pt-3">
        {others.map((other) => (
          <LinkButton key={other} onClick={() => flow.choose(other)}>
            {names[other]}
          </LinkButton>
        ))}
        <LinkButton onClick={() => onBack(null)}>Back to the password</LinkButton>
      </div>
    </div>
  )
}

function useSecondStep(ways: SecondStep, onBack: (message: string | null) => void) {
  const queryClient = useQueryClient()
  const [flow] = useState(() =>
    createSecondStep({
      ways,
      pass: async (proof) => (await callApi(api.passSecondStep, { body: proof })).user,
      showPasskey: async () => provePasskey(await callApi(api.beginPasskeyStep, {})),
      onPassed: (user) => welcome(queryClient, user, 'login'),
      onExpired: onBack,
    }),
  )
  return flow
}

function CodeStep({
  way,
  isBusy,
  onSubmit,
}: {
  way: 'app' | 'recovery-code'
  isBusy: boolean
  onSubmit: (code: string) => void
}) {
  const [code, setCode] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const isApp = way === 'app'
  // The form appears where the password was: whoever types goes on typing.
  useEffect(() => form.current?.querySelector('input')?.focus(), [])

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    onSubmit(code)
  }

  return (
    <form ref={form} noValidate onSubmit={handleSubmit} className="flex flex-col gap-4">
      <TextField
        label={isApp ? 'Code from your app' : 'Recovery code'}
        hint={
          isApp
            ? 'Six digits; they change every 30 seconds.'
            : 'One of the ten that you saved. Each works once.'
        }
        autoComplete={isApp ? 'one-time-code' : 'off'}
        inputMode={isApp ? 'numeric' : 'text'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      <Button type="submit" disabled={code.trim() === ''} isBusy={isBusy}>
        Continue
      </Button>
    </form>
  )
}

function PasskeyStep({ isBusy, onUse }: { isBusy: boolean; onUse: () => void }) {
  const button = useRef<HTMLDivElement>(null)
  useEffect(() => button.current?.querySelector('button')?.focus(), [])

  return (
    <div ref={button} className="flex flex-col gap-4">
      <p className="text-quiet">
        Your browser asks for the fingerprint, face, PIN or security key that you set up.
      </p>
      <Button isBusy={isBusy} onClick={onUse}>
        {!isBusy && <Fingerprint aria-hidden size={18} />}
        Use a passkey
      </Button>
    </div>
  )
}

function LinkButton({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="inline-flex min-h-11 items-center text-note font-semibold text-quiet underline underline-offset-4 hover:text-ink"
    >
      {children}
    </button>
  )
}
