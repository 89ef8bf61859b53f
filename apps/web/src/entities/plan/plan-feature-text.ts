import { hoursText, isThere, type PlanFeature, type Reach, type Site } from '@wildpath/contract'

/** The parts of the configuration that decide how plan features are described. */
export type PlanSite = Reach & { providers: Pick<Site['providers'], 'textAi'> }

type NamedFeature = Pick<PlanFeature, 'name' | 'detail' | 'capability'>

/** A plan feature's name, with the details that hold on this installation. */
export function planFeatureText({ name, detail, capability }: NamedFeature, site: PlanSite) {
  if (!isThere(capability, site)) return name
  const { contactName, priorityHours, dedicatedHours } = site.support
  if (capability === 'priority-support') {
    const hours = priorityHours && hoursText(priorityHours)
    return hours ? `${name}: an answer within ${hours}` : `${name}: first in the chat queue`
  }
  if (capability === 'dedicated-support' && dedicatedHours !== null) {
    return `${name}: ${contactName} answers within ${hoursText(dedicatedHours)}`
  }
  const text = detail === null ? name : `${name} ${detail}`
  return capability === 'copywriting' ? nameCopywriter(text, site) : text
}

/** Without an AI service, the built-in copywriter writes guided drafts, which is not AI copy. */
export function nameCopywriter(text: string, { providers }: Pick<PlanSite, 'providers'>): string {
  return providers.textAi === 'live' ? text : text.replace(/^AI copy/, 'Guided copy')
}
