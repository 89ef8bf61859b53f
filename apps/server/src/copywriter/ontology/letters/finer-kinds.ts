/** Finer kinds of common trades; their lines stand in place of the trade's. The format is described in `../letters.ts`. */
export const finerKinds = `
# fishing/ice
when: ice fishing|frozen lake|pilk
bring: wool layers | warm boots | mittens | a hot drink | sunglasses for the snow
received[calm]: Your question about fishing through the ice has arrived, and {we are} reading it indoors, with cold fingers still thawing.
received[lively]: A message from somebody who wants to sit on a frozen lake: wonderful! {We} read it next to the stove.
headline[calm]: Your ice fishing question is here
headline[lively]: Somebody is drilling for an answer
next: Find the warmest boots in the house and try them with two pairs of socks.
next: Decide how long you would like to sit still in the cold.
next: Ask everybody in the group whether they eat fish.
ask: Tell {us} how many of you will sit on the ice and how you usually take the cold.
ask: Which matters more to you, a fish for the pan or the quiet of a frozen lake?
advice-subject: Warm feet on a frozen lake
advice-subject: How to hold a short rod
advice-opening: People give up on ice fishing because of their feet and seldom because of the fish.
tip: Stand on a mat or a branch of spruce. The cold comes up through your soles long before it reaches you through the air.
tip: Keep a spare pair of dry gloves inside your jacket. Wet wool freezes onto the rod within minutes.
tip: Move the lure only a little. Fish under ice are slow, and a nervous hand frightens them.
tip: Clear the slush from the hole every now and then, because the line freezes to its edge.
tip[first]: Watch the tip of the rod and not the hole, since a winter bite is no more than a nod.
tip[kids]: Let children look down into a hole of their own. Green water under ice is better than any waiting game.
nudge-subject: A day on the ice, in one line
nudge[calm]: Reply with the week in which you will be near the lake. If winter has other plans for you, there is nothing to do.
nudge[lively]: Wool socks on? Send {us} a date and the number of noses that will get cold!
q: Is the ice safe to stand on? | Those who fish on a lake measure the ice and know its currents and springs. Ask {us} how thick it usually is in the month you come.
q: What if nothing bites under the ice? | Then you move to another hole or another depth, and sometimes the fish win. Nobody honest can promise a catch.
q: How cold does it get out there? | Sitting still feels colder than the thermometer says, and wind makes the difference. Ask {us} which clothes you need to have yourself.
step: Out on the ice | A good spot is chosen, and the holes are drilled.
step: The quiet part | You let a short rod nod and look down into green water.
step: Something pulls | The fish comes up by hand and lands on the snow.
small: so there are holes enough for everyone
# fishing/fly
when: fly ?fish|wade|wading|trout|drift boat|dry fly
bring: polarised glasses | a cap | a rain jacket | quick-drying trousers | warm socks
received[calm]: Your note about fly fishing is here. {We are} reading it for the water you like and the casts you already have.
received[lively]: A tight line to you! Your fly fishing question has floated down to {us}, and it is being read.
headline[calm]: Your fly fishing note is here
headline[lively]: A rise, right under our fly
next: Practise a cast on grass with a piece of wool for a fly.
next: Decide whether you would rather stand in the river or drift over it.
next: Read up on the licence that the water asks for.
ask: Tell {us} how often you have held a fly rod and whether you would rather wade or sit in a boat.
ask: How many of you will fish, and who only comes to look at the river?
advice-subject: A fly cast to practise on grass
advice-subject: Where trout stand, and why
advice-opening: A trout sees a bad cast long before it sees a good fly, so here is what helps before the first one.
tip: Practise the cast on grass, without a hook. Lawns forgive more than willows do.
tip: Crush the barb of each hook with pliers, and unhooking becomes quick and kind.
tip: Step as if the river had ears. Gravel carries every footfall to the fish.
tip: Fish the near bank before you wade in, because boots scare the trout at your feet.
tip[first]: Stop the rod high on the back cast and count one. The line needs that time to straighten.
tip[able]: Say which hatches you know, so that flies can be chosen to match.
tip: Follow the line of bubbles with your eyes. It carries the food, and the fish wait beside it.
nudge-subject: Wade or drift?
nudge[calm]: One word would help {us} to think about your day: wade or drift. You are welcome to leave it open.
nudge[lively]: Flip a coin: heads you wade, tails you drift. Send {us} the result and a day!
q: Do I need my own waders and rod? | Some anglers prefer their own, and others borrow. Ask {us} what is there and in which sizes.
q: Can I learn to fly fish in a day? | You can learn a cast that catches fish, and the rest takes some years and is the fun of it. Tell {us} that you are new to it.
q: Who gets the fishing licence? | Rules differ from state to state and even from bridge to bridge. Ask {us} which one you need and where people buy it.
step: Reading the water | You look for the seams and the shade where trout wait for food.
step: A short line first | The first casts are short, and they grow as the rhythm comes.
step: A fish on | You keep the rod up, let it run and wet your hands before you touch it.
small: so every cast gets an eye on it
# rafting/expedition
when: multi-?day|(?:[2-9]|two|three|four|five|six|seven)[- ]days?|expeditions?|overnight
bring: a soft bag | a headlamp | a long-sleeved shirt | sandals with a strap | a warm layer for camp
received[calm]: Your enquiry about several days on the river has arrived. {We are} reading it with the calendar and the canyon in mind.
received[lively]: Somebody wants to live on a river for a while! Your expedition question is being read right now.
headline[calm]: Your river expedition enquiry is here
headline[lively]: Days on the river start with a note
next: Sleep one night outdoors before the expedition, if only in the garden.
next: Choose a soft bag that can be strapped down in a raft.
next: Write down what you do not eat, since river kitchens plan ahead.
ask: Tell {us} which month you could leave home and who would share the raft with you.
ask: How do you sleep in a tent, and what do you not eat?
advice-subject: Packing for days on a river
advice-subject: One set for the boat, one for camp
advice-opening: On the third river day nobody misses the things they left at home, but everyone misses dry socks.
tip: Pack in soft bags. Hard cases do not bend into a raft.
tip: Split your clothes into a boat set and a camp set, because one of the two has to stay dry.
tip: Bring a lamp with a red light. Camps are dark, and neighbours like to sleep.
tip: Put sunscreen on your feet. They lie in the sun all day and are always forgotten.
tip: Wear a shirt with long sleeves in the canyon, where there is little shade at noon.
tip[group]: Let one person be the photographer each day, and the others can look at the river.
tip: Take a thin book. River evenings are longer than the chapters you expect.
nudge-subject: Which month on the river?
nudge[calm]: A month is enough for a reply, and {we} will think about the river from there. If this is not the year, the canyon is patient.
nudge[lively]: High water or late-summer warmth? Send {us} a month, and let the packing daydreams begin!
q: What is it like to sleep on a river bank? | You hear the water all night, and the stars are close. Ask {us} what kind of tent and bed there is.
q: How wild is the river on such an expedition? | Days differ, with rapids and long calm stretches between them. Tell {us} how you feel about big water.
q: Is there a phone signal in the canyon? | There is often none at all, so tell your family before you leave. Ask {us} how people can be reached if it matters.
step: Loading | Bags are strapped down, seats are chosen, and the last signal fades.
step: River days | There are rapids in the morning and side canyons after lunch.
step: Camp | Tents go up, a fire is lit, and the river is the only noise.
small: so the whole party fits around one fire
# rafting/calm
when: soft rafting|class (?:1|i)\\b|class 1|no experience needed|float trip|scenic float
received[calm]: Your question about an easy day in a raft has come in, and it is being read with your group in mind.
received[lively]: A raft full of friends is on its way, at least on paper! {We are} counting paddles while {we} read.
headline[calm]: Your easy rafting question is here
headline[lively]: The calm part starts here
next: Agree on crews before the day, because river banks are no place for negotiations.
next: Collect one dry shirt for each person in a single big bag.
next: Pick a captain for every raft, and let the others choose the name.
ask: Tell {us} how many rafts you would fill and what brings the group together.
ask: Is there somebody in the group who cannot swim, and how old is the youngest?
advice-subject: Seats, hats and splashing
advice-subject: How to float with a group
advice-opening: A calm river gives people time to talk, to splash each other and to forget their hats.
tip: Take the back row if you like to talk. The steering happens there, and so do the jokes.
tip: Wear a hat with a strap, because slow rivers are sunny ones.
tip: Choose shoes that can walk on wet gravel. Half of the fun is getting out on the bank.
tip[group]: Name a captain for every raft. Somebody has to lose the race.
tip[group]: Put all dry shirts in one bag, and the bus will thank you.
tip[first]: Dip the blade in fully. Half a stroke only splashes the person behind you.
tip: Drink before you launch. You will be busy with the paddle when you notice that you are thirsty.
nudge-subject: How many in the raft?
nudge[calm]: A rough headcount is all {we} need to think about rafts. If the group has other plans, that is fine too.
nudge[lively]: Count the heads, send the number, and leave the paddling for later!
q: Can people who do not swim join a calm float? | That depends on the river, the vest and the person. Tell {us} who cannot swim, and ask which stretch would suit.
q: Do we paddle, or only float? | On an easy river you do both, and the one who steers says when. Ask {us} how much of it is work.
q: What if it rains on the group? | People in rafts are wet anyway, and rain keeps the sun off. High water or thunder is another matter, so ask {us} how that is decided.
step: Choosing crews | Friends sit against friends, or in a careful mix.
step: On the water | You drift, paddle and get splashed by the next raft.
step: The gravel bank | Everyone climbs out, looks around and gets back in.
small: so that nobody waits on the bank
# kayaking/night
when: night (?:kayak|tours?|paddl)|moonlight|bioluminescen|glow
bring: dark clothes | wading shoes | a towel | a dry shirt
received[calm]: Your question about paddling in the dark has reached {us}, and {we} look at the moon while {we} read it.
received[lively]: Lights off, message on! {We are} reading your question about the glowing water.
headline[calm]: Your night paddle question is here
headline[lively]: Your note glows in the dark
next: Look up when the moon is full during your stay, and avoid that week if you can.
next: Pick dark clothes that may get wet.
next: Plan an early dinner for the evening of the paddle.
ask: Tell {us} which evenings you are there and who would share a double kayak.
ask: How does everyone in your group feel about dark water?
advice-subject: How to see more by night
advice-subject: The moon decides, so check it
advice-opening: Eyes need half an hour to learn the dark, and most of a night paddle is letting them.
tip: Leave torches and bright screens off. One flash, and everyone's eyes have to begin again.
tip: Wash off insect spray and sunscreen before you board. Living water suffers from both.
tip: Trail a hand in the water. That is where the light begins.
tip: Forget the camera for an hour, because it sees less than you do.
tip: Tie back your hair and your hat. Hands cannot find things at night.
tip[first]: Stay within talking distance of the next boat. In the dark, voices carry better than lights.
tip[kids]: Tell children beforehand how late it gets, and let them nap in the afternoon.
nudge-subject: Which dark evening suits you?
nudge[calm]: Reply with one or two evenings, and {we} will look at the moon for you. If not, the bay goes on glowing.
nudge[lively]: Send {us} your darkest free evening, and the plankton will do the rest!
q: When is the glow easiest to see? | On the darkest nights, when the moon is small or hidden. Ask {us} about the moon in the week you come.
q: Is it frightening to paddle in the dark? | Most people need a few minutes and then go quiet for a different reason. Say if you are uneasy, and ask to stay close to the front.
q: Can I photograph the light in the water? | Phones rarely catch it, as it is faint and moves. Plan to remember it instead, or ask {us} what others have managed.
step: In the last light | Boats are fitted while you can still see your hands.
step: Into the dark | You take slow strokes and speak few words.
step: The glow | You stir the water, wait, and stir again.
small: so the bay stays quiet
# kayaking/rental
when: to rent|rentals?|hire
received[calm]: Your question about renting a boat has come in. {We} read it for two things, the number of seats and the hours.
received[lively]: Paddles are leaning on the wall, and your rental question lies next to them. {We are} reading it!
headline[calm]: Your boat question has arrived
headline[lively]: A boat with your question in it
next: Count who paddles and who only wants to sit in front.
next: Check the wind forecast for the afternoon before you choose your hours.
next: Put hats, water and a dry bag for the phone by the door.
ask: Tell {us} how many boats you would need and at what hour you would like to push off.
ask: Do small children come along, and who will sit with them?
advice-subject: Turn round after a third
advice-subject: Single or double?
advice-opening: On a lake of your own for a few hours, a little planning keeps the way home short.
tip: Turn round after a third of your time. Headwinds like to wait for the way home.
tip: Adjust the footrests before you push off. Loose legs steer badly.
tip: Look at the shore from land and choose where you could step out. Landing spots matter more than distance.
tip: Note the hour you started, since time slides on water.
tip[kids]: Seat small children right in front of you, where your arms reach them.
tip[first]: Practise one turn by the jetty. It is the only thing you need before you leave it.
tip[group]: Rent one single more than you think. Somebody always wants to be alone for an hour.
nudge-subject: Which boat, and for how long?
nudge[calm]: Reply with a boat and an hour, or with a question about either. The lake can wait.
nudge[lively]: Single, double or board? One word, and {we} know where to start!
q: Do I need experience to rent a kayak? | On calm water most people manage after a few minutes near the shore. Ask {us} where beginners should stay and when the wind gets up.
q: What happens if the wind comes up while we are out? | Go to the nearest shore, wait, and paddle home along it. Ask {us} beforehand whom to call.
q: How are the hours counted? | Every rental has its own way to count a started hour. Ask {us} how it is done before you push off.
step: Picking a boat | You choose a single, a double or a board by who is coming.
step: Pushing off | You hear where not to paddle, and then the jetty gets small.
step: Bringing it back | The bow comes in first, and paddles are handed up to the jetty.
span: on the lake
# kayaking/camp
when: wild camping|overnight|(?:[2-9]|two|three|four|five)[- ]days?
bring: wool to sleep in | a warm hat | a small towel | wading shoes | a headlamp
received[calm]: Your message about paddling from camp to camp has arrived. {We are} reading it with tide, tent and dates in mind.
received[lively]: Boats, tents and a message from you: {we are} reading it with sandy fingers!
headline[calm]: Your kayak camping note is here
headline[lively]: One dry bag, one question
next: Roll your sleeping bag as small as it goes and measure the roll.
next: Try sitting on the floor with straight legs for as long as a film lasts.
next: Put all your clothes for the journey on the bed, and take a third of them away.
ask: Tell {us} which dates would suit you and who would share a boat with you.
ask: How far do you paddle on a good day, and how do you sleep in a tent?
advice-subject: What fits into a hatch
advice-subject: Cold nights, narrow hatches
advice-opening: In a kayak with a tent on board, small and soft always beats big and clever.
tip: Roll your sleeping bag small. Hatches are narrow, and it has to go in first.
tip: Pack by camp and not by kind, so that the things you need first lie on top.
tip: Eat before you are hungry. Arms stop without a warning.
tip: Keep drinking water where you sit, because landing for a sip takes a while.
tip: Put heavy bags behind the seat. A light bow rides over the waves.
tip[group]: Swap partners each day in the doubles. It is kinder to friendships.
tip: Sleep in wool, since damp is a fact of life on a shore.
nudge-subject: One date for the fjord
nudge[calm]: A start date is enough for a first answer. If the summer is full already, keep the tent dry for another one.
nudge[lively]: Tent dry? Send {us} the week, and tell {us} who snores!
q: How fit must I be to paddle for several days? | The strokes are gentle, but they go on for hours. Paddle or row a few times before, and tell {us} how it felt.
q: How do we cook and wash on the shore? | Cooking is done outside, and the sea or a stream is the bathroom. Ask {us} what is carried along.
q: What if the wind is too strong one day? | Then boats stay on land, and the plan bends round the wind. Agree with {us} beforehand on what that means for the dates.
step: Packing the boats | Everything goes in twice before it fits.
step: On the move | You paddle a few hours, land, and paddle a few hours more.
step: Ashore | Tents stand, a fire burns, and socks dry on the stones.
# hiking/huts
when: hut[- ]to[- ]hut|huts?\\b|alps|dolomites
bring: a bunk liner | earplugs | broken-in boots | gloves | cash for tea
received[calm]: Your question about walking from hut to hut is here. {We} read it for your longest day so far and for your weeks.
received[lively]: A message from the valley! {We are} reading your hut question with the map open.
headline[calm]: Your hut walk question is here
headline[lively]: First stop: your message
next: Pack your rucksack once and carry it up every stairway you meet for a week.
next: Find out which weeks you could take off before the huts close.
next: Check the soles of your boots, and walk them in if they are new.
ask: Tell {us} about your longest day with a pack and the week you have in mind.
ask: How do you feel on narrow paths, and how do you sleep in a dormitory?
advice-subject: A light pack for the huts
advice-subject: Earplugs, liner, cash
advice-opening: Every hut walker carries too much once, and afterwards packs like this.
tip: Carry a thin liner for the bunk, because huts give you blankets and no sheets.
tip: Bring earplugs. Every dormitory has somebody who snores.
tip: Take some cash for tea and cake. Cards often fail above the trees.
tip: Walk the first hour slower than you want to. The pack is unfamiliar, and the climb is long.
tip: Eat at every stop, since climbs are paid for in advance.
tip[able]: Name your longest day with a pack, for the stages are set by that.
tip[group]: Share one first-aid kit between you. Somebody carries every gram.
nudge-subject: Which week in the mountains?
nudge[calm]: Reply with your week and your longest walk. If the mountains have to wait, they are good at it.
nudge[lively]: Two numbers will do: your week and your longest climb. Soup is on the horizon!
q: How fit do I have to be for a hut walk? | You should be able to walk uphill for some hours on two days in a row. Tell {us} what you did lately, and ask how long the stages are.
q: What is a night in a mountain hut like? | You share rooms, supper is early and lights go out soon. Ask {us} what kinds of beds there are on your route.
q: What happens when a pass is closed by snow or thunder? | Then the route goes lower, waits or turns round. Ask {us} how that is decided and agreed.
step: Up from the valley | The first hour is slow, with the pack still unfamiliar.
step: Between huts | You cross passes, scree and meadows, with a long stop in the sun.
step: Evening | Boots go into the rack, and there is soup and a bunk.
# hiking/dogs
when: dogs?\\b(?! are welcome)
bring: a lead | a bowl | spare bags | a towel for the car
received[calm]: Your message about a walk with your dog has arrived, and {we are} reading it for both of you.
received[lively]: Somebody wagged at {our} door! Ears up, {we are} reading every word about your dog.
headline[calm]: Your dog walk question is here
headline[lively]: Two legs asked, four legs wait
next: Practise the recall in a place that bores your dog.
next: Check the tag on the collar for the right phone number.
next: Put an old towel in the car for the way home.
ask: Tell {us} how your dog is with strangers and how far it usually walks.
ask: Which walk would suit you both, and does your dog come when it is called?
advice-subject: Before a walk in a pack
advice-subject: Paws, water and leads
advice-opening: Dogs make friends in the first minutes of a walk, if the people let them.
tip: Bring a bowl and more water than you need. Dogs walk every mile twice.
tip: Clip on the lead before the stile, because sheep appear suddenly.
tip: Check the paws at the car. Thorns are found late and cost a sleepless night.
tip: Feed only a little on the morning of a walk. Full dogs lie down.
tip: Leave the favourite ball at home, since it makes rivals.
tip[group]: Keep a few metres between leads. Tangles cause tempers.
tip[first]: Arrive early enough to let the dogs sniff each other before anybody sets off.
nudge-subject: Your dog's next walk
nudge[calm]: Reply with your dog's name and the walk you have in mind. If it is not the day for it, a round by the park is fine too.
nudge[lively]: Send {us} a name, a breed and a day. The sniffing can start from there!
q: What if my dog does not get on with others? | Say so honestly, as many dogs are shy or loud at first. Ask {us} which walk has more room.
q: Does my dog have to stay on the lead? | Near sheep, birds and roads it does, and the rule changes from field to field. Ask {us} about the route.
q: How far is too far for a dog? | Puppies and old dogs tire first, and heat counts double. Tell {us} its age, and ask how long the walk is.
step: Sniffing hello | Dogs meet on loose leads while the people keep quiet.
step: Setting off | The pack finds its order in the first field.
step: Water and tea | The four-legged drink first.
# hiking/half-day
when: half[- ]days?|waterfalls?|city|pickup
received[calm]: Your question about a short walk out of town is here, and {we are} reading it for your morning and your legs.
received[lively]: Boots by the door and a message in {our} inbox: {we are} reading it!
headline[calm]: Your half-day walk question is here
headline[lively]: Out of town, one message at a time
next: Check which mornings are yours and when you have to be back.
next: Lay out shoes that can get wet, and something for the feet afterwards.
next: Charge the phone, because waterfalls take many tries.
ask: Tell {us} which mornings suit you and when you have to be back.
ask: Who joins you, and how does everyone like stairs?
advice-subject: Wet paths, dry feet
advice-subject: Half a day, well packed
advice-opening: Half a day is short, and what you put on in the morning decides how long it feels.
tip: Wear shoes that can get wet. Paths in the spray never dry.
tip: Put one warm layer in a small bag, since a gorge is cooler than the street.
tip: Eat something before you are picked up or set off. Short walks start without a cafe.
tip: Wipe the lens after every stop, because mist hides on glass.
tip[first]: Take small steps on wet roots, and leave the big ones for dry stone.
tip[group]: Let everybody carry a bottle of their own. Sharing ends in thirst.
tip[photo]: Rest the camera on a railing. Water looks soft only when the hands are still.
nudge-subject: A free morning?
nudge[calm]: One free morning is all a reply needs. If there is none this week, the falls will keep running.
nudge[lively]: Which morning is yours? Send it over, and leave the rest to the river!
q: Are the paths by the falls slippery? | They are often wet, and roots and stones need care. Ask {us} how steep it is, and wear soles with a good grip.
q: Is a waterfall worth a walk in the rain? | It is at its best after rain, and the crowds stay at home. Ask {us} when a path would be closed.
q: Will I be back in time for the afternoon? | Tell {us} when you have to be back, and ask how long drive and walk take together.
step: Out of town | Streets turn into trees on both sides of the road.
step: Along the falls | You walk short pieces between long looks.
step: The way back | Wet shoes go into a bag, and pictures go round.
# hiking/long-distance
when: multi-?day|coast path|helicopter|trekk
received[calm]: Your question about longer days on foot has come in. {We are} reading it with distance, beds and weather in mind.
received[lively]: Long paths begin with short messages, and yours is being read!
headline[calm]: Your long walk question is here
headline[lively]: Mile zero is behind you
next: Walk on two days in a row and note how your feet feel on the second.
next: Ask your companions what a long day means to them, in hours.
next: Look at your boots from below. Worn heels slip.
ask: Tell {us} how far you walk on two days in a row and which month you have in mind.
ask: Who walks with you, and is there something your knees would like {us} to know?
advice-subject: The second day on foot
advice-subject: Feet first, for long walks
advice-opening: Anyone can walk far once; the trick is to like it again on the second morning.
tip: Treat a hot spot the moment you feel it. A little later it is a blister.
tip: Pack a dry pair of socks for the afternoon, and change them at lunch.
tip: Drink before you are thirsty, because wind dries you without telling you.
tip[long]: Take a shorter day in the middle of a long walk. Legs remember it kindly.
tip[group]: Let the slowest person walk in second place, where the pace is steady.
tip: Stretch your calves on a kerb for a minute each evening.
nudge-subject: Your walk: how far and when?
nudge[calm]: Reply with a month and the distance you enjoy. If it is not this year, the path keeps.
nudge[lively]: How far on your happiest day? Send {us} the number and a month!
q: How far do people walk in a day? | That is agreed by path, climb and company. Tell {us} what you are used to, and ask for the shortest and the longest day.
q: What happens in a storm? | Exposed places are left out, and the day becomes shorter or moves. Ask {us} how changes are agreed.
q: Do I have to carry everything? | Some walks move the luggage and others do not. Ask {us} what will be on your own back.
step: The first miles | Everybody finds a pace, and the talking starts by itself.
step: The long middle | You stop where the view or the cake is worth it.
step: Boots off | Feet go up, and the map shows how far it was.
received[calm]: The map is unfolded next to what you wrote. {We} measure long walks in evenings as well as in miles.
received[calm]: Several days of walking deserve a slow reader, and your note has found one.
received[lively]: Heel, toe, heel, toe: your walking plans have reached {us} at a good pace.
received[lively]: Laces tied, map open, and your plans for the long path on top of it.
headline[calm]: Your walk is on the map now
headline[lively]: The path has heard your boots
next: Wear your rucksack to work for a week, with a few books in it.
next: Count the days you have, and keep one of them for the weather.
next: Cut your toenails short some days before, as long descents find them.
next: Ask your shoes: stand on a slope and see whether your toes touch the front.
ask: How many days would you like to be on foot, and what is a good day for you in hours?
ask: Which stretch or view do you dream of, and what should {we} know about knees and heights?
advice-subject: What to leave out of the rucksack
advice-subject: Downhill without sore knees
advice-opening: Long walks are made of small comforts, and dry socks are the first of them.
advice-opening: Whoever has walked for a week knows that the pack, not the path, decides the mood.
tip: Shorten your steps downhill. Small ones spare the knees, and nobody is waiting at the bottom.
tip: Lay out everything you want to carry, and take away what you need only if something else fails.
tip: Put the rain jacket on before you are wet. Drying out again takes half of the day.
tip: Lace your boots tight over the ankle for the way down and loose for the way up.
tip: Eat a little at each stop. Tired legs are often hungry ones.
nudge-subject: How many days on foot?
nudge-subject: A week for walking
nudge[calm]: The number of days you could take off would be a good beginning. If they are all spoken for, the path is long and patient.
nudge[calm]: If it is the distance that worries you, name the one that does not. {We} can think from there.
nudge[lively]: Boots or sofa? If it is boots, send {us} a month!
nudge[lively]: Count your free days on your fingers and mail {us} the hand!
q: How heavy may my pack be? | Light enough that you forget it on the flat. Weigh it at home, and ask {us} which things are worth their weight.
q: May I walk if I usually walk alone? | Many people who like to walk alone enjoy company on a long path. Ask {us} how large and how quick the group is.
# lodge/self-catering
when: self[- ]catering|cottage|bothy|cabin to rent|kitchen
received[calm]: Your question about a house of your own for a while has arrived. {We are} reading it for the week and for who comes along.
received[lively]: The kettle knows you are asking! {We are} reading your message about the house.
headline[calm]: Your question about the house is here
headline[lively]: Somebody is looking for the key
next: Settle which week suits everybody before you look at ferries or trains.
next: Write a list of suppers that need one pan.
next: Ask who sleeps lightly and who gets up early.
ask: Tell {us} which week you have in mind and how many will sleep in the house.
ask: How will you travel, and does a dog come along?
advice-subject: First supper in a strange kitchen
advice-subject: What a holiday house lacks
advice-opening: A house to yourselves is a quiet thing, if the first evening goes well.
tip: Shop for the first supper on the way. Arriving hungry makes poor cooks.
tip: Bring a good knife and matches. Drawers disappoint.
tip: Download the map before you leave, as the signal often stops before the last turn.
tip: Leave the first day empty, and let the house tell you what it is good for.
tip: Pack a board game for the day on which the weather decides.
tip[kids]: Bring a night light for the stairs. A strange house is dark in new places.
tip[group]: Draw lots for the rooms before you arrive. Doors cause the only quarrels.
nudge-subject: Which week for the house?
nudge[calm]: A week and a number of sleepers are enough for a reply. If plans are still open, so is this letter.
nudge[lively]: Pick a week, count the pillows, and send {us} both!
q: What do we have to bring to a self-catering house? | Food, and whatever your evenings need. Ask {us} about linen, firewood and what is in the kitchen.
q: How far is the next shop? | In quiet places it can be a drive, with its own hours. Ask {us} where people buy milk and bread.
q: What is it like in bad weather? | Rain on a roof is half of the reason to come. Ask {us} how the house is heated.
step: Finding it | You turn a key, find the light and smell the wood.
step: Days of your own | Nobody rings for breakfast, and the tide or the weather makes the plan.
step: Handing over | You empty the fridge, sweep the hearth and look back once.
# lodge/full-board
when: full board|half board|dinner is|chef|all inclusive|estancia
received[calm]: Your enquiry about a stay with meals has arrived. {We are} reading it for your nights and for what you like to eat.
received[lively]: A place at the table has been asked for! The cook wants to know more, and so do {we}.
headline[calm]: Your enquiry about a stay is here
headline[lively]: One more chair at the table?
next: Note what you do not eat, and whether there is something to celebrate.
next: Choose one thing to change into for dinner.
next: Leave one afternoon of the stay without a plan.
ask: Tell {us} which nights you have in mind and whether there is anything you do not eat.
ask: Is there an occasion, and how quiet do you like your days?
advice-subject: Before somebody cooks for you
advice-subject: An empty afternoon
advice-opening: When meals are taken care of, a stay has more hours than guests expect.
tip: Say what you do not eat when you write. Kitchens plan days ahead.
tip: Arrive with an appetite, since the first evening is usually the long one.
tip: Bring one thing to change into. Boots stay at the door.
tip: Keep an afternoon empty. A bath and a nap are part of the stay.
tip: Mention it if there is an occasion, because cooks like a reason.
tip[kids]: Mention early bedtimes, and ask whether supper can move.
tip[group]: Ask for one long table if you are friends. Nobody should have to shout.
nudge-subject: Your nights at the table
nudge[calm]: Your nights and the number of guests are all that a reply needs. There is no hurry in it.
nudge[lively]: How many at the table, and which nights? Send {us} that and come hungry!
q: What if I eat no meat, or cannot eat everything? | Tell {us} when you write, so that the kitchen can think about it. Ask what is possible before you settle on dates.
q: What do guests do between the meals? | Some walk or ride, and some read by a window. Ask {us} what there is in the month you come.
q: How dressed up is dinner? | In most country houses people change out of boots and leave it at that. Ask {us} if you would rather know.
step: Welcome | Bags go up, something warm is poured, and you see the house.
step: The day | You go out and come back as you please.
step: At the table | There is time, there are courses, and there is whoever sits beside you.
received[calm]: The house likes to know who is coming, and so {we} read what you wrote with care.
received[calm]: Your nights, your table and your reasons for coming are being read together.
received[calm]: A note about a few quiet nights has come in. Somebody who knows all the windows here is reading it.
received[lively]: Plates are being counted, since your plans for a stay have come in.
received[lively]: The fire crackled at the right moment: there was your note about a stay.
headline[calm]: The house knows that you asked
headline[calm]: Your plans for a quiet stay
headline[lively]: The soup is thinking of you
next: Check trains, flights or roads for the day you would arrive, and see how late it gets.
next: Pick the shoes in which you like to walk after a long dinner.
next: Ask whoever travels with you what they would do with an empty day.
next: Look up when the sun sets there in your month.
ask: How would you arrive, and at what time of day?
ask: What should a good day here look like for each of you?
ask: How many rooms would you need, and who wakes early?
advice-subject: The evening you arrive
advice-subject: What to ask a house before you come
advice-opening: Guests who are happy on the first evening have usually told the house a few small things.
advice-opening: A stay in the country is easy to enjoy and easy to overfill.
advice-opening: Some of this is about eating, and most of it is about having time.
tip: Arrive by daylight if you can. A house in the country shows itself best on the way in.
tip: Ask for the quiet side if you sleep lightly. Kitchens wake before guests do.
tip: Walk round the house before breakfast. You will know for the whole stay which way the weather comes.
tip: Pack a small bag for outings, because the suitcase is too large for a picnic and a pocket too small.
tip: Tell the house when you want to be left alone. It is a wish like any other.
tip: Leave the laptop at home for a night or two, and see who asks for it.
nudge-subject: Arrival, departure, and a wish
nudge-subject: A few nights away?
nudge-subject: When would you like to arrive?
nudge[calm]: If the stay is still a thought, a month is enough to go on. Thoughts may stay thoughts as well.
nudge[calm]: Two dates would make it simple for {us} to think about your room. Should life have filled them, there are others.
nudge[calm]: Write {us} the one thing a stay must have for you. The dates can come later.
nudge[lively]: Who gets the window seat? Send {us} two names and your nights!
nudge[lively]: Appetite, dates, number of chairs: three words, and the kitchen starts to dream.
q: How do I get there without a car? | Ask {us} about the nearest station or airfield and how guests come on from there. Say when you would arrive.
q: Is it quiet in the evening? | In the country the evenings are dark and still, apart from wind and guests. Ask {us} which rooms are furthest from the table.
q: How are meals and room priced together? | Every house does it in its own way. Give {us} your nights and guests, and ask for one price in writing with what it does not cover.
# lodge/camp-and-station
when: bush camp|camp per night|station|4wd|powered sites|long drop
bring: a torch | spare fuel | drinking water | a second spare tyre
received[calm]: Your question about camping on the station has come in. {We} read it for what you drive and how long you stay.
received[lively]: There is dust on the road and a message at the gate. {We are} reading it!
headline[calm]: Your station question is here
headline[lively]: Somebody is at the gate
next: Check both spare tyres and the jack before you leave the bitumen.
next: Work out how far your fuel goes, and add the way back.
next: Find out whether your travel insurance covers unsealed roads.
ask: Tell {us} what you drive or tow and how many nights you would like to stay.
ask: Do dogs come along, and does anybody in the party need a bed?
advice-subject: Before you leave the bitumen
advice-subject: Tyres, water, distance
advice-opening: Out here the nearest shop is a day away, so the packing is most of the trip.
tip: Fill your tanks and jerry cans in town. Distances grow after the bitumen.
tip: Let some air out for the dirt track, and the corrugations soften.
tip: Bring a torch with spare batteries, because there are no street lamps.
tip: Take out what you brought in. The nearest bin may be a day's drive away.
tip: Leave fallen wood where it lies until you have asked. It is somebody's home.
tip[kids]: Show children the way to the loo by day. Nights are truly dark.
tip[group]: Camp in a circle and turn the headlights off, and the stars come out.
nudge-subject: How many nights at the station?
nudge[calm]: Write {us} your nights and your vehicle, and {we} can say what makes sense. If the road goes elsewhere, safe driving.
nudge[lively]: What do you drive, and when do you roll in? Two words will do!
q: Can I get there without a four-wheel drive? | That depends on the track and on the last rain. Tell {us} what you drive, and ask about the road.
q: Is there water for drinking and showers? | Bore water washes well and tastes of the ground. Ask {us} how much to bring for drinking.
q: What happens when it rains? | Dirt roads close quickly and dry slowly. Ask {us} what people do if they have to stay longer.
step: Rolling in | You sign the book and hear which gates to shut.
step: Setting up | You choose a ring of stones and a view.
step: Night | The fire burns low, and the sky is enormous.
# dentist/children
when: kids|children|paediatric|parents
bring: a favourite toy | your insurance details | a list of questions
received[calm]: Your message about a small patient has arrived, and a person is reading it slowly.
received[lively]: A little mouth has a question! {We are} reading it with a smile.
headline[calm]: Your question for your child is here
headline[lively]: Small teeth, big welcome
next: Play dentist at home with a spoon and a soft toy.
next: Write down what went wrong at an earlier visit, if there was one.
next: Choose a time of day at which your child is awake and fed.
ask: Tell {us} how old your child is and what happened at earlier visits to a dentist.
ask: Which times suit you, and what calms your child?
advice-subject: Play the visit at home
advice-subject: A word to avoid before the dentist
advice-opening: Children copy how their parents talk about the dentist, so a calm word at home does a lot.
tip: Play the visit with a spoon on the sofa. Games that children know are not frightening.
tip: Avoid the word brave, because it tells a child that there is a reason to be.
tip: Choose an hour when your child is awake. Tired mouths stay shut.
tip: Bring the favourite toy, and let it be looked at first.
tip: Answer questions with few words. Long answers sound like warnings.
tip: Say what went wrong last time, so that it need not happen again.
nudge-subject: A first visit, when you are ready
nudge[calm]: Reply with your child's age and a time of day. Nothing has to be decided yet.
nudge[lively]: Name, age and favourite animal are a fine start. Send them when you like!
q: What if my child will not open the mouth? | Then the first visit is for looking at the room and the chair. Tell {us} beforehand what your child finds hard.
q: May I stay with my child? | Ask {us} how it is done, and tell {us} what works at home. Some children are calmer on a lap.
q: When should a child see a dentist for the first time? | Many dentists like to see children when the first teeth are through, so that the place is known before anything hurts. Ask {us} about your child's age.
step: Hello | The chair goes up and down, and nobody has to open a mouth.
step: Looking | Teeth are counted aloud, with a mirror to hold.
step: Talking with parents | You hear what is fine and what could wait.
# rock-climbing/multi-pitch
when: multi[- ]?pitch|towers?|trad|big wall|cinque torri
bring: a windproof jacket | small snacks | your climbing shoes | a headlamp
received[calm]: Your enquiry about long routes has arrived. {We are} reading it for your grade, your partner and the weeks you have.
received[lively]: Rope up, there is a message on the stance! {We are} reading it.
headline[calm]: Your question about long routes is here
headline[lively]: First pitch: your message
next: Write down the grade you lead without thinking about it.
next: Hang in your harness at home until you know which buckle pinches.
next: Break in your approach shoes, as the way down is often the harder half.
ask: Tell {us} what you lead with ease and how many long routes you have done.
ask: Have you abseiled before, and how do you feel on a small stance?
advice-subject: Long routes are won on the stance
advice-subject: A jacket on the harness
advice-opening: On a long route the climbing is the smaller part, and ropes, wind and time are the rest.
tip: Practise belaying from above. It feels backwards the first time.
tip: Coil the rope tidily at every stance, because tangles cost daylight.
tip: Clip a thin jacket to your harness. Stances are windy, and the rucksack is always below.
tip: Eat on ledges and not on pitches, while your hands have nothing to hold.
tip: Agree on rope signals before you start. Wind eats words.
tip[able]: Name the grade you lead without thinking, and leave your best day out of it.
tip[first]: Climb a full day in your shoes at the gym. A long route is longer in small shoes.
nudge-subject: Your grade and your weeks
nudge[calm]: Two things are enough for a reply: a grade and a week. The walls are not going anywhere.
nudge[lively]: Grade, week, and the tower you dream of. Send all three!
q: Am I good enough for a long route? | You should climb a few grades below your limit with calm feet. Tell {us} what you lead at home, and ask which walls fit.
q: What if a thunderstorm comes? | Long routes are left early or not started at all when thunder is likely. Agree with {us} on what happens to the day then.
q: How do we get down again? | By a path or by abseiling, and both ask for attention when you are tired. Tell {us} if you have never abseiled.
step: The walk in | You go by headlamp with few words, and gear is sorted at the foot.
step: Pitch by pitch | You climb, clip in, look down and laugh.
step: The way down | You walk or abseil with full attention, since the day is not over.
small: so nobody waits long on a ledge
# rock-climbing/children
when: kids|children|holiday camps?|birthday|scout
bring: long trousers | a snack | a warm layer | a drink
received[calm]: Your question about climbing for children has arrived, and {we are} reading it for ages and numbers.
received[lively]: Small hands, big rock! Your note about young climbers lies on top of the ropes.
headline[calm]: Your question for young climbers is here
headline[lively]: Knees ready, message read
next: Ask the children who has climbed before, on rock, on walls or only on trees.
next: Label helmets, bottles and jumpers with names.
next: Cut fingernails and toenails short for the day.
ask: Tell {us} how old the children are and who has climbed before.
ask: How many come together, and is it a birthday or an ordinary day?
advice-subject: Children on rock, without pushing
advice-subject: Snacks, trousers, short nails
advice-opening: Children climb higher when nobody tells them how high they should.
tip: Let children choose their own height. The second try goes higher by itself.
tip: Put long trousers on them, because rock is rough on knees.
tip: Pack one snack for every hour. Courage runs on biscuits.
tip: Praise the try and not the top, and the top takes care of itself.
tip: Stay in sight and out of the way. Two voices confuse a climber.
tip: Leave necklaces at home, since they catch in a harness.
tip[group]: Mix the brave and the careful ones. Both learn from it.
nudge-subject: How many small climbers?
nudge[calm]: A number and the ages make a reply easy. If they would rather swim this year, that is fine as well.
nudge[lively]: Count the helmets and send {us} the number!
q: What if my child gets stuck halfway? | Then the rope comes tight, and the child is let down slowly. Many go up again straight away.
q: Is my child old enough to climb? | Strength matters less than listening. Tell {us} the age, and ask what suits it.
q: What happens on a wet day? | Wet rock means games, knots or another place. Ask {us} how such days are changed.
step: Helmets on | Everybody learns names and buckles, and who checks whom.
step: Low first | There are boulders and balance games with feet near the grass.
step: On a rope | Each of them goes as high as feels good.
# coaching/outdoors
when: walk\\w*|outdoors?|woods?|forest|nature
bring: comfortable shoes | a rain jacket | a small notebook
received[calm]: Your message has arrived, and it is being read by a person who takes time for it.
received[lively]: Your message has come in from the path, and it is being read with care.
headline[calm]: Thank you for writing
headline[lively]: A first step out of the door
next: Take a short walk without your phone, if you can.
next: Write one line about what tires you most.
next: Choose a time of day that is your own.
ask: Tell {us} how long you can walk at ease and which days you could get away.
ask: What would you like to be different by the end of the season?
advice-subject: Why talking is easier on a walk
advice-subject: A walk without a phone
advice-opening: Hard sentences come more easily when two people look ahead and not at each other.
tip: Wear shoes for a long talk. Sore feet end good conversations.
tip: Leave the phone in the car, because thoughts come in the gaps.
tip: Keep quiet for a field or two when you like. Answers walk slowly.
tip: Write down a few lines before you drive home, as the good ones fade first.
tip: Pick a path you like in any weather, so that the plan does not depend on the sun.
tip: Say no to one small thing this week. Rest begins with room.
nudge-subject: A walk, whenever you like
nudge[calm]: Reply with a day, or with nothing but your name. Both are enough to begin with.
nudge[lively]: One day, one path, one word back. More is not needed.
q: Do I have to be fit to walk and talk? | No, since the pace is yours and benches count. Say how far you can walk at ease.
q: Do we walk when it rains? | Two hoods make talking easier, and storm or ice is another matter. Ask {us} how that is agreed.
q: What if I do not know where to begin? | Begin with what this week was like. Whoever walks beside you will ask the next question.
step: Leaving the day behind | You walk the first minutes without words.
step: Walking | A question, a bend in the path, and an answer take turns.
step: On a bench | You decide what to keep and what to leave in the wood.
# legal/boats
when: boat|marine|yacht|charter|salvage
bring: the contract | the survey | your messages with the yard
received[calm]: Your enquiry about a boat matter has arrived. {We} read it for dates and signatures first.
received[lively]: Your boat question has come alongside, and {we are} reading it.
headline[calm]: Your boat enquiry is here
headline[lively]: Your question is alongside
next: Put the contract, the survey and your messages in order of date.
next: Note every deadline that is printed anywhere, with its page.
next: Stop promising anything by phone until you have read the papers again.
ask: Tell {us} what kind of boat it is, where she lies and what has been signed so far.
ask: Who is the other side, and which deadline is the next one?
advice-subject: Before you pay for a boat
advice-subject: Papers that decide a boat quarrel
advice-opening: Boat quarrels are mostly about three sheets of paper and one sentence on a pontoon.
tip: Have the survey in writing before you pay. Varnish hides a lot.
tip: Ask who owns the engine, because finance sticks to machines.
tip: Keep every message with the yard. Promises made on pontoons are forgotten there.
tip: Photograph damage with the date on it, since tides wash proof away.
tip: Check the papers against the number on the hull, as names are painted over.
tip: Pay in steps. With the last transfer your bargaining power is gone.
nudge-subject: The next date in your boat matter
nudge[calm]: Send {us} the next deadline in one line, or tell {us} that there is none. Either is useful.
nudge[lively]: One date and one boat name are enough to go on. Send them when you have them.
q: I have signed already. Is it too late to ask? | Often there is still a period or a clause that matters. Look for dates, and ask before you answer the other side.
q: Should I repair the damage before anybody looks at it? | Photograph it first and ask first, unless the boat is in danger. Repairs can wash proof away.
q: Which papers do you need to see? | The contract, the survey and your messages, in order of date. Send a short summary before the papers themselves.
step: The papers | Contract, survey and messages are read in order of date.
step: The view | You hear what is weak, what is strong and what it may cost.
step: Your move | You decide whether to sign, bargain, claim or leave it.
# pets/grooming
when: groom|de-?shedding
bring: the favourite treat | a note on sore spots | the usual brush
# general/campervan
when: campervans?|camper vans?|motorhomes?
bring: slippers | a torch | your driving licence | a soft bag | a phone holder
received[calm]: Your question about a campervan has arrived, and {we are} reading it for dates, drivers and beds.
received[lively]: Honk! Your van question just pulled in, and {we are} reading it.
headline[calm]: Your campervan question is here
headline[lively]: A van-sized thank you
next: Settle who will drive and who will read the map.
next: Mark the places you cannot miss, and cross out half of them.
next: Pack in soft bags, and see whether they fit under a bed.
ask: Tell {us} who will drive, how many need a bed and which nights you have in mind.
ask: Which route are you thinking of, and have you driven a van before?
advice-subject: Half the miles, twice the trip
advice-subject: What fits in a campervan
advice-opening: A van makes it easy to go too far in a day, and nicer not to.
tip: Pack in soft bags. Hard cases have nowhere to go in a van.
tip: Learn the height of the van by heart before the first car park, because barriers do not bend.
tip: Drive half of what the map suggests. Small roads eat hours.
tip: Cook before it gets dark, as drawers hide things at night.
tip: Fill up whenever you see a pump. Remote stations close early.
tip: Film the handover with your phone, and you will find every switch in the evening.
tip[first]: Practise reversing on an empty car park before you meet a narrow lane.
tip[group]: Agree on who sleeps on which side. Ladders at midnight wake everyone.
nudge-subject: Dates for the van
nudge[calm]: Reply with your dates and the number of beds. If the road trip has to wait, so will the road.
nudge[lively]: Dates, drivers, beds: three words and the trip has wheels!
q: Is a campervan hard to drive? | It is wider and taller than a car, and most people get used to it after the first hour. Tell {us} what you usually drive.
q: Where may we stay overnight? | Rules differ by country and even by lay-by. Ask {us} about campsites and quiet places on your route.
q: What if we bring the van back late? | Agree on the hour before you leave, and ask {us} what is done when a ferry is cancelled.
step: Handover | You try every switch once and walk round the van with a camera.
step: On the road | The legs are short, and the stops are long.
step: Bringing it back | The van is swept and filled up, and you tell how it went.
# gear-rental/bikes
when: bikes?|cycles?|tandems?
bring: closed shoes | a rain jacket | a small lock for cafe stops | gloves
received[calm]: Your question about hiring bikes has come in, and {we are} reading it for sizes and hours.
received[lively]: Ring, ring! Somebody with chain oil on the thumb is reading about your bikes.
headline[calm]: Your bike question is here
headline[lively]: Two wheels and one question
next: Measure everybody who will ride, in socks.
next: Ask who would rather have a motor on the hills.
next: Look at the weather for the hours you want to ride.
ask: Tell {us} how tall the riders are and for how many hours you want the bikes.
ask: Do children ride by themselves, or do you need a seat or a trailer for them?
advice-subject: The saddle first, then the ride
advice-subject: How far on a hired bike?
advice-opening: A hired bike feels like your own after two small changes and one short loop.
tip: Set the saddle so that your leg is almost straight at the lowest point. Knees thank you by the second mile.
tip: Ride a small loop before you leave, and try both brakes.
tip: Start into the wind, and let it bring you home.
tip: Look at the map for cafes before you look at it for distance.
tip[kids]: Put the slowest child in front. Everybody else can keep that pace.
tip[group]: Take one pump and one spare tube for the whole group, and keep them with the last rider.
nudge-subject: How many bikes?
nudge[calm]: A number of riders and a day make a fine reply. If the weather says no, so may you.
nudge[lively]: Count the riders and send {us} the number. Pedals are waiting!
q: Which size of bike do I need? | It goes by height and by the length of your legs. Tell {us} how tall everybody is.
q: Is the path flat enough for children? | Ask {us} about climbs, roads and the nearest place to turn round. Children ride further when there is a goal.
q: What if I get a puncture? | Walk the bike to the side and look for the hole before you pump. Ask {us} what to do and whom to call.
step: Fitting | Saddles go up or down, and brakes are tried.
step: Riding | You go as far as legs and cafes allow.
step: Rolling back | Bikes are leaned on the rack, and mud stays outside.
# fitness/outdoors
when: bootcamp|beach|park\\b|outdoors?
bring: a towel | a bottle of water | trainers that may get sandy
received[calm]: Your question about training outside has arrived, and {we are} reading it.
received[lively]: Early bird! Your bootcamp question is in, and {we are} reading it between two sprints.
headline[calm]: Your question about training outside
headline[lively]: Warm-up done: message received
next: Set the alarm for one early morning this week, as a test.
next: Put shoes, towel and water by the door in the evening.
next: Note any joint that complains when you run.
ask: Tell {us} how often you train now and which mornings you could make.
ask: Is there a joint or an old injury that should be spared?
advice-subject: Before your first outdoor session
advice-subject: How to like early training
advice-opening: The hardest part of training outside is the door, and it gets lighter every time.
tip: Lay out your clothes in the evening. Decisions are heavy before sunrise.
tip: Eat half a banana beforehand, and have breakfast afterwards.
tip: Run on wet sand, because the dry kind doubles the work.
tip: Slow down when your form goes. A clean slow squat beats a fast one.
tip[first]: Do less than you could on the first morning, and you will be able to walk on the second.
tip[group]: Come with somebody who would miss you. Alarm clocks are easier to ignore than friends.
nudge-subject: One early morning
nudge[calm]: Name one morning on which you could try it. If sleep wins, that is training too.
nudge[lively]: Pick a morning, set the alarm and send {us} the day!
q: Am I fit enough for a bootcamp? | Good sessions have an easier version of each exercise. Tell {us} where you start from, and begin slowly.
q: What do I wear to train outside? | Layers that can come off, and shoes that may get wet. Bring water and a towel.
q: Do you train in the rain? | Rain stops few people who are moving, while lightning stops everybody. Ask {us} how you hear about changes.
step: Warming up | Joints are moved, names are said, and everyone is still a little asleep.
step: Working | You run, lift and rest in turns.
step: Cooling down | You stretch, breathe and feel very awake.
# agency/film
when: film|photograph|reels?|drone
bring: a list of scenes | pictures you like | the names of those who will be seen
received[calm]: Your message about pictures and film has arrived. {We are} reading it for the place and the light.
received[lively]: Action! Your film question is in, and {we are} reading it.
headline[calm]: Your film question is here
headline[lively]: Scene one: your message
next: Collect five pictures that feel like your place, whoever took them.
next: Write down the month in which your place looks most like itself.
next: Ask the people who would be seen whether they mind.
ask: Tell {us} what the film is for and in which month your place looks most like itself.
ask: Where will the pictures be used, and who should be moved by them?
advice-subject: One story before the camera comes
advice-subject: The light your place has
advice-opening: A film of a place is decided before the camera comes, by one sentence and one hour of light.
tip: Write one sentence that the film must leave behind. Everything that does not serve it can go.
tip: Look at your place at sunrise and at dusk. The camera will want to be there at the same hours.
tip: Show people doing real work, because posed smiles date quickly.
tip: Clear the cars and bins from the view the evening before.
tip: Agree on where the pictures may be used and for how long, in writing.
tip: Let guests know that a camera is coming, and let them choose.
nudge-subject: Your film in one sentence
nudge[calm]: Reply with the one sentence your film should leave behind. If it is too early for that, keep it for later.
nudge[lively]: One sentence, one season, one place. Send {us} those three!
q: Who writes the story of the film? | You know the place, and a filmmaker knows what can be shown. Begin with a talk about what guests should feel.
q: What if the weather is bad on the filming days? | Mist and rain can be beautiful, and storms cost time. Agree beforehand on spare days.
q: Who may use the pictures afterwards? | That is settled in writing before anything is filmed. Ask {us} which uses and how many years are meant.
step: The story | You talk about what guests should feel, and a list of scenes grows.
step: Filming | The camera follows real work in the hours with good light.
step: Cutting | Pictures are chosen and put in order, and you say what to change.
# surfing/weeks
when: weeks?\\b|nights|surf camp|retreat
received[calm]: Your question about a week by the waves has arrived, and {we are} reading it for dates and dreams.
received[lively]: A week of salt water, yes! Your plans for it are being read with sandy feet.
headline[calm]: Your surf week question is here
headline[lively]: Salt in the air: message read
next: Swim a few lengths twice a week until you leave.
next: Check which weeks you can leave home, and how far each flight is.
next: Pack two swimsuits, so that one is always dry.
ask: Tell {us} which week you have in mind and whether you have stood on a board.
ask: Who comes with you, and how do you like to share a room?
advice-subject: Arms before waves
advice-subject: A week of surf, day by day
advice-opening: By the third day of a surf week the arms complain, and by the fifth they have forgotten.
tip: Swim before you come. Paddling is most of surfing, and shoulders need the practice.
tip: Bring two swimsuits, because nothing is as cold as a wet one in the morning.
tip: Rest on the third day, when everybody's arms are tired.
tip: Rub a little balm on your ribs and knees. Boards are rough on both.
tip[first]: Stay with the white water for longer than your pride wants. It teaches you to stand.
tip[group]: Take turns with the camera. A wave you rode is more fun on film.
nudge-subject: Which week by the sea?
nudge[calm]: Reply with a week that could be yours. If this season is full, the ocean will not notice.
nudge[lively]: One week, one word, one wave. Which one is yours?
q: Can I join a surf week as a beginner? | Many do, and the first days are spent where you can stand. Tell {us} that it is your first time.
q: What do we do when there are no waves? | Flat days are for balance, walks and sleep. Ask {us} what there is nearby.
q: How tired will I be? | Pleasantly so, from the shoulders down. Tell {us} how much you move at home.
step: Arriving | You find your bed, smell the sea and meet the others.
step: Mornings in the water | You paddle, fall, stand up and do it again.
step: Evenings | Everybody eats a lot and sleeps early.
# surfing/children
when: kids|children|teens
received[calm]: Your question about surfing for a child has come in, and {we are} reading it for age and swimming.
received[lively]: A grom in the making! Your note smells of sunscreen already, and {we are} on the second line.
headline[calm]: Your question for a young surfer
headline[lively]: Small board, big welcome
next: Take the child to a pool and watch how it swims once it is tired.
next: Find a warm layer with a hood for afterwards.
next: Write the name into towel, wetsuit and shoes.
ask: Tell {us} how old the child is and how well it swims.
ask: Does your child know other children in the group, and is there anything to look out for?
advice-subject: Before a child's first waves
advice-subject: Warm after, happy again
advice-opening: Children who are warm after their first surf want to come back, and cold ones do not.
tip: Bring a big hood and a dry hat for afterwards. Small bodies cool down fast.
tip: Let children fall in the shallow water on purpose. It takes the fear out of it.
tip: Eat something an hour before and something right after, as cold water makes hungry.
tip: Stay on the beach where you can be seen, and leave the shouting to others.
tip: Rinse wetsuit and child in fresh water, in that order.
tip: Praise the fifth try rather than the first wave.
nudge-subject: A place for a small surfer
nudge[calm]: The age and a word on swimming are enough. If it is too early, waves come every year.
nudge[lively]: How old, how wild, how good at swimming? Send {us} three words!
q: How well should my child swim before surfing? | Being calm in deep water matters more than speed. Tell {us} what your child can do, and ask what is needed.
q: What if my child gets cold? | Getting out early is fine, and dry clothes help more than a hot drink. Pack them on top.
q: Do parents stay at the beach? | Ask {us} how it is handled. Children often surf better when parents watch from further away.
step: On the sand | Everybody learns to lie, push and stand, where nothing moves.
step: White water | Small waves carry small boards towards the beach.
step: Dry again | Hoods go up, and every wave is told twice.
# horse-riding/icelandic
when: icelandic|lava|tölt
bring: warm gloves | thin layers | trousers without thick seams | a hat that fits under a helmet
received[calm]: Your question about riding Icelandic horses has arrived. {We are} reading it for riders, experience and dates.
received[lively]: Shaggy manes and a message from you: {we are} reading it!
headline[calm]: Your question about the horses is here
headline[lively]: A sturdy little horse heard you
next: Note the height, the weight and the experience of every rider, honestly.
next: Find trousers without thick seams on the inside.
next: Watch a short film of the tölt, and notice how quietly the rider sits.
ask: Tell {us} how many of you ride, how well, and on which day.
ask: Does anybody in the group weigh more than usual or feel uneasy near horses?
advice-subject: Sitting a tölt
advice-subject: Wind, layers and small horses
advice-opening: Small horses, big weather: that is most of what a rider in lava country needs to know.
tip: Sit deep and stay quiet in the tölt. The gait is smooth, and a busy rider disturbs it.
tip: Wear several thin layers, since the wind changes more often than the path.
tip: Leave the food in your pocket. Horses remember pockets.
tip: Keep one horse's length from the next tail, and let the horse choose its feet on lava.
tip[first]: Breathe out when the horse starts to walk. It feels your shoulders before your hands.
tip[kids]: Let children brush the mane first. It turns a big animal into a friend.
nudge-subject: Riders and a day
nudge[calm]: Reply with a day and the number of riders. If the saddle can wait, so can the horses.
nudge[lively]: How many riders, and who is brave enough to tölt? Tell {us}!
q: Are Icelandic horses right for beginners? | They are sturdy, calm and easy to sit, and they still need a rider who listens. Tell {us} that it is your first ride.
q: What is the tölt? | It is a smooth, quick gait in which one foot is always on the ground. Ask {us} whether your ride is slow or has tölt in it.
q: Do you ride in rain and wind? | These horses are used to both, and riders get warm by riding. Ask {us} when a ride is moved.
step: Meeting the herd | You are matched with a horse and brush off the dust.
step: Into the lava | The path winds between black stone and moss.
step: The tölt | Those who want to go faster find out why people smile.
# diving/cold
when: cold water|kelp|drysuit|seal|shark
bring: a warm hat | a thick towel | something hot to drink | gloves for afterwards
received[calm]: Your question about diving in cold water is here. {We are} reading it for your training and your last dive.
received[lively]: Cold water, warm welcome! Somebody with a steaming mug is reading what you wrote about diving here.
headline[calm]: Your cold water question is here
headline[lively]: Bubbles in the kelp: message in
next: Look up the date of your last dive and the water it was in.
next: Find your certification card and your logbook.
next: Buy nothing new before you have asked which suit is worn here.
ask: Tell {us} about your last dive in cold water and the certificate you hold.
ask: What would you most like to meet under water, and in which weeks?
advice-subject: Warm enough to enjoy the kelp
advice-subject: Weights in a thicker suit
advice-opening: In cold water the good dive is the warm one, so most advice is about heat.
tip: Put on a hat between dives, because you lose your warmth before you notice it.
tip: Check your weights again in a thicker suit. More rubber floats more.
tip: Swim slowly through kelp, and turn rather than pull when it holds you.
tip: Look into the shade under ledges. The small things live there.
tip: Drink something hot before you are cold.
tip[first]: Do one shallow dive to get used to gloves and hood, and keep the wish list for the second.
nudge-subject: Your last cold dive
nudge[calm]: A line about your last dive is enough of a reply. If the sea is calling somewhere warmer, dive well.
nudge[lively]: How cold is too cold? Send {us} your number and your weeks!
q: How cold is the water for a diver? | It changes with wind and season, and not always as the sun suggests. Ask {us} about your month and the suit for it.
q: Is kelp dangerous to dive in? | It parts when you move slowly, and it breaks when you bend it. Follow whoever leads, and leave your haste on land.
q: What if the sea is too rough? | Visibility and swell decide, and another site or day may be better. Agree with {us} on what happens then.
step: Kitting up | Suits are closed, weights are checked, and hoods go on last.
step: Into the kelp | You sink beside the stems and let your eyes get used to the green.
step: Warm again | Hats go on, and everybody compares what swam by.
`
