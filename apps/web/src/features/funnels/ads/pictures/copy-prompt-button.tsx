import { Copy } from 'lucide-react'

import { Button } from '../../../../ui/button.tsx'
import { copyWithToast } from '../../../../ui/copy-with-toast.ts'

export function CopyPromptButton({ prompt }: { prompt: string }) {
  return (
    <Button
      size="small"
      variant="secondary"
      disabled={prompt.trim() === ''}
      onClick={() => void copyWithToast(prompt, 'Prompt copied to clipboard!')}
    >
      <Copy aria-hidden size={16} />
      Copy prompt
    </Button>
  )
}
