import { Menu as MenuIcon } from 'lucide-react'
import { Link } from 'react-router'

import { IconButton } from '../../ui/icon-button.tsx'
import { Menu, MenuDivider, MenuItem } from '../../ui/menu.tsx'
import { resourceLinks } from './resource-links.ts'
import { setSessionFlag } from './session-flags.ts'

type PhoneMenuProps = { isSignedIn: boolean; className: string }

/** The header's entries on screens too narrow for them. */
export function PhoneMenu({ isSignedIn, className }: PhoneMenuProps) {
  return (
    <Menu
      trigger={
        <IconButton label="Menu" className={className}>
          <MenuIcon aria-hidden size={22} />
        </IconButton>
      }
    >
      {isSignedIn ? (
        <>
          <MenuItem asChild>
            <Link to="/dashboard">Dashboard</Link>
          </MenuItem>
          <MenuItem asChild className="font-semibold">
            <Link to="/new-funnel">New Adventure</Link>
          </MenuItem>
        </>
      ) : (
        <>
          <MenuItem asChild className="font-semibold">
            <Link to="/auth/signup">Start Your Journey</Link>
          </MenuItem>
          <MenuItem asChild>
            <Link to="/auth/login" onClick={() => setSessionFlag('scrollToTop')}>
              Login
            </Link>
          </MenuItem>
        </>
      )}
      <MenuDivider />
      {resourceLinks.map((link) => (
        <MenuItem key={link.to} asChild>
          <Link to={link.to}>{link.label}</Link>
        </MenuItem>
      ))}
    </Menu>
  )
}
