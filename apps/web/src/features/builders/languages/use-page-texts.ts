import { asVisitorsSee, type Funnel, thankYouPageOf } from '@wildpath/contract'
import { listTranslatableTexts, type TranslatableText } from '@wildpath/page/translations'
import { useDeferredValue, useMemo } from 'react'

import { useEditorState } from '../store/editor-context.ts'

/** Lists the texts that visitors read on the landing page and the thank-you page, with their translations. */
export function usePageTexts(funnel: Funnel, language: string): readonly TranslatableText[] {
  const present = useDeferredValue(useEditorState(({ history }) => history.present))
  const source = useEditorState((state) => state.source)
  return useMemo(() => {
    const content = { ...funnel, ...source }
    const landing = asVisitorsSee(present, content)
    return listTranslatableTexts([landing, thankYouPageOf(content, landing)], language)
  }, [funnel, source, present, language])
}
