import type { User, WebsiteReading } from '@wildpath/contract'

import type { InFlightLimiter } from '../../concurrency/in-flight-limiter.ts'
import type { RateLimiter } from '../../http/memory-rate-limiter.ts'
import { err, type Result } from '../../result.ts'
import type { WebsiteReadingService } from './website-reading-service.ts'

export type ReadWebsite = (
  user: Pick<User, 'id'>,
  address: string,
  signal: AbortSignal,
) => Promise<Result<WebsiteReading>>

type Options = {
  readings: WebsiteReadingService
  /** Of a person, for reading sites. */
  limit: RateLimiter
  /** Of a person at a time, for everything that websites are asked for. */
  inFlight: InFlightLimiter
  /** Whether websites are read at all. */
  isOn(): boolean
}

/** What one person may ask of websites, whatever for: one thing at a time, and so many readings an hour. */
export function createPersonalReadings({ readings, limit, inFlight, isOn }: Options) {
  async function alone<T>(
    user: Pick<User, 'id'>,
    work: () => Promise<Result<T>>,
  ): Promise<Result<T>> {
    if (!isOn()) return err({ code: 'website-reading-off' })
    const leave = inFlight.tryEnter(user.id)
    if (leave === null) return err({ code: 'website-busy' })
    try {
      return await work()
    } finally {
      leave()
    }
  }

  const readWebsite: ReadWebsite = (user, address, signal) =>
    alone(user, async () =>
      limit.consume(user.id) ? readings.read(address, signal) : err({ code: 'too-many-requests' }),
    )

  return { alone, readWebsite }
}

export type PersonalReadings = ReturnType<typeof createPersonalReadings>
