/** Finer kinds of common trades; their lines stand in place of the trade's. The format is described in `../letters.ts`. */
export const finerKinds = `
# fishing/ice
when: ice fishing|frozen lake|pilk
bring: wool layers | warm boots | mittens | a hot drink | sunglasses for the snow
received[calm]: Fishing through the ice is slow work in a cold place, and the people who love it would not have it any quicker.
received[calm]: On a frozen lake, clothes decide how long the fishing lasts. A warm pair of feet can sit for hours.
received[lively]: A hole, a short rod and some patience are nearly all that ice fishing takes!
received[lively]: Nobody needs a boat to fish in the cold months. The lake itself holds you up!
headline[calm]: Thank you, and keep your feet warm
headline[calm]: The slow fish of the cold months
headline[lively]: First warm socks, then the fish!
headline[lively]: A short rod will do on the ice!
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
nudge-subject: When does your winter have room for fish?
nudge[calm]: Ice comes and goes, so a week is more use than a day. Name one that suits you, or wait until the lakes are white.
nudge[lively]: Tell {us} who is tough enough to sit on a frozen lake, and in which week!
q: Is the ice safe to stand on? | Ice has to be measured, and currents and springs make it differ from spot to spot. Ask {us} how it is checked and how thick it usually is in your month.
q: What if nothing bites under the ice? | Another hole or another depth often helps, and sometimes the fish win. A day without a bite is always possible.
q: How cold does it get out there? | Sitting still on the ice feels colder than the thermometer says, and wind makes the difference. Ask {us} which clothes you need to have yourself.
# fishing/fly
when: fly[- ]?fish|fly[- ](?:rods?|casts?|casting|anglers?)\\b|dry fl(?:y|ies)
bring: polarised glasses | a cap | a rain jacket | quick-drying trousers | warm socks
received[calm]: In fly fishing the line is cast and the fly only follows, which is why the first casts feel so odd to everybody.
received[calm]: Trout see well and hear footsteps through the gravel, so an angler with a fly rod learns to go gently. Waders come second.
received[lively]: Fly fishing can be begun in an afternoon and learned for a lifetime!
received[lively]: A trout takes a fly or leaves it, and not knowing which keeps people coming back to the river!
headline[calm]: Somewhere, a trout is waiting to be fooled
headline[calm]: Fly, line, river: thank you for your interest
headline[lively]: Hands that will soon know a fly rod!
headline[lively]: May the trout look up!
next: Practise a cast on grass with a piece of wool for a fly.
next: Note whether cold water or slippery stones are a worry, as fly fishing often means wading.
next: Read up on the fishing licence that the water asks for.
ask: Tell {us} how often you have held a fly rod and when you could fish.
ask: How many of you will fish, and does anybody come along only for the view of the river?
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
nudge-subject: Your first cast, or your next
nudge[calm]: It would help to know whether you fish often or have never held a fly rod. You are welcome to leave it open.
nudge[lively]: Upstream or downstream, fly fishing begins with a free morning: which one could be yours?
q: Do I need my own waders and rod? | Some anglers prefer their own, and others borrow or rent. Ask {us} what fly fishing kit can be had and in which sizes.
q: Can I learn to fly fish in a day? | Many people learn a simple cast in a day, and the rest takes longer and is the fun of it. Tell {us} that you are new to it.
q: Who gets the fishing licence? | Rules differ from place to place and even from water to water. Ask {us} which one you need and where people buy it.
# rafting/expedition
when: multi-?day|(?:[2-9]|two|three|four|five|six|seven)[- ]days?|expeditions?|overnight
bring: a soft bag | a headlamp | a long-sleeved shirt | sandals with a strap | a warm layer for camp
received[calm]: Days on a river need more talk beforehand than an hour of rapids does: what to pack, what to eat, how to sleep. So it was right to begin now.
received[calm]: Whoever travels by raft moves at the speed of the water. It takes a day or so to get used to that, and then few people miss their watch.
received[lively]: Rapids by day and a riverbank at night, such a trip deserves a good plan!
received[lively]: On a long raft trip the boat carries the bags and the river does half of the work!
headline[calm]: Long river trips begin with a packing list
headline[calm]: Days by raft, and thanks for considering them
headline[lively]: Soft bags, dry socks, a long river!
headline[lively]: Put the watch away, the river sets the pace!
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
nudge-subject: How long could you leave home for a river?
nudge[calm]: Long river trips are agreed slowly, among friends and with employers. A rough month is all {we} would ask for now.
nudge[lively]: Ask your friends tonight who would spend days on a raft, and write {us} what they say!
q: What is it like to sleep by a river? | You hear the water through the night, and the air is often cooler than expected. Ask {us} what kind of bed or tent there is and what you would bring.
q: How wild is the river on such an expedition? | Days often differ, with rapids on some and calm stretches on others. Tell {us} how you feel about big water.
q: Is there a phone signal on the river? | There is often little or none, so tell your family before you leave. Ask {us} how people can be reached if it matters.
# rafting/calm
when: soft rafting|class (?:1|i)\\b|class 1|no experience needed|float trip|scenic float
received[calm]: A calm river leaves time to talk and to look round, and that is what most people remember of an easy raft trip.
received[calm]: Gentle water suits mixed groups, as nobody has to be brave in the raft. The current does most of the paddling.
received[lively]: Easy rafting is mostly floating, with a splash now and then!
received[lively]: The slow parts of a river are the ones where a whole raft can laugh together!
headline[calm]: Easy water, and plenty of time to look round
headline[calm]: Gentle rivers make good first rivers
headline[lively]: Float first, splash later!
headline[lively]: The easy side of rafting!
next: Bring a line or a strap for glasses, as rafts splash without warning.
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
nudge[calm]: A rough headcount is plenty to talk about an easy float. If half of the group has wandered off, that is a headcount too.
nudge[lively]: Grandmothers, cousins, neighbours: who would float along? Count them up and write back!
q: Can people who do not swim join a calm float? | That depends on the river, the vest and the person. Tell {us} who cannot swim, and ask what is needed.
q: Do we paddle, or only float? | Some calm trips are mostly floating, and on others everybody paddles. Ask {us} how much of it is work.
q: Does a shower spoil an easy raft trip? | A shower changes little where people get wet anyway. High water or thunder is another matter, so ask {us} how that is decided.
# kayaking/night
when: night (?:kayak|tours?|paddl)|moonlight|bioluminescen|glow
bring: dark clothes | wading shoes | a towel | a dry shirt
received[calm]: After dark a paddler hears more and sees less, and the eyes need a while to learn their part. It helps to ask about it in daylight.
received[calm]: How much one sees from a kayak at night is up to the moon and the clouds, so a choice of evenings is worth having.
received[lively]: The same bay is another place at night, and a kayak is a quiet way to find out!
received[lively]: Let the sun go down first, the kayak can wait for it!
headline[calm]: For the dark, choose an evening with care
headline[calm]: Moon or no moon, both have their charm
headline[lively]: Paddle now, sleep later!
headline[lively]: Out in a kayak when others go to bed!
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
nudge-subject: Dark evenings in your calendar
nudge[calm]: Because of the moon, some evenings suit a night paddle better than others. Give {us} the days of your stay, and the two can be laid side by side.
nudge[lively]: Which of your evenings may get late? A paddle in the dark needs only one of them!
q: Does the moon matter for a night paddle? | Yes: a glow in the water shows on dark nights, while a full moon lights up the shore. Ask {us} about the moon in the week you come.
q: Is it frightening to paddle in the dark? | Most people need a few minutes and then settle. Tell {us} if you are uneasy, and ask where in the group you would paddle.
q: Can I take photographs from a kayak at night? | Phones rarely catch faint light, and wet hands are a risk to them. Plan to remember it instead, or ask {us} what others have managed.
# kayaking/rental
when: to rent|rentals?|hire
received[calm]: Renting a kayak means that you choose the way and the pace yourself. Wind and hours are the two things to plan for.
received[calm]: Singles are quick and doubles are sociable, and that is the first choice with a hired boat. Wobbles pass after a few strokes in either.
received[lively]: With a rented boat, the whole shore is yours for some hours!
received[lively]: No paddler has to own a boat, and no hired boat has to fit into your cellar!
headline[calm]: Where would you paddle first?
headline[calm]: A boat for some hours, well chosen
headline[lively]: Borrow the boat, keep the view!
headline[lively]: Single or double, that is the question!
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
nudge[calm]: A single or a double is the one thing worth settling ahead. The hours you can decide when you see the sky.
nudge[lively]: Say single or double, and the paddling can take shape from there!
q: Is it fine to rent a kayak as a beginner? | On calm water most people manage after a few minutes near the shore. Ask {us} what is needed, where beginners should stay and when the wind gets up.
q: What happens if the wind comes up while we are out? | The usual advice is to make for the nearest shore and wait there. Ask {us} beforehand where you could land a boat and whom to call.
q: How are the rental hours counted? | Every rental has its own way to count a started hour. Ask {us} how it is done before you push off.
# kayaking/camp
when: wild camping|overnight|(?:[2-9]|two|three|four|five)[- ]days?
bring: wool to sleep in | a warm hat | a small towel | wading shoes | a headlamp
received[calm]: A kayak with a tent on board travels light, because everything has to go through a small hatch. Planning such a trip is half about leaving things out.
received[calm]: When you sleep on the shore, the next morning begins where the last stroke ended. That makes the days long and easy.
received[lively]: Paddle, cook, sleep and paddle on: kayak camping has a simple timetable!
received[lively]: Everything you own for some days fits behind your seat, and it turns out to be enough!
headline[calm]: Small bags, long shores
headline[calm]: A tent in a kayak needs a good plan
headline[lively]: Roll it small, paddle it far!
headline[lively]: Home is where the kayak lands!
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
nudge-subject: Tent, kayak and a starting day
nudge[calm]: It is the first day of such a trip that has to be fixed, and the rest follows the weather. Do you have one in mind?
nudge[lively]: Look up when your holidays begin, and tell {us} how many nights you would sleep on the shore!
q: How fit must I be to paddle for several days? | The strokes are gentle, but they go on for hours. Paddle a few times before, and tell {us} how it felt.
q: How do people cook and wash on a kayak trip? | It depends on the route and on where you sleep. Ask {us} what is carried along and what each person does.
q: What if the wind is too strong one day? | Then boats usually stay on land, and the plan bends round the wind. Ask {us} beforehand what that means for the dates.
# hiking/huts
when: hut[- ]to[- ]hut|huts?\\b|alps|dolomites
bring: a bunk liner | earplugs | broken-in boots | gloves | cash for tea
received[calm]: From hut to hut you carry clothes and leave kitchen and bed to others, so the pack can be light and the days longer.
received[calm]: Passes open and close with the snow, which is why mountain walks are planned from the calendar backwards. It is a good time to ask.
received[lively]: A bed and a warm soup at the end of a climb make a hut walk what it is!
received[lively]: Up one valley and down the next, with a hut in between: that is how mountains are best met on foot!
headline[calm]: The mountains, one hut at a time
headline[calm]: Thank you, and walk those boots in
headline[lively]: Soup tastes better at the hut!
headline[lively]: Over the pass and on to the next hut!
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
nudge-subject: Beds in the huts, and your dates
nudge[calm]: Huts have a set number of beds, and that makes dates the first topic. Rough ones are fine, and so is another year.
nudge[lively]: How many of you would share a hut table, and who is the slowest uphill? Tell {us} both!
q: Would my legs manage a hut walk? | It helps if you can walk uphill for some hours on two days in a row. Tell {us} what you did lately, and ask how long the stages are.
q: What is a night in a mountain hut like? | Many huts have shared rooms, an early supper and a quiet night, while some have small rooms. Ask {us} what kinds of beds there are on your route.
q: What happens when a pass is closed by snow or thunder? | A route may go lower, wait or turn round. Ask {us} how that is decided and agreed.
# hiking/dogs
when: dogs?\\b(?!(?: are| is)? (?:welcome|allowed|friendly|ok)|-friendly)
bring: a lead | a bowl | spare bags | a towel for the car
received[calm]: Dogs and people read a path differently, and both come home tired and content. Only the mud in the car is the same for both.
received[calm]: For a dog, company and smells count for more than the view, so an easy path can be the better one.
received[lively]: Four legs or two, everybody sleeps well after a walk!
received[lively]: A dog never asks how far it is. People may, and are welcome to!
headline[calm]: On two legs or on four, thank you
headline[calm]: Leads, paws and a path to share
headline[lively]: Wag, walk, rest, repeat!
headline[lively]: The dog would say yes at once!
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
nudge-subject: And what does the dog say?
nudge[calm]: If there is a dog, its name, age and manners are a good thing to write next. If there is none, the number of walkers will do.
nudge[lively]: Grab the lead, or only your jacket, and tell {us} which walk it should be!
q: What if my dog does not get on with others? | Say so honestly, as many dogs are shy or loud at first. Ask {us} which walk has more room.
q: Does my dog have to stay on the lead? | Rules differ by place and season, and animals or roads nearby usually mean a lead. Ask {us} about the route.
q: How far is too far for a dog? | Puppies and old dogs tire first, and heat makes any walk harder. Tell {us} its age, and ask how long the walk is.
# hiking/half-day
when: half[- ]days?\\b(?! (?:or|and) (?:full|whole))|waterfall (?:hike|walk)|city (?:hike|walk)
received[calm]: Half a day is enough to leave the streets behind and be back for dinner. The path only has to fit your hours.
received[calm]: Short hikes forgive small mistakes, apart from the wrong shoes. Everything else can be sorted out together.
received[lively]: You need not give up a whole day for a good hike!
received[lively]: Paths near water stay cool on a hot day, and they sound good too!
headline[calm]: Half a day is plenty for a good path
headline[calm]: Grippy shoes, a bottle, and off you go
headline[lively]: Short hike, full lungs!
headline[lively]: Back by dinner, with muddy shoes!
next: Check which days suit you for a hike and when you have to be back.
next: Lay out shoes with grip that may get wet on a path.
next: Charge the phone before the hike, as you may want many pictures.
ask: Tell {us} which day suits you for the hike and when you have to be back.
ask: Who joins the hike, and is anybody unsure on steep or wet paths?
advice-subject: Wet paths, dry feet
advice-subject: What a hiking bag can do without
advice-opening: What you put on before a short hike decides how long it feels.
tip: Wear shoes with grip that may get wet. Paths near water stay damp for a long time.
tip: Put a warm layer in a small bag, since shade and wind on a path are cooler than a street.
tip: Eat something before you set off. Not every hike passes a cafe.
tip: Wipe the lens near falling water, because mist hides on glass.
tip[first]: Take small steps on wet roots of a path, and leave the big ones for dry stone.
tip[group]: Let everybody carry a bottle of their own on the hike. Sharing ends in thirst.
tip[photo]: Rest the camera on something firm on a hike. Flowing water looks soft in a picture only when the camera is still.
nudge-subject: Morning hike or afternoon hike?
nudge[calm]: Half a day is easily found between other plans. Mention when you are busy, and the hike can go where there is room.
nudge[lively]: Early bird or late riser? That is all it takes to choose between a morning and an afternoon hike!
q: Are the paths slippery? | Paths near water or in woods are often wet, and roots and stones need care. Ask {us} how steep the hike is, and wear soles with a good grip.
q: Is a hike worth it in the rain? | Often it is, with a good jacket, and waterfalls look their best then. Ask {us} when a path would be closed.
q: When will I be back from the hike? | Tell {us} when you have to be back, and ask how long travel and walk take together.
# hiking/long-distance
when: multi-?day|coast path|long[- ]distance|trekk
received[calm]: On a long path, the second morning tells you more than the first. Anybody who plans for it has a good walk.
received[calm]: Walking for days is less about strength than about feet, food and sleep, and all of these can be prepared.
received[calm]: A long walk has short days and hard days in it, and the order matters. That is well worth talking over before any booking.
received[calm]: You are thinking of days on foot, and that is a plan with a lot of small questions in it. None is too small to ask.
received[lively]: Left, right, and in some days you have crossed a whole piece of the map!
received[lively]: At walking speed even a small country is large, and that is the charm of a long path!
received[lively]: Long paths are walked one lunch at a time!
received[lively]: Everything you need for days on foot hangs from your shoulders, so let it be little!
headline[calm]: Thank you, and be kind to your feet
headline[calm]: The long way round is the nice one
headline[lively]: Left foot, right foot, and on it goes!
headline[lively]: One long path and two good socks!
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
nudge-subject: A week for walking
nudge-subject: The view you would walk for
nudge[calm]: Distance is easier to talk about than fitness, so name the longest walk you enjoyed. Whether it becomes days on foot is for you to say.
nudge[calm]: Perhaps work or family decides how long you can be away. Mention the number of days, and a route can be thought of that fits them.
nudge[calm]: If the distance worries you, say which part of it does: the days, the climbs or the pack. {We} can think from there.
nudge[lively]: Longer or shorter, coast or hills: tell {us} what you would walk for, and dream on!
nudge[lively]: One good friend makes a long path short! Have you found somebody to walk with?
nudge[lively]: Put a finger on the map and write {us} where it landed!
q: How far do people walk in a day? | It depends on path, climb and company. Tell {us} what you are used to, and ask for the shortest and the longest day.
q: What happens in a storm? | A storm often means that exposed paths are left out, or that a day becomes shorter or moves. Ask {us} how changes are agreed.
q: Do I have to carry everything? | Some long walks move the luggage and others do not. Ask {us} what will be on your own back.
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
q: How heavy may my pack be? | Light enough that you forget it on the flat. Weigh it at home, and ask {us} which things are worth their weight.
q: Can I join a long walk on my own? | Ask {us} whether single walkers can join, and how large and how quick a group is. Many people who like to walk alone enjoy company on a long path.
# lodge/self-catering
when: self[- ]catering|cottage|bothy|(?:cabin|house) to rent|(?:own|full|fitted|equipped) kitchen|kitchenette
received[calm]: With a kitchen of your own, the days of a stay have no timetable but yours. Most of the planning is about the first supper.
received[calm]: Nights, beds and the way to get there are what a holiday house is chosen by. It was thoughtful to say a little about yours.
received[lively]: Breakfast at noon is allowed when the kitchen is yours for a few nights!
received[lively]: A house for some days, a pot on the stove and no timetable: that is self-catering!
headline[calm]: Your own pace, your own kitchen
headline[calm]: Once the nights are settled, the rest is shopping
headline[lively]: Who cooks on the first evening?
headline[lively]: Slippers on, timetable off!
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
nudge-subject: Which nights should the house be yours?
nudge[calm]: The number of beds and nights is all that one needs to see whether a house fits. Holidays that are not settled yet can be mentioned as such.
nudge[lively]: Ask round the table who is in, and pass the head count on to {us}!
q: Are sheets, towels and salt in the house? | Usually food, and whatever your evenings need. Ask {us} about linen, heating and what is in the kitchen.
q: How far is the next shop? | In quiet places it can be a drive, with its own hours. Ask {us} where guests buy milk and bread.
q: What can one do there when it pours? | A book and a warm room make up for a lot. Ask {us} about heating and what there is to do nearby.
# lodge/full-board
when: full board|half board|dinner is|chef|all inclusive|estancia
received[calm]: When somebody else cooks, a day away has several hours more in it. What you eat and what you do not is therefore good to know early.
received[calm]: A restful stay is made of few plans, and the nights are the only part that has to be fixed.
received[calm]: Where one sleeps colours the whole time away, so it is wise to ask before choosing.
received[calm]: What is luxury to one guest is a bother to another, so a wish that you name is worth more than any brochure.
received[lively]: No shopping, no dishes, and nobody asks what is for dinner but you!
received[lively]: Being a guest is a skill, and it mostly consists of doing nothing!
received[lively]: Sleep long, eat well and look out of the window: a stay needs no more of a plan!
received[lively]: Somebody else lights the stove on such days, and you may turn the page!
headline[calm]: Rest is best planned loosely
headline[calm]: To arrive, to eat well, to sleep
headline[calm]: Thank you for considering some nights with us
headline[lively]: The dishes are somebody else's!
headline[lively]: Pack a book, leave the apron!
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
nudge-subject: Arrival, departure, and a wish
nudge-subject: A few nights away?
nudge-subject: Is there something to celebrate?
nudge[calm]: Dates shape the price and the season shapes the days, so both are worth naming together. A month will serve until you know more.
nudge[calm]: Guests often wait for the perfect week and then stay at home. A good week is enough, should you have one.
nudge[calm]: Write {us} the one thing a stay must have for you. The dates can come later.
nudge[calm]: If there is a birthday or an anniversary behind it, mention the day. Otherwise, any pair of dates makes a beginning.
nudge[lively]: What is the first thing you would do with an empty afternoon? Tell {us}, and add your dates if you have them!
nudge[lively]: Suitcase size, bedtime, breakfast hour: if anything is unclear, ask away!
q: What if I eat no meat, or cannot eat everything? | Tell {us} when you write, so that the kitchen can think about it. Ask what is possible before you settle on dates.
q: What do guests do between the meals? | Some go out and some rest, and both are a good use of a stay. Ask {us} what there is in the month you come.
q: How dressed up is dinner? | Customs differ from house to house. Ask {us} before you pack for the stay if you would rather know.
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
q: How do I get there without a car? | Ask {us} about the nearest station or airfield and how guests come on from there. Say when you would arrive.
q: Is it quiet at night? | Ask {us} which rooms are quietest and what can be heard from them. Say so early if you sleep lightly.
q: How are meals and room priced together? | Every house does it in its own way. Give {us} your nights and guests, and ask for one price in writing with what it does not cover.
# lodge/camp-and-station
when: bush camp|camp per night|(?:cattle|sheep|outback) station|powered sites|long drop
bring: a torch | spare fuel | drinking water | a second spare tyre
received[calm]: Far from the main road, fuel, water and daylight set the timetable. Anyone who stays out there does well to ask first.
received[calm]: Vehicle and nights are the two things that shape a stay in the bush, and the rest can be simple.
received[lively]: Where the sealed road ends, evenings become quiet and the sky large!
received[lively]: The nearest neighbour may be a long drive away out there, and so is the noise!
headline[calm]: Fill the tank, and thank you
headline[calm]: At the end of a long road, a quiet night
headline[lively]: Dust on the car, stars overhead!
headline[lively]: Spare tyre? Then the road is yours!
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
nudge-subject: How many nights off the sealed road?
nudge[calm]: What you drive or tow says most about where you can stay. A line on it, and on your nights, is plenty.
nudge[lively]: Tent, van or a bed indoors? Choose one for your first night out there and let {us} know!
q: Can I get there without a four-wheel drive? | That depends on the track and on the last rain. Tell {us} what you drive, and ask about the road.
q: Is there water for drinking and showers? | Water far from towns comes from many sources, and not all of it is for drinking. Ask {us} how much to bring for your camp.
q: What happens when it rains? | Dirt roads can close quickly and dry slowly. Ask {us} what guests do if they have to stay longer.
# dentist/children
when: (?<!(?:free|price|\\d|€|eur|euros?|pounds?|dollars?) )for (?:(?:young|small|little|nervous|anxious|local|school) )?(?:kids|children|teens|teenagers|juniors)\\b(?! (?:under|up to|below|and (?:adults|grown)|of all|free|half))|(?:kids?|child|teens?)['’] \\w|(?:kids?|children|child|teen)['’]s (?!prices?|tickets?|discounts?|rates?|menu)|kids (?:camp|club|class|course|lesson|surf|climb|dent)|junior (?:camp|club|class|course|lesson)|p(?:a)?ediatric
bring: a favourite toy | your insurance details | a list of questions
received[calm]: A calm first visit to the dentist makes the later ones easier, at any age. Fears are worth naming beforehand.
received[calm]: Nobody is too small or too grown-up to be nervous about teeth. It is thoughtful to write before the visit.
received[lively]: Milk teeth are practice for the big ones, and so is a first look at the dentist's chair!
received[lively]: Asking on behalf of small teeth is good care already. For urgent pain, please phone a dentist now!
headline[calm]: Small teeth, calm beginnings
headline[calm]: Looking after a smile starts early
headline[lively]: Wide open for a good start!
headline[lively]: Tooth by tooth, no rush!
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
nudge[calm]: School, naps and moods decide when a visit can work for children. Suggest a time of day, and nothing is fixed by it.
nudge[lively]: Is the next patient small or tall? Mention it with a time of day that usually goes well!
q: What if my child will not open the mouth? | It happens often, and a second visit may go better. Tell {us} beforehand what your child finds hard, and ask how a first visit goes.
q: May I stay with my child? | Ask {us} how it is done, and tell {us} what works at home. Some children are calmer on a lap.
q: When should a child see a dentist for the first time? | Many dentists like to see children when the first teeth are through, so that the place is known before anything hurts. Ask {us} about your child's age.
# rock-climbing/multi-pitch
when: multi[- ]?pitch|trad\\b|big wall|cinque torri|(?:sea|desert|sandstone) towers?
bring: a windproof jacket | small snacks | your climbing shoes | a headlamp
received[calm]: On a long route, time, wind and rope work count for as much as grades. Many people like a day well below their limit.
received[calm]: Two people and a rope have to think alike on a big wall, and that begins with an honest talk beforehand.
received[lively]: Pitch by pitch, a wall turns into a view!
received[lively]: Long routes reward those who climb easily and tie knots quickly!
headline[calm]: Many pitches, one good plan
headline[calm]: A long wall, climbed in small parts
headline[lively]: Rope up, look up!
headline[lively]: See you at the next stance!
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
nudge[calm]: Modesty is useful on a long route, so give the grade you climb on a bad day. A week can be added when you know it.
nudge[lively]: Slab, crack or ridge: which would you follow for a whole day? Tell {us}, and say how hard it may be!
q: Am I good enough for a long route? | Long routes are usually chosen well below a climber's limit. Tell {us} what you climb at home, and ask which routes fit.
q: What if a thunderstorm comes? | Long routes are left early or not started at all when thunder is likely. Ask {us} what happens to the day then.
q: How do we get down again? | By a path or by abseiling, and both ask for attention when climbers are tired. Tell {us} if you have never abseiled.
# rock-climbing/children
when: (?<!(?:free|price|\\d|€|eur|euros?|pounds?|dollars?) )for (?:(?:young|small|little|nervous|anxious|local|school) )?(?:kids|children|teens|teenagers|juniors)\\b(?! (?:under|up to|below|and (?:adults|grown)|of all|free|half))|(?:kids?|child|teens?)['’] \\w|(?:kids?|children|child|teen)['’]s (?!prices?|tickets?|discounts?|rates?|menu)|kids (?:camp|club|class|course|lesson|surf|climb|dent)|junior (?:camp|club|class|course|lesson)|scout (?:group|troop)s?
bring: long trousers | a snack | a warm layer | a drink
received[calm]: Young climbers often find a way up that no adult would see. What they need from grown-ups is time and an honest word about the height.
received[calm]: Whether large or small, every climber stops where it feels right, and the next try usually goes higher.
received[lively]: Trees were good practice, and real rock comes next!
received[lively]: On rock, nobody is too short to think!
headline[calm]: As high as they like, and no higher
headline[calm]: Little climbers, big questions, thank you
headline[lively]: Knees, elbows and a proud grin!
headline[lively]: Out of the tree, onto the rock!
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
nudge-subject: Who wants to climb, and how old are they?
nudge[calm]: Ages and numbers make it possible to talk about ropes and rock for children. You can ask them first whether they would like to.
nudge[lively]: Ask the young climbers what they want to climb, and write {us} the wildest answer!
q: Could my child get stuck halfway? | On a rope from above a climber can usually be let down slowly. Ask {us} how it is practised before anybody climbs high.
q: Is my child old enough to climb? | Strength often matters less than listening. Tell {us} the age, and ask what suits it.
q: What happens on a wet day? | Wet rock can mean another place, another plan or another day. Ask {us} how such climbing days are changed.
# coaching/outdoors
when: walk(?:s|ing)?\\b(?! (?:you|me|us|through|away))|outdoors?|(?:in|through) (?:the )?(?:woods?|forest|nature)
bring: comfortable shoes | a rain jacket | a small notebook
received[calm]: Many people think better on their feet, and a path asks no questions of its own. That is the idea of talking outdoors.
received[calm]: Side by side it is easier to be silent, and in that silence the important things are often said.
received[lively]: Some thoughts need air, and you have given yours a door!
received[lively]: Steps help with knots in the mind, as anybody who has paced a room knows!
headline[calm]: Walk a little, talk a little, think a lot
headline[calm]: Thoughts move when feet do
headline[lively]: Fresh air for an old question!
headline[lively]: One step out of the door, well done!
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
nudge[calm]: Some weeks have an hour in them that belongs to nobody. If yours has, that could be the time for a first walk.
nudge[lively]: Where do you think best, in woods, on fields or by water? Say so, and leave the date for later.
q: Must I be fit to walk and talk? | Usually not, as most such walks are slow. Say how far you can walk at ease, and ask {us} about the path.
q: Do we walk when it rains? | Light rain is often no trouble with a good jacket, while storm or ice is another matter. Some prefer to move the talk to another day.
q: What if I do not know where to begin? | Begin with what this week was like. In coaching, one honest sentence is usually enough for a next question.
# legal/boats
when: boat|marine|yacht|charter|salvage
bring: the contract | the survey | your messages with the yard
received[calm]: In boat matters the survey, the contract and the dates on both often decide more than the quarrel itself. Please keep all of them safe, and note any deadline.
received[calm]: A boat can carry debts and damage that nobody sees from the quay, and asking before you pay or sign is cheaper than afterwards. Writing does not make you a client yet.
received[lively]: Boats have papers, and papers have dates: keep both at hand while this is being looked at.
received[lively]: It is easier to untie a rope than a signature, so you do well to ask about the boat first.
headline[calm]: Keep the boat papers together, please
headline[calm]: On boats, papers and deadlines
headline[lively]: The survey first, the handshake later
headline[lively]: Calm water for a knotty boat matter
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
nudge[calm]: Deadlines first: if one is close, say which, and please seek advice without waiting for a reply. All else about the boat can follow.
nudge[lively]: What does the other side want, in one sentence? That is useful to know, and private details can stay out of it.
q: I have signed already. Is it too late to ask? | Sometimes there is still a period or a clause that matters. Look for dates in the boat papers, and ask before you answer the other side.
q: Should I repair the damage before anybody looks at it? | Photograph it first and ask first, unless the boat is in danger. Repairs can remove proof.
q: Which papers do you need to see? | Usually the contract, the survey and your messages about the boat, in order of date. Ask {us} what to send first.
# pets/grooming
when: groom|de-?shedding
bring: the favourite treat | a note on sore spots | the usual brush
# general/campervan
when: campervans?|camper vans?|motorhomes?
bring: slippers | a torch | your driving licence | a soft bag | a phone holder
received[calm]: With a campervan, less distance means a better trip, and the map is easily cut in half. Your dates are the place to begin.
received[calm]: A van is bed, kitchen and car in one, so the number of sleepers decides which one can work.
received[lively]: When the house comes along, any lay-by with a view is tempting!
received[lively]: Van travel is slow travel, and the kettle is always near!
headline[calm]: Your van trip starts with a map
headline[calm]: Beds and drivers first, then the road
headline[lively]: The kettle travels with you!
headline[lively]: Home on wheels, road ahead!
next: Settle who will drive the van and who will read the map.
next: Mark the places you cannot miss with the van, and cross out half of them.
next: Try whether your soft bags would fit under a bed, as most vans have little room.
ask: How many of you will drive the van, how many will sleep in it, and from when to when?
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
nudge-subject: Dates and beds for the van
nudge[calm]: Vans are chosen by beds and by weeks. If you know both, write them down for {us}; if not, the map is still a pleasant place to be.
nudge[lively]: North or south, sea or hills? Tell {us} where the van should take you, and when!
q: Is a campervan hard to drive? | It is usually wider and taller than a car, and most people get used to it after the first hour. Tell {us} what you usually drive.
q: Where may we stay overnight with a van? | Rules differ by country and even by lay-by. Ask {us} about campsites and quiet places on your route.
q: What if we bring the van back late? | Ask {us} about the hour before you leave, and about what is done when a ferry or a flight is cancelled.
# general/farewell
when: funerals?|memorials?|undertakers?|bereave|burials?|ashes\\b
received[calm]: There is no right way to say goodbye, only the one that suits the person and the people who stay.
received[calm]: Few people have done this before, and nobody has to know how it is done.
received[lively]: There is no right way to say goodbye, only one that feels like them.
received[lively]: You do not have to know how any of this is done.
headline[calm]: Thank you for writing
headline[calm]: Your words have arrived
headline[lively]: Thank you for getting in touch
headline[lively]: Your message is here, thank you
next: Look for a photo that shows the person as you knew them.
next: Ask one or two people close to them what they would like to be told.
next: Write down a song, a place or a saying that belongs to them.
next: Let somebody else take the telephone for an hour.
ask: Who is it for, and is there already a day or a place?
ask: What should people remember when they go home?
ask: Who else would like to have a say, and how can they be reached?
advice-subject: Saying goodbye in your own way
advice-subject: Small things worth telling
advice-subject: What can wait, and what helps
advice-opening: Some things have to be arranged soon after a death, and many others can wait longer than people think.
advice-opening: A farewell is made of small things, and the family usually knows them without having to search.
advice-opening: It can be hard to think clearly in these days, so here are only a few points.
tip: Tell the little stories, not the whole life. A habit, a joke or a favourite chair brings somebody back at once.
tip: Choose one person to keep the list of what has to be done. Everyone else then knows whom to ask.
tip: Let children decide whether they want to come, and tell them what will happen. Most are calmer when they know.
tip: Pick music because it belongs to the person. It need not be solemn.
tip: Ask two people to look at the words before the day. One of them will remember something nobody else did.
tip: Leave some quiet time in it. Not every minute has to be filled with words.
tip: Write down who came and who sent a card. You will be glad of the list later.
nudge-subject: Whenever you are ready
nudge-subject: A day, a place or a name
nudge-subject: What would you like to be said?
nudge[calm]: If something has become clearer, a line is enough. If not, it can wait.
nudge[calm]: You may have arranged everything by now, and then no answer is needed.
nudge[lively]: If a question has come up in the meantime, it can be asked in a line.
nudge[lively]: Is there one thing that you would not want to be forgotten? Send it as it comes to mind.
# gear-rental/bikes
when: bikes?|cycles?|tandems?
bring: closed shoes | a rain jacket | a small lock for cafe stops | gloves
received[calm]: A hired bike should fit the rider like a pair of shoes, and height is what it is chosen by. The hours come second.
received[calm]: By bike, a place is small enough to see in a day and quick enough to leave. Legs, hills and wind set the distance.
received[lively]: The saddle up or down a little, and a strange bike becomes your own!
received[lively]: Hills and wind decide how far you get on a hired bike, and both are easier with a plan!
headline[calm]: How tall are the riders?
headline[calm]: A bike that fits makes the day longer
headline[lively]: Helmet on, brakes tried, away!
headline[lively]: Two wheels for a while, why not!
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
nudge[calm]: Heights matter more than names, so begin with a list of how tall everybody is. The day may depend on the sky.
nudge[lively]: Line everybody up by height and send {us} the list, from the smallest saddle to the tallest!
q: Which size of bike do I need? | It goes by height and by the length of your legs. Tell {us} how tall everybody is.
q: Is there an easy way for children on bikes? | Ask {us} about climbs, roads and the nearest place to turn round. Children ride further when there is a goal.
q: What if I get a puncture? | Walk the bike to the side, where it is safe, and look for the hole before you pump. Ask {us} beforehand what to do and whom to call.
# fitness/outdoors
when: bootcamp|beach|(?:in|at) the park\\b|outdoors?
bring: a towel | a bottle of water | trainers that may get sandy
received[calm]: Grass, sand and wind make easy exercises harder, so the first sessions outside may be short ones.
received[calm]: Outside there are no mirrors, and most people find that a relief. Come as fit as you are, and ask whatever you like.
received[lively]: The park has no ceiling and no queue for the weights!
received[lively]: Rain makes nobody weaker, and going home afterwards feels twice as good!
headline[calm]: Trainers by the door, and thank you
headline[calm]: Out of the door is most of the work
headline[lively]: Good legs like fresh air!
headline[lively]: Push the ground away and repeat!
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
nudge[calm]: One fixed hour a week does more than good intentions. Is there one that you could give to training outdoors?
nudge[lively]: Which excuse has won so far, rain, sofa or work? Name it, and see whether it still holds!
q: Am I fit enough for outdoor training? | Most exercises have an easier version. Tell {us} where you start from, and begin slowly.
q: What do I wear to train outside? | Layers that can come off, and shoes that may get wet, suit most sessions. Water and a towel are useful too.
q: Do you train in the rain? | Some groups train in rain and others do not, while lightning stops everybody. Ask {us} how you hear about changes.
# agency/film
when: film|photograph|reels?|drone
bring: a list of scenes | pictures you like | the names of those who will be seen
received[calm]: Film and pictures stay in use for a long time, so the first talk is about who will look at them and why.
received[calm]: The clearer the one sentence behind a film, the shorter the day of shooting. It is a fine thing to begin with.
received[lively]: A few seconds of film can say what a page of text cannot!
received[lively]: Before the camera comes out, there is a story to choose, and you have opened it!
headline[calm]: What should people feel when they see it?
headline[calm]: A film begins on paper
headline[lively]: Light on, idea first!
headline[lively]: One picture at a time, thank you!
next: Collect a few pictures or films that feel right to you, whoever made them.
next: Write down where the film or the pictures should be used.
next: Ask the people who would be seen in a film whether they mind.
ask: Tell {us} what the film or the pictures are for and when you need them.
ask: Where will the pictures be used, and who should see them?
advice-subject: One story before the camera comes
advice-subject: Good light for film and pictures
advice-opening: Much of a film is decided before the camera comes, by one clear sentence about its aim.
tip: Write one sentence that the film must leave behind. Everything that does not serve it can go.
tip: Visit the place you want to film at more than one hour. Light can change it completely.
tip: Show people doing real work on film, because posed smiles date quickly.
tip: Clear cars and bins from the camera's view the evening before.
tip: Agree in writing where the pictures may be used and for how long.
tip: Let people nearby know that a camera is coming, and let them choose.
nudge-subject: Your film in one sentence
nudge[calm]: Reply with the one sentence your film or pictures should leave behind. If it is too early for that, keep it for later.
nudge[lively]: Where will people see it, on a phone, a wall or a big screen? That decides half of the film!
q: Who writes the story of the film? | You know what you want to show, and a filmmaker knows what can be shown. Begin with a talk about what viewers should feel.
q: What if the weather is bad on the filming days? | Mist and rain can be beautiful, and storms cost time. Ask {us} beforehand about spare days.
q: Who may use the pictures afterwards? | That is best settled in writing before anything is filmed. Ask {us} which uses and how long a time are meant.
# surfing/weeks
when: surf\\w* (?:(?:&|and) \\w+ )?weeks?|nights|surf camps?|retreat
received[calm]: Those who surf on several days in a row learn faster than those who try one long day, because the body remembers overnight.
received[calm]: When you live close to the waves for a while, you can surf when they are good and rest when they are not.
received[lively]: After some days by the sea, even the tide table makes sense!
received[lively]: Tired arms, salty hair and another go tomorrow: a surf week is a simple life!
headline[calm]: Days by the sea, tide by tide
headline[calm]: Rest is part of a surf week too
headline[lively]: Surf, eat, sleep, and once more!
headline[lively]: Salt in your hair for days!
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
nudge-subject: Days by the waves
nudge[calm]: A span of days with a beginning and an end is all that is needed to talk about surf. Flights are best left until then.
nudge[lively]: Would you rather have the small warm waves or the big cold ones? The answer picks the month for you!
q: Can I join in as a beginner? | Many people do, while some surf weeks are for those with experience. Describe your last waves, or say that there were none.
q: What do we do when there are no waves? | Flat days happen on every coast. Ask {us} what surfers do then and what there is nearby.
q: How tired will I be? | Several days of surfing are felt from the shoulders down. Tell {us} how much you move at home.
# surfing/children
when: (?<!(?:free|price|\\d|€|eur|euros?|pounds?|dollars?) )for (?:(?:young|small|little|nervous|anxious|local|school) )?(?:kids|children|teens|teenagers|juniors)\\b(?! (?:under|up to|below|and (?:adults|grown)|of all|free|half))|(?:kids?|child|teens?)['’] \\w|(?:kids?|children|child|teen)['’]s (?!prices?|tickets?|discounts?|rates?|menu)|kids (?:camp|club|class|course|lesson|surf|climb|dent)|junior (?:camp|club|class|course|lesson)
received[calm]: Children learn to surf in white water where they can stand, and play is how they learn it. Swimming is the first thing to talk about.
received[calm]: Small bodies cool down quickly in the sea, so short goes and warm suits are the usual way. A snack afterwards does the rest.
received[lively]: First comes lying on the board, and the standing up happens by itself one day!
received[lively]: Whoever falls into the foam most often usually learns quickest!
headline[calm]: White water first, green waves later
headline[calm]: For young surfers, swimming comes first
headline[lively]: Fall, laugh, climb back on the board!
headline[lively]: Small feet on a big soft board!
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
nudge[calm]: Swimming decides when a child is ready for the sea, so a word on that is worth more than an age. It may be next year, too.
nudge[lively]: Has your young surfer stood on a board before, or on nothing but a sofa? Let {us} know!
q: How well should my child swim before surfing? | Being calm in deep water matters more than speed. Mention how many lengths your child swims, and whether deep water is a worry.
q: What about a child who gets cold in the surf? | Getting out early is usually the answer, and dry clothes help more than a hot drink. Pack them on top.
q: Do parents stay at the beach? | Ask {us} how it is handled. Some children surf better when parents watch from further away.
# horse-riding/icelandic
when: icelandic (?:horse|pon|riding)|tölt
bring: warm gloves | thin layers | trousers without thick seams | a hat that fits under a helmet
received[calm]: Icelandic horses are small, strong and sure of their feet, and the tölt makes them easy to sit. Riders new and old are often surprised by it.
received[calm]: A horse with a thick mane does not mind the weather, though its rider might. What you have ridden before is good to know.
received[lively]: There is a gait in which hardly anything in the saddle shakes, and you may soon feel it!
received[lively]: A thick coat, a steady mind and a quick step: these horses were made for rough land!
headline[calm]: A thick mane and an easy gait
headline[calm]: Dress warmly, the horse already has
headline[lively]: Hold the mane, here comes the tölt!
headline[lively]: Shaggy, sturdy and sure of foot!
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
tip[kids]: Children may like to brush such a thick mane, so ask about a quiet minute with the horse. It turns a big animal into a friend.
nudge-subject: Riders, and a day in the saddle
nudge[calm]: The calm ones and the quick ones among the horses suit different people. Tell {us} which you would rather sit on.
nudge[lively]: Tölt, trot or a slow walk: which will it be? Send {us} your choice, beginners included!
q: Are Icelandic horses right for beginners? | They are often described as sturdy and easy to sit, and they still need a rider who listens. Tell {us} how much you have ridden, and ask which ride fits.
q: What is the tölt? | It is a smooth gait in which at least one foot is always on the ground. Ask {us} whether your ride is slow or has tölt in it.
q: Do you ride in rain and wind? | Icelandic horses are used to both, and riders need good layers. Ask {us} when a ride is moved.
# diving/cold
when: cold[- ]water|kelp|dry[- ]?suits?
bring: a warm hat | a thick towel | something hot to drink | gloves for afterwards
received[calm]: In cold water, the suit and the gloves decide how long a dive stays a pleasure. What you have dived in so far is where any advice begins.
received[calm]: Kelp and cold seas hold more life than their colour lets you think, and divers who go slowly see most of it.
received[lively]: Cold water is often full of life, and a warm hood lets you stay and look!
received[lively]: It takes one breath for the face to get used to it, and then the cold is forgotten!
headline[calm]: Layers below, life all round
headline[calm]: Down in the cold, look closely
headline[lively]: Hood up, and down into the kelp!
headline[lively]: Brrr, and then: look at that!
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
nudge[calm]: A line about your last dive says more than a number in a logbook. It need not have been a cold one.
nudge[lively]: How cold is too cold for you? Name the limit, and {we} can talk about suits!
q: How cold is the water for a diver? | It changes with wind and season, and not always as the sun suggests. Ask {us} about your month and the suit for it.
q: Is kelp dangerous to dive in? | It usually parts when you move slowly. Ask {us} whether there is kelp where you would dive and how people move in it.
q: What if the sea is too rough? | Visibility and swell decide, and another dive site or day may be better. Ask {us} what happens then.
# bike-touring/city
when: city|old town|town\\b|graffiti|market|ciclov[ií]a|bogot[aá]|(?:rome|roma|paris|berlin|lisbon|barcelona|amsterdam|vienna|prague|porto|london|seville|valencia|copenhagen|budapest)\\b
unless: (?:[2-9]|\\d\\d|two|three|four|five|six|seven)[- ](?:days?|nights?)|weeks?\\b|self[- ]guided|holidays|mountain|gravel
bring: closed shoes | sunglasses | a thin jacket | water | a bag you can wear across the body
received[calm]: A town shows itself well from a saddle, because a bike stops wherever something is worth a look.
received[calm]: On a city ride the stops are the point, and the legs hardly notice the way between them.
received[lively]: Bell, corner, smell of coffee: that is a town by bike!
received[lively]: You see more of a town in a few hours by bike than in two days on foot!
headline[calm]: A town at the speed of a bell
headline[calm]: Corners you would have walked past
headline[lively]: Ring the bell, the town is yours!
headline[lively]: Round the corner it gets interesting!
next: Note the height of everyone who would ride through town, as that is what a bike is chosen by.
next: Ask each rider when they last sat on a bike in traffic.
next: Plan something easy after the city ride, since legs and heads like a sofa then.
next: Think of one thing in the town that you would like to know more about.
ask: How many would ride, how tall are they, and on which day?
ask: Does anyone in your group feel uneasy in city traffic? Say so with your dates.
ask: What draws you to this town: food, buildings, street art or the people?
advice-subject: Riding through a town you do not know
advice-subject: How to feel at ease in city traffic
advice-subject: A few hours in town by bike
advice-opening: Seeing a town by bike takes little fitness and a little attention, and the second can be practised.
advice-opening: Riders who have not cycled for years usually feel at home after the first few streets.
advice-opening: A guided ride is a good thing for the first day in a town, because you then know where to go back to.
tip: Try the brakes and the saddle before the group sets off. A finger's width of saddle height changes the whole ride through town.
tip: Ride behind one another in traffic, with a bike's length between you. Whoever follows closely sees only a rear wheel.
tip: Look over your shoulder before you move around a parked car. In town, doors open without a warning.
tip: Cross tram rails and wet cobbles as straight as you can. Narrow tyres slip into grooves.
tip: Wear a bag across the body and not in an open basket. Your hands are then for the handlebars.
tip: Go on a city ride early in your stay. You learn what lies where, and the rest of the days plan themselves.
tip[photo]: Take city pictures at the stops and with both feet on the ground. One hand is not enough on cobbles.
tip[kids]: Let children ride near the front in town. The pace then fits them, and nobody gets lost at the lights.
nudge-subject: Which day for a ride through town?
nudge-subject: How many bikes through the city?
nudge-subject: Food, art or history by bike?
nudge[calm]: Send the day and how tall each rider is, if you still want to see the town by bike. Another trip to the city is fine as well.
nudge[calm]: If somebody in your party has not cycled in town for years, put it in a line. It helps to know.
nudge[lively]: Who rings the bell and who navigates? Send the number of riders for the town!
nudge[lively]: First day or last day in the city? Tell {us} when you would like to ride!
q: Is it dangerous to cycle in a strange city? | Behind a guide who knows the streets it is calmer than it looks. Stay in line, look over your shoulder and say so if it feels too quick.
q: I have not been on a bike for years. Will it work? | Riding comes back after a few streets for most people. Say so at the start, and take a moment to try the bike.
q: What do I wear for a city bike tour? | What you would wear for a walk through town, with shoes that stay on your feet.
# home-services/joinery
when: join(?:er|ery)|cabinet|wardrobes?|kitchens? (?:from|in) |(?:we|i) build kitchens|bespoke|k[üu]chen|schreiner|carpent|staircase
bring: photographs of the room | rough measurements | pictures of what you like
received[calm]: Made to measure means that the room decides first, then the wood, and the details come last.
received[calm]: Furniture that is built for one place has to fit the people as well as the wall.
received[lively]: Crooked walls are no trouble to a joiner, only a reason for a good ruler!
received[lively]: Somewhere there is a plank that already wants to be your cupboard!
headline[calm]: First the room, then the wood
headline[calm]: Measured twice, thank you
headline[lively]: Sawdust ahead!
headline[lively]: A good idea with wood in it!
next: Photograph the room for the joinery from the door and from the opposite corner.
next: Measure width, height and depth roughly, as the joiner's own measuring comes later anyway.
next: Collect pictures of doors, handles and woods that you like, and of one that you do not.
next: List what the cupboards or kitchen should hold, from the tallest bottle to the vacuum cleaner.
ask: What should be made, for which room, and roughly how large is it?
ask: Which woods or colours do you like, and is there furniture that the new piece has to go with?
ask: How old is the house, and are the walls and floors reasonably straight?
advice-subject: How to plan furniture made to measure
advice-subject: Oak, ash or painted: choosing wood
advice-subject: What a joiner needs to know
advice-opening: A piece that is made for you takes longer to plan than to choose in a shop, and the planning is the enjoyable part.
advice-opening: Good joinery begins with habits: where you reach, what you hide and what you like to see.
advice-opening: Before anyone draws a line, a few evenings of watching your own rooms are well spent.
tip: Empty the old cupboard in your mind and sort it: daily, weekly, hardly ever. The daily things belong between hip and eye.
tip: Look at samples of wood in the room itself, by day and by lamplight. The same oak looks grey in one house and golden in the next.
tip: Mark the outline of new furniture on the floor with tape. Live with it for some days and open the doors in the air.
tip: Ask how a surface is repaired. Oiled wood can be touched up at home, and lacquer keeps stains off for longer.
tip: Say where sockets, lamps and pipes are before a kitchen or wardrobe is drawn. Moving a line on paper costs nothing.
tip: Plan for some movement in solid wood. It swells in damp months and shrinks in heated rooms, and good joints allow for that.
tip: Choose the handles last, and try them with wet hands. It is the part you touch every day.
nudge-subject: Which room is it about?
nudge-subject: A photo of the corner in question
nudge-subject: Wood, paint or both?
nudge[calm]: One photo of the room and a rough width are enough for a first conversation about joinery. The details may stay open.
nudge[calm]: Furniture that is meant to last can wait a few weeks. Write when you have talked about it at home.
nudge[lively]: Which corner of the house annoys you? Take a picture of it and send it over!
nudge[lively]: Oak, walnut or a bold colour? Tell {us} your favourite, and sleep on the rest!
q: How exact must my measurements be? | Rough ones are fine for a first idea. Before anything is built, a joiner measures on the spot.
q: Does solid wood suit a kitchen? | It does if the surface is cared for and water is wiped up. Heat and standing wet are what it dislikes.
q: What if the walls of an old house are crooked? | That is what made-to-measure is for. Scribed edges and cover strips follow the wall, so mention old plaster and sloping floors.
# fitness/online
when: online (?:\\w+ ){0,4}(?:programme|program|course|class|coach|training|strength|sessions?)|zoom|by video|(?:train\\w*|minutes?|strength|workouts?|sessions?) (?:\\w+ ){0,4}at home|trainingpeaks
bring: space to lie down and stretch your arms | shoes or bare feet, as you like | water | a chair that does not roll
received[calm]: Training at home saves the way there, and what it needs instead is a fixed hour and a clear patch of floor.
received[calm]: A plan that fits your week is the one that gets done, and the first step is to look at that week honestly.
received[lively]: No mirrors, no queue, and the kettle is next door!
received[lively]: Your living room has just become a place to get strong!
headline[calm]: A patch of floor and a fixed hour
headline[calm]: Strong at home, a little at a time
headline[lively]: Roll out the rug, here we go!
headline[lively]: Your floor, your pace!
next: Clear a patch of floor at home where you can lie down and stretch out your arms.
next: Choose the hours for training at home, and tell the household about them.
next: Check that screen and sound work in the corner where you would train.
next: Ask your doctor before you begin if you have a condition, take medicines or are unsure about training.
ask: Which hours of the week could be yours for training at home?
ask: What do you have at home to train with, and how much floor is there?
ask: What have you tried before, and where did it stop?
advice-subject: How to keep training at home
advice-subject: A corner of the house for training
advice-subject: When the sofa is two steps away
advice-opening: Training at home has no closing time, and that is both its charm and its trap.
advice-opening: People who train at home for years are seldom the strict ones, but those who made it easy to begin.
advice-opening: A screen can show you a movement, and a few habits at home see to it that you do it.
tip: Train at the same hour as often as you can. At home, a habit needs a clock more than willpower.
tip: Leave weights or bands where you see them. What lies in a cupboard at home stays there.
tip: Put the screen where you see it without twisting your neck, and turn the sound up. You can then listen to the cue instead of staring.
tip: Begin with the version that seems too easy. Form learned slowly is worth more than load when nobody stands beside you.
tip: Note after each session what you did and how it felt. On a flat day the list shows how far you have come.
tip: Plan a short session for the days that go wrong. A few minutes on the living-room floor keep the thread.
tip: Stop when something hurts sharply, and describe it as exactly as you can. Pain is not a sign of good training.
nudge-subject: Which hour at home could be yours?
nudge-subject: Training at home: what is in the way?
nudge-subject: A small start in your living room
nudge[calm]: Describe a normal week in two lines, with work, sleep and people. It shows where training at home could fit.
nudge[calm]: If this is not the season for something new, that is an answer too. Come back when there is room for it.
nudge[lively]: What has stopped you before: time, boredom or the sofa? Name the culprit!
nudge[lively]: Mornings in socks or evenings with music? Tell {us} when you would train!
q: How much space do I need to train at home? | Enough to lie down and to stretch out both arms is plenty for most exercises. Move the coffee table, and keep the cat company afterwards.
q: What if I miss a week of the plan? | Pick up where you left off, a little lighter. Weeks with illness or visitors belong to any plan.
q: Can I learn the movements from a screen? | Most people can, if they start light and watch a move once before doing it. Filming yourself from the side helps.
q: Should I talk to my doctor first? | Yes, if you have a condition, take medicines, are pregnant or have not moved for a long time. It is a short question with a clear answer.
# caving/ice
when: ice caves?
bring: warm layers | a hat under the helmet | gloves | boots that cover the ankle | a windproof jacket
received[calm]: Ice caves are carved by water and change from one winter to the next, so nobody sees quite the same one twice.
received[calm]: Under a glacier the light is blue because the ice swallows the other colours.
received[lively]: Blue above, blue beside you, and a drip down the neck!
received[lively]: A glacier looks even better from inside!
headline[calm]: Blue light under old ice
headline[calm]: A cave that is new each winter
headline[lively]: Into the blue!
headline[lively]: Mind your head, it is a glacier!
next: Find boots for the ice that cover your ankles and have a firm sole.
next: Keep a spare day near the ice cave, because warm weather or water can close it.
next: Count who is coming to the ice cave, and note the youngest.
ask: How many of you would go into the ice, and on which days?
ask: Has anyone in your group walked on ice with spikes before?
advice-subject: What to wear inside a glacier
advice-subject: How to walk on ice with spikes
advice-opening: An ice cave is as cold as it looks and wetter than people think, and both are easily solved.
advice-opening: Walking on ice feels odd for a few minutes, and then the spikes do the work.
tip: Put your whole foot down flat on ice, with spikes under it. Edging, as on rock, makes you slip.
tip: Keep your trousers close at the ankle. Wide legs get caught in the spikes.
tip: Wear a layer that sheds water for the ice cave. The ceiling drips even on freezing days.
tip: Look at the roads and the daylight before you plan a day with an ice cave. Both are short in winter.
tip[photo]: Set the white balance by hand for blue ice. A camera on automatic turns it grey.
tip[kids]: Give children a spare pair of mittens for the ice cave. Everybody wants to touch the wall.
nudge-subject: A day for the blue ice
nudge[calm]: Ice and roads both like a plan with a spare day. Name two, if the cave still tempts you.
nudge[lively]: Who wants to lick a glacier? Count the curious ones and send {us} the number!
q: Is an ice cave safe to enter? | Ice moves and melts, so caves are checked and closed when it is too warm or too wet. Listen to the guide, and keep away from walls you are warned about.
q: Do I have to crawl in an ice cave? | Rarely, as people mostly walk on ice with spikes under their boots. The floor can be uneven and slippery.
q: How cold is it inside a glacier? | Around freezing and out of the wind, so usually milder than outside. Damp clothes are what makes you cold.
# hiking/mudflat
when: mud ?-?flats?|wadden|wadlopen|watt(?:wander|enmeer)|tidal flats?
bring: old trainers that lace tightly, or wading socks | shorts or leggings | a windproof jacket | a change of clothes in a bag | sun protection
received[calm]: On the tidal flats the sea goes away for a few hours, and the walk fits in between.
received[calm]: The mud is deep in some places and firm as a road in others, and guides know which is which.
received[lively]: Mud between the toes, sky all around!
received[lively]: You walk where the ships were this morning!
headline[calm]: A path that is there only at low tide
headline[calm]: Across the floor of the sea
headline[lively]: Shoes muddy, horizon wide!
headline[lively]: Squelch ahead!
next: Find trainers for the mud that lace tightly and may never be white again.
next: Ask everybody how long they like to walk without a bench.
next: Put a towel and dry clothes aside for after the tidal flats.
ask: How many of you would walk across the mud, and how old is the youngest?
ask: Which days could you come to the tidal flats, and can you start whenever the tide says so?
advice-subject: How to walk through mud
advice-subject: Why the tide sets the clock
advice-opening: Walking on the sea floor is easier than it looks, once you stop fighting the mud.
advice-opening: The tide is the only timetable out there, which is why the hour of a walk changes from day to day.
tip: Walk with short quick steps in deep mud, and keep moving. Those who stand still sink.
tip: Lift the heel first when a foot is stuck in the mud. Pulling straight up only makes it hold harder.
tip: Never go far out on tidal flats without somebody who knows them. Water comes back through the channels behind you first.
tip: Put on sun cream even under clouds out on the flats. Wet ground throws the light back at you.
tip: Keep phone and keys in a watertight bag. There is hardly a dry place out on the tidal flats to put anything down.
tip[kids]: Show children a lugworm cast before you set off on the mud. Once they know who made it, they look for the next one.
nudge-subject: Low tide, high spirits?
nudge[calm]: Tides are known long in advance, so a week is enough to look one up. Send the one that would suit you for the flats.
nudge[lively]: Who in your family loves mud most? Tell {us} how many you are, and in which week!
q: How deep is the mud? | Mostly to the ankle, and in places to the knee or more near the channels. It depends on the route and the day.
q: Is it dangerous out there when the water comes back? | It is for people who go alone, as channels fill first and fog comes quickly. Guided walks follow the tide table.
q: Do we walk barefoot in the mud? | Shells can cut, so tight old trainers or thick socks are usually better. Sandals and wellies stay behind in the mud.
# craft-experience/tasting
when: (?:wine|cider|beer|whisk(?:e)?y|gin|rum|cheese|chocolate|olive oil|tea|mead|honey) tastings?|tastings? of|vineyards?|distiller(?:y|ies)|winer(?:y|ies)|cider|orchard tours?
bring: a jacket for cool cellars | closed shoes | water for the way home | a pen for notes
received[calm]: Tasting is mostly smelling and taking time, and both can be learned in an afternoon.
received[calm]: What is in a glass began in a field, which is why a place tastes best where it grows.
received[lively]: Swirl, sniff, sip, and say the first thing that comes to mind!
received[lively]: Nobody has to know a thing about it to like what is in the glass!
headline[calm]: A small sip and a long look
headline[calm]: Nose first, then the glass
headline[lively]: Cheers to good plans!
headline[lively]: Swirl, sniff, smile!
next: Decide who drives home after the tasting, or look up a bus.
next: Note what everyone likes to drink or eat, and what they cannot stand.
next: Think of the occasion for the tasting, if there is one.
next: Plan a meal around the tasting, as an empty stomach is a poor companion.
ask: How many of you would come to the tasting, and on which day?
ask: Does somebody in your group drive or drink no alcohol? Say so with the date.
ask: Are there allergies to think of before the tasting?
advice-subject: How to taste like the people who make it
advice-subject: A tasting without a headache
advice-subject: Smell first, sip second
advice-opening: The words people use for taste sound grand, and they all began with somebody saying that it smelled of apples.
advice-opening: A tasting is more fun when nobody tries to be right about it.
advice-opening: You taste with your nose, your memory and only a little with your tongue.
tip: Eat something before a tasting, and drink a glass of water between the sips. You taste more, and the evening stays pleasant.
tip: Leave perfume and strong aftershave at home on the day of a tasting. You would smell it in every glass, and so would the others.
tip: Smell twice, once before you swirl and once after. Most of what you call taste is already there.
tip: Use the spittoon if there is one. The people who make the drink do it too, and nobody finds it rude.
tip: Say what it reminds you of, however odd. Wet dog and grandmother's cupboard are honest tasting notes.
tip: Go from light to heavy and from dry to sweet. The other way round, the first glasses taste of nothing.
tip: Write down the name of what you liked. After a few glasses they all sound alike.
nudge-subject: Which day for a tasting?
nudge-subject: Who drives, and who tastes?
nudge-subject: A glass, a plate or both?
nudge[calm]: A number of people and a day are enough to ask for a tasting. If your friends are slow to answer, so be it.
nudge[calm]: Perhaps the way home is the open question. Name where you would come from, and ask what others do.
nudge[lively]: Who in your group can smell rain coming? Bring them along, and name a day for the tasting!
nudge[lively]: Dry or sweet? One word, and the tasting has a direction!
q: Do I have to know anything before a tasting? | Nothing at all. People who come without big words often notice more.
q: What about those who do not drink? | The smell and the story are there for everybody. Say beforehand who would rather have something without alcohol.
q: Am I expected to buy something afterwards? | A tasting binds nobody. Ask the name of what you liked, and buy it or leave it.
q: How much does one drink at a tasting? | Small measures, and less if you spit. Leave the car at home all the same.
# craft-experience/cooking
when: cook(?:ing|ery) (?:class|course|lesson|school|workshop)|(?:you|and) cook\\b|bak(?:ing|ery) (?:class|course|workshop)|pasta making|paella class
bring: an apron if you have a favourite | flat closed shoes | a hair tie | a box for leftovers | an appetite
received[calm]: Cooking together is a good way to learn a place, because people talk more freely with a knife in hand.
received[calm]: A recipe is only half of a dish, and the other half is seen at the stove.
received[lively]: Chop, stir, taste, and then eat your own homework!
received[lively]: The tastiest part of this lesson comes on a plate!
headline[calm]: Sleeves up, and an empty stomach
headline[calm]: First the market, or first the knife?
headline[lively]: Spoons ready, let's taste!
headline[lively]: Apron on, appetite along!
next: Write down what nobody in your group eats, allergies first.
next: Think of the dish that you would love to cook at home.
next: Go easy on breakfast on the day you cook, as there will be tasting.
next: Count who would cook, and who would rather stir and talk.
ask: How many cooks would you be, and on which day?
ask: What does anyone of you not eat, and is there an allergy to know of?
ask: Is cooking new to you, or do you want to learn something particular?
advice-subject: How to learn a dish by watching
advice-subject: What cooks do with salt
advice-subject: Hungry, but not too hungry
advice-opening: People remember a dish by its smell, and that is the part that no recipe can write down.
advice-opening: Good cooks taste all the time, which is the first habit worth taking home.
advice-opening: One dish understood is worth more at home than a dozen that were only eaten.
tip: Taste at every stage, and notice what the salt does. It is the quickest way to understand a dish.
tip: Ask how a pan should sound and smell. At home you will not have the cook beside you, but you will have your ears.
tip: Cut slowly and let the tip of the knife rest on the board. Speed comes by itself and fingers do not grow back.
tip: Write down amounts in your own measure, a cup or a handful. Hardly anybody weighs things on a weekday evening.
tip: Ask what could stand in for the rare ingredients. The dish should survive the journey to your own shop.
tip: Tie up your hair and push up your sleeves. Flames and dough both like to catch what hangs down.
tip: Cook the dish again soon after you are home. Hands forget faster than heads.
nudge-subject: What would you like to cook?
nudge-subject: How many aprons?
nudge-subject: A day in the kitchen
nudge[calm]: The number of cooks and a day are enough for now. What nobody eats can follow.
nudge[calm]: If somebody in your party does not cook, say so; there is always something to stir.
nudge[lively]: Who burns the toast in your family? Bring them along, and pick a day!
nudge[lively]: Sweet or savoury? Tell {us} what makes you hungry!
q: I can hardly cook. Is it for me? | Such courses are made for people who are curious. Chopping and tasting are a fine start, and nobody checks your kitchen at home.
q: What about allergies and things I do not eat? | Name them when you write, and not at the stove. Many dishes can be changed when it is known early.
q: Do we eat what we cook? | That is usually what people look forward to. Come hungry, but not starving, since cooking takes its time.
q: Which clothes are sensible in a kitchen? | Something washable, with sleeves that go up, and flat shoes that do not slip.
`
