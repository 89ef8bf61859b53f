import { hoursText, isThere, type PlanFeature, type Reach } from '@wildpath/contract'

/** What a feature of a plan is called, with what the operator promises of it. */
export function planFeatureText(
  { name, capability }: Pick<PlanFeature, 'name' | 'capability'>,
  site: Reach,
): string {
  const { contactName, priorityHours, dedicatedHours } = site.support
  if (capability === 'priority-support') {
    const hours = priorityHours && hoursText(priorityHours)
    return hours ? `${name}: an answer within ${hours}` : `${name}: first in the chat queue`
  }
  if (capability === 'dedicated-support' && isThere(capability, site) && dedicatedHours !== null) {
    return `${name}: ${contactName} answers within ${hoursText(dedicatedHours)}`
  }
  return name
}
