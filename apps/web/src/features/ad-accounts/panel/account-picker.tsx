import { SelectField } from '../../../ui/select-field.tsx'
import type { AdAccount } from '../ad-platform.ts'

type AccountPickerProps = {
  accounts: readonly AdAccount[]
  chosenId: string
  onChoose: (id: string) => void
}

export function AccountPicker({ accounts, chosenId, onChoose }: AccountPickerProps) {
  const options = accounts.map(({ id, name, currency, problem }) => ({
    value: id,
    label: `${name} (${currency})${problem === null ? '' : `, ${problem}`}`,
  }))
  return (
    <SelectField
      label="Ad account"
      // Once one is chosen, none is no choice.
      {...(chosenId === '' && { placeholder: 'Choose an ad account' })}
      options={options}
      value={chosenId}
      onChange={({ target }) => onChoose(target.value)}
    />
  )
}
