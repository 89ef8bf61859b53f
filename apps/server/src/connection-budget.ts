/**
 * So many connections jobs use at once in a process, however many are under way: nobody holds one while a
 * mail server or a payment service thinks.
 */
export const jobConnections = 3

/**
 * How many jobs are under way at once in a process. Each queue has places of its own, so that nothing else
 * waits because a mail server or a payment service hangs.
 */
export const jobConcurrency = { mail: 8, billing: 1, other: 2 } as const
