import { signUpSchema } from '@wildpath/contract'
import { z } from 'zod'

/** Password and its repetition, with the rules and messages of sign-up (spec 1, section 5). */
export const newPasswordSchema = z
  .object({
    password: signUpSchema.shape.password,
    confirm_password: z.string().min(1, 'Please confirm your password'),
  })
  .refine((form) => form.password === form.confirm_password, {
    message: 'Passwords do not match',
    path: ['confirm_password'],
    // Zod skips refinements while another field is wrong; the mismatch must show at once.
    when: () => true,
  })
