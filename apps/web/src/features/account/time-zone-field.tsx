import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, type TimeZone, type User } from '@wildpath/contract'

import { callApi } from '../../entities/api/call-api.ts'
import { updateUser } from '../../entities/person/update-user.ts'
import { ownTimeZone } from '../../lib/own-time-zone.ts'
import { failureMessage } from '../../lib/request-failure.ts'
import { notifyError, notifySuccess } from '../../ui/notify.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { useDemoRefusal } from './use-demo-refusal.ts'

/** The zone in which visits and leads are counted by day. */
export function TimeZoneField({ user }: { user: User }) {
  const queryClient = useQueryClient()
  const unlessDemo = useDemoRefusal()
  const save = useMutation({
    mutationFn: (body: TimeZone) => callApi(api.setTimeZone, { body }),
    onSuccess: (answer) => {
      updateUser(queryClient, answer.user)
      notifySuccess('Your time zone is saved.')
    },
    onError: (failure) => notifyError(failureMessage(failure, "Your time zone wasn't saved.")),
  })
  const current = user.time_zone ?? 'UTC'

  return (
    <SelectField
      label="Time zone"
      hint={describeZone(user)}
      value={save.isPending ? save.variables.time_zone : current}
      disabled={save.isPending}
      options={listZones(current).map((zone) => ({
        value: zone,
        label: zone.replaceAll('_', ' '),
      }))}
      onChange={({ target: { value } }) => unlessDemo(() => save.mutate({ time_zone: value }))()}
    />
  )
}

function describeZone({ time_zone }: User): string {
  const rule = 'A change applies from now on; days already counted stay as they are.'
  if (time_zone === null) return `We haven't detected your time zone yet. ${rule}`
  const own = ownTimeZone()
  return time_zone === own
    ? `Detected from your browser. ${rule}`
    : `Your browser is in ${own.replaceAll('_', ' ')}. ${rule}`
}

/** Browsers leave some valid names out of their list. */
function listZones(current: string): string[] {
  return [
    ...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', current, ownTimeZone()]),
  ].toSorted()
}
