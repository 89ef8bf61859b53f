import type { AdFinding } from '../lint/ad-finding.ts'

/** What the platform would refuse of an ad, each sentence once and behind the name of the ad. */
export function refusals(name: string, findings: readonly AdFinding[]): string[] {
  const messages = findings
    .filter(({ severity }) => severity === 'refused')
    .map(({ message }) => message)
  return [...new Set(messages)].map((message) => `${name}: ${message}`)
}
