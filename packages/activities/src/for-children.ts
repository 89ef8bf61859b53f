/** Words of lessons and days that are meant for children, and not of a price for them. */
export const forChildren =
  /\b(?:(?<!(?:free|price|\d|€|eur|euros?|pounds?|dollars?) )for (?:(?:young|small|little|nervous|anxious|local|school) )?(?:kids|children|teens|teenagers|juniors)\b(?! (?:under|up to|below|and (?:adults|grown)|of all|free|half))|(?:kids?|child|teens?)['’] \w|(?:kids?|children|child|teen)['’]s (?!prices?|tickets?|discounts?|rates?|menu)|kids (?:camp|club|class|course|lesson|surf|climb|dent)|junior (?:camp|club|class|course|lesson)|scout (?:group|troop)s?)/iu
