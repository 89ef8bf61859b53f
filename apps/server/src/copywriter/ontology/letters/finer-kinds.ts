/** Finer kinds of common trades; their lines stand in place of the trade's. The format is described in `../letters.ts`. */
export const finerKinds = `
# fishing/ice
when: ice fishing|frozen lake|pilk
bring: wool layers | warm boots | mittens | a hot drink | sunglasses for the snow
received[calm]: Your message about fishing through the ice has arrived. Thank you for sending it.
received[lively]: A frozen lake is a fine place to think of! Your ice fishing message has arrived.
headline[calm]: Your ice fishing message is here
headline[lively]: Hello to an ice angler!
next: Find your warmest boots and see whether thick socks fit in them, as ice fishing means standing still.
next: Decide how long you would like to sit still beside a hole in the ice.
next: Ask everybody in the group whether they eat fish from the ice.
ask: Tell {us} how many of you will sit on the ice and how you usually take the cold.
ask: Are you after a fish for the pan or the quiet of a frozen lake, and which dates do you have in mind?
advice-subject: Warm feet on a frozen lake
advice-subject: How to hold a short rod
advice-opening: People give up on ice fishing because of their feet and seldom because of the fish.
tip: Stand on a mat or a board if you can. The cold of the ice comes up through your soles long before it reaches you through the air.
tip: Keep a spare pair of dry gloves inside your jacket. Wet wool freezes onto the rod within minutes.
tip: Move the lure only a little. Fish in cold water are slow, and a nervous hand frightens them.
tip: Clear the slush from the hole every now and then, because the line freezes to its edge.
tip[first]: Watch the tip of the rod and not the hole, since a winter bite is no more than a nod.
tip[kids]: Let children look down into a hole in the ice with an adult beside them. Water under ice is better than any waiting game.
nudge-subject: A day on the ice, in one line
nudge[calm]: Reply with the week in which you could fish on the ice. If winter has other plans for you, there is nothing to do.
nudge[lively]: Send {us} a date and the number of people for the ice, or leave it for another winter!
q: Is the ice safe to stand on? | Ice has to be measured, and currents and springs make it differ from spot to spot. Ask {us} how it is checked and how thick it usually is in your month.
q: What if nothing bites under the ice? | Another hole or another depth often helps, and sometimes the fish win. A day without a bite is always possible.
q: How cold does it get out there? | Sitting still on the ice feels colder than the thermometer says, and wind makes the difference. Ask {us} which clothes you need to have yourself.
# fishing/fly
when: fly ?fish|wade|wading|trout|drift boat|dry fly
bring: polarised glasses | a cap | a rain jacket | quick-drying trousers | warm socks
received[calm]: Your note about fly fishing has arrived. New to it or not, it is good to hear from you.
received[lively]: Rods, rivers and a message from you! Your fly fishing plans have come in.
headline[calm]: Your fly fishing note is here
headline[lively]: Hello to a fly fisher!
next: Practise a cast on grass with a piece of wool for a fly.
next: Note whether cold water or slippery stones are a worry, as fly fishing often means wading.
next: Read up on the fishing licence that the water asks for.
ask: Tell {us} how often you have held a fly rod and when you could fish.
ask: How many of you will fish, and does anybody only come to look at the water?
advice-subject: A fly cast to practise on grass
advice-subject: Where trout stand, and why
advice-opening: A trout sees a bad cast long before it sees a good fly, so here is what helps before the first one.
tip: Practise the cast on grass, without a hook. Lawns forgive more than willows do.
tip: Crush the barb of each fly hook with pliers, and unhooking becomes quick and kind.
tip: Step as if the river had ears. Gravel carries every footfall to the fish.
tip: Fish the near bank before you wade in, because boots scare the trout at your feet.
tip[first]: Stop the rod high on the back cast and count one. The line needs that time to straighten.
tip[able]: Say which hatches you know, so that it is easier to talk about flies.
tip: Follow the line of bubbles with your eyes. It often carries the food, and the fish wait beside it.
nudge-subject: A date for the fly rod
nudge[calm]: One date would help {us} to think about your day with the fly rod. You are welcome to leave it open.
nudge[lively]: Who would cast a fly, and when? Send {us} the number and a day, or keep it for another season!
q: Do I need my own waders and rod? | Some anglers prefer their own, and others borrow or rent. Ask {us} what fly fishing kit can be had and in which sizes.
q: Can I learn to fly fish in a day? | Many people learn a simple cast in a day, and the rest takes longer and is the fun of it. Tell {us} that you are new to it.
q: Who gets the fishing licence? | Rules differ from place to place and even from water to water. Ask {us} which one you need and where people buy it.
# rafting/expedition
when: multi-?day|(?:[2-9]|two|three|four|five|six|seven)[- ]days?|expeditions?|overnight
bring: a soft bag | a headlamp | a long-sleeved shirt | sandals with a strap | a warm layer for camp
received[calm]: River expeditions begin with a few lines, and yours have come through in full.
received[lively]: Days on a river are a grand thing to plan! Your expedition message has reached {us}.
headline[calm]: Your river expedition enquiry is here
headline[lively]: River days, and thank you!
next: Try a night outdoors before the river trip, if camping is part of it.
next: Choose a soft bag that can be strapped down in a raft.
next: Write down what you do not eat, since a kitchen by the river has to plan ahead.
ask: Tell {us} which month you could leave home and who would share the raft with you.
ask: Is there anything you cannot eat, and have you slept out on a river trip before?
advice-subject: Packing for days on a river
advice-subject: One set for the boat, one for the evening
advice-opening: After some days on a river nobody misses the things they left at home, but everyone misses dry socks.
tip: Pack in soft bags. Hard cases do not bend into a raft.
tip: Split your clothes into a boat set and an evening set, because one of the two has to stay dry in the raft.
tip: Bring a lamp with a red light if you will camp by the river. Nights are dark, and neighbours like to sleep.
tip: Put sunscreen on your feet. They lie in the sun all day in a raft and are always forgotten.
tip: Wear a shirt with long sleeves on the river, where there may be little shade at noon.
tip[group]: Let one person be the photographer each day, and the others can look at the river.
tip: Take a thin book. River evenings are longer than the chapters you expect.
nudge-subject: Which month on the river?
nudge[calm]: A month is enough for a reply, and the river plan can grow from there. If this is not the year, no answer is needed.
nudge[lively]: Which month could you leave for the river? Send it over, or keep it for another year!
q: What is it like to sleep by a river? | You hear the water through the night, and the air is often cooler than expected. Ask {us} what kind of bed or tent there is and what you would bring.
q: How wild is the river on such an expedition? | Days often differ, with rapids on some and calm stretches on others. Tell {us} how you feel about big water.
q: Is there a phone signal on the river? | There is often little or none, so tell your family before you leave. Ask {us} how people can be reached if it matters.
# rafting/calm
when: soft rafting|class (?:1|i)\\b|class 1|no experience needed|float trip|scenic float
received[calm]: Your message about easy rafting has come in, and it will be read with care.
received[lively]: Calm water sounds lovely! Your rafting message is here.
headline[calm]: Your easy rafting message is here
headline[lively]: Calm rafting, and thank you!
next: Agree before the day who would like to share a raft.
next: Pack a dry shirt for everyone who comes rafting.
next: Ask in your group who swims well, and who does not, before the raft trip.
ask: People, date and occasion are what {we} would like to know about your raft trip.
ask: Can everybody in the raft swim, and how old is the youngest?
advice-subject: Seats, hats and shoes for a raft
advice-subject: How to float with a group
advice-opening: A calm river gives people time to talk, to splash each other and to forget their hats.
tip: Ask which seats stay driest, if that matters to you. Even a calm river splashes, and a raft has a wetter end.
tip: Wear a hat with a strap, because slow rivers are sunny ones.
tip: Choose shoes that can walk on wet gravel. Half of the fun is getting out on the bank.
tip[group]: Sort out before the day who sits with whom in the raft. Friends who sit together talk more and mind the rain less.
tip[group]: Put all dry shirts for the raft trip in one bag. It is easier to keep dry and to find.
tip[first]: Dip the blade in fully when you paddle. Half a stroke only splashes the person behind you in the raft.
tip: Drink before the raft leaves the bank. You will be busy with the paddle when you notice that you are thirsty.
nudge-subject: How many in the raft?
nudge[calm]: A rough headcount for the raft is enough of a reply. If the group has other plans, that is fine too.
nudge[lively]: Count the heads for the raft and send {us} the number, or leave it for another summer!
q: Can people who do not swim join a calm float? | That depends on the river, the vest and the person. Tell {us} who cannot swim, and ask what is needed.
q: Do we paddle, or only float? | Some calm trips are mostly floating, and on others everybody paddles. Ask {us} how much of it is work.
q: What if it rains on the rafts? | A shower changes little where people get wet anyway. High water or thunder is another matter, so ask {us} how that is decided.
# kayaking/night
when: night (?:kayak|tours?|paddl)|moonlight|bioluminescen|glow
bring: dark clothes | wading shoes | a towel | a dry shirt
received[calm]: Paddling in the dark raises good questions, and your message has arrived safely.
received[lively]: Dark water and a kayak make a fine plan! Your message about the night has arrived.
headline[calm]: Your night paddle message is here
headline[lively]: Night paddle plans are here!
next: Look up when the moon is full during your stay, since it changes what you see on a night paddle.
next: Pick clothes for the kayak that may get wet.
next: Plan an early dinner for the evening of the paddle.
ask: Tell {us} which evenings you could paddle and how many of you there are.
ask: How does everyone in your group feel about dark water and sitting in a kayak?
advice-subject: How to see more by night
advice-subject: Why the moon matters for a night paddle
advice-opening: Eyes need a while to learn the dark, and a good part of a night paddle is letting them.
tip: Keep bright screens and torches turned away unless they are needed for safety. One flash, and everyone's eyes have to begin again.
tip: Wash off insect spray and sunscreen before you paddle at night. Living water suffers from both.
tip: Trail a hand in the water where you are told that it is fine. If the water glows, it is the movement that makes the light.
tip: Forget the camera for part of the night, because it sees less than you do from a kayak.
tip: Tie back your hair and your hat before a night paddle. Hands cannot find things in the dark.
tip[first]: Stay within talking distance of the next boat. In the dark, voices help where eyes do not.
tip[kids]: Tell children beforehand how late a night paddle gets, and let them nap in the afternoon.
nudge-subject: Which evening suits you for a night paddle?
nudge[calm]: Reply with an evening or two for a night paddle. If none suits you now, no answer is needed.
nudge[lively]: Send {us} an evening when you could paddle and the number of people, or leave it for another moon!
q: Does the moon matter for a night paddle? | Yes: a glow in the water shows on dark nights, while a full moon lights up the shore. Ask {us} about the moon in the week you come.
q: Is it frightening to paddle in the dark? | Most people need a few minutes and then settle. Tell {us} if you are uneasy, and ask where in the group you would paddle.
q: Can I take photographs from a kayak at night? | Phones rarely catch faint light, and wet hands are a risk to them. Plan to remember it instead, or ask {us} what others have managed.
# kayaking/rental
when: to rent|rentals?|hire
received[calm]: Your message about renting a boat has reached {us}, from the first line to the last.
received[lively]: A few hours with a paddle sound good! Your rental message is here.
headline[calm]: Your rental message has arrived
headline[lively]: Boat rental, and thank you!
next: Count who would paddle, and note who would rather share a boat.
next: Check the wind forecast for the afternoon before you choose your hours.
next: Put hats, water and a dry bag for the phone by the door.
ask: Tell {us} the number of boats you would need and at what hour you would like to push off.
ask: Do small children come along, and who would share a boat with them?
advice-subject: Turn round after a third
advice-subject: Single or double?
advice-opening: With a rented boat you choose the way yourself, and a little planning keeps the way home short.
tip: Turn back when a third of your time is gone. Headwinds like to wait for the boat's way home.
tip: Adjust the footrests before you push off, if the boat has them. Loose legs steer badly.
tip: Look at the shore from land and choose where you could step out. Landing spots matter more than distance.
tip: Note the hour you started, since time passes quickly in a boat.
tip[kids]: Seat small children where your arms reach them, and ask which boat makes that easy.
tip[first]: Practise turning and stopping near the shore before you paddle further.
tip[group]: Decide on land who shares a double, because swapping seats in a boat is a wet business.
nudge-subject: Which boat, and for how long?
nudge[calm]: Reply with a boat and an hour, or with a question about either. If plans have changed, no answer is needed.
nudge[lively]: How many boats, and for how long? One line is enough, and later is fine too!
q: Do I need experience to rent a kayak? | On calm water most people manage after a few minutes near the shore. Ask {us} what is needed, where beginners should stay and when the wind gets up.
q: What happens if the wind comes up while we are out? | The usual advice is to make for the nearest shore and wait there. Ask {us} beforehand where you could land a boat and whom to call.
q: How are the rental hours counted? | Every rental has its own way to count a started hour. Ask {us} how it is done before you push off.
# kayaking/camp
when: wild camping|overnight|(?:[2-9]|two|three|four|five)[- ]days?
bring: wool to sleep in | a warm hat | a small towel | wading shoes | a headlamp
received[calm]: Days and nights with a kayak: your message about them has reached {us}.
received[lively]: A kayak and a tent, what a good plan! Your message has come in.
headline[calm]: Your kayak camping message is here
headline[lively]: Your kayak and tent plans are in!
next: Measure your sleeping bag when it is rolled as small as it goes, because a kayak has little room.
next: Try sitting on the floor with straight legs for a while, as a kayak asks it of you for hours.
next: Put all your clothes for the kayak trip on the bed, and take a third of them away.
ask: Tell {us} which dates would suit you and who would share a boat with you.
ask: How far do you paddle on a good day, and how do you sleep in a tent?
advice-subject: What fits into a hatch
advice-subject: Cold nights, narrow hatches
advice-opening: In a kayak with a tent on board, small and soft usually beats big and clever.
tip: Roll your sleeping bag small. Kayak hatches are narrow, and it has to go in first.
tip: Pack by camp and not by kind, so that the things you need first lie on top in the kayak.
tip: Eat before you are hungry. Paddling arms tire suddenly when nothing is left in them.
tip: Keep drinking water where you sit, because landing for a sip takes a while.
tip: Pack heavy bags low and close to the middle of the kayak. It keeps the boat level and easy to steer.
tip[group]: Swap partners now and then if you paddle doubles. It is kinder to friendships.
tip: Sleep in wool, since damp is a fact of life on a shore.
nudge-subject: One date for kayak and tent
nudge[calm]: A start date is enough for a first reply. If the summer is full already, the kayak trip can wait for another one.
nudge[lively]: Which week could you paddle and camp? Send it over, or keep it for later!
q: How fit must I be to paddle for several days? | The strokes are gentle, but they go on for hours. Paddle a few times before, and tell {us} how it felt.
q: How do people cook and wash on a kayak trip? | It depends on the route and on where you sleep. Ask {us} what is carried along and what each person does.
q: What if the wind is too strong one day? | Then boats usually stay on land, and the plan bends round the wind. Ask {us} beforehand what that means for the dates.
# hiking/huts
when: hut[- ]to[- ]hut|huts?\\b|alps|dolomites
bring: a bunk liner | earplugs | broken-in boots | gloves | cash for tea
received[calm]: Your mountain plans have arrived, and they will be read in full.
received[lively]: Mountains, boots and a message from you! It has arrived safely.
headline[calm]: Your mountain walk message is here
headline[lively]: Hello, mountain walker!
next: Pack your rucksack once for the mountains and carry it up every stairway you meet for a week.
next: Find out which weeks you could take off, as huts and passes have their seasons.
next: Check the soles of your boots, and walk them in if they are new.
ask: Tell {us} about your longest day with a pack and the week you have in mind.
ask: How do you feel on narrow paths and steep ground? A line on that helps {us} to think about mountain days.
advice-subject: A light pack for the huts
advice-subject: Small things that help in a hut
advice-opening: Many hut walkers carry too much once, and afterwards pack like this.
tip: Carry a thin liner for the bunk, because many huts give you blankets and no sheets.
tip: Bring earplugs for nights in a hut. Shared rooms often have somebody who snores.
tip: Take some cash into the mountains. Cards can fail above the trees.
tip: Walk the first hour slower than you want to. The pack is unfamiliar, and the climb is long.
tip: Eat a little at every stop. A long climb needs fuel before you feel hungry.
tip[able]: Name your longest day with a pack, because it helps in choosing stages.
tip[group]: Share a first-aid kit between you, so that nobody carries it twice up the mountain.
nudge-subject: Which week in the mountains?
nudge[calm]: Reply with your week and your longest walk. If the mountains have to wait, no answer is needed.
nudge[lively]: Which week, and how many walkers? Send {us} both, or keep the mountains for later!
q: How fit do I have to be for a hut walk? | It helps if you can walk uphill for some hours on two days in a row. Tell {us} what you did lately, and ask how long the stages are.
q: What is a night in a mountain hut like? | Many huts have shared rooms, an early supper and a quiet night, while some have small rooms. Ask {us} what kinds of beds there are on your route.
q: What happens when a pass is closed by snow or thunder? | A route may go lower, wait or turn round. Ask {us} how that is decided and agreed.
# hiking/dogs
when: dogs?\\b(?! are welcome)
bring: a lead | a bowl | spare bags | a towel for the car
received[calm]: Walking, with or without a dog: your message about it has arrived, and thank you for it.
received[lively]: A walk is a fine thing to ask about, and dogs would agree! Your message is here.
headline[calm]: Your walk message is here, thank you
headline[lively]: Good walks start with a message!
next: Practise calling your dog back before you bring one on a walk.
next: Check the tag on the dog's collar for the right phone number.
next: Put an old towel in the car for wet boots and paws after the walk.
ask: Tell {us} about the walkers: how far you like to go and how any dog gets on with strangers.
ask: Which walk and which day would suit you, and does a dog come along?
advice-subject: Before a walk with other dogs
advice-subject: Paws, water and leads
advice-opening: Dogs often make friends in the first minutes of a walk, if the people let them.
tip: Bring a bowl and more water than you need. Dogs walk every mile twice.
tip: Clip on the lead before a gate or a blind bend, because other animals appear suddenly.
tip: Check the dog's paws after a walk. Thorns are found late and cost a sleepless night.
tip: Feed a dog only a little before a walk, and ask your vet what suits it.
tip: Leave a dog's favourite ball at home, since it can make rivals.
tip[group]: Keep a few metres between leads. Tangles cause tempers on a walk.
tip[first]: Let dogs meet calmly before everybody sets off. The walk is quieter once they have sniffed each other.
nudge-subject: A day for the walk
nudge[calm]: Reply with the walk and the day you have in mind. If it does not suit you now, no answer is needed.
nudge[lively]: Who walks, on which day, and is there a dog? One line is enough, or leave it for later!
q: What if my dog does not get on with others? | Say so honestly, as many dogs are shy or loud at first. Ask {us} which walk has more room.
q: Does my dog have to stay on the lead? | Rules differ by place and season, and animals or roads nearby usually mean a lead. Ask {us} about the route.
q: How far is too far for a dog? | Puppies and old dogs tire first, and heat makes any walk harder. Tell {us} its age, and ask how long the walk is.
# hiking/half-day
when: half[- ]days?|waterfalls?|city|pickup
received[calm]: Your hiking message has come through. Short or long, every hike starts with a few words.
received[lively]: Fresh air is a fine plan! Your message about a hike has reached {us}.
headline[calm]: Your hiking message is here
headline[lively]: Hello, hiker, and thank you!
next: Check which days suit you for a hike and when you have to be back.
next: Lay out shoes with grip that may get wet on a path.
next: Charge the phone before the hike, as you may want many pictures.
ask: Tell {us} which day suits you for the hike and when you have to be back.
ask: Who joins the hike, and is anybody unsure on steep or wet paths?
advice-subject: Wet paths, dry feet
advice-subject: A small bag, well packed for a hike
advice-opening: What you put on before a short hike decides how long it feels.
tip: Wear shoes with grip that may get wet. Paths near water stay damp for a long time.
tip: Put a warm layer in a small bag, since shade and wind on a path are cooler than a street.
tip: Eat something before you set off. Not every hike passes a cafe.
tip: Wipe the lens near falling water, because mist hides on glass.
tip[first]: Take small steps on wet roots of a path, and leave the big ones for dry stone.
tip[group]: Let everybody carry a bottle of their own on the hike. Sharing ends in thirst.
tip[photo]: Rest the camera on something firm on a hike. Flowing water looks soft in a picture only when the camera is still.
nudge-subject: A day for a hike?
nudge[calm]: One day is all that a reply about the hike needs. If there is none just now, leave it be.
nudge[lively]: Which day could you hike? Send it over, or save it for better weather!
q: Are the paths slippery? | Paths near water or in woods are often wet, and roots and stones need care. Ask {us} how steep the hike is, and wear soles with a good grip.
q: Is a hike worth it in the rain? | Often it is, with a good jacket, and waterfalls look their best then. Ask {us} when a path would be closed.
q: When will I be back from the hike? | Tell {us} when you have to be back, and ask how long travel and walk take together.
# hiking/long-distance
when: multi-?day|coast path|helicopter|trekk
received[calm]: Your message about longer days on foot has arrived, and it will be read with care.
received[lively]: Long paths begin with short messages, and yours is here!
headline[calm]: Your long walk message is here
headline[lively]: Long walks start with a note!
next: Walk on two days in a row and note how your feet feel on the second.
next: Ask your companions what a long day on foot means to them, in hours.
next: Look at your boots from below. Worn heels slip.
ask: Tell {us} how far you walk on two days in a row and which month you have in mind.
ask: Who walks with you, and is there anything about knees or heights that {we} should know?
advice-subject: The second day on foot
advice-subject: Feet first, for long walks
advice-opening: Many people can walk far once, and the art is to like it again on the second morning.
tip: Treat a hot spot on your foot the moment you feel it. A little later it is a blister.
tip: Pack a dry pair of socks for the afternoon of a long walk, and change them at lunch.
tip: Drink before you are thirsty on a long walk, because wind dries you without telling you.
tip[long]: Take a shorter day in the middle of a long walk. Legs remember it kindly.
tip[group]: Let the slowest walker set the pace, near the front, where it stays steady.
tip: Stretch your calves for a minute each evening of a long walk.
nudge-subject: Your walk: how far and when?
nudge[calm]: Reply with a month and the distance you enjoy on foot. If it is not this year, no answer is needed.
nudge[lively]: What distance makes a good walk for you? Send {us} that, and a month if you know one!
q: How far do people walk in a day? | It depends on path, climb and company. Tell {us} what you are used to, and ask for the shortest and the longest day.
q: What happens in a storm? | A storm often means that exposed paths are left out, or that a day becomes shorter or moves. Ask {us} how changes are agreed.
q: Do I have to carry everything? | Some long walks move the luggage and others do not. Ask {us} what will be on your own back.
received[calm]: What you wrote about walking has come through, and every line will be read.
received[calm]: Several days of walking take some planning, and your message about them is here.
received[lively]: So a long path tempts you! Your walking message has reached {us}.
received[lively]: Boots and a plan are a fine beginning, and your message about the walk has come in.
headline[calm]: Thanks for the walking message
headline[lively]: Hello, long-distance walker!
next: Carry your rucksack on a short walk, with some weight in it.
next: Count the days you have for walking, and ask whether one should be kept for the weather.
next: Cut your toenails short some days before a long walk, as long descents find them.
next: Stand on a slope in your walking shoes and see whether your toes touch the front.
ask: How many days would you like to be on foot, and what is a good day for you in hours?
ask: Which stretch or view do you dream of, and in which month could you walk?
advice-subject: What to leave out of the rucksack
advice-subject: Downhill without sore knees
advice-opening: Long walks are made of small comforts, and dry socks are the first of them.
advice-opening: Whoever has walked for a week knows that the pack decides the mood as much as the path.
tip: Shorten your steps downhill on a long walk. Small ones spare the knees.
tip: Lay out everything you want to carry on foot, and take away what you would need only if something else fails.
tip: Put the rain jacket on before you are wet. Drying out again on foot takes half of the day.
tip: Lace your boots tight over the ankle for the way down and loose for the way up.
tip: Have a bite at each rest. Tired legs are often hungry ones.
nudge-subject: How many days on foot?
nudge-subject: A week for walking
nudge[calm]: The number of days you could walk would be a good beginning. If they are all spoken for, leave it for another year.
nudge[calm]: If the distance worries you, name one you enjoy walking. {We} can think from there.
nudge[lively]: Still thinking of the long path? Send {us} a month, or leave it for now!
nudge[lively]: Who would walk with you? A number and a rough date are enough to go on!
q: How heavy may my pack be? | Light enough that you forget it on the flat. Weigh it at home, and ask {us} which things are worth their weight.
q: Can I join a long walk on my own? | Ask {us} whether single walkers can join, and how large and how quick a group is. Many people who like to walk alone enjoy company on a long path.
# lodge/self-catering
when: self[- ]catering|cottage|bothy|cabin to rent|kitchen
received[calm]: Dates, guests and wishes: your message about a stay has arrived, and it will be read in full.
received[lively]: How good to think of a stay! Your message about it has arrived.
headline[calm]: A message about a stay, with thanks
headline[lively]: Hello, and thanks for your stay plans!
next: Settle which nights suit everybody before you look at travel for the stay.
next: Write a list of suppers that need one pan, if you will cook for yourselves.
next: Ask who in your group sleeps lightly and who gets up early, before anybody chooses a room.
ask: Tell {us} which nights you have in mind and how many of you would stay.
ask: How would you travel to the stay, and does an animal come along?
advice-subject: First supper in a strange kitchen
advice-subject: What people forget for a holiday house
advice-opening: If you cook for yourselves, the first evening sets the tone of the stay.
tip: Shop for the first supper of the stay on the way. Arriving hungry makes poor cooks.
tip: Ask what is in the kitchen, or bring a good knife. It is what holiday kitchens lack most often.
tip: Download the map before you leave for the stay, as a signal can stop before the last turn.
tip: Leave the first day of a stay empty. You will find out what the place is good for.
tip: Pack a board game for the day of your stay on which the weather decides.
tip[kids]: Bring a night light for children. Strange rooms are dark in new places.
tip[group]: Share out the rooms before you arrive. It is a poor thing to settle with bags in your hands.
nudge-subject: Which nights for the stay?
nudge[calm]: The nights you have in mind and a number of guests are enough for a reply. If plans are still open, it can wait.
nudge[lively]: Count the guests, pick your nights and send {us} both, or come back to it when plans are clearer!
q: What do we have to bring for a self-catering stay? | Usually food, and whatever your evenings need. Ask {us} about linen, heating and what is in the kitchen.
q: How far is the next shop? | In quiet places it can be a drive, with its own hours. Ask {us} where guests buy milk and bread.
q: What is a stay like in bad weather? | A book and a warm room make up for a lot. Ask {us} about heating and what there is to do nearby.
# lodge/full-board
when: full board|half board|dinner is|chef|all inclusive|estancia
received[calm]: From nights to meals, your enquiry about a stay has reached {us}, and it will be read with care.
received[lively]: Time away is a fine thing to plan! Your message about a stay has come in.
headline[calm]: Your enquiry about a stay is here
headline[lively]: Stay enquiry received, thank you!
next: Note what you do not eat, and whether there is something to celebrate during the stay.
next: Choose one thing to change into for dinner.
next: Leave an afternoon of the stay without a plan.
ask: Which nights do you have in mind, and is there anything you do not eat?
ask: Is there an occasion for the stay, and how quiet do you like your days?
advice-subject: Before somebody cooks for you
advice-subject: An empty afternoon in a stay
advice-opening: When meals are taken care of, a stay has more hours than guests expect.
tip: Say what you do not eat before the stay. Kitchens often plan ahead.
tip: Arrive with time to spare on the first evening of a stay. A meal tastes better without a rush.
tip: Bring something comfortable to change into for the evening. Travel clothes feel long after a day in them.
tip: Keep an afternoon of the stay empty. Rest is easily planned away.
tip: Mention it if there is an occasion for the stay, because it helps with the planning.
tip[kids]: Mention early bedtimes of children before a stay, and ask when supper could be.
tip[group]: Ask for one table if you stay as a group of friends. Nobody should have to shout.
nudge-subject: Your nights, and how many guests
nudge[calm]: Your nights and the number of guests are all that a reply needs. There is no hurry in it.
nudge[lively]: How many guests, and which nights? Send {us} that, or leave it for another season!
q: What if I eat no meat, or cannot eat everything? | Tell {us} when you write, so that the kitchen can think about it. Ask what is possible before you settle on dates.
q: What do guests do between the meals? | Some go out and some rest, and both are a good use of a stay. Ask {us} what there is in the month you come.
q: How dressed up is dinner? | Customs differ from house to house. Ask {us} before you pack for the stay if you would rather know.
received[calm]: Your words about the stay have come through, and each wish in them counts.
received[calm]: Nights, guests, meals: whatever you wrote about the stay has arrived in full.
received[calm]: A note about a stay is always welcome, and yours is here.
received[lively]: So you are thinking of a stay! Your message has reached {us}.
received[lively]: Going away for a while is a good thought, and your note about the stay has arrived.
headline[calm]: With thanks for your stay enquiry
headline[calm]: Your plans for a stay have arrived
headline[lively]: Hello, and thank you for the stay plans!
next: Check trains, flights or roads for the day you would arrive, and see how late it gets.
next: Pick shoes in which you like to walk after dinner on a stay.
next: Ask whoever travels with you what they would do with an empty day of the stay.
next: Find out when the sun sets in the month of your stay.
ask: How would you arrive for the stay, and at what time of day?
ask: What should a good day of the stay look like for each of you?
ask: Which rooms would you need for the stay, and does anybody sleep lightly?
advice-subject: The evening you arrive
advice-subject: What to settle before a stay
advice-opening: Guests who are happy on the first evening have usually told their hosts a few small things.
advice-opening: A stay away from home is easy to enjoy and easy to overfill.
advice-opening: Some of this is about meals on a stay, and most of it is about having time.
tip: Plan to arrive by daylight if you can. A place to stay is easier to find, and you see where you are.
tip: Ask for the quiet side if you sleep lightly. Kitchens wake before guests do.
tip: Walk round outside on the first morning of a stay. You will know from then on where sun and wind come from.
tip: Pack a small bag for outings from the stay, because the suitcase is too large for a picnic and a pocket too small.
tip: Tell your hosts when you want to be left alone. It is a wish like any other.
tip: Leave the laptop at home for a stay of a night or two, and see whether anybody asks for it.
nudge-subject: Arrival, departure, and a wish
nudge-subject: A few nights away?
nudge-subject: When would you like to arrive?
nudge[calm]: If the stay is still a thought, a month is enough to go on. If it has passed, no reply is needed.
nudge[calm]: An arrival and a departure date would make it easy for {us} to think about your stay. Should other plans fill them, that is fine.
nudge[calm]: Write {us} the one thing a stay must have for you. The dates can come later.
nudge[lively]: Got a date for a stay in mind? Send it over with the number of guests!
nudge[lively]: A question about the stay is a fine reply too. Ask it in a line, and leave the rest for later!
q: How do I get there without a car? | Ask {us} about the nearest station or airfield and how guests come on from there. Say when you would arrive.
q: Is it quiet at night? | Ask {us} which rooms are quietest and what can be heard from them. Say so early if you sleep lightly.
q: How are meals and room priced together? | Every house does it in its own way. Give {us} your nights and guests, and ask for one price in writing with what it does not cover.
# lodge/camp-and-station
when: bush camp|camp per night|station|4wd|powered sites|long drop
bring: a torch | spare fuel | drinking water | a second spare tyre
received[calm]: A stay off the main road takes planning, and your message about it has reached {us}.
received[lively]: The open road is a fine plan! Your message about a stay has arrived.
headline[calm]: Your request for a stay is here
headline[lively]: Camp or bed, and thank you!
next: Check the spare tyre and the jack before you leave the sealed road.
next: Work out how far your fuel goes before the camp, and add the way back.
next: Find out whether your travel insurance covers unsealed roads to a camp.
ask: Tell {us} what you drive or tow and how many nights you would like to stay.
ask: Does an animal come along, and does anybody in the party need a bed instead of a camp?
advice-subject: Before you leave the sealed road
advice-subject: Tyres, water, distance
advice-opening: Far from shops, the packing is a good part of a camp.
tip: Fill up fuel and water in the last town before a camp. Distances grow after the sealed road.
tip: Ask which tyre pressure suits the track, and carry a pump. Softer tyres smooth out a rough road.
tip: Bring a torch with spare batteries to a camp, because there may be no lamps at all.
tip: Take out of a camp what you brought in. The nearest bin may be a long drive away.
tip: Leave fallen wood where it lies until you have asked. It may be protected, and animals live in it.
tip[kids]: Show children the way to the loo by day. Nights in a camp are truly dark.
tip[group]: Turn headlights away from other camps. Neighbours sleep better, and the stars come out.
nudge-subject: How many nights would you stay?
nudge[calm]: Write {us} your nights and your vehicle, and the stay can be talked about from there. If the road goes elsewhere, no reply is needed.
nudge[lively]: What do you drive, and which nights would you stay? One line will do, or none at all!
q: Can I get there without a four-wheel drive? | That depends on the track and on the last rain. Tell {us} what you drive, and ask about the road.
q: Is there water for drinking and showers? | Water far from towns comes from many sources, and not all of it is for drinking. Ask {us} how much to bring for your camp.
q: What happens when it rains? | Dirt roads can close quickly and dry slowly. Ask {us} what guests do if they have to stay longer.
# dentist/children
when: kids|children|paediatric|parents
bring: a favourite toy | your insurance details | a list of questions
received[calm]: Your message to the dentist has arrived. Whether it is about a child or about you, every word counts.
received[lively]: Small teeth or grown-up ones, your message is here and welcome!
headline[calm]: Your dental message is here
headline[lively]: Teeth and questions, safely received
next: Play dentist with a spoon and a soft toy, if a child is coming.
next: Write down anything that was hard at an earlier visit to a dentist.
next: Think of the time of day at which a visit to the dentist would be easiest.
ask: Who would see the dentist, how old is the child if there is one, and what happened at earlier visits?
ask: Which times suit you for the dentist, and what helps on the day?
advice-subject: Play the visit at home
advice-subject: A word to avoid before the dentist
advice-opening: Children often copy how their parents talk about the dentist, so a calm word at home does a lot.
tip: Play the dental visit with a child at home, with a spoon on the sofa. Games that are known are not frightening.
tip: Leave out the word brave before the dentist, because it tells a child that there is a reason to be.
tip: Choose an hour for the dentist when a child is awake. Tired mouths stay shut.
tip: Bring a favourite toy to the dentist. Something familiar helps in a strange chair.
tip: Answer questions about the dentist with few words. Long answers sound like warnings.
tip: Say what went wrong at the last dental visit, so that it can be thought about.
nudge-subject: A first dental visit, when you are ready
nudge[calm]: Reply with a time of day for the dentist, and an age if a child is coming. Nothing has to be decided yet.
nudge[lively]: A good time of day is a fine start for a dental visit! Send it when you like.
q: What if my child will not open the mouth? | It happens often, and a second visit may go better. Tell {us} beforehand what your child finds hard, and ask how a first visit goes.
q: May I stay with my child? | Ask {us} how it is done, and tell {us} what works at home. Some children are calmer on a lap.
q: When should a child see a dentist for the first time? | Many dentists like to see children when the first teeth are through, so that the place is known before anything hurts. Ask {us} about your child's age.
# rock-climbing/multi-pitch
when: multi[- ]?pitch|towers?|trad|big wall|cinque torri
bring: a windproof jacket | small snacks | your climbing shoes | a headlamp
received[calm]: Your climbing enquiry has arrived, grade or no grade, and it is good to have it.
received[lively]: Long routes are worth a message! Yours has come in.
headline[calm]: Your climbing enquiry is here
headline[lively]: Hello, climber!
next: Write down the grade you lead without thinking about it.
next: Try on your climbing harness, if you own one, and see how it sits.
next: Break in your approach shoes, as the way down is often the harder half.
ask: Which grade do you climb with ease, and how many long routes have you done?
ask: Have you abseiled before, and how do you feel high up on a small ledge?
advice-subject: Long routes are won on the stance
advice-subject: A jacket on the harness
advice-opening: On a long route the climbing is the smaller part, and ropes, wind and time are the rest.
tip: Practise belaying from above with somebody who knows it. It feels backwards the first time.
tip: Coil the rope tidily at every stance, because tangles cost daylight.
tip: Clip a thin jacket to your harness. Stances are windy, and waiting is cold.
tip: Eat at the stances and not on the pitches, while your hands have nothing to hold.
tip: Agree on rope signals before you start. Wind eats words on a long route.
tip[able]: Name the grade you lead without thinking, and leave your best climb out of it.
tip[first]: Climb a full day in your shoes at the gym. A long route is longer in small shoes.
nudge-subject: Your grade and your weeks
nudge[calm]: A grade you climb with ease and a week are enough for a reply. If climbing has to wait, no answer is needed.
nudge[lively]: When could you climb, and at what grade? Send {us} a line, or keep it for another season!
q: Am I good enough for a long route? | Long routes are usually chosen well below a climber's limit. Tell {us} what you climb at home, and ask which routes fit.
q: What if a thunderstorm comes? | Long routes are left early or not started at all when thunder is likely. Ask {us} what happens to the day then.
q: How do we get down again? | By a path or by abseiling, and both ask for attention when climbers are tired. Tell {us} if you have never abseiled.
# rock-climbing/children
when: kids|children|holiday camps?|birthday|scout
bring: long trousers | a snack | a warm layer | a drink
received[calm]: Your climbing message has arrived. Ages, numbers and questions will be read with care.
received[lively]: Climbing is a fine plan for small hands and big ones! Your message has arrived.
headline[calm]: Your climbing message is here
headline[lively]: Rock, ropes and a message, thank you!
next: Find out who in your group has climbed before, on rock, on walls or only on trees.
next: Label bottles and jumpers with names before a climbing day.
next: Cut fingernails and toenails short for the climbing day.
ask: Say who would climb, how old any children are and who has done it before.
ask: How many would come climbing, and is there an occasion?
advice-subject: Children on rock, without pushing
advice-subject: Snacks, trousers, short nails
advice-opening: Children climb higher when nobody tells them how high they should.
tip: Let children choose their own height on the rock. The next try goes higher by itself.
tip: Put long trousers on them, because rock is rough on knees.
tip: Pack more snacks than you think for a climbing day. Hungry children stop early.
tip: Praise the try and not the top, and a young climber relaxes.
tip: Stay in sight and out of the way. Two voices confuse a climber.
tip: Leave necklaces at home, since they catch in a harness.
tip[group]: Mix the brave and the careful ones. Both learn from it.
nudge-subject: How many climbers would you be?
nudge[calm]: A number of climbers and the ages of any children make a reply easy. If it does not suit this year, that is fine as well.
nudge[lively]: Who would climb, and how old are they? Send {us} the numbers when you like!
q: Could my child get stuck halfway? | On a rope from above a climber can usually be let down slowly. Ask {us} how it is practised before anybody climbs high.
q: Is my child old enough to climb? | Strength often matters less than listening. Tell {us} the age, and ask what suits it.
q: What happens on a wet day? | Wet rock can mean another place, another plan or another day. Ask {us} how such climbing days are changed.
# coaching/outdoors
when: walk\\w*|outdoors?|woods?|forest|nature
bring: comfortable shoes | a rain jacket | a small notebook
received[calm]: Your message about coaching has arrived, and it will be read with care.
received[lively]: Fresh air and a good talk go well together. Your coaching message has reached {us}.
headline[calm]: Thank you for writing about coaching
headline[lively]: A first step, and thank you
next: Take a short walk without your phone, if you can.
next: Write one line about what you would like to talk over in coaching.
next: Choose a time of day for coaching that is your own.
ask: Tell {us} which days suit you and whether walking for a while is comfortable for you.
ask: What would you like to be different after the coaching?
advice-subject: Why talking is easier on a walk
advice-subject: A walk without a phone
advice-opening: Hard sentences come more easily when two people look ahead and not at each other.
tip: Wear shoes for a long talk. Sore feet end good conversations.
tip: Put the phone away on the walk, because thoughts come in the gaps.
tip: Let there be silence on a walk when you like. Some answers need it.
tip: Write down a few lines soon after a walk, as the good ones fade first.
tip: Find a path near home that you like in any weather. Thinking goes on between two walks.
tip: Say no to one small thing before your next walk. Rest begins with room.
nudge-subject: A walk, whenever you like
nudge[calm]: Reply with a day that could suit you for a walk or a talk. If it is not the time, no answer is needed.
nudge[lively]: One day or one question is a fine reply. The walk can wait as long as you like.
q: Must I be fit to walk and talk? | Usually not, as most such walks are slow. Say how far you can walk at ease, and ask {us} about the path.
q: Do we walk when it rains? | Light rain is often no trouble with a good jacket, while storm or ice is another matter. Ask {us} how that is agreed.
q: What if I do not know where to begin? | Begin with what this week was like. In coaching, one honest sentence is usually enough for a next question.
# legal/boats
when: boat|marine|yacht|charter|salvage
bring: the contract | the survey | your messages with the yard
received[calm]: The boat matter you wrote about has reached {us}, and it will be read with care.
received[lively]: Boats can bring hard questions, and yours has come in safely.
headline[calm]: Your boat enquiry is here
headline[lively]: Your boat matter, safely received
next: Put the contract, the survey and your messages in order of date.
next: Note every deadline that is printed anywhere, with its page.
next: Hold back from promises by phone until you have read the boat papers again.
ask: Tell {us} what kind of boat it is, where she lies and what has been signed so far.
ask: Who is the other side, and which deadline is the next one?
advice-subject: Before you pay for a boat
advice-subject: Papers that decide a boat quarrel
advice-opening: Many boat quarrels turn on a few papers and on what was said aloud.
tip: Have the survey in writing before you pay for a boat. Varnish hides a lot.
tip: Ask whether any loan or finance is tied to the boat or its engine.
tip: Keep every message with the yard. What was only said about a boat is hard to prove.
tip: Photograph damage to a boat with the date on it, since traces fade.
tip: Check the papers against the number on the hull, as names are painted over.
tip: Ask about paying for a boat in steps. After the last transfer it is harder to bargain.
nudge-subject: The next date in your boat matter
nudge[calm]: Send {us} the next deadline in one line, or tell {us} that there is none. Either is useful.
nudge[lively]: One date and the name of the boat are enough to go on. Send them when it suits you.
q: I have signed already. Is it too late to ask? | Sometimes there is still a period or a clause that matters. Look for dates in the boat papers, and ask before you answer the other side.
q: Should I repair the damage before anybody looks at it? | Photograph it first and ask first, unless the boat is in danger. Repairs can remove proof.
q: Which papers do you need to see? | Usually the contract, the survey and your messages about the boat, in order of date. Ask {us} what to send first.
# pets/grooming
when: groom|de-?shedding
bring: the favourite treat | a note on sore spots | the usual brush
# general/campervan
when: campervans?|camper vans?|motorhomes?
bring: slippers | a torch | your driving licence | a soft bag | a phone holder
received[calm]: Campervan plans begin with a message, and yours has arrived.
received[lively]: A van and an open road, what a plan! Your campervan message has arrived.
headline[calm]: Your campervan message is here
headline[lively]: Hello to a van traveller!
next: Settle who will drive the van and who will read the map.
next: Mark the places you cannot miss with the van, and cross out half of them.
next: Try whether your soft bags would fit under a bed, as most vans have little room.
ask: Drivers, beds and dates are what {we} would like to know about your van trip.
ask: What would you use the van for, and have you driven one before?
advice-subject: Half the miles, twice the trip
advice-subject: What fits in a campervan
advice-opening: A van makes it easy to go too far in a day, and nicer not to.
tip: Choose soft bags. Hard cases have nowhere to go in a van.
tip: Learn the height of the van by heart before the first car park, because barriers do not bend.
tip: Drive half of what the map suggests. Small roads eat hours in a van.
tip: Cook in the van before it gets dark, as drawers hide things at night.
tip: Fill up the van whenever you see a pump. Remote stations can close early.
tip: Ask whether you may film the handover of the van with your phone. You will find every switch in the evening.
tip[first]: Practise reversing the van on an empty car park before you meet a narrow lane.
tip[group]: Agree on who sleeps where in the van before the first night.
nudge-subject: Dates for the van
nudge[calm]: Reply with your dates and the number of beds in the van. If the road trip has to wait, no answer is needed.
nudge[lively]: When, and how many beds in the van? Send {us} both, or leave it for later!
q: Is a campervan hard to drive? | It is usually wider and taller than a car, and most people get used to it after the first hour. Tell {us} what you usually drive.
q: Where may we stay overnight with a van? | Rules differ by country and even by lay-by. Ask {us} about campsites and quiet places on your route.
q: What if we bring the van back late? | Ask {us} about the hour before you leave, and about what is done when a ferry or a flight is cancelled.
# gear-rental/bikes
when: bikes?|cycles?|tandems?
bring: closed shoes | a rain jacket | a small lock for cafe stops | gloves
received[calm]: Your message about bikes has reached {us}, and not a word of it will be lost.
received[lively]: Bikes are a good idea in any season! Your message has arrived.
headline[calm]: Your bike message is here
headline[lively]: Your bike plans are here!
next: Note the height of everybody who will ride, as bike sizes go by it.
next: Ask who would rather have a bike with a motor on the hills.
next: Look at the weather for the hours you want to ride a bike.
ask: Tell {us} how tall the riders are and for how many hours you want the bikes.
ask: Do children ride bikes by themselves, or would they need a seat or a trailer?
advice-subject: The saddle first, then the ride
advice-subject: How far on a hired bike?
advice-opening: A hired bike feels like your own after two small changes and one short loop.
tip: Set the saddle of the bike so that your leg is almost straight at the lowest point. Knees notice the difference early.
tip: Ride a small loop on the bike before you leave, and try both brakes.
tip: Start into the wind, and let it push your bike home.
tip: Look for rest stops on the map before you count the distance by bike.
tip[kids]: Let the slowest child on a bike set the pace. Everybody else can keep it.
tip[group]: Take a pump and a spare tube for the whole group, and ask who knows how to mend a bike.
nudge-subject: How many bikes?
nudge[calm]: A number of riders and a day make a fine reply. If the bikes have to wait, no answer is needed.
nudge[lively]: Count the riders and send {us} the number with a day, or leave the bikes for better weather!
q: Which size of bike do I need? | It goes by height and by the length of your legs. Tell {us} how tall everybody is.
q: Is there an easy way for children on bikes? | Ask {us} about climbs, roads and the nearest place to turn round. Children ride further when there is a goal.
q: What if I get a puncture? | Walk the bike to the side, where it is safe, and look for the hole before you pump. Ask {us} beforehand what to do and whom to call.
# fitness/outdoors
when: bootcamp|beach|park\\b|outdoors?
bring: a towel | a bottle of water | trainers that may get sandy
received[calm]: Your message about training outside has arrived, and it is a welcome one.
received[lively]: Training in fresh air is a good plan! Your message has come in.
headline[calm]: Outdoor training, with thanks
headline[lively]: Fresh air and training, thank you!
next: Look at your week for the hours when training would fit.
next: Put shoes, towel and water by the door the evening before you train.
next: Note any joint that complains when you train.
ask: How much do you train now, and which days could you make?
ask: Is there a joint or an old injury that should be spared in training?
advice-subject: Before your first outdoor session
advice-subject: Making a habit of outdoor training
advice-opening: The hardest part of training outside is the door, and it gets lighter every time.
tip: Lay out your training clothes beforehand. One decision less makes it easier to go.
tip: Eat something light well before training, and more of it afterwards.
tip: Choose firm ground while you are new to training outside. Soft sand and deep grass ask more of your calves.
tip: Slow down when your form goes. In training, a clean slow squat beats a fast one.
tip[first]: Do less than you could at your first training session. Your legs will thank you for it.
tip[group]: Come to training with somebody who would miss you. It is harder to stay at home when a friend waits.
nudge-subject: A day for training outside
nudge[calm]: Name a day on which you could train outside. If now is not the time, that is fine.
nudge[lively]: Is there a day when you could try training outside? Send it over, or let the thought rest!
q: Am I fit enough for outdoor training? | Most exercises have an easier version. Tell {us} where you start from, and begin slowly.
q: What do I wear to train outside? | Layers that can come off, and shoes that may get wet, suit most sessions. Water and a towel are useful too.
q: Do you train in the rain? | Some groups train in rain and others do not, while lightning stops everybody. Ask {us} how you hear about changes.
# agency/film
when: film|photograph|reels?|drone
bring: a list of scenes | pictures you like | the names of those who will be seen
received[calm]: Your message about pictures and film has arrived, and it will be read in full.
received[lively]: Moving pictures or still ones, your message about them has arrived!
headline[calm]: Your film or photo message is here
headline[lively]: Pictures ahead, and thank you!
next: Collect a few pictures or films that feel right to you, whoever made them.
next: Write down where the film or the pictures should be used.
next: Ask the people who would be seen in a film whether they mind.
ask: Tell {us} what the film or the pictures are for and when you need them.
ask: Where will the pictures be used, and who should see them?
advice-subject: One story before the camera comes
advice-subject: Good light for film and pictures
advice-opening: Much of a film is decided before the camera comes, by one clear sentence about its aim.
tip: Write one sentence that the film must leave behind. Everything that does not serve it can go.
tip: Look at the place you want to film at different hours. Light can change it completely.
tip: Show people doing real work on film, because posed smiles date quickly.
tip: Clear cars and bins from the camera's view the evening before.
tip: Agree in writing where the pictures may be used and for how long.
tip: Let people nearby know that a camera is coming, and let them choose.
nudge-subject: Your film in one sentence
nudge[calm]: Reply with the one sentence your film or pictures should leave behind. If it is too early for that, keep it for later.
nudge[lively]: What is the film for, and when do you need it? One line on both is enough!
q: Who writes the story of the film? | You know what you want to show, and a filmmaker knows what can be shown. Begin with a talk about what viewers should feel.
q: What if the weather is bad on the filming days? | Mist and rain can be beautiful, and storms cost time. Ask {us} beforehand about spare days.
q: Who may use the pictures afterwards? | That is best settled in writing before anything is filmed. Ask {us} which uses and how long a time are meant.
# surfing/weeks
when: weeks?\\b|nights|surf camp|retreat
received[calm]: Your message about time by the waves has arrived. Thank you for asking about surfing.
received[lively]: Time to surf is time well planned! Your message has reached {us}.
headline[calm]: Your surf message is here
headline[lively]: Surf and sea, thank you!
next: Swim a few lengths now and then until you surf.
next: Check which dates you could get away for surfing.
next: Pack two swimsuits for surfing, so that one is always dry.
ask: Tell {us} the dates you have in mind and whether you have stood on a surfboard.
ask: Who comes with you, and how much has each of you surfed?
advice-subject: Arms before waves
advice-subject: Several days of surf, well paced
advice-opening: After some days of surfing the arms complain, and a few habits help.
tip: Swim before you come. Paddling is most of surfing, and shoulders need the practice.
tip: Bring a second swimsuit for surfing, because nothing is as cold as a wet one in the morning.
tip: Take a rest day or a short surf when your arms are tired.
tip: Rub a little balm on your ribs and knees. Surfboards are rough on both.
tip[first]: Stay with the white water for longer than your pride wants. It teaches you to stand.
tip[group]: Take turns with the camera. A wave you rode is more fun on film.
nudge-subject: Which dates for the surf?
nudge[calm]: Reply with dates that could be yours for surfing. If the season is full, no answer is needed.
nudge[lively]: When would you surf, and for how long? One line is enough, and no date is needed yet!
q: Can I join in as a beginner? | Many people do, while some surf weeks are for those with experience. Tell {us} what you have done, and ask what is needed.
q: What do we do when there are no waves? | Flat days happen on every coast. Ask {us} what surfers do then and what there is nearby.
q: How tired will I be? | Several days of surfing are felt from the shoulders down. Tell {us} how much you move at home.
# surfing/children
when: kids|children|teens
received[calm]: Your surf message has arrived, for a child or for you, and every line of it counts.
received[lively]: Small surfers or tall ones, your message has come in and is welcome!
headline[calm]: Your note about surfing is here
headline[lively]: Small board or big, and thank you!
next: Take a child to a pool before surfing and watch how it swims once it is tired.
next: Find a warm layer with a hood for the time after the waves.
next: Write names into towels and shoes before a day of surf.
ask: How old are the children who would surf, if any, and how well does everyone swim?
ask: Which days would suit you for surfing, and is there anything to look out for?
advice-subject: Before a child's first waves
advice-subject: Warm after, happy again
advice-opening: Children who are warm after their first surf want to come back, and cold ones do not.
tip: Bring a big hood and a dry hat for after the surf. Small bodies cool down fast.
tip: Let children fall in shallow water on purpose, with an adult beside them. It takes the fear out of surfing.
tip: Eat something an hour before the surf and something right after, as cold water makes hungry.
tip: Stay where a young surfer can see you, and leave the shouting to others.
tip: Rinse wetsuit and child in fresh water after the surf, in that order.
tip: Praise the fifth try on the board rather than the first wave.
nudge-subject: Waves for a small surfer
nudge[calm]: The age of any child and a word on swimming are enough to talk about surfing. If it is too early, leave it for another year.
nudge[lively]: Who would surf, and how old are they? Send {us} a line whenever it suits!
q: How well should my child swim before surfing? | Being calm in deep water matters more than speed. Tell {us} what your child can do, and ask what is needed.
q: What about a child who gets cold in the surf? | Getting out early is usually the answer, and dry clothes help more than a hot drink. Pack them on top.
q: Do parents stay at the beach? | Ask {us} how it is handled. Some children surf better when parents watch from further away.
# horse-riding/icelandic
when: icelandic|lava|tölt
bring: warm gloves | thin layers | trousers without thick seams | a hat that fits under a helmet
received[calm]: Your message about horses has come through, and thank you for writing it.
received[lively]: Shaggy manes and a message from you, how good! It has arrived safely.
headline[calm]: Your riding message is here
headline[lively]: Hello to a rider, new or old!
next: Note the height, the weight and the experience of every rider, honestly.
next: Find trousers for riding without thick seams on the inside.
next: Watch a short film of the tölt, and notice how quietly the rider sits.
ask: Say how many would ride, how well, and on which day.
ask: Does anybody in the group feel uneasy near horses, and is there a weight or a height {we} should know about?
advice-subject: Sitting a tölt
advice-subject: Wind, layers and small horses
advice-opening: Small horses and big weather are most of what a rider there needs to know about.
tip: Sit deep and stay quiet in the tölt. The gait is smooth, and a busy rider disturbs it.
tip: Wear several thin layers for riding, since the wind changes more often than the path.
tip: Leave food out of your pockets near a horse. Horses remember pockets.
tip: Keep one horse's length from the next tail, and let the horse choose its feet on lava.
tip[first]: Breathe out when the horse starts to walk. It feels your shoulders before your hands.
tip[kids]: Ask whether children may brush the mane first. It turns a big animal into a friend.
nudge-subject: Number of riders, and a day
nudge[calm]: A day and the number of riders are all that a reply needs. If the saddle has to wait, leave it be.
nudge[lively]: Who would ride, and on which day? Send {us} a line, or let it rest for now!
q: Are Icelandic horses right for beginners? | They are often described as sturdy and easy to sit, and they still need a rider who listens. Tell {us} how much you have ridden, and ask which ride fits.
q: What is the tölt? | It is a smooth gait in which at least one foot is always on the ground. Ask {us} whether your ride is slow or has tölt in it.
q: Do you ride in rain and wind? | Icelandic horses are used to both, and riders need good layers. Ask {us} when a ride is moved.
# diving/cold
when: cold water|kelp|drysuit|seal|shark
bring: a warm hat | a thick towel | something hot to drink | gloves for afterwards
received[calm]: Your message about diving has arrived. Cold water or not, it will be read with care.
received[lively]: Cold water, warm thanks! Your dive message has reached {us}.
headline[calm]: Your cold water message is here
headline[lively]: Bubbles in cold water, thank you!
next: Look up the date of your last dive and the water it was in.
next: Find your diving card and your logbook, if you have them.
next: Buy nothing new for cold water before you have asked which suit is worn.
ask: When was your last dive in cold water, if there was one, and which diving card do you hold?
ask: What would you most like to meet under water, and in which weeks could you dive?
advice-subject: Warm enough to enjoy cold water
advice-subject: Weights in a thicker suit
advice-opening: In cold water the good dive is the warm one, so most advice is about heat.
tip: Put on a hat between dives, because you lose your warmth before you notice it.
tip: Check your weights again in a thicker suit. More rubber floats more.
tip: Swim slowly among kelp or rocks on a dive, and turn rather than pull when something holds you.
tip: Look into the shade under ledges. Many small animals of cold water live there.
tip: Drink something hot after a dive before you are cold.
tip[first]: Do a shallow dive to get used to gloves and hood, and keep the wish list for the next one.
nudge-subject: Your last cold dive
nudge[calm]: A line about your last dive is enough of a reply. If diving has to wait, no answer is needed.
nudge[lively]: How cold is too cold for you? Send {us} a word on it, and the weeks when you could dive!
q: How cold is the water for a diver? | It changes with wind and season, and not always as the sun suggests. Ask {us} about your month and the suit for it.
q: Is kelp dangerous to dive in? | It usually parts when you move slowly. Ask {us} whether there is kelp where you would dive and how people move in it.
q: What if the sea is too rough? | Visibility and swell decide, and another dive site or day may be better. Ask {us} what happens then.
`
