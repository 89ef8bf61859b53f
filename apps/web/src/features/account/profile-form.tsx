import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, type Profile, profileSchema } from '@wildpath/contract'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'

import { callApi } from '../../entities/api/call-api.ts'
import { ApiFailure } from '../../entities/api/api-failure.ts'
import { failureMessage } from '../../lib/request-failure.ts'
import { updateUser } from '../../entities/person/update-user.ts'
import { Button } from '../../ui/button.tsx'
import { notifyError, notifySuccess } from '../../ui/notify.ts'
import { TextField } from '../../ui/text-field.tsx'

type ProfileFormProps = { name: string; onClose: () => void }

/** Changes the name; what was typed stays when it cannot be saved. */
export function ProfileForm({ name, onClose }: ProfileFormProps) {
  const queryClient = useQueryClient()
  const form = useForm<Profile>({
    resolver: zodResolver(profileSchema),
    mode: 'all',
    defaultValues: { full_name: name },
  })
  const save = useMutation({
    mutationFn: (profile: Profile) => callApi(api.updateProfile, { body: profile }),
    onSuccess: ({ user }) => {
      updateUser(queryClient, user)
      notifySuccess('Your profile is saved.')
      onClose()
    },
    onError: (failure) => {
      const message = failure instanceof ApiFailure ? failure.fields['full_name'] : undefined
      if (message) form.setError('full_name', { message })
      notifyError(failureMessage(failure, 'Your profile could not be saved.'))
    },
  })
  const handleSubmit = form.handleSubmit((profile) => save.mutate(profile))
  useEffect(() => form.setFocus('full_name', { shouldSelect: true }), [form])

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(event)} className="flex flex-col gap-4">
      <TextField
        label="Full name"
        autoComplete="name"
        error={form.formState.errors.full_name?.message}
        {...form.register('full_name')}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={!form.formState.isValid} isBusy={save.isPending}>
          Save
        </Button>
        <Button variant="quiet" disabled={save.isPending} onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
