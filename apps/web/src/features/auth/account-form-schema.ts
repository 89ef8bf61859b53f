import { signInSchema, signUpFormSchema } from '@wildpath/contract'
import { z } from 'zod'

export type AccountFormMode = 'login' | 'signup'

/** One form in two modes: at login the two fields that only sign-up shows may hold anything. */
const loginFormSchema = signInSchema.extend({
  full_name: z.string(),
  confirm_password: z.string(),
})

export type AccountFormValues = z.input<typeof signUpFormSchema>

export const accountFormSchemas = { login: loginFormSchema, signup: signUpFormSchema } as const

export const accountFormFields = ['full_name', 'email', 'password', 'confirm_password'] as const
