import { thankYouPageOf } from '@wildpath/contract'
import { listLanguages, translatePage } from '@wildpath/page/translations'
import { clsx } from 'clsx'
import { type ComponentProps, useMemo, useState } from 'react'

import { DeviceChoice } from '../../../entities/page/page-preview/device-choice.tsx'
import { PageStage } from '../../../entities/page/page-preview/page-stage.tsx'
import { firstDevice } from '../../../entities/page/page-preview/preview-widths.ts'
import { usePageBadge } from '../../../entities/page/use-page-badge.ts'
import { Segmented } from '../../../ui/segmented.tsx'
import { EditorCanvas } from '../canvas/editor-canvas.tsx'
import { LanguageChoice } from '../languages/language-choice.tsx'
import { useEditorState } from '../store/editor-context.ts'
import { getEditedLanguage } from '../store/shown-page.ts'
import { EmptyPage } from './empty-page.tsx'

const pages = [
  { value: 'landing', label: 'Landing' },
  { value: 'thank-you', label: 'Thank-you' },
] as const

type PagePaneProps = Omit<ComponentProps<typeof EditorCanvas>, 'device' | 'className'> & {
  onAdd: () => void
  onPageTemplates: () => void
}

/** Shows the landing page at a device's width, or how to start one, and the thank-you page. */
export function PagePane({ onAdd, onPageTemplates, ...canvas }: PagePaneProps) {
  const [device, setDevice] = useState(() => firstDevice(window.innerWidth))
  const [shown, setShown] = useState<(typeof pages)[number]['value']>('landing')
  const isEmpty = useEditorState(({ history }) => history.present.sections.length === 0)
  const hasLanguages = useEditorState(({ history }) => listLanguages(history.present).length > 0)
  const isTranslating = useEditorState((state) => getEditedLanguage(state) !== null)

  return (
    <>
      {/* Phones edit the page at full width and height. Preview shows it at any width, and the thank-you page. */}
      <div
        className={clsx(
          'flex flex-wrap items-center justify-center gap-x-3 gap-y-1 border-b border-line bg-surface px-3 py-1.5',
          !canvas.isPreview && shown === 'landing' && !hasLanguages && 'max-sm:hidden',
        )}
      >
        <h2 className="sr-only">Live Preview</h2>
        <Segmented label="Page to show" value={shown} onChange={setShown} options={pages} />
        <LanguageChoice />
        <div className={clsx(!canvas.isPreview && 'max-sm:hidden')}>
          <DeviceChoice value={device} onChange={setDevice} />
        </div>
        {isTranslating && !canvas.isPreview && (
          <p className="basis-full text-center text-note text-quiet">
            {shown === 'landing'
              ? 'Click any text to translate it. Other changes apply to every language.'
              : 'To translate this text, open Sections and go to Languages.'}
          </p>
        )}
      </div>
      {shown === 'thank-you' ? (
        <ThankYouStage funnel={canvas.funnel} device={device} />
      ) : isEmpty ? (
        <EmptyPage funnel={canvas.funnel} onAdd={onAdd} onPageTemplates={onPageTemplates} />
      ) : (
        <EditorCanvas {...canvas} device={device} className="min-h-0 flex-1" />
      )}
    </>
  )
}

type ThankYouStageProps = Pick<ComponentProps<typeof EditorCanvas>, 'funnel' | 'device'>

/** Previews the thank-you page. Its texts are edited in the Content panel. */
function ThankYouStage({ funnel, device }: ThankYouStageProps) {
  const badge = usePageBadge()
  const landing = useEditorState(({ history }) => history.present)
  const source = useEditorState((state) => state.source)
  const language = useEditorState(getEditedLanguage)
  const page = useMemo(() => {
    const thankYou = thankYouPageOf({ ...funnel, ...source }, landing)
    return language === null ? thankYou : translatePage(thankYou, language)
  }, [funnel, source, landing, language])

  return (
    <PageStage
      page={page}
      badge={badge}
      title="Preview of the thank-you page"
      device={device}
      className="min-h-0 flex-1"
    />
  )
}
