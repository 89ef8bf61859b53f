import { functionWords, massNouns, peopleNouns, placeNouns, verbs } from './word-lists.ts'

/** Ordinary words of this trade: not names, so a capital on them is only a sentence start. */
const ordinary = new Set(
  `
  salon station horseback cross country little forest terms note bonus hobby hobbies amateur active activities activity additional advanced adventure adventures adventurous affordable afternoon age ages air
  allow alone amateur amazing animal animals anniversary annual apartment apartments app apps arrival art assessment
  audit authentic autumn available average award awesome baby back bag bags bait balance balloon balls barbecue basic
  basics basket beach bear bears beautiful bed beds bell berry best better big bike bikes bird birds birthday boat boats
  body books boots bottle boutique breakfast breathtaking bridge brilliant broken brown budget bunk bus business busy
  cabin cabins cafe cake call calls camera camp camper camps candle canoe canoes canvas car care career careful cars
  castle cat cave caves centre center certified challenge champagne charter charters cheap cheese chef chicken child
  choice choices city class classes classic clean clear client cliff climb climbs clinic clothes club coach coaches
  coastal coffee cold comfortable commercial community company complete completely compass computer condition
  conditions confidence contract contracts cooking cool corner corners corporate cosmetic cost cosy cottage cottages
  country course courses crab crazy crew culture custom customers cute daily dangerous dark daughter dawn day days
  deal dedicated deep delicious deposit dinner discount dish dog dogs door double drink drinks drop drops dry dusk
  early earth easy eco electric emergency energy engine english entire environment epic equipment evening evenings event
  events exciting exclusive exotic experience experienced experiences expert experts extra extreme family fantastic farm
  fast fat father favourite favorite feedback ferry field fire first fish fishing fit fitness fixed flexible flight
  flights floor flower food forest free fresh friendly full fully fun funny garden gear gentle gift gifts glacier glass
  golden good gourmet grade great green group guide guided guides gym half hand handmade happy hard harness healthy
  heart heated helmet helmets high highest hike hikes hill hills hire historic holiday holidays home homemade honest
  honey horse horses hot hotel hour hours house houses huge hunting hut huts ice important incredible individual indoor
  inexpensive initial inn instructor instructors international island jacket jackets journey jump jumps kayak kayaks
  kitchen knife lake lakes landscape large last late leading lesson lessons letter letters level levels licence license
  licensed life life-changing light line lines list little lived local lodge lodges long loop lots low lowest lunch luxury magic
  magical main map maps marine massage meal meals medium member members membership menu midweek mile miles mini minute
  minutes modern money month months morning mother motor mountain mountains multi museum mushroom music native natural
  nature new night nights normal ocean office offices old online open options organic original outdoor outdoors oven
  overalls overnight owner owners package packages parents park parking part partner party path paths peaceful penalty
  perfect personal personalised personalized phone photo photos photographers picnic picture pizza place places plan
  plans plant platform pleasant plumbing point pool popular possible practice premium present pretty price prices
  private pro product products professional programme program project projects proud public pure quality quick quiet
  quiz rain rapid rapids rate rates real regular relaxed relaxing remote rental rentals repair repairs report resort
  responsible rest restaurant retreat rich ride rides river rivers road rock rod rods romantic room rooms rope ropes
  route routes rural sacred safari safaris safe safety sail salmon sauna scenic school sea season seasonal seat seats
  secret self self-guided semi semi-private senior serious service services session sessions severance shared ship shoes
  shop short shuttle silent simple single site size skill skills skin sled slow small snack snacks snow social soft
  software solo son spa space sparkling special specialist specialists specialty spectacular spot spots spring stable
  staff stars station stay stays stories strength stress strong studio stunning subscription suit suits summer sunrise
  sunset super support swap swim table tailor tailor-made tandem tap taste team teams tech tent tents test ticket
  tickets tide timber time times tiny top total tour tourism tourist tours town track traditional trail trails training
  transfer transfers transport travel tree trees trip trips trout true truly tuition ultimate unforgettable unique
  unlimited untouched upper valley van vans various vegan vegetarian venue very view views vintage virtual visit visits
  voucher vouchers walk walks warm warning water waterfall waterfalls wave waves weather website wedding weddings week
  weekend weekends weekly weeks weight welcome well wet wetsuit wetsuits whale whales whitewater wide wild wildflower
  wildlife wind window wine winter wonderful wood wooden wool work workshop workshops world worldwide wreck year years
  yoga young youth lower middle northern southern eastern western north south east west general tailor package
  tandem selected visitor handpicked award-winning employment law staff restaurants rostering adults child under from
  surf surfs surfer surfers kayakers raft rafts divers diver dive dives ski skis skier skiers sup bouldering boulder yurt yurts husky huskies
  rider riders climbers climber hiker hikers walker walkers paddle paddlers meadow moon quest canopy crumb iron yard bright street
  captain granite ridge dawn hollow cloud cloudbase blue cave casa verde rapid roots summit second coast lodge scuba discover fin dirt
  zipline ziplines hosts harbour harbor kilometre kilometres kilometer kilometers metre metres meter feet km min mins
  archery able across admission afternoons ages aim airport albergue allergies also alpaca alpacas ancient angle answer answers
  anyone approach area areas arm arms around arrive artist artists attention aunt automatic awake axe backpack backpacker backpackers
  bacon baker bakery balcony band barn basic bath bathroom bay bell berries berth best bigger binoculars birdwatching biscuit bivvy
  blanket blankets block blocks blow boards boat boating bonfire booking borrow bottom bouquet bouquets bow bows box boxes boy boys brakes branch
  brush bucket budgets builder builders building bunks burger bush bushes butter button cable calf calm campers campfire candles cans
  cap captain cards cargo carriage cart cash cattle ceiling cellar ceremony chain chair chairs chat check chest chickens chimney
  church cider circle cleaning climate clock closed closer clothing coat collection colour colours comfort corners costs couch counter
  county couple courses cousin cover cow cows crafts cream creek crowd crowds cup curious current cycling cyclists dance danger dates
  debris dentist design detail details digital dinners dirt disabled distance dock doctor doctors donkey donkeys downsizers drain drains drinking
  driver drivers drum dust dusty edge edges editing egg eggs elderly electrical element elements emergency empty ends engineer
  entire entrance entry essential essentials every exact exam exams excited exercise express eye eyes face faces facilities fact
  fair fall falls farmer farmers farms fee fees feet fence fields figure film films finger finish firewood fitting fitness flat
  flats float floats flowers focus foggy fold folk foot footwear forage forests formal frame freezer friends frost fruit fuel
  furniture garage gas gate ghost girls glove gloves goat goats gold grain grandparents grass gravel grill ground grown guest guests guitar
  habits hammock hammocks hands hat hats head heat heater height herd hide hides hiker hikers hook hot-air hunt hunter hunters hunting
  inside instruments interior iron issue item items jam jar joint keen kayaking kettle key keys kid kind kite kites knee knees knot knots
  ladder lady lamp land language languages laptop laundry law lawn layer layers leader leaders lean learner learners leather left leg legs lens licence lift lifts
  linen link lively load loan lock log logs loud lovely low lunchtime machine mail map maple marine market markets mask master material materials
  mattress mechanic medical member membership memorial memorials mention method metal mild milk mind mist mistake mistakes mixed mood moonlight moss mothers motor mouse mouth move mud muddy
  mushrooms musician musicians nail neighbours nest nests newborn nice night-time noise noon notes nurse nut nuts oak oar oars odd olive onion opening oral orange order orders oven overnight
  pace pack packs paddler paddlers page paint painting pair pan panel paper papers paragliding passenger passengers pasta patient patients pattern pay payment peace peak pen pencil photo photographer picnics
  pier pilgrim pilgrims pilot pilots pine pipe pipes pitch pitches plain planet plans plate platter play plenty plumber pocket poet pole poles pond ponies pony porch port pot potato pots pottery pound
  powder power prep prescription price printed private probate problem process pump pumps pup puppies puppy queen quote quotes rabbit rack rail rainy range ranger ratio raw reach reading ready recipe recipes record records
  reef refuge registered rehab rehearsal reindeer rein reins renewal repair repairs report rescue reserve reserves resident residents restoration rider riders rifle ring roast robe rocky roll rolls roof root roots
  rough round row rowing rug ruins rule rules runner runners rusty sack saddle sailing sailor sails salad sale salt sample sand sauna sausage sausages saw scale scallops school schools screen season seasons seller sellers senior
  sensor serving set sets sheep sheet sheets shell shelter shepherd shift shirt shock shoe shooting shore shorts shot shoulder shower showers shut sibling siblings sign silence silver sink sister sit skirt skylight slide slip slope slopes slot
  smart smoke smoked snacks socks sofa soil song songs soup spare speaker species speed spice spoon sport sports spray stage stairs stall stand star state steak steam steel step steps stick sticks stock stone stones stool storage storm stormy story stove
  straight stranger straw stream streams string stripes student stuff style subject sugar suite suites supper surface surgery swimmers swing table tables tablet tail tale tank target targets taste taxi taxis tea teacher teachers teenager teenagers temperature
  terrace terrain theatre theory thermal thing things thumb thunder tide tides tie timetable tip tips tire tired tires toast toilet toilets tomato tongue tool tools tooth torch touch towel towels tower toy toys tracks trade trail-running trainer trainers tram
  trap travel traveller travellers treat treatment treatments trek trekking trial triangle trip-end trousers trout truck trucks trunk trust tube tunnel turn tutor twin type tyre tyres uncle underground underwear uniform union unit universe upset upstairs
  vacation van-life vegan vegans vegetables vehicle venison vest vests vet video videos view-point villa village villas vine vineyard violin visa visas visitor visitors vista voice volcano volunteer wagon waist wait waiter walker walkers wall walls wander
  warm-up wash washing waste watch waterfront waxing wealth weapon wear weaver weekday weekdays weekly welding wetland wheel wheelchair wheels whisky white whole wholesale wife wilderness willow wing wings wire wise wish witness wolf wolves woman women
  wonder woodland woodlands woodwork woollen words worker workers worry wrap wraps wreath wreaths writer yacht yachts yard yarn yellow yoghurt yolk yurt zone
  now assessment dismissal fee euros dollars pounds percent off kid paying goes company outing outings birthday
`
    .trim()
    .split(/\s+/u),
)

/** Whether a word is ordinary English, so that its capital means nothing. */
export function isCommonWord(word: string): boolean {
  const lower = word.toLowerCase().replace(/'s?$/u, '')
  if (isListed(lower)) return true
  if (lower.includes('-'))
    return lower.split('-').every((part) => part === '' || isCommonWord(part))
  return isListed(lower.replace(/(?:es|s|d|ed|ing|ly)$/u, '')) || isListed(lower.replace(/s$/u, ''))
}

function isListed(lower: string): boolean {
  return (
    ordinary.has(lower) ||
    functionWords.has(lower) ||
    verbs.has(lower) ||
    massNouns.has(lower) ||
    placeNouns.has(lower) ||
    peopleNouns.has(lower)
  )
}

/** For a word at a sentence start or in a business name: ordinary by list or by its ending. */
export function looksOrdinary(word: string): boolean {
  if (isCommonWord(word)) return true
  return /.{3}(?:ings?|ers|ists|tions?|ments?|ness|able|ible|ful|less|ous|ity|ship|ology)$/u.test(
    word,
  )
}
