import type { BrandTone } from '@wildpath/contract'

import type { Tone } from './tone.ts'

export const tones: Record<BrandTone, Tone> = {
  professional: {
    greetings: ['Hello,', 'Good day,', 'Greetings,'],
    closings: ['Kind regards', 'With kind regards', 'Sincerely', 'Regards'],
  },
  friendly: {
    greetings: ['Hi there,', 'Hello,', 'Hi,', 'Hello there,'],
    closings: ['Best wishes', 'See you soon', 'All the best', 'Warm greetings'],
  },
  luxury: {
    greetings: ['Good day,', 'Dear guest,', 'Hello,'],
    closings: ['With warm regards', 'Until then', 'Yours', 'With compliments'],
  },
  fun: {
    greetings: ['Hey there,', 'Hey,', 'Well, hello,', 'Hello you,'],
    closings: ['Cheers', 'Grinning already', 'High five', 'Big grin'],
  },
  bold: {
    greetings: ['Hi,', 'Hello,', 'Hey,'],
    closings: ['See you there', 'Onwards', 'Full speed', 'Talk soon'],
  },
  caring: {
    greetings: ['Hello,', 'Dear you,', 'Hello and welcome,', 'Hi,'],
    closings: ['Take good care', 'Kindly', 'With warmth', 'Be well'],
  },
}
