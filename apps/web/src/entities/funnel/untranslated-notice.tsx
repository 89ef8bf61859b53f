import { type Funnel, listUntranslatedTexts } from '@wildpath/contract'
import { Languages } from 'lucide-react'
import { useMemo } from 'react'

import { Notice } from '../../ui/notice.tsx'
import { nameLanguage } from '../page/name-language.ts'

const mostTexts = 5

/** Warns about texts that visitors of a further language would read in the page's own; nothing without any. */
export function UntranslatedNotice({ funnel }: { funnel: Funnel }) {
  const languages = useMemo(() => listUntranslatedTexts(funnel), [funnel])
  return languages.map(({ language, texts }) => (
    <Notice
      key={language}
      tone="lantern"
      icon={<Languages aria-hidden size={20} className="shrink-0 text-lantern" />}
      title={`Not translated into ${nameLanguage(language)}: ${texts.length === 1 ? 'one text' : `${texts.length} texts`}`}
    >
      <ul className="my-1 list-disc pl-5 wrap-anywhere">
        {texts.slice(0, mostTexts).map((text) => (
          <li key={text}>
            <span className="line-clamp-2">{text}</span>
          </li>
        ))}
        {texts.length > mostTexts && <li>And {texts.length - mostTexts} more.</li>}
      </ul>
      <p>You can publish anyway. Visitors then read them in the language of your page.</p>
    </Notice>
  ))
}
