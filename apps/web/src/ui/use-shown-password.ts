import { useState } from 'react'

type PasswordForm = {
  readPassword: () => string
  writeConfirmation: (password: string) => void
}

/**
 * A new password and its confirmation, shown or hidden together. While they are shown, the confirmation
 * is filled in: people who see their password do not need to repeat it.
 */
export function useShownPassword({ readPassword, writeConfirmation }: PasswordForm) {
  const [isShown, setShown] = useState(false)

  function handleShownChange(willShow: boolean) {
    setShown(willShow)
    const password = readPassword()
    if (willShow && password !== '') writeConfirmation(password)
  }

  function handlePasswordChange() {
    if (isShown) writeConfirmation(readPassword())
  }

  const shown = { isShown, onShownChange: handleShownChange }
  return {
    passwordProps: shown,
    confirmationProps: {
      ...shown,
      readOnly: isShown,
      hint: isShown ? 'Filled in while the password is visible' : undefined,
    },
    handlePasswordChange,
  }
}
