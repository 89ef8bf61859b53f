/** Offers as owners of very different businesses type them, and how a good editor would leave them. */
export const typedOffers: readonly (readonly [typed: string, full: string])[] = [
  // Price lists without punctuation.
  [
    'small from £35 medium £45 large £60 doodles from £65 (matted +£15, not my fault). Puppy intro £20 under 6mths. £10 deposit.',
    'Small from £35, medium £45, large £60 and doodles from £65 (matted £15 extra, not my fault). Puppy intro for £20 under 6 months. £10 deposit',
  ],
  [
    'T1 45,- T2 95,- T3 240,- per person, min 3 max 7',
    'T1 45, T2 95, T3 240 per person, minimum 3, maximum 7',
  ],
  [
    'cut 30€ colour 65€ balayage from 120€, wash + blow dry incl',
    'Cut €30, colour €65, balayage from €120, wash and blow dry included',
  ],
  [
    '$55 adult $42 student with card $38 senior, nationals ₡18.000 with cedula',
    '$55 per adult, $42 for a student with card, $38 for a senior, nationals ₡18.000 with cedula',
  ],
  [
    '1 dog £14 2 dogs £22 3 dogs £28, bank hols double',
    '1 dog £14, 2 dogs £22, 3 dogs £28, bank holidays double',
  ],
  ['adults 35 kids 20 under 4 free, cash only', 'Adults 35 kids 20 under 4 free, cash only'],
  [
    '16km Rs 800/- 26km Rs 1600/- weekday, sat sun +200',
    '16 km Rs 800, 26 km Rs 1600 weekdays, sat sun 200 extra',
  ],
  [
    'bath $65 sm / 85 med / 110 lg.. nails only 25.. 2nd dog $15 off same visit',
    'Bath $65 sm / 85 med / 110 lg. Nails only 25. Second dog $15 off same visit',
  ],
  [
    '210 euro adult 230 kids with lunch, lift pass not included',
    '210 euros per adult, 230 for kids with lunch, lift pass not included',
  ],
  // Thousands, decimals, signs and short forms.
  ['private group of 4 w/ own heli from € 46k', 'Private group of 4 with own heli from €46k'],
  [
    'kitchens from £12k, islands +£3k, fitting incl',
    'Kitchens from £12k, islands £3k extra, fitting included',
  ],
  [
    'R2 450 pp, kids 10-14 R1 650. SA residents R1 690 w/ ID may-aug. No shark = voucher for another trip, valid 2yrs, no cash back.',
    'R2 450 per person, kids 10–14 R1 650. SA residents R1 690 with ID May to August. No shark: voucher for another trip, valid 2 years, no cash back',
  ],
  [
    'us$58 adult, us$40 kids 5-11, min 2 pax',
    'US$58 per adult, US$40 for kids 5–11, minimum 2 people',
  ],
  [
    "week in the hut CHF 1'450.-, bed linen CHF 12.- pp, kurtaxe CHF 4.50 per night not incl",
    "Week in the hut for CHF 1'450, bed linen for CHF 12 per person, kurtaxe CHF 4.50 per night not included",
  ],
  [
    'NOK 1 290,- pr pers, family (2+2) NOK 3 900,-. Cancel free until 48h before, after that 50 %',
    'NOK 1 290 per person, family (2+2) NOK 3 900. Cancel free until 48 hours before, after that 50 %',
  ],
  [
    'weekend 2900:- incl food, student 2300:-, bring own sleeping bag or rent 150:-',
    'Weekend for 2900 including food, student 2300, bring your own sleeping bag or rent 150',
  ],
  [
    'room 1.250 kr a night, breakfast 95 kr pp, dog 150 kr',
    'Room for 1.250 kr a night, breakfast for 95 kr per person, dog 150 kr',
  ],
  ['lunch menu 12,90€ mo-fr', 'Lunch menu for €12,90 Monday to Friday'],
  ['1 200 Kč per person, kids under 15 600 Kč', '1 200 Kč per person, kids under 15 600 Kč'],
  [
    'flat tire €17,50 / back tire €24 / small service 45,- / big service 79,- excl. parts',
    'Flat tire for €17,50, back tire for €24, small service for €45, big service for €79 excluding parts',
  ],
  ['¥8,800 per person incl tax, kids ¥4,400', '¥8,800 per person including tax, kids ¥4,400'],
  ['2 h zodiac 89$ + tx, kids 6-12 69$', '2 hours zodiac for $89 plus tax, kids 6–12 $69'],
  [
    '$140.000 COP or 35usd all incl. E-bike + $40.000',
    'COP 140.000 or 35 USD all included. E-bike $40.000 extra',
  ],
  // Instalments, deposits, refunds, guarantees.
  ['£297 one off or 3 x £109', '£297 one off or 3 x £109'],
  [
    "£297 one off or 3 x £109. Next start 14 Sept, 20 places. 7 day money back if you've done the first week + filled in the tracker",
    "£297 one off or 3 x £109. Next start 14 September, 20 places. 7 days to be paid back if you've done the first week and filled in the tracker",
  ],
  ["12 lessons CHF 1'080 or 3 x CHF 375", "12 lessons CHF 1'080 or 3 x CHF 375"],
  [
    'course £240, pay in 4 x £60, no interest. refund if you cancel 14 days before',
    'Course for £240, pay in 4 x £60, no interest. Refund when you cancel 14 days before',
  ],
  [
    'kayak 15€/h, 40€/day, deposit 50€ cash, passport ok too',
    'Kayak for €15 per hour, €40 per day, deposit €50 cash, passport ok too',
  ],
  [
    '€120 per session, 10 for €1.000 prepaid, valid 1 yr, unused ones are not paid back',
    '€120 per session, 10 for €1.000 prepaid, valid 1 year, unused ones are not paid back',
  ],
  [
    'wedding film from $2,400. 50% to book, 50% 2 wks before. if i get ill you get everything back',
    'Wedding film from $2,400. 50% to book, 50% 2 weeks before. If I get ill, you get everything back',
  ],
  [
    '$89 first month then $149/mo, no contract, 14 day refund no questions',
    '$89 first month then $149 per month, no contract, 14 day refund no questions',
  ],
  [
    'deposit £100 (not refundable but you can move the date once), rest on the day by card or cash',
    'Deposit £100 (not refundable but you can move the date once), the rest on the day by card or cash',
  ],
  [
    'Spousal sponsorship files are handled for a flat fee of C$3,200; government fees are not included.',
    'Spousal sponsorship files are handled at a flat fee of C$3,200. Government fees are not included',
  ],
  [
    'no win no fee. if we win 25% + VAT of what you get, nothing if not',
    'No win no fee. If we win 25% plus VAT of what you get, nothing if not',
  ],
  // Ages, groups and residents.
  [
    'single places £34 sat mornings, birthday party £240 up to 8 kids, extra child £28, max 12',
    'Single places for £34 Saturday mornings, birthday party at £240 for up to 8 kids, extra child £28, maximum 12',
  ],
  [
    '45 EUR pp, under 12 yrs 25 EUR, under 4 free but no life vest for them so better not',
    '45 euros per person, under 12 years 25 euros, under 4 free though no life vest for them so better not',
  ],
  [
    'AED 350 residents w/ emirates ID, AED 450 tourists, group 10+ 15% off',
    'AED 350 for residents with emirates ID, AED 450 for tourists, group 10+ 15% off',
  ],
  [
    'Rs 9500 foreigner / Rs 7000 nepali and indian (show ID), photo video 2000 extra. weight 25 to 105 kg',
    'Rs 9500 for a foreigner, Rs 7000 nepali and indian (show ID) and photo video 2000 extra. Weight 25 to 105 kg',
  ],
  [
    '€390 dives x10, washing of gear free, medical paper if over 60',
    '€390 dives x10, washing of gear free of charge, medical paper if over 60',
  ],
  [
    '6-10 people €65 each, 11-20 €55 each, more than 20 ask',
    '6–10 people €65 each, 11 to 20 €55 each, more than 20 ask',
  ],
  [
    'team event €24/head, min 25, max 180. Travel over 60km @ 0.50 per km',
    'Team event for €24 per head, minimum 25, maximum 180. Travel over 60 km at 0.50 per km',
  ],
  [
    'kids camp 9-16h 185€/week, siblings 10% off, lunch box from home pls',
    'Kids camp 9–16 h €185 per week, siblings 10% off, lunch box from home please',
  ],
  // Seasons and days.
  ['2 for 1 on tuesdays, not in july + august', '2 for 1 on Tuesdays, not in July and August'],
  [
    'tents from £75 a nt, huts £125, min 2 nts, 3 on bank hols. Dogs £15 per stay, on lead, 1 per unit',
    'Tents from £75 a night, huts for £125, minimum 2 nights, 3 on bank holidays. Dogs £15 per stay, on lead, 1 per unit',
  ],
  [
    'low season €60/night, high (jul-aug) €95/night, cleaning €40 once. linen bring or rent €8',
    'Low season €60 per night, high (July to August) €95 per night, cleaning €40 once. Linen bring or rent €8',
  ],
  [
    'yurt £90 sun-thurs, £120 fri + sat, wood burner basket £6',
    'Yurt for £90 Sunday to Thursday, £120 Friday and Saturday, wood burner basket for £6',
  ],
  [
    'place + 2 pers 27,50 p.n. low season / 34,- high. 7=6 in may june sept. tourist tax 1,60 p.p.p.n. not incl. dog 3,- max 1',
    'Place and 2 people 27,50 per night low season / 34 high. 7 for 6 in May June September. Tourist tax 1,60 per person per night not included. Dog 3, maximum 1',
  ],
  [
    'Early bird $420 till march 31, after $480. no refunds after may 1',
    'Early bird $420 until March 31, after $480. No refunds after May 1',
  ],
  [
    '3-day pass R1 200, 7-day R2 400, SA residents 20% less w/ ID, not on public hols',
    '3-day pass for R1 200, 7-day for R2 400, SA residents 20% less with ID, not on public holidays',
  ],
  // Add-ons, taxes, percentages.
  [
    'from $89 + tax per night, 2 night min on weekends, pets $25 per stay',
    'From $89 plus tax per night, 2 night minimum on weekends, pets $25 per stay',
  ],
  [
    'website £850 + VAT incl 5 pages, extra page £60, hosting £12/mth, you own everything',
    'Website for £850 plus VAT including 5 pages, extra page £60, hosting for £12 per month, you own everything',
  ],
  [
    'boat 480€ half day / 790€ full day, skipper +150€, fuel not incl approx 60-90€',
    'Boat at €480 for a half day, €790 for a full day, skipper €150 extra, fuel not included about €60–90',
  ],
  [
    'tyre change €60 (4 wheels), storage +€45 season, alloys over 19 inch +€10 each',
    'Tyre change for €60 (4 wheels), storage plus €45 season, alloys over 19 inch €10 extra each',
  ],
  [
    '🛶 half day $65\n🛶 full day $110\n🛶 sunset paddle $45 (21+, bring ID)\n🛶 dogs free',
    'Half day for $65. Full day for $110. Sunset paddle for $45 (21+, bring ID). Dogs free',
  ],
  [
    '- gas safety check £65\n- boiler service £85, both £130\n- no call out fee inside M60',
    'Gas safety check for £65. Boiler service for £85, both £130. No call out fee inside M60',
  ],
  [
    'dinner for 2 = €140 (4 courses, wine extra) / for 4 = €250 / vegan on request 48h before',
    'Dinner for 2: €140 (four courses, wine extra) / for 4: €250 / vegan on request 48 hours before',
  ],
  [
    'massage 60min 70€ 90min 95€, at your hotel +20€, after 20h +15€',
    'Massage 60 minutes €70, 90 minutes €95, at your hotel €20 extra, after 20 h €15 extra',
  ],
  [
    'PLN 180/h, 10h card PLN 1 600 valid 6 months, exams +PLN 90, cancel less than 12h = paid',
    'PLN 180 per hour, 10-hour card for PLN 1 600 valid 6 months, exams PLN 90 extra, cancel less than 12 hours: paid',
  ],
  [
    'Gold coin donation, workshops $20 conc $12, under 16s free w/ adult',
    'Gold coin donation, workshops $20, concession $12, under 16s free with adult',
  ],
  [
    'Commission 3 % + VAT, min. 90 000 Kč, you pay only when is sold',
    'Commission 3 % plus VAT, minimum 90 000 Kč, you pay only when is sold',
  ],
  [
    'free estimate, 10% off if you pay cash before start, guarantee 5 yrs on roof not on gutters',
    'Free estimate, 10% off if you pay cash before start, guarantee five years on roof not on gutters',
  ],
  [
    'quad 1 pers 60€ 2 pers 80€, helmet + gloves incl, damage up to 500€ you pay',
    'Quad 1 person €60, 2 people €80, helmet and gloves included, damage up to €500 you pay',
  ],
  [
    'A$1,150 sole use up to 6, or A$240pp share min 4. no refund for seasick, weather cancel full refund',
    'A$1,150 sole use up to 6, or A$240 per person share minimum 4. No refund for seasick, weather cancel full refund',
  ],
  [
    'Tandem flight 1.900 MXN, video 400 MXN, 2 persons same time 3.600 MXN. rain we change day',
    'Tandem flight for 1.900 MXN, video for 400 MXN, 2 people same time 3.600 MXN. Rain we change day',
  ],
  [
    'SMS 5p each after first 100. £19/mo solo, £39 up to 4 staff. 30 day trial no card. Annual = 2 months free',
    'SMS 5p each after first 100. £19 per month (solo), £39 for up to 4 staff. 30-day trial, no card. Annual: two months free',
  ],
  [
    'half day 38€, full day 52€, sunrise 65 incl breakfast. kids under 12 half price but not on the sunrise one',
    'Half day for €38, full day for €52, sunrise 65 including breakfast. Children under 12 half price but not on the sunrise one',
  ],
  [
    'Introductory month €49. After that €89 a month, or €75 a month if you sign for a year. Freeze up to 8 weeks free',
    'Introductory month for €49. After that €89 per month, or €75 per month when you sign for a year. Freeze up to 8 weeks free',
  ],
  [
    'ticket 14,50 reduced 11,- family 39,- (2 adults + max 3 kids), last entry 16.30h',
    'Ticket 14,50 reduced 11, family 39 (2 adults and maximum 3 kids), last entry 16.30 h',
  ],
  [
    'I charge 45€ the hour, minimum 2 hours, outside Graz +0,60€/km',
    'I charge €45 the hour, minimum 2 hours, outside Graz €0,60 extra per km',
  ],
  [
    'Haircut 250 SEK, pensioner 200 SEK tue-thu before 14, kids up to 10 yrs 180 SEK',
    'Haircut for 250 SEK, pensioner 200 SEK Tuesday to Thursday before 14, kids up to 10 years 180 SEK',
  ],
  [
    'first 3 sessions £30 each then £45, concessions ask, cancel w/in 24hrs = full fee',
    'First 3 sessions £30 each then £45, concessions ask, cancel within 24 hours: full fee',
  ],
  // Read right only after a second look: separators, minutes and minimums, stops that end nothing.
  [
    'TOURS: 9am $45, 1pm $45, sunset $60 | kids <6 free | private tours ask',
    'Tours: 9 am $45, 1 pm $45 and sunset $60. Kids under 6 free. Private tours ask',
  ],
  [
    'Session 60 min 80 CHF, 90 min 110 CHF, package 5x60 min 360 CHF (valid 6 mths). Students & AHV 20% less',
    'Session 60 minutes for 80 CHF, 90 minutes for 110 CHF, package 5x60 minutes for 360 CHF (valid 6 months). Students and AHV 20% less',
  ],
  [
    'Rs. 2,500/person (min 2), Rs. 2,000/person for 5+, kids below 5 yrs complimentary, GST 5% extra',
    'Rs 2,500 per person (minimum 2), Rs 2,000 per person for 5+, kids below 5 years complimentary, GST 5% extra',
  ],
  ['yurt £90 min 2 nts, firewood £5 net', 'Yurt for £90, minimum 2 nights, firewood £5 net'],
  [
    'Tasting 5 wines 25€pp, with cheese 32€pp. from 10 pers. 22€pp. closed monday',
    'Tasting 5 wines for €25 per person, with cheese for €32 per person. €22 per person from 10 people. Closed Monday',
  ],
  [
    'Guitar: 30min £18 45min £25 1hr £32 - block of 10 get 1 free - cancel same day = full price',
    'Guitar: 30 minutes £18, 45 minutes £25, 1 hour £32. Block of 10 get 1 free of charge. Cancel same day: full price',
  ],
  [
    'NZ$220 adult / NZ$110 child (5-14) / NZ$590 family (2A+2C). Full refund if cruise cancelled, 50% if u cancel <48h',
    'NZ$220 per adult, NZ$110 per child (5–14), NZ$590 for a family (2a+2C). Full refund if cruise cancelled, 50% when you cancel under 48 hours',
  ],
  [
    'One-way shuttle $25pp, r/t $40pp, 2 ppl min., bikes free. late = $20/hr',
    'One-way shuttle for $25 per person, r/t $40 per person, 2 people minimum, bikes free. Late: $20 per hour',
  ],
  [
    'Mon-Thu ¥6,000 Fri-Sun ¥7,500 holidays ¥9,000, under 12 half, socks ¥300',
    'Monday to Thursday ¥6,000, Friday to Sunday ¥7,500, holidays ¥9,000, under 12 half, socks for ¥300',
  ],
  [
    'Standard clean 3hrs $120, deep clean $220+, move-out from $350. 24h cancellation or $50 fee.',
    'Standard clean 3 hours for $120, deep clean $220+, move-out from $350. 24 hours cancellation or $50 fee',
  ],
]
