import type { KnownSection, PageDocument } from '@wildpath/page/document'
import type { FieldPath } from '@wildpath/page/edit'
import { isUsableLink, sectionPanels } from '@wildpath/page/fields'
import { useCallback, useMemo, useRef, useState } from 'react'

import { useStableCallbacks } from '../../../lib/use-stable-callbacks.ts'
import { Tabs } from '../../../ui/tabs.tsx'
import { LinkTargetsContext, linkTargetsOf } from './link-targets.ts'
import { type PanelActions, panelActionsOf, PanelActionsContext } from './panel-actions.ts'
import { PanelCards } from './panel-cards.tsx'
import { SamplesContext, useSamplesOf } from './samples-context.ts'
import { type RequestedField, useRequestedField } from './use-requested-field.ts'

export type PropertyPanelProps = {
  section: KnownSection
  page: PageDocument
  /** `value` undefined takes the field away; edits of one `batch` that follow each other are one step. */
  onEdit: (path: FieldPath, value: unknown, options: { batch: string }) => void
  onCommitBatch: () => void
  /** Opens the picture dialog for a field; null if pictures cannot be changed. */
  onChangePicture: PanelActions['changePicture']
  /** A field that is to be shown; the same object until `onShown` was called. */
  wanted?: RequestedField | null
  onShown?: () => void
}

/** Content and style of one section. It shows what the section is; whatever it changes, it asks for. */
export function PropertyPanel(props: PropertyPanelProps) {
  const { section, page, wanted = null, onShown = noop } = props
  const [tab, setTab] = useState('content')
  const panel = useRef<HTMLDivElement>(null)
  const actions = usePanelActionsOf(props)
  const targets = useLinkTargets(page, section.id)
  const samples = useSamplesOf(section)
  const { content, style } = sectionPanels[section.type]
  const shownTab = wanted === null ? tab : 'content'
  const handleShown = useCallback(() => {
    setTab('content')
    onShown()
  }, [onShown])
  useRequestedField({
    panel,
    field: wanted,
    isOpen: shownTab === 'content',
    onShown: handleShown,
  })

  return (
    <PanelActionsContext value={actions}>
      <LinkTargetsContext value={targets}>
        <SamplesContext value={samples}>
          <div ref={panel}>
            <Tabs
              label="What to change"
              value={shownTab}
              onChange={setTab}
              tabs={[
                {
                  value: 'content',
                  label: 'Content',
                  content: <PanelCards key={section.id} cards={content} section={section} />,
                },
                {
                  value: 'style',
                  label: 'Style',
                  content: <PanelCards key={section.id} cards={style} section={section} />,
                },
              ]}
            />
          </div>
        </SamplesContext>
      </LinkTargetsContext>
    </PanelActionsContext>
  )
}

function noop() {}

function usePanelActionsOf({
  section,
  page,
  onEdit,
  onCommitBatch,
  onChangePicture,
}: PropertyPanelProps): PanelActions {
  const hasPictures = onChangePicture !== null
  const steady = useStableCallbacks({
    edit: onEdit,
    commitBatch: onCommitBatch,
    sectionId: () => section.id,
    isUsableLink: (text: string) => isUsableLink(page, text),
    changePicture: (path: FieldPath, opener: HTMLElement) => onChangePicture?.(path, opener),
  })
  return useMemo(
    () => panelActionsOf({ ...steady, changePicture: hasPictures ? steady.changePicture : null }),
    [steady, hasPictures],
  )
}

/** The same list as long as it says the same, however often the page changes. */
function useLinkTargets(page: PageDocument, sectionId: string) {
  const found = linkTargetsOf(page, sectionId)
  const [targets, setTargets] = useState(found)
  const isSame =
    found.length === targets.length &&
    found.every(({ value, label }, index) => {
      const known = targets[index]
      return known?.value === value && known.label === label
    })
  if (!isSame) setTargets(found)
  return isSame ? targets : found
}
