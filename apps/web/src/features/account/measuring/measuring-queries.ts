import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api, type MeasuringAccounts, type MeasuringSettings } from '@wildpath/contract'

import { callApi } from '../../../entities/api/call-api.ts'
import { failureMessage } from '../../../lib/request-failure.ts'
import { notifyError, notifySuccess } from '../../../ui/notify.ts'

export const measuringQuery = queryOptions({
  queryKey: ['measuring'],
  queryFn: ({ signal }) => callApi(api.getMeasuring, {}, { signal }),
})

function useTakeSettings() {
  const queryClient = useQueryClient()
  const { queryKey } = measuringQuery
  return async (settings: MeasuringSettings) => {
    // An answer that is on its way would bring the old state back.
    await queryClient.cancelQueries({ queryKey })
    queryClient.setQueryData(queryKey, settings)
  }
}

export function useSetMeasuringAccounts() {
  const take = useTakeSettings()

  return useMutation({
    mutationFn: (accounts: MeasuringAccounts) =>
      callApi(api.setMeasuringAccounts, { body: accounts }),
    onSuccess: async (settings) => {
      await take(settings)
      notifySuccess(
        settings.isInUse
          ? 'Saved. Your published pages ask their visitors from now on.'
          : 'Saved. Your published pages tell no ad platform anything.',
      )
    },
    onError: (failure) =>
      notifyError(failureMessage(failure, 'The ids could not be saved. They are still here.')),
  })
}

export function useSetMetaToken(onSet: () => void) {
  const take = useTakeSettings()

  return useMutation({
    mutationFn: (token: string) => callApi(api.setMetaToken, { body: { token } }),
    onSuccess: async (settings) => {
      await take(settings)
      notifySuccess('Your token is saved. Meta hears of the next lead whose visitor agrees.')
      onSet()
    },
    onError: (failure) =>
      notifyError(failureMessage(failure, 'The token could not be saved. It is still here.')),
  })
}

export function useRemoveMetaToken() {
  const take = useTakeSettings()

  return useMutation({
    mutationFn: () => callApi(api.removeMetaToken, {}),
    onSuccess: async (settings) => {
      await take(settings)
      notifySuccess('Your token is removed. Our server tells Meta nothing any more.')
    },
    onError: (failure) =>
      notifyError(failureMessage(failure, 'The token could not be removed. Please try again.')),
  })
}

export function useTellGoogle() {
  const take = useTakeSettings()

  return useMutation({
    mutationFn: (isOn: boolean) => callApi(isOn ? api.tellGoogle : api.stopTellingGoogle, {}),
    onSuccess: async (settings) => {
      await take(settings)
      notifySuccess(
        settings.google.isOn
          ? 'Turned on. Google hears of the next lead whose visitor agrees.'
          : 'Turned off. Our server tells Google nothing any more.',
      )
    },
    onError: (failure) =>
      notifyError(failureMessage(failure, 'This could not be changed. Please try again.')),
  })
}
