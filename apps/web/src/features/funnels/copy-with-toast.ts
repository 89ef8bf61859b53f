import { copyText } from '../../lib/clipboard.ts'
import { notifyError, notifySuccess } from '../../ui/notify.ts'

/** Copies the text and says so; where the browser refuses, says that instead. */
export async function copyWithToast(text: string, success: string): Promise<void> {
  if (await copyText(text)) notifySuccess(success)
  else notifyError('Your browser did not allow copying. Please select the text and copy it.')
}
