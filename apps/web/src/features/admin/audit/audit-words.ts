import { auditActions, type AuditEntry, planKeys, plans } from '@wildpath/contract'

import { moneyText } from '../stats/money-text.ts'

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

type Value = AuditEntry['details'][string]

/** 'from Base Camp to Explorer · 1 paid subscription ended'; empty where there is nothing to tell. */
export function detailWords(details: AuditEntry['details']): string {
  // The database keeps no order of them.
  const { from = null, to = null, ...others } = details
  return [
    changeWords(from, to),
    ...Object.entries(others).map(([name, value]) => wordsOf(name, value)),
  ]
    .filter((words) => words !== '')
    .join(' · ')
}

function changeWords(from: Value, to: Value): string {
  return [isTold(from) && `from ${valueWords(from)}`, isTold(to) && `to ${valueWords(to)}`]
    .filter((words) => words !== false)
    .join(' ')
}

/** What our own acts tell; whatever else is there is told by its name. */
const facts: Record<string, (value: Value) => string> = {
  plan: (value) => `was on ${valueWords(value)}`,
  endedSubscriptions: (value) =>
    value === 0 ? '' : `${counted(value, 'paid subscription')} ended`,
  funnelCount: (value) => `had ${counted(value, 'adventure')}`,
  totalSpent: (value) => (value === 0 ? '' : `had paid ${moneyText(Number(value))}`),
  address: (value) => `address ${valueWords(value)}`,
}

function wordsOf(name: string, value: Value): string {
  if (!isTold(value)) return ''
  const fact = facts[name]
  return fact === undefined ? `${nameWords(name)}: ${valueWords(value)}` : fact(value)
}

function counted(value: Value, thing: string): string {
  return `${String(value)} ${thing}${value === 1 ? '' : 's'}`
}

/** 'currentPeriodEnd' and 'current_period_end' as people read it. */
function nameWords(name: string): string {
  return name
    .replaceAll(/[_-]/g, ' ')
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .trim()
}

function isTold(value: Value): boolean {
  return value !== null && value !== ''
}

function valueWords(value: Value): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  const plan = planKeys.find((key) => key === value)
  return plan === undefined ? String(value) : plans[plan].label
}
