import type { BrandTone } from '@wildpath/contract'

import type { Tone } from './tone.ts'

export const tones: Record<BrandTone, Tone> = {
  professional: {
    greetings: ['Hello,', 'Good day,', 'Hello again,'],
    closings: ['Kind regards', 'With kind regards', 'Best regards'],
  },
  friendly: {
    greetings: ['Hi there,', 'Hello,', 'Hi again,'],
    closings: ['Best wishes', 'Warm greetings', 'All the best'],
  },
  luxury: {
    greetings: ['Good day,', 'Dear guest,', 'Greetings,'],
    closings: ['With warm regards', 'With kind regards', 'With compliments'],
  },
  fun: {
    greetings: ['Hey there,', 'Hi again,', 'Hey,'],
    closings: ['Cheers', 'Happy days', 'Big smiles'],
  },
  bold: {
    greetings: ['Hi,', 'Hello,', 'Hey,'],
    closings: ['Talk soon', 'Onwards', 'Cheers'],
  },
  caring: {
    greetings: ['Hello,', 'Hello again,', 'Hi,'],
    closings: ['Warm regards', 'Kindly', 'Take good care'],
  },
}
