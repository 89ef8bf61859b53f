import { describe, expect, it } from 'vitest'

import { findScriptLanguage } from './script-language.ts'

describe('findScriptLanguage', () => {
  it.each([
    ['he', 'שיט רפטינג בנהר הירדן למשפחות'],
    ['ar', 'رحلات التجديف في نهر الأردن للعائلات'],
    ['fa', 'گشت قایق‌سواری در رودخانه برای خانواده‌ها'],
    ['ur', 'خاندانوں کے لیے دریا میں کشتی رانی کے دورے'],
    ['he', 'Why Choose רפטינג הירדן?'],
    ['ar', 'رحلات مع السيد چارلي في نهر الأردن للعائلات والأصدقاء كل يوم من أيام الصيف'],
    ['ru', 'Сплав на байдарках по реке Катунь с опытным инструктором'],
    ['uk', 'Сплав на байдарках річкою з досвідченим інструктором і обідом'],
    ['bg', 'Спускане с каяк по реката. Обядът е в цената'],
    ['sr', 'Рафтинг низ Тару са искусним водичем, ручак у цени, љубитељи природе'],
    ['el', 'Εκδρομές με καγιάκ για οικογένειες'],
    ['ja', '四万十川でのカヤックツアー'],
    ['zh', '漓江皮划艇一日游'],
    ['ko', '동강 래프팅 체험'],
    ['th', 'ล่องแก่งแม่น้ำปายกับไกด์'],
    ['dv', 'ކަނޑު ޑައިވިންގ ސެންޓަރު'],
    ['hi', 'गंगा नदी में राफ्टिंग'],
    ['ka', 'რაფტინგი მდინარე არაგვზე'],
  ])('returns %s for %s', (tag, text) => {
    expect(findScriptLanguage(text)).toBe(tag)
  })

  it.each([
    'Rafting on the Jordan (הירדן) for families',
    'Kayak tours on the Shimanto (四万十川) for families',
    'Spływy kajakowe',
    '',
    '2031 – 79 €',
  ])('returns null for %s', (text) => {
    expect(findScriptLanguage(text)).toBeNull()
  })
})
