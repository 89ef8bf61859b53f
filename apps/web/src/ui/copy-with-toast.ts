import { copyText } from '../lib/clipboard.ts'
import { notifyError, notifySuccess } from './notify.ts'

/**
 * Copies the text and says so; where the browser refuses, says that instead. Answers whether it was copied.
 */
export async function copyWithToast(text: string, success: string): Promise<boolean> {
  const isCopied = await copyText(text)
  if (isCopied) notifySuccess(success)
  else notifyError('Your browser did not allow copying. Please select the text and copy it.')
  return isCopied
}
