import type { Funnel } from '@wildpath/contract'
import { languageOf } from '@wildpath/page/language'
import { pageTemplates, type PageTemplate, sortByTrade } from '@wildpath/page/page-templates'
import { useEffect, useMemo, useRef, useState } from 'react'

import { CheckboxField } from '../../../ui/checkbox-field.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { notifySuccess } from '../../../ui/notify.ts'
import { useEditor } from '../store/editor-context.ts'
import { buildTemplatePage, hasOwnLook, withTemplateLook } from './apply-template.ts'
import { PageTemplateCard } from './page-template-card.tsx'
import { PageTemplatePreview } from './page-template-preview.tsx'

type PageTemplatesDialogProps = {
  funnel: Funnel
  isOpen: boolean
  onClose: () => void
  onUsed: () => void
}

/** Offers whole pages, filled with what is known about the business. */
export function PageTemplatesDialog({ isOpen, onClose, ...choice }: PageTemplatesDialogProps) {
  const [chosen, setChosen] = useState<PageTemplate | null>(null)

  function handleClose() {
    setChosen(null)
    onClose()
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={handleClose}
      title={chosen === null ? 'Page templates' : chosen.name}
      size="xl"
      isTall
    >
      <TemplateChoice {...choice} chosen={chosen} onChoose={setChosen} onClose={handleClose} />
    </Dialog>
  )
}

type TemplateChoiceProps = Pick<PageTemplatesDialogProps, 'funnel' | 'onUsed'> & {
  chosen: PageTemplate | null
  onChoose: (template: PageTemplate | null) => void
  onClose: () => void
}

/** The page stays the same while the dialog is open. */
function TemplateChoice({ funnel, chosen, onChoose, onUsed, onClose }: TemplateChoiceProps) {
  const editor = useEditor()
  const [{ history, source }] = useState(() => editor.store.getState())
  const page = history.present
  const [usesTemplateLook, setUsesTemplateLook] = useState(() => !hasOwnLook(page.style))
  const templates = useMemo(() => sortByTrade(pageTemplates, describeBusiness(funnel)), [funnel])
  const lastChosen = useRef<string | null>(null)
  const list = useRef<HTMLUListElement>(null)

  useEffect(() => {
    if (chosen !== null) lastChosen.current = chosen.id
    else list.current?.querySelector<HTMLElement>(`[data-id="${lastChosen.current}"]`)?.focus()
  }, [chosen])

  const look = (
    <CheckboxField
      label="Use the template's colors and fonts"
      hint="Your logo stays either way."
      checked={usesTemplateLook}
      onChange={({ target }) => setUsesTemplateLook(target.checked)}
    />
  )

  function handleUse(template: PageTemplate) {
    const next = buildTemplatePage(template, { page, source, funnel, usesTemplateLook })
    editor.edit(
      { kind: 'replace-page', page: next },
      usesTemplateLook ? { source: withTemplateLook(source, template) } : {},
    )
    editor.select(null)
    notifySuccess('Template applied. Undo restores your previous page.')
    onClose()
    onUsed()
  }

  if (chosen !== null) {
    return (
      <PageTemplatePreview
        page={buildTemplatePage(chosen, { page, source, funnel, usesTemplateLook })}
        look={look}
        onBack={() => onChoose(null)}
        onUse={() => handleUse(chosen)}
      />
    )
  }
  return (
    <>
      <p className="text-body text-quiet">
        Each template shows your own text, photos, and facts. The rest is sample text that visitors
        never see.
        {languageOf(page.language) !== 'en' && ' Headings and questions are in English.'}
      </p>
      {look}
      <ul
        ref={list}
        aria-label="Page templates"
        className="mt-3 grid gap-4 sm:grid-cols-2 lg:grid-cols-3"
      >
        {templates.map((template) => (
          <PageTemplateCard
            key={template.id}
            template={template}
            page={page}
            source={source}
            funnel={funnel}
            usesTemplateLook={usesTemplateLook}
            onChoose={() => onChoose(template)}
          />
        ))}
      </ul>
    </>
  )
}

function describeBusiness({ business_info }: Funnel): string {
  const { product_service, main_offer, business_name, target_customer } = business_info
  return [product_service, main_offer, business_name, target_customer].join('\n')
}
