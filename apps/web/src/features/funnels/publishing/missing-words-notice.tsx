import { hasOwnWords } from '@wildpath/page/language'
import { Languages } from 'lucide-react'

import { Notice } from '../../../ui/notice.tsx'

/** Says that the page's own words are English if they are not available in its language. */
export function MissingWordsNotice({ language }: { language: string | undefined }) {
  if (language === undefined || hasOwnWords(language)) return null
  const name = languageNames.of(language) ?? language

  return (
    <Notice
      tone="lantern"
      icon={<Languages aria-hidden size={20} className="shrink-0 text-lantern" />}
    >
      The page's own headings, form and messages are in English because they are not available in{' '}
      {name} yet.
    </Notice>
  )
}

const languageNames = new Intl.DisplayNames('en', { type: 'language' })
