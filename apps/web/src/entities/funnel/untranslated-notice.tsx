import { type Funnel, listUntranslatedTexts } from '@wildpath/contract'
import { Languages } from 'lucide-react'
import { useMemo } from 'react'

import { Notice } from '../../ui/notice.tsx'
import { nameLanguage } from '../page/name-language.ts'

const maxTexts = 5

/** Warns about texts without a translation. Renders nothing if there are none. */
export function UntranslatedNotice({ funnel }: { funnel: Funnel }) {
  const languages = useMemo(() => listUntranslatedTexts(funnel), [funnel])
  return languages.map(({ language, texts }) => (
    <Notice
      key={language}
      tone="lantern"
      icon={<Languages aria-hidden size={20} className="shrink-0 text-lantern" />}
      title={`${texts.length === 1 ? '1 text is' : `${texts.length} texts are`} not translated into ${nameLanguage(language)}`}
    >
      <ul className="my-1 list-disc pl-5 wrap-anywhere">
        {texts.slice(0, maxTexts).map((text) => (
          <li key={text}>
            <span className="line-clamp-2">{text}</span>
          </li>
        ))}
        {texts.length > maxTexts && <li>And {texts.length - maxTexts} more</li>}
      </ul>
      <p>You can publish anyway. Visitors will see them in your page's language.</p>
    </Notice>
  ))
}
