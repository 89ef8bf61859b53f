import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'

import { usePerson } from '../../entities/person/person.ts'
import { ButtonLink } from '../../ui/button-link.tsx'

/** The one thing to do next: sign up, or go on for those who are signed in. */
export function StartActions({ aside }: { aside?: ReactNode }) {
  const person = usePerson()

  if (person === null) {
    return (
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/auth/signup">Start Your Journey</ButtonLink>
        {aside}
      </div>
    )
  }
  return (
    <div className="flex flex-wrap gap-3">
      <ButtonLink to="/dashboard">Dashboard</ButtonLink>
      <ButtonLink to="/new-funnel" variant="secondary">
        <Plus aria-hidden size={18} />
        New Adventure
      </ButtonLink>
    </div>
  )
}
