import { socialAdLimits } from '@wildpath/contract'
import { Trash2 } from 'lucide-react'

import { IconButton } from '../../../../ui/icon-button.tsx'
import { platformKey } from '../../ad-queries.ts'
import { SuggestField } from '../../wizard/suggest-field.tsx'
import { facebook } from '../facebook.ts'
import { suggestSocialInterests } from '../social-ads-queries.ts'

type InterestsFieldProps = {
  accountId: string
  interests: readonly string[]
  error: string | undefined
  onChange: (interests: string[]) => void
}

/** Interests that Facebook suggests. */
export function InterestsField({ accountId, interests, error, onChange }: InterestsFieldProps) {
  function handleChoose(interest: string) {
    const isFull = interests.length >= socialAdLimits.audienceLines
    if (!interests.includes(interest) && !isFull) onChange([...interests, interest])
  }

  return (
    <div className="flex flex-col gap-2">
      <SuggestField
        label="Interests"
        isOptional
        noun="interest"
        placeholder="Rafting"
        hint="Without any, the platform decides whom it interests."
        error={error}
        query={(text) => ({
          queryKey: [...platformKey(facebook), 'interests', accountId, text],
          queryFn: async ({ signal }) =>
            (await suggestSocialInterests(accountId, text, signal)).map((name) => ({
              label: name,
              value: name,
            })),
        })}
        onChoose={handleChoose}
      />
      {interests.length > 0 && (
        <ul aria-label="Chosen interests" className="flex flex-wrap gap-2">
          {interests.map((interest) => (
            <li key={interest} className="flex items-center rounded-control bg-raised pl-3">
              <span className="wrap-anywhere">{interest}</span>
              <IconButton
                label={`Remove ${interest}`}
                onClick={() => onChange(interests.filter((one) => one !== interest))}
              >
                <Trash2 aria-hidden size={18} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
