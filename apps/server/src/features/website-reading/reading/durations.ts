const number = String.raw`(?:\d{1,3}(?:[.,]\d|½)?|half|half a|one|two|three|four|five|six|seven|eight|ein(?:e|en)?|zwei|drei|vier|fünf|un|une|deux|trois|quatre|demi)`
const unit = String.raw`(?:hours?|hrs?|h|minutes?|mins?|days?|nights?|weeks?|stunden?|std\.?|minuten|tage?|nächte|wochen?|heures?|horas?|días?|ore|ora|giorn[oi]|minutos|minuti|timmar|jours?|nuits?|semaines?|journée|demi-journée|tagestour|halbtag|timer|time|dager|dag)`
const duration = new RegExp(
  `^(?:(?:approx\\.?|about|ca\\.?|circa|around|etwa|env\\.?|environ)\\s*)?(?:(?:${number}(?:\\s?(?:[-–]|to|bis|à)\\s?${number})?[\\s-]?${unit}(?:\\s(?:(?:and|und|et)\\s)?${number}\\s?${unit})?)|(?:half|full)[ -]day|halbtags|ganztags|(?:ganzer|halber) tag|(?:whole|entire) day|journée entière|demi-journée|journée)$`,
  'iu',
)

/** Whether words are a time that something takes, and nothing else. */
export const isDuration = (text: string): boolean => duration.test(text.trim())
