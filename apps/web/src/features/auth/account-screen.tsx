import type { SecondStep } from '@wildpath/contract'
import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'

import { useSwitchedOff } from '../../entities/person/session.ts'
import { Notice } from '../../ui/notice.tsx'
import { notifyError } from '../../ui/notify.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { AccountForm } from './account-form.tsx'
import { AuthLayout } from './auth-layout.tsx'
import { PasskeySignIn } from './passkey-sign-in.tsx'
import { SecondStepForm } from './second-step-form.tsx'
import { accountToast } from './welcome.ts'

const words = {
  login: {
    title: 'Welcome back',
    text: 'Your adventures are where you left them.',
    question: 'New to the trail?',
    otherMode: 'signup',
    link: 'Create an account',
  },
  signup: {
    title: 'Start your journey',
    text: 'Set up camp: an account is free and takes a minute.',
    question: 'Been here before?',
    otherMode: 'login',
    link: 'Log in',
  },
} as const

/**
 * /auth/login and /auth/signup: one form in two modes, and the second step of whoever has a second factor.
 * Changing the mode keeps `redirect`, the email that was typed and the number of failed attempts.
 */
export function AccountScreen() {
  const [search] = useSearchParams()
  const { pathname } = useLocation()
  const [email, setEmail] = useState('')
  const [failedAttempts, setFailedAttempts] = useState(0)
  const areSignUpsOff = useSwitchedOff('sign-ups')
  const [secondStep, setSecondStep] = useState<SecondStep | null>(null)
  const mode = pathname.endsWith('/signup') ? 'signup' : 'login'
  const { title, text, question, otherMode, link } = words[mode]
  const isClosed = mode === 'signup' && areSignUpsOff
  const query = search.size > 0 ? `?${search}` : ''

  function handleBack(message: string | null) {
    setSecondStep(null)
    if (message !== null) notifyError(message, { id: accountToast })
  }

  if (mode === 'login' && secondStep !== null) {
    return (
      <AuthLayout title="One more step" text="Your password is right. Now show that it is you.">
        <SecondStepForm ways={secondStep} onBack={handleBack} />
      </AuthLayout>
    )
  }
  return (
    <AuthLayout title={title} text={text}>
      {isClosed && (
        <Notice tone="lantern" title="New accounts cannot be made right now">
          Please come back later. Whoever has an account logs in as before.
        </Notice>
      )}
      <AccountForm
        key={mode}
        mode={mode}
        email={email}
        onEmailChange={setEmail}
        failedAttempts={failedAttempts}
        onFailedAttempt={setFailedAttempts}
        onSecondStep={setSecondStep}
      />
      {mode === 'login' && <PasskeySignIn />}
      <div className="mt-5 flex flex-col gap-2 text-note text-quiet">
        <p>
          {question} <TextLink to={`/auth/${otherMode}${query}`}>{link}</TextLink>
        </p>
        <p>
          By continuing you agree to our <TextLink to="/terms">Terms</TextLink> and{' '}
          <TextLink to="/privacy">Privacy Policy</TextLink>.
        </p>
      </div>
    </AuthLayout>
  )
}
