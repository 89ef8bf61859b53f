import { measuringIds, type MeasuringIdName, type MeasuringSettings } from '@wildpath/contract'
import { type FormEvent, useRef, useState } from 'react'

import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useDemoRefusal } from '../use-demo-refusal.ts'
import { isSame, mistakesIn, withEntry } from './measuring-entries.ts'
import { useSetMeasuringAccounts } from './measuring-queries.ts'

const fields: readonly { name: MeasuringIdName; hint: string }[] = [
  { name: 'meta_pixel_id', hint: 'In Events Manager of Meta, below the name of your data source.' },
  { name: 'tiktok_pixel_id', hint: 'In Events Manager of TikTok, below the name of your pixel.' },
  { name: 'google_tag_id', hint: 'AW-… of Google Ads, or G-… of Google Analytics.' },
  {
    name: 'google_conversion_label',
    hint: 'Of your conversion in Google Ads. Without it, Google Ads hears of visits only.',
  },
]

/** The ids of all platforms, saved together; what was typed stays when it cannot be saved. */
export function MeasuringForm({ settings }: { settings: MeasuringSettings }) {
  const [accounts, setAccounts] = useState(settings.accounts)
  const [isTried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const unlessDemo = useDemoRefusal()
  const save = useSetMeasuringAccounts()
  const mistakes = mistakesIn(accounts)
  const isChanged = !isSame(accounts, settings.accounts)

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    const [wrong] = Object.keys(mistakes)
    if (wrong !== undefined) {
      form.current?.querySelector<HTMLInputElement>(`input[name="${wrong}"]`)?.focus()
    } else if (isChanged && !save.isPending) {
      unlessDemo(() => save.mutate(accounts))()
    }
  }

  return (
    <form ref={form} noValidate onSubmit={handleSubmit} className="flex flex-col gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        {fields.map(({ name, hint }) => (
          <TextField
            key={name}
            name={name}
            label={measuringIds[name].name}
            isOptional
            hint={hint}
            placeholder={measuringIds[name].example}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            value={accounts[name]}
            error={isTried ? mistakes[name] : undefined}
            onChange={(event) => setAccounts(withEntry(accounts, name, event.target.value))}
          />
        ))}
      </div>
      <TextField
        name="privacy_policy_url"
        type="url"
        label="Privacy policy"
        isOptional
        hint="Pages that ask visitors for consent need one. The question and the footer link to it."
        placeholder="https://example.com/privacy"
        value={accounts.privacy_policy_url}
        error={isTried ? mistakes.privacy_policy_url : undefined}
        onChange={({ target }) =>
          setAccounts({ ...accounts, privacy_policy_url: target.value.trim() })
        }
      />
      <p className="max-w-prose text-note text-quiet">
        While you are signed in here, your pages at our address do not ask you: the question is for
        visitors. Open one in a private window to see it.
      </p>
      <div>
        <Button type="submit" disabled={!isChanged} isBusy={save.isPending}>
          Save Ids
        </Button>
      </div>
    </form>
  )
}
