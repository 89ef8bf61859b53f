/**
 * So many connections work in the background uses at once in a process, however much of it is under way:
 * nobody holds one while a mail server or a payment service thinks. Leads and views are written one batch
 * after the other.
 */
const backgroundConnections = { jobs: 3, leads: 1, views: 1 } as const

export const jobConnections = backgroundConnections.jobs

/** What is left for requests, at least. */
const connectionsForRequests = 3

/** A pool below this would let requests wait for the background. */
export const smallestPool =
  backgroundConnections.jobs +
  backgroundConnections.leads +
  backgroundConnections.views +
  connectionsForRequests

export const defaultPool = 10

/**
 * How many jobs are under way at once in a process. Each queue has places of its own, so that nothing else
 * waits because a mail server or a payment service hangs.
 */
export const jobConcurrency = { email: 8, billing: 1, domains: 1, pictures: 2, other: 2 } as const
