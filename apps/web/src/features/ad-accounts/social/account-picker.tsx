import type { SocialAdAccount } from '@wildpath/contract'

import { SelectField } from '../../../ui/select-field.tsx'

type AccountPickerProps = {
  accounts: readonly SocialAdAccount[]
  chosenId: string
  onChoose: (id: string) => void
}

export function AccountPicker({ accounts, chosenId, onChoose }: AccountPickerProps) {
  const options = accounts.map(({ id, name, currency, status }) => ({
    value: id,
    label: `${name} (${currency})${status === 'active' ? '' : `, ${status}`}`,
  }))
  return (
    <SelectField
      label="Ad account"
      placeholder="Choose an ad account"
      options={options}
      value={chosenId}
      onChange={({ target }) => onChoose(target.value)}
    />
  )
}
