import { asVisitorsSee, type Funnel } from '@wildpath/contract'
import { translatePage } from '@wildpath/page/translations'
import { ArrowLeft, ExternalLink, History } from 'lucide-react'

import { openPreviewWithToast } from '../../../entities/page/open-preview-with-toast.ts'
import { usePageBadge } from '../../../entities/page/use-page-badge.ts'
import { useWide } from '../../../lib/use-wide.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Button } from '../../../ui/button.tsx'
import { ChooseEditableButton } from '../../../entities/funnel/choose-editable-button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { ReadOnlyNotice } from '../../../entities/funnel/read-only-notice.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { LiveBadge } from '../going-live/live-badge.tsx'
import { SaveStatus } from '../saving/save-status.tsx'
import { useEditor, useEditorState } from '../store/editor-context.ts'
import { isDirty } from '../store/editor.ts'
import { UndoButtons } from '../store/undo-buttons.tsx'
import type { BuilderAction } from './builder-action.ts'
import { MoreButton } from './more-button.tsx'

type BuilderToolbarProps = {
  funnel: Funnel
  title: string
  isPreview: boolean
  onPreview: (isPreview: boolean) => void
  onVersions: () => void
  isSaving: boolean
  isUnsynced: boolean
  /** Shown as icons on large screens. */
  tools: readonly BuilderAction[]
  /** Menu entries. On small screens, the menu also contains the tools. */
  more: readonly BuilderAction[]
  /** The last one is the main action. Phones show the others in the menu. */
  actions: readonly BuilderAction[]
}

const modes = [
  { value: 'edit', label: 'Edit Mode' },
  { value: 'preview', label: 'Preview' },
] as const

/** The editor's toolbar: back, save status, undo, preview, versions, and publishing. */
export function BuilderToolbar(props: BuilderToolbarProps) {
  const { funnel, title, isPreview, onPreview, isSaving, isUnsynced } = props
  const isReadOnly = funnel.is_read_only
  const isAllowed = ({ isSave = false }: BuilderAction) => !(isSave && isReadOnly)
  const actions = props.actions.filter(isAllowed)
  const more = props.more.filter(isAllowed)
  const { store } = useEditor()
  const isWide = useWide()
  const badge = usePageBadge()
  const hasChanges = useEditorState(isDirty)
  const tools: readonly BuilderAction[] = [
    { label: 'Versions', Icon: History, onPress: props.onVersions },
    {
      label: 'Open preview in a new tab',
      Icon: ExternalLink,
      onPress() {
        const { history, source, language } = store.getState()
        const visible = asVisitorsSee(history.present, { ...funnel, ...source })
        openPreviewWithToast(translatePage(visible, language ?? visible.language), {
          isVisitorView: true,
          hasBadge: badge !== null,
        })
      },
    },
    ...props.tools,
  ]

  return (
    <div className="z-20 flex flex-wrap items-center gap-x-1 gap-y-1 border-b border-line bg-surface px-2 py-1.5 sm:px-4">
      <ButtonLink
        to={`/funnel/${funnel.id}`}
        variant="quiet"
        size="small"
        aria-label="Back to Funnel"
      >
        <ArrowLeft aria-hidden size={18} />
        <span className="max-lg:hidden">Back to Funnel</span>
      </ButtonLink>
      <div className="min-w-0 flex-1 basis-16 sm:basis-32">
        <h1 className="truncate font-sans text-body font-semibold tracking-normal max-sm:sr-only">
          {title}
        </h1>
        <div className="flex flex-wrap items-center gap-x-4">
          <SaveStatus isDirty={hasChanges} isSaving={isSaving} isUnsynced={isUnsynced} />
          <div className="max-sm:hidden">
            <LiveBadge funnel={funnel} />
          </div>
        </div>
      </div>
      <UndoButtons />
      <div role="toolbar" aria-label="Page" className="flex flex-wrap items-center gap-2">
        <div className="flex max-lg:hidden">
          {tools.map(({ label, Icon, isDisabled = false, onPress }) => (
            <IconButton key={label} label={label} disabled={isDisabled} onClick={onPress}>
              <Icon aria-hidden size={18} />
            </IconButton>
          ))}
        </div>
        {isWide && (
          <Segmented
            label="Mode"
            value={isPreview ? 'preview' : 'edit'}
            onChange={(mode) => onPreview(mode === 'preview')}
            options={modes}
          />
        )}
        <div className="flex items-center gap-1 sm:gap-2">
          {actions.map((action, index) => (
            <ActionButton
              key={action.label}
              action={action}
              isLast={!isReadOnly && index === actions.length - 1}
              isSaving={isSaving}
              className={index === actions.length - 1 ? '' : 'max-sm:hidden'}
            />
          ))}
          <div className="relative">
            <MoreButton actions={more} phoneActions={actions.slice(0, -1)} tabletActions={tools} />
          </div>
        </div>
        {isReadOnly && <ChooseEditableButton funnel={funnel} size="small" />}
      </div>
      {isReadOnly && (
        <div className="w-full pb-1">
          <ReadOnlyNotice />
        </div>
      )}
    </div>
  )
}

type ActionButtonProps = {
  action: BuilderAction
  isLast: boolean
  isSaving: boolean
  className: string
}

function ActionButton({ action, isLast, isSaving, className }: ActionButtonProps) {
  const { label, shortLabel = label, Icon, isDisabled = false, isSave = false, onPress } = action
  const isBusy = action.isBusy === true || (isSave && isSaving)

  return (
    <Button
      size="small"
      variant={isLast ? 'primary' : 'secondary'}
      disabled={isDisabled}
      isBusy={isBusy}
      onClick={onPress}
      className={className}
    >
      {!isBusy && <Icon aria-hidden size={18} className="max-sm:hidden" />}
      <span>
        {shortLabel}
        <span className="max-sm:sr-only">{label.slice(shortLabel.length)}</span>
      </span>
    </Button>
  )
}
