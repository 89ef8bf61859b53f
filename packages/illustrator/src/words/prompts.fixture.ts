import type { Scene, SceneKind, SceneSubject } from '../scene-schema.ts'

type Business = keyof typeof views

/** What the pages of some businesses show, the main thing first. */
export const views = {
  rafting: [
    ['river', 'raft'],
    ['canyon', 'raft'],
    ['camp', 'fire'],
    ['forest', 'hiker'],
  ],
  kayaking: [
    ['lake', 'kayak'],
    ['river', 'kayak'],
    ['coast', 'kayak'],
    ['camp', 'tent'],
  ],
  surfing: [
    ['coast', 'surfer'],
    ['sea', 'surfer'],
    ['coast', 'campervan'],
  ],
  hiking: [
    ['trail', 'hiker'],
    ['summit', 'hiker'],
    ['forest', 'hiker'],
    ['lake', 'tent'],
  ],
  skiing: [
    ['snow', 'skier'],
    ['snow', 'cabin'],
  ],
  safari: [
    ['savanna', 'elephant'],
    ['savanna', 'jeep'],
    ['savanna', 'birds'],
  ],
  glamping: [
    ['meadow', 'tent'],
    ['forest', 'tent'],
    ['camp', 'fire'],
  ],
  climbing: [
    ['wall', 'climber'],
    ['summit', 'hiker'],
    ['trail', 'campervan'],
  ],
  whales: [
    ['sea', 'whale'],
    ['coast', 'whale'],
    ['coast', 'motorboat'],
  ],
  biking: [
    ['trail', 'cyclist'],
    ['forest', 'cyclist'],
    ['ridge', 'cyclist'],
  ],
  canyoning: [
    ['canyon', 'hiker'],
    ['wall', 'climber'],
    ['river', 'none'],
    ['canyon', 'zipline'],
  ],
  rental: [['trail', 'backpack']],
} satisfies Record<string, [SceneKind, SceneSubject][]>

/** What somebody writes, and what a person would expect to see of it. `kind` may leave a choice. */
export type Expected = Partial<Omit<Scene, 'kind' | 'seed'>> & {
  kind?: SceneKind | readonly SceneKind[]
}

