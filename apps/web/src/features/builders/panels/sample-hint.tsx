import { type SampleOnPage, samplesOnPage } from '@wildpath/page/samples'
import { useDeferredValue, useMemo } from 'react'

import { SampleList } from '../../../entities/page/sample-list.tsx'
import { useEditorState } from '../store/editor-context.ts'

type SampleHintProps = { funnelId: string; onChoose: (sample: SampleOnPage) => void }

/** What on the page is still a sample, while there is any. */
export function SampleHint(props: SampleHintProps) {
  const page = useDeferredValue(useEditorState(({ history }) => history.present))
  const samples = useMemo(() => samplesOnPage(page), [page])

  return <SampleList samples={samples} {...props} />
}
