import { adLimits } from '@wildpath/ads'
import { Lightbulb } from 'lucide-react'

import { Disclosure } from '../../../ui/disclosure.tsx'

/** What makes ads of a small outfitter work (spec 2, section 9). */
export function AdTips() {
  const tips = [
    `Keep Facebook headlines under ${adLimits.facebook.headline} characters: longer ones are cut in the feed.`,
    `Keep Google descriptions under ${adLimits.google.body} characters: longer ones are refused.`,
    'Say one thing in each ad. Three short ads teach you more than one long one.',
    'Name the place, and what people will do there. Both are what they search for.',
    'Promise only what the page says too. People leave when they do not find it there.',
  ]
  return (
    <Disclosure
      summary={
        <span className="inline-flex items-center gap-2">
          <Lightbulb aria-hidden size={18} className="text-lantern" />
          Tips for ads
        </span>
      }
    >
      <ul className="list-disc pl-5">
        {tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </Disclosure>
  )
}