export const prompts: readonly (readonly [Business, string, Expected])[] = [
  // Descriptions of a picture.
  [
    'rafting',
    'family in a raft going through rapids, big splash, sunny',
    { subject: 'raft', kind: ['river', 'canyon'], time: 'day' },
  ],
  [
    'rafting',
    'guests around a campfire after a day of rafting, night',
    { subject: 'fire', time: 'night' },
  ],
  [
    'rafting',
    'an empty river at dawn with fog',
    { subject: 'none', kind: 'river', weather: 'mist' },
  ],
  ['kayaking', 'two tents on the shore of a fjord', { subject: 'tent', kind: 'lake' }],
  [
    'kayaking',
    'a kayaker below the cliffs of a rocky coast, golden hour',
    { subject: 'kayak', kind: 'coast', time: 'dusk' },
  ],
  ['kayaking', 'kayak under the northern lights', { subject: 'kayak', time: 'night' }],
  ['surfing', 'girl catching her first wave at sunset', { subject: 'surfer', time: 'dusk' }],
  [
    'surfing',
    'surfer walking along an empty beach in the morning',
    { subject: 'surfer', kind: 'coast', time: 'dawn' },
  ],
  [
    'hiking',
    'hikers on a ridge above the clouds at first light',
    { subject: 'hiker', kind: ['ridge', 'summit'], time: 'dawn' },
  ],
  [
    'hiking',
    'mountain hut with snow on the roof in winter',
    { subject: 'cabin', season: 'winter' },
  ],
  [
    'hiking',
    'two friends walking through an autumn forest',
    { subject: 'hiker', kind: 'forest', season: 'autumn' },
  ],
  ['hiking', 'a deer between the trees in the early morning', { subject: 'deer', time: 'dawn' }],
  [
    'skiing',
    'skier in deep powder, blue sky',
    { subject: 'skier', kind: 'snow', weather: 'clear' },
  ],
  [
    'skiing',
    'cosy chalet in the evening while it is snowing',
    { subject: 'cabin', time: 'dusk', weather: 'snowfall', kind: 'snow' },
  ],
  [
    'safari',
    'elephants walking past acacia trees in the evening sun',
    { subject: 'elephant', kind: 'savanna', time: 'dusk' },
  ],
  ['safari', 'our open 4x4 on a game drive', { subject: 'jeep', kind: 'savanna' }],
  ['safari', 'hot air balloon over the Serengeti at sunrise', { subject: 'balloon', time: 'dawn' }],
  [
    'glamping',
    'bell tent in a wildflower meadow, early morning mist',
    { subject: 'tent', kind: 'meadow', season: 'spring', time: 'dawn', weather: 'mist' },
  ],
  ['glamping', 'tent under a starry sky, milky way', { subject: 'tent', time: 'night' }],
  ['climbing', 'climber on a rock face in the Dolomites', { subject: 'climber', kind: 'wall' }],
  ['climbing', 'someone abseiling down a cliff by the sea', { subject: 'climber' }],
  ['whales', 'whale breaching next to the boat', { subject: 'whale', kind: ['sea', 'coast'] }],
  ['whales', 'our boat leaving the harbour at dawn', { subject: 'motorboat', time: 'dawn' }],
  ['biking', 'mountain biker on a forest trail', { subject: 'cyclist', kind: ['forest', 'trail'] }],
  ['biking', 'riding along the ridge, late afternoon light', { subject: 'cyclist', kind: 'ridge' }],
  ['rental', 'a backpack and boots at the lake', { subject: 'backpack', kind: 'lake' }],
  ['surfing', 'kitesurfers on a windy day in July', { subject: 'kite', season: 'summer' }],
  ['hiking', 'horses on a beach', { subject: 'horse', kind: 'coast' }],
  ['rafting', 'diver over a coral reef', { subject: 'diver', kind: 'reef' }],
  ['hiking', 'entrance of a cave with people', { kind: 'cave' }],
  ['whales', 'sailing boat on the open sea', { subject: 'sailboat', kind: 'sea' }],
  ['hiking', 'old town by the water in the rain', { kind: 'town', weather: 'rain' }],
  // Texts of ads: what they say beside the thing shall not lead the picture astray.
  [
    'rafting',
    'All gear included. Half day whitewater rafting trips on the Nantahala River. $49 per person on weekdays.',
    { subject: 'raft', kind: 'river' },
  ],
  [
    'rafting',
    'Early bird special. Book your raft trip before May and save 15%.',
    { subject: 'raft' },
  ],
  ['rafting', 'Rain or shine, we run the river every day.', { subject: 'raft', weather: 'clear' }],
  ['rafting', 'No experience needed. Climb aboard and hold on!', { subject: 'raft' }],
  [
    'rafting',
    'Ice-cold drinks after the trip. Rapids first, lunch later.',
    { subject: 'raft', season: 'summer' },
  ],
  [
    'hiking',
    'Hut-to-hut hikes in the Zillertal Alps. 4 or 6 days.',
    { subject: 'hiker', kind: ['summit', 'ridge'] },
  ],
  ['hiking', 'We carry the gear, you walk. Five days on the trail.', { subject: 'hiker' }],
  [
    'hiking',
    'Just 20 minutes from the city: guided walks in the forest.',
    { subject: 'hiker', kind: 'forest' },
  ],
  [
    'kayaking',
    'Dive into summer. Kayak tours on the lake, all equipment included.',
    { subject: 'kayak', kind: 'lake', season: 'summer' },
  ],
  [
    'kayaking',
    'Paddle past sleeping seals. No wildlife is disturbed by a kayak.',
    { subject: 'kayak' },
  ],
  ['kayaking', 'Waterproof jackets for rainy days are included.', { subject: 'kayak' }],
  [
    'surfing',
    'Your first wave is closer than you think. Boards and wetsuits included.',
    { subject: 'surfer' },
  ],
  [
    'skiing',
    'Private ski lessons. After the lesson: the cabin with the best view.',
    { subject: 'skier' },
  ],
  ['safari', 'See the big five from your own jeep.', { subject: 'jeep' }],
  ['glamping', 'Real beds, no wifi. Midweek special: 2 nights for £150.', { subject: 'tent' }],
  ['glamping', 'Swap the office for a fire pit and a bell tent.', { subject: 'tent' }],
  [
    'climbing',
    'From the climbing gym to real rock. June to October.',
    { subject: 'climber', kind: 'wall' },
  ],
  [
    'whales',
    'A bird’s-eye view of nothing compares: whales from a silent boat.',
    { subject: 'whale' },
  ],
  ['biking', 'Bike hire can be arranged. Small groups, big grins.', { subject: 'cyclist' }],
  [
    'rental',
    'Gear for your next adventure: tents, stoves and sleeping bags.',
    { subject: 'backpack' },
  ],
  ['rental', 'Rent a kayak for the day and explore the bay.', { subject: 'kayak', kind: 'coast' }],
  // Long ones, and ones with several places.
  [
    'hiking',
    'We start in the village, walk up through the forest and reach the summit at noon. The picture should show two hikers on the summit, with the lake far below.',
    { subject: 'hiker', kind: 'summit' },
  ],
  [
    'kayaking',
    'A single red sea kayak gliding through a calm bay, seen from a cliff, islands on the horizon, soft evening light, no people on the beach.',
    { subject: 'kayak', kind: 'coast', time: 'dusk' },
  ],
  [
    'rafting',
    'A dynamic advertising photograph for a business in Sporting Goods, in a bold tone. It is autumn, and light, plants and clothes show it. It shows multi-day rafting in the Grand Canyon as adventurous friends would meet it, with real people at ease in what they do. What can be seen: rafts, camp kitchens and side hikes. No text, letters, numbers, logos or watermarks in the image. Sharp, natural light, true skin and landscape tones.',
    { subject: 'raft', kind: 'canyon', season: 'autumn' },
  ],
  [
    'skiing',
    'A lifestyle photograph. It is winter, and light, plants and clothes show it. It shows guided snowshoe hikes as beginners would meet it. A calm area of sky, water or ground is left where words will be placed afterwards.',
    { subject: 'hiker', kind: 'snow', season: 'winter' },
  ],
  [
    'glamping',
    'Cabin in the woods near the beach, two hours from the city',
    { subject: 'cabin', kind: 'forest' },
  ],
  [
    'hiking',
    'Trekking in Patagonia with views of glaciers',
    { subject: 'hiker', kind: ['summit', 'ridge', 'trail'] },
  ],
  ['biking', 'From the mountains to the sea by bike', { subject: 'cyclist' }],
  // Misspelled.
  ['kayaking', 'kayakking on a misty lake', { subject: 'kayak', kind: 'lake', weather: 'mist' }],
  ['rafting', 'white water rafitng in the canyom', { subject: 'raft', kind: 'canyon' }],
  [
    'hiking',
    'hikeing in the moutains at sunrice',
    { subject: 'hiker', kind: ['summit', 'ridge'], time: 'dawn' },
  ],
  ['rental', 'snorkling in the carribean', { subject: 'diver', kind: 'reef', climate: 'tropical' }],
  ['rental', 'paddel boarding at sun set', { subject: 'paddleboard', time: 'dusk' }],
  ['safari', 'elefants in the savana', { subject: 'elephant', kind: 'savanna' }],
  ['rental', 'camper van in the dessert', { subject: 'campervan', kind: 'desert' }],
  ['rental', 'canoo on the rivver in autum', { subject: 'canoe', kind: 'river', season: 'autumn' }],
  // As written by somebody else, after all of the above was read well.
  [
    'rafting',
    'Six friends paddling hard through a big rapid, water everywhere, helmets, smiles',
    { subject: 'raft', kind: ['river', 'canyon'] },
  ],
  [
    'rafting',
    'Lunch on the riverbank, rafts pulled up on the beach, midday sun',
    { subject: 'raft', time: 'day', kind: ['river', 'canyon'] },
  ],
  [
    'rafting',
    'Kids from 7 welcome. Certified guides, all gear, hot showers afterwards.',
    { subject: 'raft' },
  ],
  ['kayaking', 'sunset paddle with a glass of wine', { subject: 'kayak', time: 'dusk' }],
  [
    'kayaking',
    'kayaks lined up on the beach at sunrise',
    { subject: 'kayak', kind: 'coast', time: 'dawn' },
  ],
  [
    'kayaking',
    'glowing plankton, kayakers at night on a lagoon',
    { subject: 'kayak', time: 'night' },
  ],
  [
    'surfing',
    'surf lesson on a foggy morning in Portugal',
    { subject: 'surfer', weather: 'mist', time: 'dawn' },
  ],
  [
    'surfing',
    'surf van parked above the cliffs, sunset',
    { subject: 'campervan', kind: 'coast', time: 'dusk' },
  ],
  [
    'hiking',
    'Two women with poles crossing a snowfield in June',
    { subject: 'hiker', kind: 'snow' },
  ],
  ['hiking', 'family hike, easy path along the lake, picnic', { subject: 'hiker', kind: 'lake' }],
  [
    'hiking',
    'sunrise from the summit after a night in the hut',
    { subject: 'cabin', kind: 'summit', time: 'dawn' },
  ],
  ['hiking', 'thunderstorm over the peaks', { weather: 'rain', kind: 'summit' }],
  [
    'skiing',
    'ski touring in the backcountry at dawn',
    { subject: 'skier', kind: 'snow', time: 'dawn' },
  ],
  [
    'skiing',
    'Learn to ski in three days. No queue, no crowds, no fear.',
    { subject: 'skier', kind: 'snow' },
  ],
  ['safari', 'a lion under a tree', { subject: 'none', kind: 'savanna' }],
  [
    'safari',
    'Sundowners by the jeep, savannah in golden light',
    { subject: 'jeep', kind: 'savanna', time: 'dusk' },
  ],
  ['safari', 'Private camps, starlit dinners, elephants at the waterhole', { subject: 'elephant' }],
  [
    'glamping',
    'yurt in the snow with smoke from the chimney',
    { subject: 'tent', season: 'winter' },
  ],
  ['glamping', 'stargazing by the campfire', { subject: 'fire', time: 'night' }],
  [
    'glamping',
    'couple drinking coffee in front of their tent at sunrise by the river',
    { subject: 'tent', kind: 'river', time: 'dawn' },
  ],
  ['climbing', 'bouldering in the forest of Fontainebleau', { subject: 'climber' }],
  ['climbing', 'belay partner smiling at the camera', { subject: 'climber' }],
  [
    'whales',
    'tail of a humpback in the evening light, snowy mountains behind',
    { subject: 'whale', time: 'dusk' },
  ],
  ['whales', 'tourists with binoculars on deck of our boat', { subject: 'motorboat' }],
  [
    'biking',
    'gravel bikes on a country road between vineyards in autumn',
    { subject: 'cyclist', season: 'autumn', kind: 'meadow' },
  ],
  ['biking', 'kid jumping at the bike park', { subject: 'cyclist' }],
  [
    'rental',
    'wet suits and surf boards for hire, 50 m from the beach',
    { subject: 'surfer', kind: 'coast' },
  ],
  [
    'rental',
    'SUP on a calm lake in the early morning',
    { subject: 'paddleboard', kind: 'lake', time: 'dawn' },
  ],
  ['rental', 'Fly fishing in Montana in october', { subject: 'angler', season: 'autumn' }],
  [
    'rental',
    'husky sled in lapland, polar night',
    { subject: 'dogsled', kind: 'snow', time: 'night' },
  ],
  [
    'rental',
    'ziplining through the jungle of Costa Rica',
    { subject: 'zipline', kind: 'forest', climate: 'tropical' },
  ],
  [
    'rental',
    'paragliders over the alps on a summer day',
    { subject: 'paraglider', kind: ['summit', 'ridge'], season: 'summer' },
  ],
  ['rental', 'hot air ballons at dawn over Napa valley', { subject: 'balloon', time: 'dawn' }],
  [
    'rental',
    'sailing course in the solent, white sails, blue sky',
    { subject: 'sailboat', weather: 'clear' },
  ],
  // What is named beats what the business usually shows.
  [
    'rafting',
    'Two kayakers in red boats on a calm river between wooded hills, autumn morning',
    { subject: 'kayak', kind: 'river', season: 'autumn', time: 'dawn' },
  ],
  [
    'rafting',
    'A family paddles a kayak on the lake in the rain',
    { subject: 'kayak', kind: 'lake', weather: 'rain' },
  ],
  [
    'rafting',
    'Boats on a quiet lake: a father and his daughter in a canoe',
    { subject: 'canoe', kind: 'lake' },
  ],
  ['rafting', 'In the rapids, a canoe with two paddlers', { subject: 'canoe', kind: 'river' }],
  [
    'rafting',
    'Woman on a paddleboard, paddling across a lake at sunrise',
    { subject: 'paddleboard', kind: 'lake', time: 'dawn' },
  ],
  ['rafting', 'A kayaker in whitewater', { subject: 'kayak', kind: ['river', 'canyon'] }],
  [
    'rafting',
    'Hikers on a forest trail above the rapids, paddles on their backs',
    { subject: 'hiker', kind: ['forest', 'trail'] },
  ],
  [
    'rafting',
    'Hikers watching boats from the rim of a canyon',
    { subject: 'hiker', kind: 'canyon' },
  ],
  [
    'rafting',
    'A tent in a meadow at night, boats on the bank',
    { subject: 'tent', kind: 'meadow', time: 'night' },
  ],
  ['rafting', 'Six friends paddle across a calm lake', { subject: 'kayak', kind: 'lake' }],
  ['rafting', 'Low clouds over the lake', { subject: 'kayak', kind: 'lake' }],
  ['canyoning', 'A tent beside the river', { subject: 'tent', kind: 'river' }],
  ['canyoning', 'A tent on the canyon floor', { subject: 'tent', kind: 'canyon' }],
  ['kayaking', 'Paddling a raft through the rapids', { subject: 'raft', kind: 'river' }],
  ['kayaking', 'Whitewater weekends for beginners', { subject: 'kayak' }],
  ['biking', 'Riders on two horses in a meadow', { subject: 'horse', kind: 'meadow' }],
  ['surfing', 'Waves at a rocky coast, a sea kayak close in', { subject: 'kayak', kind: 'coast' }],
  // In ads the business comes first, whatever is named after it.
  ['rafting', 'Class III rapids, then lunch by the campfire.', { subject: 'raft' }],
  ['rafting', 'Paddle hard, then lunch on a sandy beach in the mountains.', { subject: 'raft' }],
  ['kayaking', 'Paddle the bay, walk back along the cliffs.', { subject: 'kayak', kind: 'coast' }],
  // Neither of these has anything to do with what a picture shows.
  ['rafting', 'Five stars from 312 guests.', { subject: 'raft', kind: ['river', 'canyon'] }],
  ['climbing', 'Ask us what you would like to know.', { subject: 'climber', kind: 'wall' }],
]
