import { SelectField } from '../../../ui/select-field.tsx'
import type { AdAccount, AdPlatform } from '../ad-platform.ts'

type AccountPickerProps = {
  platform: AdPlatform
  accounts: readonly AdAccount[]
  chosenId: string
  onChoose: (id: string) => void
}

export function AccountPicker({ platform, accounts, chosenId, onChoose }: AccountPickerProps) {
  const { accountLabel } = platform.texts
  const options = accounts.map(({ id, name, currency, problem }) => ({
    value: id,
    label: `${name} (${currency})${problem === null ? '' : `, ${problem}`}`,
  }))
  return (
    <SelectField
      label={accountLabel}
      placeholder={`Choose an ${accountLabel.toLowerCase()}`}
      options={options}
      value={chosenId}
      onChange={({ target }) => onChoose(target.value)}
    />
  )
}
