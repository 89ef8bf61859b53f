import { expect, it } from 'vitest'

import { rateLimits } from './limits.ts'

it('are these: name, number, minutes, and where they are counted', () => {
  const table = Object.entries(rateLimits).map(
    ([name, { limit, windowMs, keptIn }]) => `${name}: ${limit} in ${windowMs / 60_000}, ${keptIn}`,
  )
  expect(table).toEqual([
    'passwordsOfNetwork: 60 in 15, database',
    'passwordsOfNetworkAtAccount: 10 in 15, database',
    'passwordsAtAccount: 100 in 15, database',
    'signUpsOfNetwork: 60 in 60, database',
    'resetsOfNetwork: 10 in 15, database',
    'resetEmailsToAddress: 5 in 60, database',
    'verificationEmailsOfUser: 5 in 60, database',
    'testEmailsOfUser: 10 in 60, database',
    'checkoutsOfUser: 20 in 60, database',
    'portalsOfUser: 30 in 60, database',
    'planChangesOfUser: 60 in 60, database',
    'renewalChangesOfUser: 30 in 60, database',
    'sandboxPortalChangesOfCustomer: 60 in 60, database',
    'writingOfUser: 60 in 60, database',
    'addressChangesOfUser: 30 in 60, database',
    'creationsOfUser: 60 in 60, memory',
    'designToolCallsOfUser: 60 in 1, memory',
    'pageSavesOfUser: 120 in 1, memory',
    'uploadsOfUser: 60 in 60, memory',
    'pageExportsOfUser: 60 in 60, memory',
    'accountExportsOfUser: 6 in 60, memory',
    'refusedFormsOfNetwork: 30 in 1, memory',
    'leadsOfNetwork: 120 in 1, memory',
    'leadBytesOfNetwork: 300000 in 1, memory',
    'leadBytesOfNetworkADay: 5000000 in 1440, memory',
    'viewsOfNetwork: 120 in 1, memory',
    'agentsOfNetworkOnFunnel: 20 in 1440, memory',
    'leadsOfNetworkForFunnel: 5 in 1, memory',
  ])
})
