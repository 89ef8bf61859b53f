import { describe, expect, it } from 'vitest'

import { findRightToLeftLanguage } from './find-right-to-left-language.ts'

describe('findRightToLeftLanguage', () => {
  it.each([
    ['he', 'שיט רפטינג בנהר הירדן למשפחות'],
    ['ar', 'رحلات التجديف في نهر الأردن للعائلات'],
    ['fa', 'گشت قایق‌سواری در رودخانه برای خانواده‌ها'],
    ['ur', 'خاندانوں کے لیے دریا میں کشتی رانی کے دورے'],
    ['he', 'Why Choose רפטינג הירדן?'],
    ['ar', 'رحلات مع السيد چارلي في نهر الأردن للعائلات والأصدقاء كل يوم من أيام الصيف'],
  ])('returns %s for %s', (tag, text) => {
    expect(findRightToLeftLanguage(text)).toBe(tag)
  })

  it.each(['Rafting on the Jordan (הירדן) for families', 'Сплав по реке', '', '2031 – 79 €'])(
    'returns null for %s',
    (text) => {
      expect(findRightToLeftLanguage(text)).toBeNull()
    },
  )
})
