import { PasswordField } from '../../../ui/password-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { type Identity, splitFailure } from './use-identity.ts'

/** The password and, where the account has one, the second factor. */
export function IdentityFields({ identity, failure }: { identity: Identity; failure: unknown }) {
  const errors = splitFailure(failure)

  return (
    <>
      <PasswordField
        label="Password"
        autoComplete="current-password"
        value={identity.password}
        onChange={(event) => identity.setPassword(event.target.value)}
        error={errors.password}
      />
      {identity.isProtected && (
        <TextField
          label="Code"
          hint={
            identity.hasPasskey
              ? 'From your authenticator app, or a recovery code. Leave it empty to use a passkey.'
              : 'From your authenticator app, or a recovery code.'
          }
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          value={identity.code}
          onChange={(event) => identity.setCode(event.target.value)}
          error={errors.code}
        />
      )}
    </>
  )
}
