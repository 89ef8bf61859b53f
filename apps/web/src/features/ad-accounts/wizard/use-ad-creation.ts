import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'

import { ApiFailure } from '../../../entities/api/api-failure.ts'
import { failureMessage } from '../../../lib/request-failure.ts'
import { notifyError, notifySuccess } from '../../../ui/notify.ts'
import type { AdPlatform } from '../ad-platform.ts'
import { accountKey } from '../ad-queries.ts'
import { chosenAccount } from '../panel/chosen-account.ts'
import { readCosts } from '../read-costs.ts'
import { adCapQuery } from '../spending/spending-queries.ts'

type Options<Form, Made> = {
  platform: AdPlatform
  accountId: string
  create: (form: Form) => Promise<Made>
  /** Replaces the platform's usual success message. */
  describeMade?: (made: Made) => string | null
  onMade: (made: Made) => void
  /** It is made, or will be. */
  onBegun: () => void
  /** Nothing of it is left, and its id stands for that. */
  onRefused: () => void
}

/** From a filled-in wizard to what is made of it, on the dashboard. */
export function useAdCreation<Form, Made>(options: Options<Form, Made>) {
  const { platform, accountId, create, onMade, onBegun, onRefused } = options
  const { panelId, texts } = platform
  const navigate = useNavigate()
  const queryClient = useQueryClient()

  const { queryKey } = adCapQuery(platform.id, accountId)
  const cap = useQuery(adCapQuery(platform.id, accountId)).data
  const creation = useMutation({
    mutationFn: create,
    onMutate: () => ({ cap: queryClient.getQueryData(queryKey) }),
    onSuccess(made) {
      onBegun()
      onMade(made)
      chosenAccount(platform).save(accountId)
      notifySuccess(options.describeMade?.(made) ?? texts.created)
      void readCosts(queryClient)
      void navigate(`/dashboard#${panelId}`)
    },
    onError(failure) {
      notifyError(failureMessage(failure, texts.notCreated))
      if (failure instanceof ApiFailure && failure.code === platform.unfinished) {
        // It is made by itself as it was asked for: nothing of it is to be changed here any more.
        onBegun()
        void navigate(`/dashboard#${panelId}`)
      }
      // Anything but a refusal may still have been made, or be made later.
      if (failure instanceof ApiFailure && failure.code === platform.refusal) onRefused()
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: accountKey(platform, accountId) }),
  })
  // What the cap forbade is to be tried again once it was changed.
  const isOver =
    creation.error instanceof ApiFailure &&
    creation.error.code === 'ad-cap-reached' &&
    creation.context?.cap !== cap
  return { ...creation, error: isOver ? null : creation.error }
}
