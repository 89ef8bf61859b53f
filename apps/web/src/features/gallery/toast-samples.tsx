import { Button } from '../../ui/button.tsx'
import { notify, notifyCustom, notifyError, notifyLoading, notifySuccess } from '../../ui/notify.ts'

const samples: Record<string, () => void> = {
  'blank': () => notify('Something to know.'),
  'success': () => notifySuccess('Saved.'),
  'error': () => notifyError('Nothing was saved. What you typed is still here.'),
  'loading': () => notifyLoading('Publishing', { id: 'publish' }),
  'loaded': () => notifySuccess('Published.', { id: 'publish' }),
  'custom': () => notifyCustom(<b>A message with a shape of its own</b>, { id: 'custom' }),
  'twenty-five': () => {
    for (let number = 1; number <= 25; number += 1) notify(`Message ${number} of 25`)
  },
}

export function ToastSamples() {
  return Object.entries(samples).map(([kind, show]) => (
    <Button key={kind} variant="secondary" onClick={show}>
      Toast {kind}
    </Button>
  ))
}
