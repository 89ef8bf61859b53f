import { useLocation, useSearchParams } from 'react-router'

import { TextLink } from '../../ui/text-link.tsx'
import { AccountForm } from './account-form.tsx'
import type { AccountFormMode } from './account-form-schema.ts'
import { AuthScene } from './auth-scene.tsx'

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

/** /auth/login and /auth/signup: one form, two modes, and a link that keeps `redirect`. */
function AccountScreen({ mode }: { mode: AccountFormMode }) {
  const [search] = useSearchParams()
  const location: { state: unknown } = useLocation()
  const { title, text, question, otherMode, link } = words[mode]
  const query = search.size > 0 ? `?${search}` : ''

  return (
    <AuthScene title={title} text={text}>
      <AccountForm key={mode} mode={mode} initialEmail={emailOf(location.state)} />
      <p className="mt-5 text-note text-quiet">
        {question} <TextLink to={`/auth/${otherMode}${query}`}>{link}</TextLink>
      </p>
      <p className="mt-3 text-note text-quiet">
        By continuing you agree to our <TextLink to="/terms">Terms</TextLink> and{' '}
        <TextLink to="/privacy">Privacy Policy</TextLink>.
      </p>
    </AuthScene>
  )
}

export function LoginScreen() {
  return <AccountScreen mode="login" />
}

export function SignUpScreen() {
  return <AccountScreen mode="signup" />
}

/** The address typed on the screen before, handed over so that nobody types it twice. */
function emailOf(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('email' in state)) return ''
  return typeof state.email === 'string' ? state.email : ''
}
