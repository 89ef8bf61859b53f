import type { BusinessInfo } from '@wildpath/contract'

/** Three invented businesses; no such company, place or person is meant. */
export const demoBusinesses: readonly BusinessInfo[] = [
  {
    business_name: 'Granite Fork Rafting',
    industry: 'outdoor-adventure',
    product_service:
      'Half-day and full-day white-water rafting trips on the Granite Fork, class II to IV, with certified river guides. Wetsuits, helmets and dry bags are included, and we drive you back to your car.',
    target_customer:
      'Families with teenagers and groups of friends on a summer holiday, most of them first-timers',
    main_offer:
      'Half-day family float for $69 per person, including wetsuit and shuttle, Monday to Thursday',
    brand_tone: 'friendly',
  },
  {
    business_name: 'Highline Hiking School',
    industry: 'guiding',
    product_service:
      'Guided day hikes and weekend courses in map reading, route planning and mountain weather. Groups of at most eight, led by a certified mountain leader.',
    target_customer:
      'Adults who hike well-marked trails and want the skills to plan their own routes',
    main_offer: 'Two-day Navigation Weekend for €180, including maps and one hut night',
    brand_tone: 'professional',
  },
  {
    business_name: 'Chalk & Crimp Climbing Gym',
    industry: 'climbing',
    product_service:
      'Indoor bouldering and top-rope climbing hall with beginner courses, kids sessions on Saturdays and a training board for regulars',
    target_customer:
      'Beginners who have never climbed, and parents looking for a rainy-day activity',
    main_offer: 'First-Timer Class: 90 minutes with an instructor, shoes and harness for £25',
    brand_tone: 'bold',
  },
]
