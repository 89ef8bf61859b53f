import { Ellipsis } from 'lucide-react'

import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu, MenuItem } from '../../../ui/menu.tsx'
import type { BuilderAction } from './builder-action.ts'

export type ToolbarMenuProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  actions: readonly BuilderAction[]
  /** Actions that tablets and larger screens show in the toolbar. */
  phoneActions: readonly BuilderAction[]
  /** Actions that screens larger than tablets show in the toolbar. */
  tabletActions: readonly BuilderAction[]
}

/** The toolbar's menu of additional actions. */
export function ToolbarMenu({ isOpen, onOpenChange, actions, ...hidden }: ToolbarMenuProps) {
  const { phoneActions, tabletActions } = hidden

  return (
    <Menu
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      trigger={
        <IconButton label="More">
          <Ellipsis aria-hidden size={20} />
        </IconButton>
      }
    >
      {actions.map((action) => (
        <ActionItem key={action.label} action={action} />
      ))}
      {phoneActions.map((action) => (
        <div key={action.label} className="sm:hidden">
          <ActionItem action={action} />
        </div>
      ))}
      {tabletActions.map((action) => (
        <div key={action.label} className="lg:hidden">
          <ActionItem action={action} />
        </div>
      ))}
    </Menu>
  )
}

function ActionItem({ action }: { action: BuilderAction }) {
  const { label, Icon, isDisabled = false, onPress } = action
  return (
    <MenuItem disabled={isDisabled} onSelect={onPress}>
      <Icon aria-hidden size={18} />
      {label}
    </MenuItem>
  )
}
