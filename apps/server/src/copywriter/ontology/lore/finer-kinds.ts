/** Finer kinds of common trades, which replace the trade's lines; the format is described in `../lore.ts`. */
export const finerKinds = `
# fishing/ice
when: ice fishing|frozen lake|pilk
bring: wool layers | warm boots | mittens | a hot drink | sunglasses for the snow
tip: stand on a mat | cold comes up through the soles
tip: keep a spare pair of dry gloves inside your jacket | wet wool freezes on the rod
tip: move the lure only a little | fish are slow under ice
tip: clear the slush from the hole | line freezes to its edge
tip: bring something hot in a flask | hands want an errand
tip: drop the lure to the bottom and lift it a hand's width | that is where they rest
tip[first]: watch the tip of the rod and not the hole | bites are tiny
tip[kids]: drill a second hole for the children to look into | peering down beats waiting
tip[group]: try holes at different depths | whoever catches calls the others
tip: wear one layer that can come off | drilling is warm work
calm: frost is what makes it possible | falling snow muffles everything | a dull sky brings fish up
decides: thin ice ends the plan at once | wind over open ice is the real cold | thaw moves the holes
step: Out on the ice | A safe spot is chosen, and the holes are drilled.
step: Waiting | Short rods, small moves, long looks into green water.
step: Something pulls | Up by hand, and onto the snow.
tell: how you take the cold | who has never fished | whether children come along | what you hope to catch | where you will be staying
# fishing/fly
when: fly ?fish|wade|wading|trout|drift boat|dry fly
bring: polarised glasses | a cap | a rain jacket | quick-drying trousers | warm socks
tip: practise the cast without a hook | grass forgives more than willows
tip: crush the barb with pliers | unhooking becomes quick and kind
tip: wear polarised glasses | a river hides its fish in the glare
tip: step as if the river had ears | gravel carries sound
tip: keep the line off fast water | drag tells a trout everything
tip: fish the near bank first | boots scare what lies at your feet
tip[first]: stop the rod high on the back cast | a line needs time to straighten
tip[able]: say which hatches you know | flies are tied on accordingly
tip[group]: take turns in the front seat | the good side of the boat changes
tip: bring layers that dry fast | cold water cools from the legs up
tip: ask which permit the stretch needs | rules change at every bridge
tip: sharpen your eyes on the bubbles | food drifts along that line
calm: drizzle puts insects on the water | cloud makes trout bold | cool mornings are easy wading
decides: muddy water ends the day's dry flies | wind folds a cast | thunder and graphite rods do not mix
step: Reading the water | Where they lie, what they eat, where you will stand.
step: Casting | Short line first, then a longer one.
step: A fish on | Keep the rod up, let it run, wet your hands.
tell: how often you have held a fly rod | whether you would rather wade or sit in a boat | what size of fish makes you happy | which stretch you know already | who fishes with you | what you own in the way of rods
# rafting/expedition
when: multi-?day|(?:[2-9]|two|three|four|five|six|seven)[- ]days?|expeditions?|overnight
bring: a soft bag | a head lamp | a long-sleeved shirt | sandals with a strap | a warm layer for camp
tip: pack in soft bags | hard cases do not bend into a raft
tip: split your clothes into a boat set and a camp set | one of the two has to stay dry
tip: bring a lamp with a red light | camps are dark and neighbours sleep
tip: wear a shirt with long sleeves | canyons have no shade at noon
tip: learn two knots before you leave | tents and bags ask for them nightly
tip: put sunscreen on your feet | they lie in the sun all day
tip: carry your own cup | it is the most borrowed thing on a river
tip: read the packing list aloud the evening before | river shops do not exist
tip[able]: tell which rivers you have run | oars and seats follow from it
tip[first]: sleep outside once before you come | the first night is the loud one
tip[group]: share one camera duty list | everyone else can look
tip: bring a thin book | evenings are longer than chapters
calm: rain is company on a river of several days | clouds are kind in a canyon | wet clothes dry by the next bend
decides: the water level sets each day's length | upstream storms change the camp | canyon wind makes long afternoons
step: Loading | Bags are strapped, seats are chosen, and the last signal fades.
step: River days | Rapids in the morning, side canyons after lunch.
step: Camp | Tents up, fire on, and the river as the only noise.
tell: how you sleep in a tent | what you do not eat | who travels with you | which month you could leave home | what you would love to see on the way | how you feel about big rapids
# rafting/calm
when: soft rafting|class (?:1|i)\\b|class 1|no experience needed|float trip|scenic float
tip: choose the back row if you like to talk | steering happens there
tip: bring a water pistol for the children | calm stretches invite trouble
tip: wear a hat with a strap | slow rivers are sunny
tip: agree on crews beforehand | the bank is no place for negotiations
tip: take shoes for gravel | half of the fun is getting out
tip: pack lunch where you can reach it | hatches are out of the question
tip[group]: name a captain for every raft | someone has to lose the race
tip[kids]: explain that jumping in is allowed when asked | rules calm parents
tip[first]: dip the blade fully | half a stroke only splashes
tip[group]: bring dry shirts in one bag | buses like dry passengers
calm: a shower makes a splash fight fairer | grey days leave the river to you | a cool morning warms up by the first bend
decides: high water turns easy into quick | low water means pushing off gravel | thunder pauses the trip
step: Choosing crews | Friends against friends, or a careful mix.
step: On the water | Drifting, paddling, being splashed.
step: Gravel bank | Out, look around, back in.
tell: how many rafts you would fill | whether it is a celebration | who in the group cannot swim | how old the youngest is | where the bus would start | how wet you want to get
# kayaking/night
when: night (?:kayak|tours?|paddl)|moonlight|bioluminescen|glow
bring: dark clothes | wading shoes | a towel | a dry shirt
tip: leave torches and bright screens off | eyes need the dark
tip: wash off insect spray before boarding | bays suffer from it
tip: wear dark clothes | pale ones reflect
tip: trail a hand in the water | that is where light begins
tip: forget the camera | it sees less than you do
tip: eat early | a full stomach is heavy after dark
tip[first]: stay within talking distance | voices carry better than lights
tip[kids]: tell children how late it gets | tired paddlers lean
tip[group]: pair calm people with quick ones | doubles steer by patience
tip: tie your hair and your hat | hands cannot find things at night
calm: cloud helps, because moonlight hides the glow | warm rain makes every drop shine | dark evenings are the good ones
decides: a full moon washes it out | wind roughens what should be black glass | lightning closes the bay
step: In the last light | Boats are fitted while you can still see your hands.
step: Into the dark | Slow strokes, few words.
step: Glow | Stir, wait, stir again.
tell: which evenings you are there | who would share a double | how late the youngest may stay up | how you feel on dark water | when the moon suits you | what you weigh together
# kayaking/rental
when: to rent|rentals?|hire
tip: walk the shore with your eyes first | landing spots matter more than distance
tip: turn round after a third of your time | headwinds wait for the way home
tip: adjust the footrests before you push off | loose legs steer badly
tip: put your phone in the bag before launching | pockets meet the water first
tip: take a hat for everyone | lakes have no shade
tip[kids]: seat small children right in front of you | arms reach them there
tip[first]: practise one turn by the jetty | spectators are kind
tip[group]: rent one boat more than you think | somebody always wants to be alone
tip: bring small change for the far shore | ice cream is a destination
tip: note the hour you started | time slides on water
calm: light rain empties the lake for you | clouds save your neck | a still morning is the reward of early risers
decides: afternoon wind makes a lake twice as wide | thunder calls everyone in | cold water shortens games
step: Picking a boat | Single, double or canoe, by who is coming.
step: Pushing off | A word on where not to paddle.
step: Bringing it back | Bow first, paddles out, and a wave from the jetty.
tell: how many boats you want | at what hour you would start | who is in the group | how far you would like to get | whether small children sit with you | which boat you would try
# kayaking/camp
when: wild camping|overnight|(?:[2-9]|two|three|four|five)[- ]days?
bring: wool to sleep in | a warm hat | a small towel | wading shoes | a headlamp
tip: roll your sleeping bag small | hatches are narrow
tip: pack by camp and not by kind | digging in hatches is cold work
tip: bring one warm hat for evenings | heads cool first
tip: tape your hands before they hurt | paddles rub in the second hour
tip: eat before you are hungry | arms stop without a warning
tip: carry water where you sit | landing for a drink takes a while
tip: put heavy bags behind the seat | a light bow rides over waves
tip[able]: tell how far you paddle on a good day | camps are chosen by that
tip[group]: swap partners daily | doubles are marriages
tip[first]: paddle somewhere flat the week before | muscles remember
tip: wear wool to sleep | damp is a fact of shores
calm: rain on a tent by the water is the good kind | low cloud makes walls look taller | cool days are paddling days
decides: wind in a narrow valley sets the timetable | swell decides which beach is camp | fog holds boats near the shore
step: Packing boats | Everything goes in twice before it fits.
step: On the move | A few hours, a landing, a few hours more.
step: Ashore | Tents, fire, and socks on stones.
tell: how you sleep in a tent | what you do not eat | how far you paddle on a good day | who shares a boat with you | what cold weather gear you own | which dates suit you
# hiking/huts
when: hut[- ]to[- ]hut|huts?\\b|alps|dolomites
bring: a bunk liner | earplugs | broken-in boots | gloves | cash for tea
tip: carry a thin liner for the bunk | huts provide blankets only
tip: bring earplugs | dormitories snore
tip: take cash for tea | cards fail above the trees
tip: pack the same weight for a short tour and a long one | clothes are washed in sinks
tip: break boots in on stairs | stones find every seam
tip: eat at every stop | climbs are paid in advance
tip: walk your own pace on the climbs | huts wait
tip: learn to place poles downhill | knees have to last the week
tip[able]: name your longest day with a pack | stages are set by that
tip[group]: share one first-aid kit | every gram is carried by somebody
tip: wear gloves for cables and wind | mornings start cold at height
calm: morning fog often stays below you | rain is a reason for soup | cool days are the good ones for climbs
decides: afternoon thunder sets the start | late snow closes passes | a bad forecast means the lower route
step: Up from the valley | Slow first hour, with the pack still unfamiliar.
step: Between huts | Passes, scree, meadows, and a long stop in the sun.
step: Evening | Boots in the rack, soup, and a bunk.
tell: what your longest day with a pack was | how you feel on narrow paths | which week you have in mind | how you sleep in a dormitory | what you do not eat | whether you have walked in the Alps
# hiking/dogs
when: dogs?\\b
bring: a lead | a bowl | spare bags | a towel for the car
tip: bring a bowl and more water than you need | dogs walk everything twice
tip: clip a long lead before the stile | sheep appear suddenly
tip: check paws at the car | thorns are found late
tip: feed lightly the morning before | full dogs lie down
tip: carry spare bags | someone always runs out
tip: tell how your dog greets strangers | meetings can be arranged
tip: dry ears and belly afterwards | chills start there
tip: rub in some wax before frosty walks | ice balls between toes
tip[group]: keep a few metres between leads | tangles cause tempers
tip[first]: practise the recall where it is boring | moors are exciting
tip: leave the favourite ball at home | it makes rivals
calm: dogs like drizzle | mud is the whole point to some | wind brings news to noses
decides: heat moves walks early | lambing changes the route | thunder sends nervous ones home
step: Sniffing hello | Leads loose, people quiet.
step: Setting off | The pack finds its order soon enough.
step: Tea stop | Water first for the four-legged.
tell: how your dog is with others | how far it usually walks | whether it comes when called | which walk suits you | what it is afraid of | how many of you come
# hiking/half-day
when: half[- ]days?|waterfalls?|city|pickup
tip: wear shoes that can get wet | spray paths never dry
tip: bring one layer in a small bag | gorges are cooler than streets
tip: eat something before pickup | mornings start without a cafe
tip: charge your phone for pictures | waterfalls take many tries
tip: wipe the lens after every stop | mist hides on glass
tip: tell when you have to be back | routes bend to a train
tip[photo]: hold the camera steady on a railing | slow water needs stillness
tip[group]: bring one water bottle each | sharing ends in thirst
tip[first]: take small steps on wet roots | speed slips
tip: pack light hands | rails are there to hold
calm: falls look their best after rain | mist keeps trails empty | cloud is kind to photographs
decides: ice closes the spray paths | high wind drops branches | heat brings crowds early
step: Out of town | Coffee, seats, and green on both sides.
step: Along the falls | Short walks between long looks.
step: Back | Shoes in a bag, pictures on the way.
tell: when you have to be back | where you are staying | how you like stairs | which mornings are yours | who joins you | what shoes you brought
# lodge/self-catering
when: self[- ]catering|cottage|bothy|cabin to rent|kitchen
bring: slippers | matches | a board game | a good knife | a book
tip: shop for the first evening on the way | arriving hungry makes poor cooks
tip: bring matches and a good knife | drawers disappoint
tip: ask which oven it has | recipes assume too much
tip: pack a board game | weather decides for you
tip: download the map | signal stops before the last turn
tip: bring slippers | stone floors are honest
tip: leave the first day empty | the house wants to be met
tip[kids]: bring a night light | strange stairs are dark
tip[dogs]: bring the dog's own blanket | smell makes a bed
tip[group]: draw lots for rooms before you arrive | doors cause the only quarrels
tip: carry in wood before dark | cold hands drop logs
calm: rain on a roof is what windows are for | wind makes a stove worth lighting | mist comes and goes like a neighbour
decides: storms can stop a ferry | snow asks for other tyres | wind picks the side of the island
step: Finding it | A key, a light switch, and the smell of wood.
step: Days of your own | Nobody rings for breakfast.
step: Handing over | Ash out, fridge empty, one last look.
tell: which week you have in mind | how many will sleep there | whether a dog comes along | how you will travel | what you want to do on wet days | who sleeps lightly
# lodge/full-board
when: full board|half board|dinner is|chef|all inclusive|estancia
bring: something to change into | slippers | a book | walking shoes
tip: say what you do not eat when you book | kitchens plan ahead
tip: arrive with an appetite | evenings are long
tip: bring one thing to change into | boots stay at the door
tip: leave the phone in the room | tables are for talking
tip: ask what grows nearby | menus follow the season
tip: tell if there is an occasion | cooks like a reason
tip: keep an afternoon empty | baths and naps are underrated
tip[kids]: mention early bedtimes | suppers can move
tip[group]: ask for one long table | friends should not shout
tip[long]: pack for sitting as well as walking | idle hours are part of it
tip: pick your window seat on the first evening | habits form quickly
calm: bad weather makes a fire look right | a grey day suits long breakfasts | snow outside improves the soup
decides: storms can shorten outings | heavy snow slows the road | wind decides which path is walked
step: Welcome | Bags away, something warm, a short walk round the house.
step: The day | Out and back as you please.
step: At table | Time, courses, and whoever sits beside you.
tell: which nights you have in mind | what you do not eat | whether there is an occasion | how quiet you like it | how you will travel | what you would like to do nearby
# lodge/camp-and-station
when: bush camp|camp per night|station|4wd|powered sites|long drop
bring: a torch | spare fuel | drinking water | a second spare tyre
tip: fill tanks and jerry cans in town | distances grow after the bitumen
tip: carry a second spare | gravel eats tyres
tip: let air out for the track | corrugations soften
tip: bring a torch with spare batteries | there are no street lamps
tip: pack out what you pack in | bins are a day's drive away
tip: collect no wood on the way | it is somebody's home
tip[kids]: show children where the loo is by day | nights are truly dark
tip[dogs]: keep dogs tied near stock | stations have rules of their own
tip[group]: camp in a circle | headlights annoy stars
tip[long]: plan a rest day for every hard one | dust tires
tip: ask about water before you fill | bores taste of the ground
calm: clear cold nights have the stars | a dust haze makes red evenings | wind drops with the sun
decides: rain closes dirt roads | heat pushes walks to dawn | fire bans end the campfire
step: Rolling in | Sign the book, hear which gates to shut.
step: Setting up | Choose a ring of stones and a view.
step: Night | Fire low, sky high.
tell: what you tow or drive | how many nights you have | whether dogs come along | which tracks you want to drive | when you expect to arrive | who needs a bed
# dentist/children
when: kids|children|paediatric|parents
bring: a favourite toy | your insurance details | a list of questions
tip: play the visit at home with a spoon | known games are not frightening
tip: avoid the word brave | it tells a child there is a reason
tip: book an hour when your child is awake | tired mouths stay shut
tip: bring the favourite toy | it can be looked at first
tip: let the chair be tried empty | rides make friends
tip: answer questions shortly | long answers sound like warnings
tip: tell what went wrong last time | it will not be repeated then
tip: skip the bribe | sweets for teeth are a strange trade
tip: brush together the evening before | mirrors become ordinary
step: Hello | The chair goes up and down, and nobody opens a mouth.
step: Looking | Counting teeth aloud, with a mirror to hold.
step: Showing parents | What is fine, and what could wait.
tell: how old your child is | what happened at earlier visits | what calms your child | which times suit you | how your child tells you no | whether brothers or sisters come along
# rock-climbing/multi-pitch
when: multi[- ]?pitch|towers?|trad|big wall|cinque torri
bring: a windproof jacket | small snacks | your climbing shoes | a headlamp
tip: practise belaying from above | it feels backwards once
tip: coil ropes tidily at every stance | tangles cost daylight
tip: clip a jacket to your harness | stances are windy
tip: eat on ledges and not on pitches | hands are busy above
tip: learn to rappel with a knot below | habits save lives
tip: climb in approach shoes once | descents are in them
tip[able]: name the grade you lead without thinking | a wall is longer than a route
tip[first]: hang in your harness at home | comfort is a matter of buckles
tip: trim your nails and warm your toes | a long day is longer in small shoes
tip: drink at the car | bottles are heavy higher up
tip: agree on rope signals | wind eats words
calm: cool shade is what long routes want | cloud on the ridge often lifts by noon | a dry wind is a friend
decides: thunder means leaving early or not at all | wet descents take twice the time | heat moves the start before sunrise
step: Approach | Headlamps, few words, gear sorted at the foot.
step: Pitch by pitch | Climb, clip in, look down, laugh.
step: Down | Walk or rappel, with full attention.
tell: what you lead without thinking | how many long routes you have done | whether you have rappelled | how you feel on a stance | which tower you dream of | how many of you share the rope
# rock-climbing/children
when: kids|children|holiday camps?|birthday|scout
bring: long trousers | a snack | a warm layer | a drink
tip: let children choose their own height | the second try goes higher by itself
tip: pack gloves and a flask | waiting is colder than climbing
tip: put long trousers on | rock is rough on knees
tip: bring a snack per hour | courage runs on biscuits
tip: praise the try and not the top | tops take care of themselves
tip: trim nails the evening before | small shoes are tight
tip: leave necklaces at home | harnesses catch
tip: label helmets and bottles | blue ones are all alike
tip[group]: mix brave and careful ones | both learn
tip: stay in sight but not in the way | two voices confuse
calm: cool days keep small hands dry | drizzle only means games below the overhang | wind is a reason for hats
decides: wet rock turns the day into ropes and knots | thunder sends everyone to the barn | heat moves climbing into shade
step: Helmets on | Names, buckles, and who checks whom.
step: Low first | Boulders and balance, with feet near the grass.
step: On a rope | As high as each of them likes.
tell: how old the children are | who has climbed before | how many come together | whether it is a birthday | what scares them | what they eat
# coaching/outdoors
when: walk\\w*|outdoors?|woods?|forest|nature
bring: comfortable shoes | a rain jacket | a small notebook
tip: wear shoes for a long talk | feet loosen tongues
tip: walk side by side | hard sentences need no eye contact
tip: leave the phone in the car | thoughts come in gaps
tip: keep quiet for a field or two | answers walk slowly
tip: write a few lines before you drive home | the good ones fade
tip: pick a route you like in any weather | plans should not depend on sun
tip: say what you are tired of | rest begins with naming
tip: go home the long way | meetings can wait
tip[late]: stop counting what is undone | lists grow at night
calm: rain makes talk easier, under two hoods | cold keeps the pace honest | wind carries away what was said
decides: storm moves the walk | ice asks for another path | heat shortens the round
step: Parking the day | A few minutes without words.
step: Walking | A question, a bend, an answer.
step: On a bench | What to keep, what to leave in the wood.
tell: what tires you most | how long you can walk at ease | when you last slept well | who knows that you are asking | what you would do with a free day | which days you could get away
# legal/boats
when: boat|marine|yacht|charter|salvage
bring: the contract | the survey | your messages with the yard
tip: have the survey in writing before you pay | varnish hides a lot
tip: ask who owns the engine | finance sticks to machines
tip: keep every message with the yard | promises are made on pontoons
tip: photograph damage with a date | tides wash away proof
tip: read the charter terms before you sail | deposits live in the small print
tip: check the papers against the hull number | names are painted over
tip: pay in steps | leverage sinks with the last transfer
step: The papers | Contract, survey, messages, in order of date.
step: The view | What is weak, what is strong, what it may cost.
step: Your move | Sign, bargain, claim or leave it.
tell: what kind of boat it is | where she lies | what has been signed so far | who the other side is | which deadline is printed | what outcome you hope for
# pets/grooming
when: groom|de-?shedding
bring: the favourite treat | a note on sore spots | the usual brush
tip: walk a round first | tired dogs stand still
tip: brush at home for a minute a day | mats start behind the ears
tip: tell what frightens your dog | strangers avoid it then
tip: skip breakfast just before | nerves go to the stomach
tip: bring the treat that always works | praise needs a currency
tip: mention lumps and sore spots | hands will find them
tip: say how short is too short | coats grow slowly
tip: touch the paws often at home | nails are easier then
step: Sniffing | The room first, the table later.
step: Washing and cutting | In pauses, with a word before each touch.
step: Home | A treat, and which spots to brush.
tell: how your dog is with strangers | when it was last groomed | how short you like it | which ears or paws it hides | how old your dog is | what happened at other salons
# general/campervan
when: campervans?|camper vans?|motorhomes?
bring: slippers | a torch | your driving licence | a soft bag | a phone holder
tip: pack in soft bags | hard cases have nowhere to go in a van
tip: measure the roof before the first car park | barriers do not stretch
tip: drive half of what a map suggests | small roads eat hours
tip: cook before it gets dark | drawers hide things at night
tip: fill up when you see a pump | remote stations close early
tip: level the van before you open the wine | sleeping downhill is for bats
tip: let cars pass at the next lay-by | patience is a two-way road
tip: film the handover | buttons are forgotten by evening
tip[first]: practise reversing on an empty lot | mirrors tell half the truth
tip[group]: agree who sleeps on which side | ladders at midnight wake everyone
tip[dogs]: bring the dog's own blanket | vans smell of strangers
step: Handover | Every switch once, and a walk round with the camera.
step: On the road | Short legs, long stops.
step: Bringing it back | Swept, filled, and with stories.
tell: who will drive | how many need a bed | which route you have in mind | whether you have driven a van before | when you would land | whether a dog comes along
`
