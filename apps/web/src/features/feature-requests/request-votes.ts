import type { QueryClient } from '@tanstack/react-query'
import type { FeatureRequest } from '@wildpath/contract'

import {
  type BoardPages,
  featureRequestKeys,
  featureRequestQuery,
} from '../../entities/feature-request/feature-request-queries.ts'
import { failureMessage } from '../../lib/request-failure.ts'

type RequestVotesTools = {
  queryClient: QueryClient
  send: (number: number, hasVoted: boolean) => Promise<FeatureRequest>
  notifyError: (text: string) => void
}

/** `confirmed` is what the server said last, `wanted` what the person pressed last. */
type Vote = { confirmed: FeatureRequest; wanted: boolean }

export type RequestVotes = { toggle: (request: FeatureRequest) => void }

/**
 * Gives votes and takes them back. It shows at once; presses while one is being sent are sent after it, and
 * when the server refuses, the request is shown as the server knows it and the person hears why.
 */
export function createRequestVotes(tools: RequestVotesTools): RequestVotes {
  const { queryClient, send, notifyError } = tools
  const underWay = new Map<number, Vote>()

  async function settle(number: number, vote: Vote) {
    underWay.set(number, vote)
    try {
      while (vote.wanted !== vote.confirmed.has_voted) {
        // oxlint-disable-next-line no-await-in-loop -- the last press counts, after those before it
        vote.confirmed = await send(number, vote.wanted)
      }
    } catch (cause) {
      const reason = failureMessage(cause, 'The server could not do this just now.')
      notifyError(`Your vote was not counted. ${reason}`)
    }
    underWay.delete(number)
    show(queryClient, number, vote.confirmed)
    // It was merged meanwhile: the vote counts for the other one.
    if (vote.confirmed.number !== number) {
      await queryClient.invalidateQueries({ queryKey: featureRequestKeys.all })
    }
  }

  return {
    toggle(request) {
      const { number } = request
      const running = underWay.get(number)
      const wanted = !(running?.wanted ?? request.has_voted)
      // A list that is being read would bring the old state back.
      void queryClient.cancelQueries({ queryKey: featureRequestKeys.all })
      show(queryClient, number, withVote(running?.confirmed ?? request, wanted))
      if (running) running.wanted = wanted
      else void settle(number, { confirmed: request, wanted })
    },
  }
}

function withVote(request: FeatureRequest, hasVoted: boolean): FeatureRequest {
  const change = Number(hasVoted) - Number(request.has_voted)
  return { ...request, has_voted: hasVoted, votes: request.votes + change }
}

/** In every list and on its own screen, in its place. */
function show(queryClient: QueryClient, number: number, request: FeatureRequest) {
  queryClient.setQueriesData<BoardPages>(
    { queryKey: featureRequestKeys.lists },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          requests: page.requests.map((one) => (one.number === number ? request : one)),
        })),
      },
  )
  queryClient.setQueryData(featureRequestQuery(number).queryKey, (one) => one && request)
}
