import type { User } from '@wildpath/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import type { Database } from '../db/client.ts'
import type { Feature } from '../feature.ts'
import { bounds } from '../limits.ts'
import type { Announcement } from './announcement.ts'
import { registerLiveEvents } from './live-events.ts'

type Options = {
  database: Database
  findUser(request: FastifyRequest): Promise<User | null>
  /** Of all features. */
  announcements: readonly Announcement[]
}

/** The one stream of news that a browser holds open, fed by what the database announces. */
export function createLiveEventsFeature({ database, findUser, announcements }: Options) {
  return {
    async register(app: FastifyInstance) {
      const live = registerLiveEvents(app, {
        findUser,
        heartbeatMs: bounds.liveEvents.beatMs,
        pauseMs: bounds.liveEvents.throttleMs,
        streamsPerUser: bounds.liveEvents.streamsOfUser,
        nowMs: () => performance.now(),
      })
      // What happened while the connection was down was not heard; all channels share it.
      let begin = () => live.disconnectAll()
      for (const { channel, read } of announcements) {
        const hear = (payload: string) => {
          for (const { topic, event } of read(payload)) live.publish(topic, event)
        }
        // oxlint-disable-next-line no-await-in-loop -- the first one opens the connection
        await database.listen(channel, hear, begin)
        begin = () => {}
      }
      // Whichever process ended the session, or changed who is an admin; the beat finds what was not heard.
      await database.listen(
        'session_ended',
        (userId) => void live.endUnwelcome(userId),
        () => {},
      )
    },
  } satisfies Feature
}
