import { navigationTargets } from '@wildpath/page/document'
import type { FieldPath } from '@wildpath/page/edit'
import type { FieldOf } from '@wildpath/page/fields'
import { use } from 'react'

import { LinkTargetsContext, targetName } from '../link-targets.ts'
import { usePanelActions } from '../panel-actions.ts'
import { LinkControl } from './link-control.tsx'
import { Select } from './select.tsx'

type NavigationTargetEditorProps = {
  field: FieldOf<'navigation-target'>
  path: FieldPath
  customPath: FieldPath
  target: string
  /** The address while the target is 'custom'. */
  custom: string
}

/** Where a link of the navigation leads: a kind of section, one of this page, or an address. */
export function NavigationTargetEditor(props: NavigationTargetEditorProps) {
  const { field, path, customPath, target, custom } = props
  const { set, type, commitBatch } = usePanelActions()
  const sections = use(LinkTargetsContext)
  const isKnown =
    target === 'custom' ||
    navigationTargets.some((known) => known === target) ||
    sections.some(({ value }) => value === target)

  return (
    <div className="flex flex-col gap-4">
      <Select
        label={field.label}
        value={target}
        onChange={(event) => set(path, event.target.value)}
      >
        {!isKnown && <option value={target}>{targetName(target)}</option>}
        <optgroup label="Kinds of sections">
          {navigationTargets.map((known) => (
            <option key={known} value={known}>
              {targetName(known)}
            </option>
          ))}
        </optgroup>
        {sections.length > 0 && (
          <optgroup label="Sections of this page">
            {sections
              .filter(({ value }) => !navigationTargets.some((known) => known === value))
              .map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
          </optgroup>
        )}
        <option value="custom">Custom…</option>
      </Select>
      {target === 'custom' && (
        <LinkControl
          label="Custom target"
          hint="A web address, or # and the name of a section."
          value={custom}
          longest={field.longest}
          onType={(text) => type(customPath, text)}
          onLeave={commitBatch}
        />
      )}
    </div>
  )
}
