import { metaTokenSchema } from '@wildpath/contract'
import { type FormEvent, useRef, useState } from 'react'

import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useDemoRefusal } from '../use-demo-refusal.ts'
import { useRemoveMetaToken, useSetMetaToken } from './measuring-queries.ts'

/** Takes a token, which is not shown again; what was typed stays when it cannot be saved. */
export function MetaTokenForm({ isSet }: { isSet: boolean }) {
  const [typed, setTyped] = useState('')
  const [isTried, setTried] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const unlessDemo = useDemoRefusal()
  const save = useSetMetaToken(() => {
    setTyped('')
    setTried(false)
  })
  const remove = useRemoveMetaToken()
  const parsed = metaTokenSchema.safeParse({ token: typed })

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (!parsed.success) field.current?.focus()
    else if (!save.isPending) unlessDemo(() => save.mutate(parsed.data.token))()
  }

  function handleRemove() {
    // Whoever pressed it goes on where another one is entered.
    const focusField = () => field.current?.focus()
    unlessDemo(() => remove.mutate(undefined, { onSuccess: focusField }))()
  }

  return (
    <form noValidate onSubmit={handleSubmit} className="mt-4 flex flex-col gap-4">
      <TextField
        ref={field}
        label="Conversions API access token"
        hint={
          isSet
            ? 'One is set. A new one takes its place.'
            : 'In Events Manager of Meta: Settings, Conversions API, Generate access token.'
        }
        placeholder="EAA…"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={typed}
        error={isTried ? parsed.error?.issues[0]?.message : undefined}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          variant="secondary"
          disabled={typed.trim() === ''}
          isBusy={save.isPending}
        >
          Save Token
        </Button>
        {isSet && (
          <Button variant="quiet" isBusy={remove.isPending} onClick={handleRemove}>
            Remove Token
          </Button>
        )}
      </div>
    </form>
  )
}
