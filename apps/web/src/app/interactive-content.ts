import type { ComponentType } from 'react'

/** The public pages whose content answers, too: theirs is hydrated, and its code fetched for it. */
export function interactiveContent(path: string): (() => Promise<ComponentType>) | null {
  if (path === '/help') {
    return async () => (await import('../features/help/help-screen.tsx')).HelpScreen
  }
  if (path.startsWith('/help/')) {
    return async () => (await import('../features/help/help-article-screen.tsx')).HelpArticleScreen
  }
  return null
}
