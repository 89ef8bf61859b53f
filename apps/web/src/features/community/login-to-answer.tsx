import { loginPath, signUpPath } from '../../entities/person/sign-in-paths.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { questionPath } from './question-paths.ts'

/** The way to an answer of one's own, and back to this question. */
export function LoginToAnswer({ questionId }: { questionId: string }) {
  const here = { pathname: questionPath(questionId), search: '', hash: '' }

  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
      <p className="min-w-0 flex-1 basis-64 text-quiet">
        Do you know the answer, or have the same question? Log in to say so.
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={signUpPath(here)} variant="secondary">
          Sign up
        </ButtonLink>
        <ButtonLink to={loginPath(here)}>Log in to answer</ButtonLink>
      </div>
    </Card>
  )
}
