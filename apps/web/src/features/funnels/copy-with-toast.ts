import { toast } from 'react-hot-toast'

import { copyText } from '../../lib/clipboard.ts'

/** Copies the text and says so; where the browser refuses, says that instead. */
export async function copyWithToast(text: string, success: string): Promise<void> {
  if (await copyText(text)) toast.success(success)
  else toast.error('Your browser did not allow copying. Please select the text and copy it.')
}
