import { Moon, Sun } from 'lucide-react'

import { useTheme } from '../lib/theme.ts'
import { IconButton } from './icon-button.tsx'

export function ThemeToggle() {
  const { theme, toggleTheme } = useTheme()
  const Icon = theme === 'dark' ? Sun : Moon

  return (
    <IconButton
      label={theme === 'dark' ? 'Switch to light theme' : 'Switch to dark theme'}
      onClick={toggleTheme}
    >
      <Icon aria-hidden size={20} />
    </IconButton>
  )
}
