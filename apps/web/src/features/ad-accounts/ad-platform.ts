import type { AdConnection, AdPlatformKey } from '@wildpath/contract'

import type { FailureCode } from '../../entities/api/api-failure.ts'

/** An account of a person at an ad platform, as far as platforms have it in common. */
export type AdAccount = {
  id: string
  name: string
  /** ISO 4217. */
  currency: string
  /** IANA; undefined where the platform tells none. */
  timeZone?: string
  /** Why no ads can be made of it at the moment; null where they can. */
  problem: string | null
}

/** What the panels and wizards of ad platforms differ in: their words and their calls. */
export type AdPlatform = {
  id: AdPlatformKey
  /** The first part of its query keys, and of what else is told apart by platform. */
  key: string
  /** 'Facebook' */
  name: string
  /** 'Facebook Ads', of its panel. */
  title: string
  /** The id of its panel on the dashboard. */
  panelId: string
  /** What is made there, of which one is 'ad'. */
  things: 'ads' | 'campaigns'
  /** Verb for resuming a paused ad or campaign. */
  startVerb: 'activate' | 'enable'
  /** What it counts conversions by. */
  counter: 'pixel' | 'tag'
  /** How far the platform may exceed the daily budget on a single day. */
  spendingRule: string
  /** How what runs is made to spend less, without a plan: 'They can be …'. */
  stops: string
  /** Its own place for them. */
  manager: { label: string; url: string }
  texts: {
    refreshed: string
    notRefreshed: string
    created: string
    notCreated: string
    accountsFailed: string
    listFailed: string
  }
  /** The failure after which nothing is left of what was asked for. */
  refusal: FailureCode
  /** The failure after which it is made by itself. */
  unfinished: FailureCode
  readConnection: (signal: AbortSignal) => Promise<AdConnection>
  readAccounts: (signal: AbortSignal) => Promise<AdAccount[]>
  connect: (returnTo: string) => Promise<{ url: string }>
  disconnect: () => Promise<{ isRevoked: boolean }>
  dismissCreation: (creationId: string) => Promise<unknown>
}

/** Explains how the platform spends a budget of this kind. */
export function getSpendingRule(
  { name, spendingRule }: Pick<AdPlatform, 'name' | 'spendingRule'>,
  hasTotalBudget: boolean,
): string {
  return hasTotalBudget
    ? `${name} spends more on some days than on others, and never more than the total.`
    : spendingRule
}
