import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, mediaAssetTypes, type User } from '@wildpath/contract'
import { ImageUp } from 'lucide-react'
import { useRef } from 'react'

import { callApi } from '../../entities/api/call-api.ts'
import { failureMessage } from '../../lib/request-failure.ts'
import { updateUser } from '../../entities/person/update-user.ts'
import { Button } from '../../ui/button.tsx'
import { notifyError, notifySuccess } from '../../ui/notify.ts'
import { uploadAvatar } from './upload-avatar.ts'
import { useDemoRefusal } from './use-demo-refusal.ts'

/** A picture of the person instead of their initials. */
export function AvatarChoice({ user }: { user: User }) {
  const queryClient = useQueryClient()
  const unlessDemo = useDemoRefusal()
  const input = useRef<HTMLInputElement>(null)
  const upload = useRef<HTMLButtonElement>(null)
  const change = useMutation({
    mutationFn: (file: File | null) =>
      file === null
        ? callApi(api.removeAvatar, {}).then((answer) => answer.user)
        : uploadAvatar(file),
    onSuccess: (changed, file) => {
      updateUser(queryClient, changed)
      notifySuccess(file === null ? 'Your picture is removed.' : 'Your picture is saved.')
      // The button that removed it is gone.
      if (file === null) upload.current?.focus()
    },
    onError: (failure) =>
      notifyError(failureMessage(failure, 'Your picture was not changed. Please try again.')),
  })

  function handleFile() {
    const file = input.current?.files?.[0]
    if (input.current) input.current.value = ''
    if (file) change.mutate(file)
  }

  return (
    <div className="flex flex-wrap gap-2">
      <Button
        ref={upload}
        size="small"
        variant="secondary"
        isBusy={change.isPending}
        onClick={() => unlessDemo(() => input.current?.click())()}
      >
        {!change.isPending && <ImageUp aria-hidden size={16} />}
        {user.avatar_url === null ? 'Upload picture' : 'Change picture'}
      </Button>
      {user.avatar_url !== null && (
        <Button
          size="small"
          variant="quiet"
          disabled={change.isPending}
          onClick={() => change.mutate(null)}
        >
          Remove picture
        </Button>
      )}
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Picture of you"
        accept={mediaAssetTypes.join(',')}
        onChange={handleFile}
      />
    </div>
  )
}
