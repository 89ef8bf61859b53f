import { auditActions, type AuditEntry } from '@wildpath/contract'

const actions = new Map<string, string>(Object.entries(auditActions))

/** 'changed the plan of'; an action of a former version by its own name. */
export function actionWords(action: string): string {
  return actions.get(action) ?? `${action.replaceAll('-', ' ')}:`
}

/** To choose from: 'Changed the plan of somebody'. */
export const actionOptions = Object.entries(auditActions).map(([value, words]) => ({
  value,
  label: `${words.charAt(0).toUpperCase()}${words.slice(1)} …`,
}))

/** 'from: free · to: explorer'; empty where there is nothing to tell. */
export function detailWords(details: AuditEntry['details']): string {
  // The database keeps no order of them.
  const { from = null, to = null, ...others } = details
  return Object.entries({ from, to, ...others })
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => `${wordsOf(name)}: ${valueWords(value)}`)
    .join(' · ')
}

/** 'currentPeriodEnd' and 'current_period_end' as people read it. */
function wordsOf(name: string): string {
  return name
    .replaceAll('_', ' ')
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .trim()
}

function valueWords(value: AuditEntry['details'][string]): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return String(value)
}
