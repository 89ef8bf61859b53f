/** Lines for letters and pages of trades on the water and among animals; the labels are those of a trade's block, tokens stand for the owner. */
export const onWaterAndWild = `
# rafting
received[calm]: A raft moves well when everybody paddles at the same moment, and that is learned in the first minutes. No muscles are needed for the rest.
received[calm]: Rivers change with rain and snowmelt, so the same rapid can be playful one week and serious the next. Your date matters for that reason.
received[calm]: Who sits in the raft decides what kind of river is fun. Bold crews want waves, and mixed ones want a river with both.
received[calm]: Getting wet is certain on a rafting day, and being cold is not. With the right layers, the splashes are half of the pleasure.
received[lively]: One raft, one river, and everybody gets the same wave in the face!
received[lively]: The quiet stretches are there to laugh about the rapid before!
received[lively]: White water does not care who is the boss, and that makes rafts so good for groups!
received[lively]: Shoes that may get wet, a dry shirt for later, and the river does the rest!
headline[calm]: Every crew finds its stroke in the end
headline[calm]: First the river, then dry clothes
headline[calm]: Thank you, and hold on to your paddle
headline[lively]: Paddles up, and thank you!
headline[lively]: Forward, together, splash!
headline[lively]: Expect to get wet!
next: Ask round your crew who swims well and who would like one of the calmer seats.
next: Look for a pair of shoes for the raft that lace up and can get soaked.
next: Choose a second date for the raft as well, because rivers can rise and fall with the rain.
next: Put a strap on any glasses that will ride in the raft.
ask: Tell {us} how many paddlers you are and whether anybody has run a river before.
ask: The size of your crew and the date you have in mind are what {we} need to answer you well.
ask: Which day would suit your crew, and what do you hope for from the river? A line on each is plenty.
advice-subject: What to wear in a raft, and what to leave behind
advice-subject: Where to sit in a raft
advice-subject: How to hold a paddle in a rapid
advice-opening: What you wear in a raft decides how warm you are at the end, so this letter starts there.
advice-opening: Most people step into a raft with the same few questions, and the answers fit into one short letter.
advice-opening: A little know-how goes a long way in white water, and none of it is hard to learn.
tip: Leave phone, keys and rings in a safe place on land. Sooner or later every pocket in a raft fills with water.
tip: Choose fleece or swim fabric over cotton. Wet cotton pulls the warmth out of you, and a river gives you no time to dry.
tip: Keep one palm over the handle at the top of your paddle. When the raft bounces, a loose handle can hit a neighbour in the face.
tip: Reach forward and lean into your stroke when a wave comes. A paddle in the water helps to steady you in the raft.
tip: Lay dry clothes and a towel on top of your bag before you leave. The cold part of rafting is often the time after you step out.
tip[first]: Listen for one command at a time. A raft crew moves on single words, and paddles that guess get in each other's way.
tip[kids]: Ask about seats in the middle when children come along, since the front row of a raft often meets the waves first.
tip[group]: Tell {us} before the day who would like to share a raft. It is easier to plan for than to change on the bank.
nudge-subject: One line is enough to talk about your river day
nudge-subject: Which day would your crew choose?
nudge-subject: Still thinking about the raft?
nudge[calm]: If rafting is still on your list, reply with a day and the number of paddlers. Small crews and large ones both have their rivers.
nudge[calm]: A crew rarely agrees on everything at once, so the one date that most of you like is enough. The rest of the river plan can be talked over later.
nudge[lively]: All it takes is a headcount! Mention the youngest and the boldest of you, and the river can be matched to both.
nudge[lively]: Ask your crew for one date on the river and send it over. No answer is fine as well.
q: Is a first raft trip hard to learn? | Many stretches suit beginners, because the strokes are few and easy to learn, while others ask for experience. Say that it is your first time, and ask which water would suit you.
q: How well must I swim to go rafting? | That depends on the river, its level and the kind of trip. Tell {us} honestly how well you swim, and ask what the trip calls for.
q: What happens when someone falls out of the raft? | A life jacket keeps you at the surface, and the usual advice is to float on your back with your feet downstream until you are pulled in. Ask {us} how this is explained before the raft sets off.
q: Is rafting called off in the rain? | Rain by itself often matters little, as people in a raft get wet anyway. The level of the river matters more, so ask {us} how a change is decided.
q: Which clothes are good in a raft? | Swimwear or sports clothes that dry fast often work well, with shoes that stay on in a current. Ask {us} what the season calls for and what is lent out.
q: How is a raft date agreed, and what if somebody drops out? | A day and a headcount are the usual start. Ask {us} what the price covers and what applies if your crew shrinks or the river runs too high.
next: Choose a swimsuit or shorts that stay put when you climb back into a raft.
next: Ask the quietest person in your group what would make the river fun for them.
next: Think about where the car key will be while you are on the river.
next: Ask in your crew who would like to sit in front, since that row of the raft often meets each wave first.
ask: How old is the youngest paddler, and is anybody in the group shy of water?
ask: A day, a headcount and a word on how well everyone swims would help {us} to answer about the raft.
advice-subject: Hands, feet and waves in a raft
advice-subject: If you fall out, float like this
advice-opening: Rafting looks like strength from the bank, and from inside the boat it is mostly timing.
advice-opening: A little reading now may save you a cold hour by the river.
tip: Say how well you swim before the day of the raft trip. It can decide which stretch or which seat suits you.
tip: Float on your back with your feet downstream if you fall in. Your legs can push you off rocks, and your face stays in the air.
tip: Ask how to wedge your feet before the raft sets off. Legs hold you in better than arms do.
tip: Take a warm layer for the time after the raft, even in summer. Wet hair and wind cool you quickly once you stop paddling.
tip: Eat something small an hour before the river. Paddling on an empty stomach tires you quickly.
nudge-subject: When could you raft?
nudge-subject: Wild or mild? Vote on it
nudge[calm]: A raft fits a set number of people, and that makes the size of your group the first thing to sort out. Rounding is allowed.
nudge[calm]: Is there one thing about the raft that your group still wonders about? Send {us} that question, or leave it if the plan has changed.
nudge[lively]: Wild or mild: vote on it in your group and tell {us} which side won!
nudge[lively]: Worried about falling in? Ask how that goes, because everyone wants to know it!
tip: Keep your mouth shut in a wave and breathe in the calm behind it. It sounds obvious until the raft meets the first one.
tip: Roll long sleeves down on sunny days. Light off the river burns the insides of your arms.
tip: Tie glasses and hats on with a cord. A river gives back very little of what falls in.
next: Empty your pockets before the raft trip, down to the last coin.
next: Find a water bottle with a loop, so that it can be tied down in a raft.
ask: Is anybody in the crew nervous about waves, and is there anything else {we} should know before a raft trip?
ask: Name the date you would like for the river and how many of you would come.
nudge[lively]: Weekends suit most crews, and weekdays suit those who like a quieter river: what about yours?
nudge-subject: Still up for getting wet?
advice-subject: Warm and dry after the raft
# kayaking
received[calm]: In a kayak you sit so low that even a pond looks wide. It takes a quarter of an hour to trust the boat, and calm water to begin on.
received[calm]: Paddlers plan by the wind more than by the sun, because a breeze can double the way home. It is sensible to ask early.
received[lively]: Left, right, glide: the kayak tells you quickly what it likes!
received[lively]: No engine and hardly a wake: a kayak is a polite guest on the water!
headline[calm]: {We have} your paddling plans, thank you
headline[calm]: Wind first, distance second
headline[lively]: Sit low, see far!
headline[lively]: Dip the blade and glide!
next: Talk over who would like to share a double kayak, if there is one, and who would rather steer alone.
next: Check the wind forecast for the days you like, because wind shapes a kayak outing more than rain.
next: Find a bottle that can be clipped on within reach of a kayak seat.
next: Try sitting on the floor with your legs stretched out, and you will know how your back likes a kayak seat.
ask: Let {us} know how many of you will paddle and what water you have kayaked on so far.
ask: Would you rather paddle alone or share a kayak? Tell {us} that and the day you prefer.
ask: It helps {us} to know how long you like to sit in a kayak and which dates are possible.
advice-subject: How to kayak without sore arms
advice-subject: A single kayak or a double?
advice-subject: Dress for the water, not for the air
advice-opening: Kayaking looks like arm work, yet the secret lies in the waist, and that is where this letter starts.
advice-opening: Before you sit down in a kayak for the first time, or the first time in a while, a few habits are worth knowing.
advice-opening: A few careful minutes before the launch decide how the rest of a paddle feels.
tip: Turn your upper body with each stroke and keep your arms nearly straight. Your back and belly last for hours, while shoulders complain early.
tip: Dress for the temperature of the water and not for the sunshine on shore. A kayak sits low, and you may get wet.
tip: Set off into the wind where the route is yours to choose. Your arms are fresh then, and on the way home the wind pushes the kayak along.
tip: Rub sunscreen into the backs of your hands. They face the sky with every paddle stroke and burn early.
tip: Sit tall and let your hips move with the boat. A stiff body makes a wobbly kayak, and loose hips keep it level.
tip[first]: Learn to stop a kayak before you learn to go fast. A few short strokes backwards end most tangles between beginners.
tip[long]: Split your load among small dry bags, because kayak hatches are often narrow and one big bag fits none of them.
tip[night]: Let your eyes get used to the dark before you launch, and keep the light you carry turned away from your face. You will see the shoreline far sooner.
nudge-subject: Kayak dates: one will do
nudge-subject: Kayak plans can wait for good weather
nudge-subject: Whenever you are ready to paddle
nudge[calm]: Doubles need somebody to share with and singles do not. Once you know which it will be, let {us} know.
nudge[calm]: Kayak plans often wait for the weather, and that is fine. When a day looks good to you, send {us} that day and nothing else.
nudge[lively]: A number of paddlers is easy to send! The kayak talk can go on from there, now or later.
nudge[lively]: Afraid of tipping over? Nearly everybody asks about that, so you may ask about it too!
q: Is a kayak hard to keep upright? | It depends on the boat: wide kayaks feel steady at once, and narrow ones take a little practice. Sitting low with loose hips helps in both.
q: Are kayaks difficult for a beginner? | Many people begin on sheltered water, where forward, stop and turn are enough to start with. Tell {us} that a kayak is new to you, and ask what would suit a first paddle.
q: How strong do my arms have to be? | A good stroke comes from the waist more than from the arms. Ask {us} about the distance, and whether a double kayak is possible if you would like to share the work.
q: What goes into a kayak and what stays on land? | Water, sunscreen, a windproof layer and shoes you can wade in are useful on most kayak outings. Keys and phone belong in a waterproof bag, and dry clothes can wait on land.
q: Will the wind spoil my kayak day? | A light breeze is often pleasant, while strong wind or fog can move a start or a whole day. Ask {us} what is usual on this water and what is agreed for a lost day.
q: When does a kayak date become fixed? | Ask {us} when a date counts as firm and what the price covers. It is also the moment to ask what applies if you have to cancel.
# canoeing
received[calm]: Two in a canoe have to agree, and the one at the back steers. Working that out is a good part of the day.
received[calm]: Canoes carry picnics, tents, dogs and children, so what comes along matters nearly as much as the route.
received[lively]: Canoes turn best when only one of you tries to steer!
received[lively]: Put the heavy bag in the middle and the talkative friend in front!
headline[calm]: Bow and stern, who sits where?
headline[calm]: A canoe has room for lunch
headline[lively]: Steady strokes, straight canoe!
headline[lively]: One steers, the other has the view!
next: Agree who would like the back seat, because that is where a canoe is usually steered.
next: Look for a bag that closes watertight and is small enough to lie flat in a canoe.
next: Think of a snack that can stand a splash in a canoe.
next: Talk over how long your party likes to paddle a canoe before it wants a rest on the bank.
ask: Would you share canoes, and after which distance do your arms complain?
ask: Who would be in the canoe, and for how many hours or days? With that {we} can answer properly.
ask: Please give {us} a date and say whether anyone in your party has steered a canoe before.
advice-subject: Who steers the canoe? A little help
advice-subject: How to pack a canoe so it runs straight
advice-subject: Getting into a canoe with dry feet
advice-opening: Two people in one canoe can be a fine team or a lively argument, and a handful of habits makes the difference.
advice-opening: A canoe forgives a lot, and it rewards those who load it well and sit low.
advice-opening: If you are looking forward to a canoe trip, these notes may save you some zigzags.
tip: Put the heavier paddler in the back if you are two. A canoe steers from the stern, and a low stern grips the water.
tip: Step in along the centre line with a hand on each side. Many canoes tip over while people get in or out.
tip: Load the heavy things low and in the middle. High bags make a canoe tippy and catch the wind as well.
tip: Paddle on opposite sides and swap before an arm gets tired. Tired arms pull unevenly, and the boat starts to circle.
tip: Keep near the bank when the wind is against you. Reeds and trees break the gusts that cross the middle of a lake.
tip: Tie a line to whatever must not swim away. A canoe that tips keeps nothing that lies loose.
tip[kids]: Let children sit low on a cushion in the middle of a canoe. The boat stays steady, and they can look over the side.
tip[long]: Plan shorter stages in a canoe than the map allows. Wind, landings and good banks for a rest all take time.
nudge-subject: One canoe, or several?
nudge-subject: One number for your canoe plans
nudge-subject: What has to fit in the canoe?
nudge[calm]: The first thing to settle for a canoe is the number of people, so that number is a fine reply. Round it up if a cousin is undecided.
nudge[calm]: One date on which everyone could come canoeing is a fine start. Please send it when you have it, or leave it if you have changed your mind.
nudge[lively]: Does the dog come in the canoe, and the picnic basket too? List what has to fit between bow and stern!
nudge[lively]: Is a date in sight for the canoe? Drop {us} a line with it, or with the question that is still open.
q: Does a canoe tip over easily? | Most canoes stay steady while everyone sits low and nobody stands up at the same time. The moment to be careful is getting in and out.
q: Who is supposed to steer a canoe? | With two people, the one in the back usually steers and the one in front sets the rhythm. In a larger canoe, ask {us} who does what.
q: Do I need to have paddled before a canoe trip? | On quiet water many people learn the strokes on the way. Tell {us} how much you have done, and ask whether the trip you like is a calm one.
q: Do people go canoeing when it rains? | A shower is mostly a matter of a good jacket and a dry bag. Thunder, strong wind or high water is another thing, so ask {us} how such a day is handled.
q: Which things should come in the canoe? | Shoes that can get muddy, sun cream, insect repellent and spare clothes in a watertight bag are useful on most trips. Ask {us} about food and about what is lent out with the canoe.
q: How do price and date of a canoe trip come about? | They usually depend on people, boats and days. Ask {us} for the price of your plan, and what should apply if you cancel is best put in writing at the same time.
# sup
received[calm]: Paddleboarding starts on the knees, and standing up comes when the board feels steady. Hardly anybody does it the other way round.
received[calm]: A board is pushed about by the wind more than any boat, so calm mornings are the friend of whoever is learning.
received[lively]: Wobbling is how the feet learn to stand on a board!
received[lively]: Sit, kneel or stand, the board floats all the same!
headline[calm]: Kneel first, stand when it feels right
headline[calm]: Flat water is a kind teacher
headline[lively]: Stand tall and look ahead!
headline[lively]: Steady as she goes on the board!
next: Think of a morning as well as an afternoon, because water is often smoothest before the wind gets up.
next: Count who would stand on a board, and note the age of any children.
next: Practise standing on one leg, which wakes up the ankles a paddleboard relies on.
next: Look for a hat with a strap and sunglasses that can be tied on for the board.
ask: Say how many boards you need and whether everyone has stood on one before.
ask: What {we} would like to know is your day, your favourite hour and how much paddleboarding you have tried.
ask: If you write {us} who is coming and how calm you like the water, {we} can give you a sensible answer.
advice-subject: How to stand up on a paddleboard
advice-subject: Which way round does the paddle go?
advice-subject: Morning or afternoon for a paddleboard?
advice-opening: Standing on a board feels odd at first, and a few habits shorten that time.
advice-opening: Paddleboarding depends more on where you look than on how strong you are.
advice-opening: A surprising number of people hold the paddle back to front, so a few small things are worth saying.
tip: Start on your knees and stand up once the board is moving. Like a bicycle, it is steadier with a bit of speed.
tip: Look at the horizon and not at your toes. Your body follows your eyes, and those who watch their feet soon join them in the water.
tip: Hold the paddle with the blade leaning forward, away from you. It feels wrong at first and lifts the water less, so the board glides further.
tip: Let the wind be against you on the way out and behind you on the way home. Coming home on the board is then the easy half.
tip: Ask which kind of leash belongs on your water, and wear it. A board without a rider sails off faster than anyone can swim.
tip[first]: Fall flat and away from the board when you lose your balance. A flat landing keeps you clear of the bottom and of the rail.
tip[kids]: Ask whether a small child may sit on the front of your board before trying one alone. The feeling for the wobble comes by itself.
tip[early]: Go early if you can choose, since many lakes and bays lie like glass until the day warms up.
nudge-subject: No rush for the paddleboard
nudge-subject: Calm water, and how many boards?
nudge-subject: Time on the board, when it suits you
nudge[calm]: A number of boards and a day would be plenty of an answer. Add a second day, since wind keeps boards on the beach.
nudge[calm]: An easy reply is one date for the paddleboard. If you have none yet, it can wait.
nudge[lively]: Is there a day you would like on the board? Send it over, and the rest can be sorted out from there!
nudge[lively]: Steady on your feet or a bit wobbly? Say so, because boards come wide and narrow!
q: My balance is poor, can I paddleboard at all? | Many people begin on their knees and stand up only when they want to, and a wide board on flat water is steadier than it looks. Tell {us} what worries you, and ask which board and water would suit.
q: Will I fall in? | Most people do at some point, and deep water makes it a soft landing. Wear things that can get wet, fall away from the board and climb back on from the side.
q: Swimsuit or wetsuit on a paddleboard? | Swimwear and a shirt against the sun are usual on warm days, and a wetsuit when the water is cold. Ask {us} what is lent out and what the water is like in your week.
q: When is it too windy to stand on a board? | Beginners are happiest in very little wind, and wind that blows away from the shore is a reason to stay in. Ask {us} how a windy day is dealt with.
q: Is paddleboarding a workout or a rest? | On calm water it can be either: standing works legs and middle, and drifting on your knees hardly tires you. Tell {us} how long you would like to be out.
q: How do I settle a time on the board? | Name a day, an hour and the number of boards you would need. Ask {us} what the price covers and what applies if the wind or your plans change.
# fishing
received[calm]: Fish follow the season, the hour and the weather, and an angler follows the fish. So the month you have in mind says a good deal.
received[calm]: A day with a rod is a good day even when the basket stays empty; most anglers would agree, though not at once.
received[lively]: No one has ever talked a fish into biting!
received[lively]: A bent rod is a fine sight, and an early start makes it likelier!
headline[calm]: Patience is half of the bait
headline[calm]: Know your fish, then choose your hour
headline[lively]: Tight lines to you!
headline[lively]: Quiet boots catch more fish!
next: Settle who in your group will fish and who would rather watch.
next: Find out who in your group would like to eat fish and who would rather let it go.
next: Look up whether visitors need a fishing permit, as the rules differ from water to water.
next: Think about the fish you would most like to meet, because it often decides season, hour and tackle.
ask: Name the fish you hope for and how many of you would fish, and {we} can give you a better answer.
ask: How much fishing have you done, and which days could you come? Those are the things that shape a fishing day.
ask: Please mention whether you own fishing tackle, and whether standing for long or being in a boat is hard for anybody.
advice-subject: How to let the rod tire the fish
advice-subject: What to bring on a fishing day
advice-subject: Nothing biting? What to change first
advice-opening: Fish do not care whether it is your first cast or your thousandth, but a few small things tilt the odds.
advice-opening: Ask any angler for advice and you will get an evening of it, so this letter keeps to what helps at once.
advice-opening: Fishing is often called waiting, and the waiting goes better when you know what you are waiting for.
tip: Wear polarised sunglasses. They take the glare off the water, so you see the bottom, the weeds and sometimes the fish.
tip: Let the bend of the rod do the tiring and reel in only when the fish gives line. Most lost fish are lost by pulling too hard.
tip: Change the depth or the bait before you change the place. Fish are often near you and want something else.
tip: Wet your hands before you touch a fish that goes back. Dry skin wipes off the layer that protects it.
tip: Cast along the edge of things such as reeds, drop-offs and shade. Hunters wait at borders and seldom in open water.
tip[first]: Look behind you before every cast. A hook finds branches, jackets and neighbours more easily than fish.
tip[kids]: Begin with small fish that bite often, where there are any. A child who feels a tug now and then wants to come again.
tip[early]: Choose the first or the last hours of light when you can. Many fish feed then, and the glare is off the water.
nudge-subject: Which fish do you hope for?
nudge-subject: Still dreaming of a fish?
nudge-subject: Who would fish, and when?
nudge[calm]: Anglers know how to wait, so take your time. When you are ready, one date for a fishing trip makes an easy reply.
nudge[calm]: The number of people who would fish is a good thing to begin with. It can be a rough one, since friends change their minds.
nudge[lively]: Boat or bank, early or late? Say how you like to fish, and talk about the date after that!
nudge[lively]: What did you catch last, and how did you cook it? Tell {us}, as it shows which fishing you like!
q: I have never held a rod, will I manage? | Most people do, since a simple cast takes a few tries and much of the rest is watching the line. Say that you are new to it, and ask which kind of fishing makes a good start.
q: Can you promise that I catch something? | Fish follow weather, season and appetite, so a day without one is always possible. Ask {us} what usually bites at that time of year.
q: Who takes care of the fishing permit? | In many places yes, and the rule depends on the water and on who is fishing. Ask {us} what is needed and how people usually get it.
q: What if waves make me feel sick? | Not all fishing happens on a boat, so ask {us} where you would stand or sit. If boats have bothered you before, sleep well, eat something plain and ask a pharmacist about a remedy.
q: Rubber boots or trainers for fishing? | Layers, a cap, sunglasses and shoes with a good grip suit most days, because it is cooler and brighter by the water. Choose things that may get stained, as fish and bait leave marks.
q: Is a fishing trip moved in bad weather? | Rain often matters little to fish, while strong wind and thunder keep rods on land. Ask {us} what is agreed for such a day before you settle on a date.
# boat-tour
received[calm]: Seats on a boat are soon chosen: in front for the view, at the back for the calm, in the middle for the stomach.
received[calm]: On the water the wind plans along, and a trip may look different from the one on paper. A spare date is always a help.
received[lively]: From the water, the coast shows the side that roads never see!
received[lively]: Hats fly off on deck, so bring one that fits!
headline[calm]: Sea, wind and a spare date
headline[calm]: How many of you will come aboard?
headline[lively]: Ahoy, and bring a jacket!
headline[lively]: Look back at the land from the sea!
next: Count your party for the boat, and include babies, because they are usually counted too.
next: Put a light jacket next to your sunglasses, since you may want both on a boat.
next: Note the time by which you have to be off the boat again.
next: Look up how you would get to the boat and how long that takes.
ask: Write down for {us} how many guests would board and which part of the day they prefer.
ask: Is there an occasion, and what would make the boat trip a good one for you? Tell {us} that, and name a day.
ask: One date for the boat is good to have, and so is a word about anyone in your party who finds steps hard.
advice-subject: The seat that rocks least
advice-subject: Sun, shade and spray on a boat
advice-subject: A small bag for a boat trip
advice-opening: On a boat, the seat you choose matters more than the camera you carry.
advice-opening: It is often a little cooler, brighter and windier on a boat than it looks from land.
advice-opening: You need very little for a boat trip, but that little is easy to forget.
tip: Choose a place in the middle or towards the back if you dislike bumps and can pick your seat. The bow of a boat rises and falls the most.
tip: Bring a layer even on a hot day, because the breeze of a moving boat cools you while the sun still burns.
tip: Take photographs from the side that faces away from the sun. The shore will have colour, and faces will not squint.
tip: Carry one small soft bag. Space on a boat is narrow, and anything with wheels is in the way.
tip: Ask where shade, wind and spray are going to be before you sit down. It is hard to swap seats once a boat is moving.
tip[kids]: Seat children next to an adult on the sheltered side of the boat, and give them something to look out for. Counting birds or buoys makes the quiet stretches short.
tip[group]: Agree beforehand when and where your group meets on land. Boats leave by the clock, and groups are often slower than they think.
tip[night]: Bring gloves or a scarf for an evening trip, as it often turns cool on the water once the sun is low.
nudge-subject: A number of guests for the boat
nudge-subject: All your boat trip needs is a date
nudge-subject: Your boat plans, whenever they suit
nudge[calm]: To pick up the thread, reply with a date for the boat and a number of guests. Tides and ferries can be looked at after that.
nudge[calm]: Boat plans often hang on the forecast. You can send {us} a first and a second date, or wait until the weather is clearer.
nudge[lively]: Sun deck or shelter, where would your group sit? It is a small thing that makes a boat trip!
nudge[lively]: Ask about steps, seats, toilets or waves, because a boat trip is nicer when such things are clear.
q: Will I get seasick on a boat trip? | Many people feel nothing in sheltered water. Sit in the middle, watch the skyline and keep to the fresh air, and tell {us} if swell has bothered you before.
q: Does the boat go out in bad weather? | Rain often makes little difference to a boat, while strong wind and high waves can. The skipper has the last word on that, so find out what it means for your ticket.
q: Are small children and older guests all right on board? | It depends on steps, seats and the length of the trip. Tell {us} who is coming, and ask how people get on and off the boat.
q: What should be in my bag? | A jacket, sunglasses, sun cream and a hat that stays on cover most boat trips. Ask {us} whether anything else is useful, such as swimwear.
q: Can I bring food and drinks on board? | That differs from boat to boat, so ask {us} before you fill a basket.
q: What should be clear before we pay for the boat? | Usually they depend on the day, the number of guests and whether you share the boat. Ask {us} for the price and for what applies when you change or cancel, and keep the answer in writing.
# sailing
received[calm]: Under sail nobody goes straight to where they want to be, and the detours are the pleasure of it. Some experience or none, both fit on a boat.
received[calm]: A sailing boat leans, which feels odd for a while and is quite usual. Those who know this beforehand relax sooner.
received[lively]: Engine off, and suddenly you hear the water!
received[lively]: A sheet is a rope and a heave is a pull, and the rest you learn on the way!
headline[calm]: Where the wind comes from, plans begin
headline[calm]: Lean back, the boat does so too
headline[lively]: Fair winds to you!
headline[lively]: Hoist, trim and off!
next: Write down what boats you have sailed on, even if the list is very short.
next: Try the bowline with a piece of string, because it is the knot every sailor asks for first.
next: Compare your calendar with that of everyone who would sail with you.
next: Look through your shoes for a pair with soft pale soles, which are kind to a deck.
ask: Send {us} your dates and a line on how much sailing each of you has done.
ask: Would you like to learn to sail, to help with the ropes or to look on? Tell {us} that and who comes along.
ask: What matters for {our} answer is your experience under sail and the length of time you have.
advice-subject: One knot to learn before you sail
advice-subject: Packing for a boat: nothing hard
advice-subject: Queasy under sail? What helps
advice-opening: Sailors have a word for everything, and you need to know hardly any of them to begin.
advice-opening: Life under sail is easier once the bags are stowed, so it pays to pack with care.
advice-opening: The wind decides a good deal on a sailing boat, but comfort is in your own hands.
tip: Pack in a soft bag that folds flat if you sail with luggage. The lockers of a sailing boat are curved, and a hard suitcase has nowhere to go.
tip: Learn the bowline at home. It makes a loop that holds well and comes undone again, and many jobs on a boat begin with it.
tip: Keep one hand for yourself and one for the boat whenever you move about. A wake from another boat gives no warning.
tip: Drink before you are thirsty. The wind cools your skin, and you do not notice how much water you lose.
tip: Wear shoes with light soles and a good grip. Black rubber can leave marks on a deck, and bare toes find every cleat.
tip[first]: Steer towards something on land and not by the compass needle. A church tower holds still, and you oversteer less.
tip[able]: Bring your logbook or a list of the passages you have made. It makes it easier to talk about what you could do under sail.
tip[long]: Sleep in a bunk amidships if you can choose. The ends move more, and the anchor chain is loud in the bow.
nudge-subject: A week under sail, or an afternoon?
nudge-subject: Sailing: three words will do
nudge-subject: To steer or to be sailed?
nudge[calm]: One date and one sentence on your sailing experience are enough to go on. Harbours are still there next year.
nudge[calm]: Crews form slowly. Tell {us} how many of you there are so far, even if the week is not certain.
nudge[lively]: Do you want to steer, or to be sailed? Both kinds are good company on a boat, so say which you are!
nudge[lively]: Worried about waves, about heeling or about the tiny kitchen? Sailors have heard it all, so go ahead.
q: Do I need any experience to come sailing? | As a guest you usually need none, while sailing a boat yourself may call for papers or miles. List the boats you have sailed, dinghies included, and which papers you hold.
q: What can I do against seasickness? | Stay in the fresh air, look far out and keep warm. Tablets help some people when they are taken before the boat leaves, so ask a pharmacist which would suit you.
q: How much does a sailing boat lean, and can it tip over? | A keelboat leans and the weight below pulls it back, a catamaran stays nearly flat, and a dinghy can tip and be righted again. Wide boats and catamarans lean less, so it depends on what you step onto.
q: Who decides when it blows too hard to sail? | Little wind can mean a slow day under sail, and strong wind a shorter route or a day in harbour. Ask {us} what is agreed when a day on the water falls through.
q: What clothes belong in a sailing bag? | Layers, a windproof jacket, soft shoes and sunglasses on a string suit most boats. Oilskins and life jackets are lent out on some of them, so ask {us} whether that is so here.
q: How is a sailing date settled? | It usually depends on dates, boat, crew and price. Ask {us} for all of it in writing, with what happens if you or the weather change the plan.
# surfing
received[calm]: A good surf day depends on swell, tide and wind, and the three seldom agree for long. Dates with some room in them are the useful kind.
received[calm]: Everyone begins on a big board in small waves, and there is nothing to be embarrassed about. How well you swim is worth mentioning.
received[lively]: A wave lasts a few breaths, and people travel far for it!
received[lively]: You will swallow some sea and want more!
headline[calm]: The waves come in sets, and so do surfers
headline[calm]: On a big board, small waves are fun
headline[lively]: Paddle, pop up, fall, repeat!
headline[lively]: Salt water fixes a lot of things!
next: Practise jumping from your belly to your feet on a rug until both feet land at once, as on a surfboard.
next: Keep some hours open around your surf date, because tide and wind often choose the time.
next: Watch a few minutes of waves on any beach camera and see how they come in groups.
next: Find out your height and weight, which often decide the length of board and the size of wetsuit.
ask: Let {us} hear which days you could surf and how often you have stood on a board.
ask: Say who would surf and how well each of you swims, so that {our} answer fits the waves.
ask: Give {us} your dates, your surf level and the board you last rode, if you remember it.
advice-subject: The pop-up, learned on a rug
advice-subject: Why a longer surfboard is kinder
advice-subject: How to read a set of waves
advice-opening: A good deal of surfing can be learned on dry land, and your living room will do.
advice-opening: Every surfer was once rolled up the beach by a small wave, and a few habits make that happen less often.
advice-opening: Before you paddle out, it helps to know what the sea is doing, and that can be learned by watching.
tip: Spend a few quiet minutes watching before you go in. Waves come in sets, and the lull in between is the time to paddle out.
tip: Choose a longer, thicker board while you learn. More foam catches waves earlier, and early is easy.
tip: Look at the beach as you stand up. Boards go where eyes go, and those who look down soon follow.
tip: Paddle with your chest lifted and the nose of the board a hand above the water. Too far forward digs it in, too far back stalls it.
tip: Fall flat and come up with your arms over your head. The board often lands after you do.
tip[first]: Start in white water where you can stand. A broken wave pushes straight to the beach and gives you time to find your feet.
tip[kids]: Stop while it is still fun, because a child who leaves cold and tired remembers the cold.
tip[able]: Ask a friend to film a wave or two. Your posture on the board feels different from how it looks.
nudge-subject: A day for your first or next wave
nudge-subject: Surf dates: one or two are enough
nudge-subject: Your surf plans, in your own time
nudge[calm]: The dates when you could surf are enough to start with. If other things fill those days, leave it at that.
nudge[calm]: A note on your surf level, from never to often, is the easiest reply. A date can follow when you have one.
nudge[lively]: Never, twice or all the time? How often you have surfed is a good opening line!
nudge[lively]: What is it about the sea that makes you hesitate? Cold, waves, wetsuit: it has all been asked before!
q: Can anyone learn to surf? | Most people who feel at ease in the water can learn to ride a small broken wave. Standing up takes patience more than muscle.
q: Do surfers have to be strong swimmers? | That depends on the spot and the lesson, and being calm when a wave goes over your head matters. Be honest about how far you swim in the sea.
q: What if there are no waves? | Small waves are often good for learning, and flat days may call for another date. Ask {us} how the forecast is watched and what is agreed if your surf session shifts.
q: Is the water cold, and what will I wear? | That depends on place and month, and a wetsuit makes up for most of it. Swimwear and a towel are always useful, and ask {us} about suits, boots and boards.
q: Does surfing hurt when I fall? | A fall into white water is mostly gentle, though boards and shallow ground can hurt. Falling flat and covering your head are the habits to learn first.
q: When is it best to settle on a surf lesson? | It helps to name several possible days, because tide and swell often decide. Ask {us} about hour, price and what applies if you cannot come.
# kitesurfing
received[calm]: With a kite or a wing, the first hours are spent on land, learning to fly it. Those hours are what makes the water easier.
received[calm]: Too little wind is dull and too much is no place for learning, so a span of days is the way to plan.
received[lively]: Half bird, half boat, and all of it runs on wind!
received[lively]: The kite pulls, the board slides, and your face cannot stop grinning!
headline[calm]: Let the forecast have a say
headline[calm]: On land first, then on the board
headline[lively]: Hold the bar and feel the pull!
headline[lively]: Anyone who likes wind is welcome to write!
next: Keep a spare day or two around your date, because wind keeps no appointments.
next: Watch the wind forecast for a week and compare it with the trees outside.
next: Write down your weight and what you have learned so far, since sail, wing or kite is often chosen by both.
next: Find out how many hours you have already had on the water with a board, if any.
ask: Please tell {us} which days you could wait for wind and what you have learned so far.
ask: Which board or wind sports do you know already? Rough numbers will do.
ask: Roughly what you weigh, and when you could be near the wind, are useful things for {us} to know.
advice-subject: How to plan lessons around the wind
advice-subject: What to learn on land before you ride
advice-subject: Steady wind or strong wind?
advice-opening: Learning to ride the wind begins on land, and the minutes spent there come back as hours on the board.
advice-opening: Nobody can order wind, but you can plan so that it finds you ready.
advice-opening: Riding with the wind asks for feeling and not for force, which is good news for most arms.
tip: Plan more days than lessons. If one day stays calm, the next may bring what you came for.
tip: Look at the direction of the wind before anything else. When it comes straight off the land, it can carry a rider out.
tip: Practise letting go of bar, wing or sail before you need it. For beginners it is often the quickest way to lose power.
tip: Prefer steady wind to strong wind. A smooth breeze lets you try the same move again, while gusts change it each time.
tip: Rinse harness, lines and zips with fresh water. Salt dries into crystals that wear them out.
tip[first]: Learn the safety release with your eyes closed, if your kit has one. When you need it, your hands should know the way.
tip[able]: Tell {us} the size you last rode and the wind you had. It says more than any level on paper.
tip[long]: Take the break before you are tired. Most mistakes happen on the run that was meant to be the last.
nudge-subject: When could you wait for wind?
nudge-subject: A single date for the wind
nudge-subject: Your first or next ride, whenever it suits
nudge[calm]: With wind, a span of days is worth more than a single date. Give {us} the first and the last day you could be on the beach.
nudge[calm]: You might not know your dates yet, and that is fine. A word on how far you are with board and wind is a good reply too.
nudge[lively]: Ever flown a kite on a string? Tell {us} how it went, since the big ones work the same way!
nudge[lively]: Kite, wing or sail: which one caught your eye? The answer decides how the first lesson begins.
q: Do I need strong arms to ride the wind? | Technique matters more than strength in most of these sports, and a harness often takes the pull. Tell {us} if there is anything about arms or back that should be known.
q: What if there is no wind on my days? | Some calm days are used for theory or practice on land, and others move. Ask {us} how that is handled before you settle on dates.
q: How dangerous is riding with a kite or wing? | The wind has power, so learning usually begins with safety and plenty of space. Ask {us} how learners are watched and what is done when the wind gets too strong.
q: How long does it take until I can ride? | Count in days and not in hours, because wind and talent come in different portions. Tell {us} which boards you know, and ask how far learners usually get.
q: Which things do I bring for a day in the wind? | Swimwear, a towel, sun cream that survives salt and plenty to drink are right on most days. Shoes with thin soles save your feet on stones and shells.
q: Should I be able to swim for this? | Being at ease in deep water matters, since falling off the board is part of learning. Tell {us} how well you swim, and ask what is needed before you choose a date.
# diving
received[calm]: Breathing slowly is much of the secret of diving, and it can be practised anywhere. Medical questions are best cleared up before the water.
received[calm]: Whether you have a card or have never been under, a dive is planned around what you have done so far.
received[lively]: Weightless, slow and surrounded by fish, people come up smiling!
received[lively]: Under water nobody can phone you!
headline[calm]: Breathe slowly, that is nearly all of it
headline[calm]: Your last dive, or your very first?
headline[lively]: Deep down, it gets quiet!
headline[lively]: Fins on, face in, and down!
next: Look up when you last dived, if you ever have, and note it beside your dates.
next: Read the usual diving health questions at home, where there is time to ask a doctor about any of them.
next: Check the day of your flight, because no dive should fall on the day before it.
next: Find your card and logbook, or decide that you would like to try a first dive instead.
ask: Tell {us} whether you hold a diving card and when you were last under water.
ask: Is it a first breath under water or one of many? Add your dates, and {we} know where to begin.
ask: If there is something you dream of meeting on a dive, name it for {us} along with the dates you have in mind.
advice-subject: Ears, flights and breakfast before a dive
advice-subject: How to breathe on your first dive
advice-subject: What to do about a fogged-up mask
advice-opening: Calm divers see more, and the calm starts with what you do before you get wet.
advice-opening: A dive begins on the evening before, with water in your glass and a good night's sleep.
advice-opening: If your last dive lies some way back, or your first still lies ahead, these points are worth a few minutes.
tip: Breathe slowly and never hold your breath on scuba. It is the first rule of a first dive, and it also makes the tank last.
tip: Equalise early and gently, before your ears ask for it. If it does not clear, come up a little and try again.
tip: Leave at least one dry day between your last dive and your flight. Your body needs that time to let go of the gas it took in.
tip: Rub a new mask with toothpaste and rinse it well. The glass comes with a film that fogs until it is scrubbed off.
tip: Stay on land when your nose is blocked. A cold shuts the ears, and no reef is worth the pain.
tip[first]: Take the first breaths slowly, in shallow water if you can. Once your head believes that the air keeps coming, diving gets easier.
tip[photo]: Leave the camera up for the first dive of a trip. Good buoyancy makes better pictures than any lens.
tip[own]: Rinse your own gear in fresh water and have it serviced in good time. Salt works in every spring and valve.
nudge-subject: First dive, or one more?
nudge-subject: Reef first, flights later
nudge-subject: Wreck, reef or first breath?
nudge[calm]: Would it be a first dive or another one? That word alone is enough to build on, and if diving has to wait, that is fine.
nudge[calm]: Perhaps travel has to be settled before dives. Once it is, a reply with your dates is enough.
nudge[lively]: Wrecks, reefs or walls: which would you sink down to first? Mention your card as well, if you have one!
nudge[lively]: Some dive plans need time, and that is fine. An open question is a good reply too.
q: I have never dived, what happens on a first try? | A first try usually starts with a talk and shallow water, and goes deeper only when you are at ease. Ask {us} who dives with you and how deep it gets.
q: What about the pressure in my ears? | You swallow or blow gently against a pinched nose, early and often. If it hurts, stop, go up a little and try again.
q: Is a doctor's note needed for diving? | Dive schools commonly use a list of health questions, and some answers call for a doctor first. Ask {us} for it in good time, so that you can read it at home.
q: Are sharks and other creatures a danger? | Nearly everything down there is busy with its own life and keeps away from divers. Hands off and slow movements are a good rule everywhere.
q: What should a diver pack? | Swimwear, a towel, something warm for afterwards, and your card and logbook if you have them. A mask that fits is the first thing worth owning.
q: What if the sea is rough on my dive day? | Swell and poor sight can move a dive to another site or day. Ask {us} beforehand what applies then, and what applies if a cold keeps you on land.
# snorkelling
received[calm]: A mask that fits is worth more to a snorkeller than strong legs, since floating does most of the work.
received[calm]: Much of the life under water is close to the surface, where the light is. Comfort in the water is the only thing to think about.
received[lively]: Put your face in the water, and there is another country!
received[lively]: The slower you swim, the more fish stay to be looked at!
headline[calm]: Float, look down, forget the time
headline[calm]: Masks should fit, and water should be calm
headline[lively]: Face down, eyes open!
headline[lively]: Spit in the mask, it really helps!
next: Find a shirt for snorkelling that may get wet, because backs burn first where the sun is strong.
next: Count who would snorkel, and note anybody who wears glasses.
next: Breathe through a snorkel in the bath if you own one, until the sound no longer feels strange.
next: Choose a sunscreen that is kind to water life and put it on well before you snorkel.
ask: The number of snorkellers, and who is trying it for the first time, would be good for {us} to know.
ask: Could you write {us} the day you would like and how everyone feels about deep water?
ask: Does anyone in your party wear glasses or feel unsure with a mask on? Tell {us} that as well as your dates.
advice-subject: How to stop a mask from leaking
advice-subject: Snorkelling without a sunburnt back
advice-subject: Floating first, fins second
advice-opening: Many snorkelling troubles come from a leaking mask or a burnt back, and both can be avoided.
advice-opening: Snorkelling is floating with your eyes open, and the less you do, the more you see.
advice-opening: Whoever has swallowed a mouthful through a snorkel knows that a few hints would have helped.
tip: Press the mask to your face without the strap and breathe in through your nose. If it stays on by itself, it fits you.
tip: Keep hair out of the rim and relax your face. Most leaks come from a fringe or a smile.
tip: Wear a shirt in warm water when you snorkel. Your back looks at the sun the whole time and gives no warning until the evening.
tip: Kick slowly from the hips and keep your fins below the surface. Splashing tires you and tells every fish that you are coming.
tip: Blow out hard when you come up from a duck dive. One sharp puff clears the tube before you breathe in.
tip: Keep off the bottom and touch nothing while you snorkel. Coral and other life breaks easily, and some of it cuts or stings.
tip[first]: Float quietly with the mask on for a few minutes before you swim anywhere. Your breathing settles, and the tube stops feeling odd.
tip[kids]: Give a child a float to hold while snorkelling, and stay within arm's reach. Hands are busy, legs are calm, and looking down becomes easy.
nudge-subject: A number of snorkellers will do
nudge-subject: Snorkelling, whenever it suits you
nudge-subject: One short reply about snorkelling
nudge[calm]: Not every family member likes to put the face under water. Say who does and who might, and a good spot can be talked about.
nudge[calm]: Snorkelling is nicest unhurried, and so is deciding. When a day takes shape, tell {us} which one.
nudge[lively]: Name a day for snorkelling, and the rest can follow! No reply is needed if the plan has changed.
nudge[lively]: Glasses, beards and long hair all raise questions about masks. Ask yours now, while you are dry.
q: Can weak swimmers go snorkelling? | That differs from place to place. A vest or a ring helps many people, but waves, depth and currents count too, so tell {us} who feels unsure and ask what is needed.
q: How do I keep water out of the tube? | Stay flat, keep the tip of the tube above the surface and blow it clear when it gurgles. It happens to everyone and stops being a worry after the first time.
q: I wear glasses, will I see anything? | Things look larger under water, which helps with mild short sight. For more than that there are masks with lenses, so tell {us} your strength and ask whether one can be had.
q: What lives down there that could hurt me? | Most animals keep away as long as you touch nothing and do not stand on the bottom. Ask {us} whether snorkellers should look out for anything in your season, such as jellyfish.
q: What should I pack besides swimwear? | A shirt for the water, sunscreen that is kind to water life, a towel and something to drink are useful on most outings. Ask {us} whether masks, fins and vests are lent out.
q: Does snorkelling still work in murky water? | Wind can stir up sand, so another place or another hour may be better for snorkelling. Ask {us} how changes and cancellations are agreed, and have it in writing.
# wild-swimming
received[calm]: Cold water asks for a slow start and a short swim, and it gets friendlier week by week. Nobody has to be brave at once.
received[calm]: In a lake there is no wall to hold on to, so confidence matters more than speed. Say how you feel about deep or dark water.
received[lively]: Nobody ever regretted the swim, only the minute before it!
received[lively]: Ankles, knees, deep breath, in!
headline[calm]: In slowly, out early, wrap up warm
headline[calm]: Lake water has no lanes
headline[lively]: Go on, it only looks cold!
headline[lively]: Towel ready, toes in!
next: Lay out a hat, loose clothes and a flask, which are what a swimmer often wants most on the bank.
next: Think back to the coldest water you have enjoyed and how long you stayed in it.
next: Keep the time after your swim clear of anything rushed, because warming up takes a while.
next: Look for a swimming cap in a loud colour that a boat could see.
ask: Tell {us} how far you swim with ease and whether you know open water.
ask: How do you get along with cold water, and which days would suit you for a swim? That is what {we} would like to hear.
ask: Please write whether you want to swim a distance, dip for a minute or learn to feel at home in open water.
advice-subject: How to walk into cold water
advice-subject: The coldest minutes come after the swim
advice-subject: Swimming straight without lines to follow
advice-opening: Cold water feels kinder when you know what it does to you, and it does the same to everyone.
advice-opening: The swim itself is the easy part, and most of the craft lies in getting in and getting warm.
advice-opening: A lake has no lanes, no edge to hold and no clock, so it helps to bring a few habits of your own.
tip: Walk in slowly and breathe out for longer than you breathe in. The gasp fades after a minute or two, and then your arms are your own again.
tip: Dry and dress at once, before you feel cold. Your body goes on cooling for a while after you leave the water.
tip: Lay out your clothes in the order you will put them on. Cold fingers are slow, and buttons become a puzzle.
tip: Swim along the shore and not away from it. The water is as good there, and it is easier to get out.
tip: Lift your eyes every few strokes and fix on a tree or a roof. Open water has no lines on the floor, and everyone swims in a curve.
tip: Drink something warm and wait with the hot shower. A slow warm-up is kinder than a fast one.
tip[able]: Take a third off your pool distance on the first outing. Cold, chop and sighting all cost strength.
tip[early]: Come before breakfast if you can, for a lake is often smooth and quiet then and most boats are still tied up.
nudge-subject: Dip or distance?
nudge-subject: How cold may it be?
nudge-subject: Lake, river or sea?
nudge[calm]: Water warms up and cools down again within weeks. Say which swims you have done outdoors, and the right time can be talked about.
nudge[calm]: You can begin by telling {us} the longest swim you have enjoyed. It says much about where to start, and a date can wait.
nudge[lively]: How warm must the water be for you? Name the degrees, and the month follows from it!
nudge[lively]: Some swimmers go straight in, and others like to ask first. Send {us} your question about the water, or a date.
q: Is cold water bad for me? | Cold water is a strain on heart and breath, so ask your doctor first if you have any doubt. Swimmers get used to it by going in slowly and staying short.
q: How far do I have to be able to swim? | It depends on the outing, and a dip needs far less than a crossing. Tell {us} your pool distance, and ask what would fit.
q: Bare skin or a wetsuit in a lake? | A swimsuit or a wetsuit, a bright cap and often a float that can be seen from afar. For afterwards, a hat, loose layers and something warm to drink do most people good.
q: Dark water makes me nervous, does that pass? | For many swimmers it does, once they stay along the shore with their eyes on something fixed. Saying it aloud to whoever swims beside you helps more than being brave.
q: Is the water clean enough? | Water changes with rain, heat and season, so it is worth asking each time you swim. Ask {us} what is known about the place on your day.
q: What happens if there is thunder? | Thunder and fog are reasons to stay out of the water. Keep another morning open if you can, and settle early what a swim that falls away means for the price.
# whale-watching
received[calm]: Whales surface to breathe and then dive for a long while, so watching them is waiting with open eyes. The month decides which ones may pass.
received[calm]: Nobody can order a whale, and people who know that enjoy the sea most.
received[calm]: Wind on the water hides a blow and a calm sea shows it from afar. Plans with a spare day have better odds.
received[calm]: Being at sea is cooler than being on the beach, whatever the month. Layers and a fixed horizon make it pleasant.
received[lively]: First a blow, then a back, and then everybody talks at once!
received[lively]: Waves all morning and then one tail, and it was worth it!
received[lively]: The sea keeps its secrets until one of them comes up to breathe!
received[lively]: Eyes on the water, jacket closed, and let the whales decide!
headline[calm]: Watch for the blow, then for the back
headline[calm]: Thank you, and may the sea be calm
headline[calm]: The whale chooses the moment
headline[lively]: There she blows, with some luck!
headline[lively]: Tail or no tail, out to sea!
headline[lively]: Keep one eye on the horizon!
next: Keep a second day open in case the sea is too rough on the first.
next: Look out a hat and gloves for the whale trip, whatever the weather on land is going to be.
next: Charge the camera and clear some space on the card, since a whale's tail is up for only a breath or two.
next: If swell and your stomach are not friends, ask a pharmacist about tablets for the whale trip.
ask: Please count your party for {us} and say how each of you copes with a moving boat.
ask: Which animals would you most love to see at sea, and which dates do you have in mind?
ask: Dates help most with a question about whales, and so does a word on small children or unsteady legs.
advice-subject: How to spot a whale before the others
advice-subject: What to wear to look for whales
advice-subject: What a whale's blow looks like
advice-opening: Whales spend most of their lives out of sight, so seeing one is largely a matter of knowing where to look.
advice-opening: The sea shows its animals to those who are warm, patient and facing the right way.
advice-opening: You will get more from a whale trip if you know the signs that come before the back and the tail.
tip: Look for birds circling low over the water. Where they feed there are fish, and where there are fish, whales often follow.
tip: Scan with your bare eyes and lift the binoculars only when you have seen a blow. Glasses show you a tiny patch of a very large sea.
tip: Put on more than the weather on land asks for. The wind of a whale boat cools you even where the sun is strong.
tip: Ask a pharmacist about a seasickness remedy before the trip if you know you need one. Once you feel ill on a whale boat it is too late for it to work.
tip: Look for a place in the middle of the boat and keep your eyes far out. It usually moves least there, and whales may show on either side.
tip[photo]: Keep the camera up after the blow, because the tail comes last and only when the whale goes deep.
tip[kids]: Ask children to call out every splash and every bird. A job makes the quiet stretches between whales short.
tip[long]: Eat a dry biscuit now and then. An empty stomach feels the swell more than a full one.
nudge-subject: Good sailors or queasy ones?
nudge-subject: Whales: a date is enough
nudge-subject: Still hoping for a tail?
nudge[calm]: Send {us} the dates you have in mind, and it becomes possible to talk about which whales are near. Months differ a great deal in this.
nudge[calm]: A short reply could be a date and the number of people who hope to see whales. It can also wait.
nudge[lively]: Humpback, dolphin or a puffin on the way? Tell {us} what would make you shout!
nudge[lively]: Whale plans can take their time. A date in a reply is enough, whenever you have it.
q: What if no whale appears? | Wild animals keep no timetable, so a day without one is always possible. Ask {us} before you go what applies when the sea stays empty.
q: Which season do I need for whales? | It depends on the kind, because many of them travel and others stay all year. Tell {us} what you would like to see, and ask which months are likely.
q: How do I avoid feeling seasick on the lookout? | Stay outside, keep your eyes on the horizon and eat something plain. Those who look down at a phone are usually the first to feel it.
q: Do boats disturb the animals? | They can, which is why good skippers keep their distance, slow down and let the whale decide. Ask {us} which rules apply in these waters.
q: What should I wear on deck? | A layer more than on land, a windproof jacket and a hat that stays on suit most whale trips. Ask {us} whether suits are lent out, as some boats do that and others do not.
q: Will the trip go out if it is windy? | Waves hide the blows of whales and make boats uneasy, so a rough day may be moved. How a new date or a lost trip is dealt with is worth asking before you pay.
next: Write a list of the sea animals you dream of, and put the small ones on it as well.
next: Try on hat and gloves with binoculars in your hands before a whale trip.
next: Read which whales pass in the month you travel, so that you know what is luck and what is season.
ask: When could you be by the sea, and does anybody get seasick?
ask: Would children come to see whales, and how many of you are there in all?
advice-subject: Reading the sea for signs of life
advice-subject: How not to be seasick
advice-opening: Whales come up where they like, and people who see them have usually looked the right way for a while.
advice-opening: An hour of looking at water is never empty once you know the signs.
tip: Listen in the quiet moments. A whale's blow can often be heard before it is found.
tip: Say where you saw it by the clock, with the bow at twelve. Pointing helps only the person beside you.
tip: Ask before the trip which whales and dolphins are likely in your month. Knowing what to look for helps you to see it.
tip: Wear sunglasses, polarised ones if you have them. They cut the glare, and a whale under the surface may show as a pale shape.
tip: Put the phone away for the first whale. Your eyes follow faster than a lens, and the next one is for the picture.
nudge-subject: Your days by the sea
nudge-subject: Is the sea still calling?
nudge[calm]: One date by the coast makes the next step easy. Add a spare one, since the sea may say no.
nudge[calm]: If seasickness is what holds you back, say so in a line, and ask {us} about the boat and the sea.
nudge[lively]: Good sailors and queasy ones: how many of each would come to see the whales?
nudge[lively]: Wondering how close, how long or how cold? All of it can be asked about whales.
# safari
received[calm]: Animals keep their own hours, early and late, and a safari follows them. Rest falls into the heat of the day.
received[calm]: The month decides more than the place: where the water is, the animals are. A favourite animal helps to choose both.
received[lively]: A lion sleeps most of the day, and you may well find one doing it!
received[lively]: In the bush, a lot has happened before breakfast!
headline[calm]: Dust, dawn and animals
headline[calm]: Which animal would you travel for?
headline[lively]: Binoculars out, eyes left!
headline[lively]: Something is always moving in the grass!
next: Make a short list of animals you would love to see, with the dearest one on top.
next: Check your passports early if the safari is in another country.
next: Ask a travel clinic early what your safari region calls for, because some jabs need weeks to work.
next: Agree among yourselves how much time you have for a safari.
ask: Tell {us} when you would travel and which animals you long to see.
ask: How long do you like to sit in a car or to walk, and how many of you are there? With those answers {we} can think about a safari.
ask: Write {us} a few lines on whether this is your first safari and what a good day would be for you.
advice-subject: Which month for which animals
advice-subject: Dressing for early game drives
advice-subject: Soft bags, earthy colours, good glasses
advice-opening: People plan a safari for the big animals and come home talking about the mornings, so this letter starts there.
advice-opening: Choosing when to go is a large part of a safari, and it starts with the animals and not with the calendar.
advice-opening: What you pack for a safari fits in a soft bag, as long as the right few things are in it.
tip: Begin with the animals you want to see and let the month follow. Dry weeks often gather them at water, and green ones bring young animals and birds.
tip: Pack a warm hat and a windproof layer for dawn. An open car at sunrise can be cold, even where noon is hot.
tip: Use a soft bag without a frame. Small planes and full safari cars have little room for a hard case.
tip: Bring binoculars for each person. Sharing them means that somebody always misses the moment.
tip: Stay in one place for a while when you can. Those who sit still by the animals see the whole story, and those who drive on see the beginning.
tip: Wear dull, earthy colours. White shines from afar, and in some places dark blue draws biting flies.
tip[kids]: Hand children a list to tick that has beetles and birds on it. The big animals take their time.
tip[photo]: Rest your lens on a bean bag or a rolled jacket, because a car shakes even when the engine is off.
nudge-subject: One animal you hope to see on safari
nudge-subject: Is your safari month still open?
nudge-subject: Lion, bird or elephant?
nudge[calm]: A safari is a big decision and may take its time. The animal you most hope to see would be answer enough, and the month can be talked about after that.
nudge[calm]: Flights, school terms and rains all pull at a safari date. Name the one that cannot move, and the rest may bend around it.
nudge[lively]: Which animal comes first on your list? Tell {us}, and add a month for the safari if you know it!
nudge[lively]: There is a right year for every safari. When yours comes, a month and the number of travellers will do.
q: When is a good time for a safari? | It depends on region and animals: dry months often show more of them at water, and rainy months are often green and full of birds. Tell {us} your wish list, and ask which months fit it.
q: Is it safe to be so near wild animals? | Wild animals stay wild, so listening to the guide matters most. In a car that usually means staying seated and quiet, and if there is any walking, ask {us} how that is done.
q: How tiring are game drives? | They often start early and can be bumpy, and many days have a rest at noon. If sitting for hours is hard for anyone, say so and ask {us} what is possible.
q: Which jabs and papers will I need for a safari? | That is a matter for your doctor, a travel clinic and the embassy, since it changes with country and season. Ask them early.
q: Which colours and shoes belong in a safari bag? | Layers in earthy colours, long sleeves for the evening, a hat with a brim and something warm for dawn suit most places. Small bags fit better into a car full of people.
q: How are safari prices and dates agreed? | They usually depend on season, route, park fees and travellers. Ask {us} for deposit, changes and cancellation in writing, and look at travel insurance early.
# birding
received[calm]: Ears find more birds than eyes do, and the first hours of the day are theirs. A wish list helps in choosing place and month.
received[calm]: Common birds watched for long can be as good as rare ones seen for a second. Everyone starts with the ones at the window.
received[lively]: Some people wait all their lives for one bird, and then two of them come along!
received[lively]: Stand still and the hedge fills up with birds!
headline[calm]: Listen first, then lift the glasses
headline[calm]: Your wish list of birds is welcome
headline[lively]: Quiet feet, quick eyes!
headline[lively]: One more for the list!
next: Write down the birds you would love to see, and mark the one you have always missed.
next: Set your binoculars to your eyes at home, one side after the other, so that they are ready for the first bird.
next: Listen to a few songs of common birds in the area, because ears find them first.
next: Decide how early you are honestly willing to get up for a bird.
ask: Send {us} your wish list and the days you could be out.
ask: How far do you like to walk, and what binoculars or telescope do you own? Birders plan by both.
ask: Are you new to birds, or do you keep long lists? A word on that, with a date, helps {us} to answer.
advice-subject: Seeing more birds on the same walk
advice-subject: Size, shape, place: naming a bird
advice-subject: Getting a bird into your binoculars
advice-opening: The distance between seeing a bird and knowing it is shorter than it looks in the field guide.
advice-opening: Good birding has more to do with ears and pace than with the price of the glass.
advice-opening: Every birder has a story of looking down at the wrong second, so this letter is about looking up at the right one.
tip: Keep your eyes on the bird and bring the binoculars up to them. If you look down first, the branch you find will be empty.
tip: Stand with the sun behind you. Against the light every bird is a dark shape without a name.
tip: Judge the size and shape of a bird before its colour. Light changes colours, while a beak keeps its length.
tip: Learn a handful of common songs by heart. Once you know the usual voices, the unusual one calls out by itself.
tip: Wear soft clothes that do not rustle. In reeds a nylon sleeve is louder than a footstep.
tip: Write down the bird while you stand there. By lunch your memory has added a stripe or two.
tip[early]: Be out in the hours around sunrise, when many birds sing to keep their places and show themselves doing it.
tip[photo]: Get down to the bird's eye height and wait. A portrait from above is only a picture of a back.
nudge-subject: Which bird is missing from your list?
nudge-subject: Hides, hedges or the open shore?
nudge-subject: One species in a reply is enough
nudge[calm]: Every birder misses one bird. If you say which, the season to look for it is easily found.
nudge[calm]: Birds keep to the calendar better than people do. So tell {us} about your holidays, and ask what flies through then.
nudge[lively]: Ducks, hawks or little brown things? Name the birds that make you stop, and {we} can talk about places!
nudge[lively]: Do your legs or your eyes tire first? On a birding day that matters, so drop {us} a hint.
q: I can hardly tell a sparrow from a finch, is that a problem? | Birding begins there for everybody. Start with size, shape and behaviour, and tell {us} that birds are new to you.
q: Are my own binoculars a must? | They make a big difference, but try a borrowed pair before you buy. Ask {us} whether a pair can be lent and which strength suits birding there.
q: How early does a birding walk start? | Often around sunrise, when song is at its height, though ducks and waders keep later hours. Ask {us} for the hour, and say what you can manage.
q: Will rain keep the birds away? | Drizzle and grey mornings can be lively, while wind hides the small ones. Ask {us} how a stormy day is handled, and agree on a spare morning if you travel far.
q: How far do birders walk? | Usually less than hikers and more slowly, with many stops. If standing is harder for you than walking, say so and ask {us} what can be arranged.
q: How do I arrange a day of birding, and what does it depend on? | Your list, the season and the size of the party usually shape day and price. Ask {us} for both in writing, along with what applies when you cannot come.
# wildlife
received[calm]: Wild animals come when nothing disturbs them, so the hours of waiting are part of seeing any. People who like quiet have an advantage.
received[calm]: Distance is good manners with animals, and good glasses make up for it. Dawn and dusk are when most of them move.
received[lively]: The animal has usually seen you first!
received[lively]: Tracks in the mud are a diary for anybody who can read them!
headline[calm]: Animals come to those who wait
headline[calm]: Sit quietly, and the woods come alive
headline[lively]: Softly, softly, and there it is!
headline[lively]: Where there are tracks, there are animals!
next: Go through your jackets and choose the one that makes no noise near animals.
next: Note which animal matters most to you, because each keeps its own hours and season.
next: Practise sitting still for a quarter of an hour, as wild animals like it.
next: Find something dry and warm to sit on while you wait for animals.
ask: Tell {us} which animal you hope for and which hours of the day suit you.
ask: How many people would come to see the animals, and how long can the youngest sit still?
ask: Name the dates you have in mind and anything that makes walking or waiting for animals hard, so that {we} can answer honestly.
advice-subject: How to see more wild animals
advice-subject: Dawn, dusk and the art of waiting
advice-subject: What animals notice before you notice them
advice-opening: Most wild animals have seen you long before you see them, so the trick is to give them no reason to leave.
advice-opening: A good day with wild animals is made of small signs, and anyone can learn to read them.
advice-opening: Patience is the word everyone uses about animals, but comfort is what makes patience possible.
tip: Feel where the wind comes from and keep it in your face. Most animals trust their nose more than their eyes.
tip: Leave perfume and scented washing at home. To a deer or a bear you would arrive before your footsteps.
tip: Stay a little longer than you meant to. Animals wait for people to leave, and many show themselves late.
tip: Learn what tracks, hair and droppings look like. You will meet far more signs than animals, and each one is a small story.
tip: Stop when an animal lifts its head and looks. If it goes on eating you were slow enough, and if not you are too near.
tip: Dress more warmly than for a walk, because sitting still for animals makes no heat.
tip[photo]: Turn off every beep and set the exposure before you go in. Some meetings with animals are over in a breath.
tip[kids]: Make whispering a game with points. Children win it, and then they see things first.
nudge-subject: One animal, one month, one reply
nudge-subject: Your wildlife plans and a date
nudge-subject: A quiet word about your wildlife plans
nudge[calm]: A date would be a good reply about the animals, and so would a question. If neither is there yet, no harm is done.
nudge[calm]: Young animals, antlers or migration: each has its weeks. Tell {us} what you would like to watch.
nudge[lively]: Fur, feathers or antlers? Pick a favourite and {we} can talk about the season for it!
nudge[lively]: A number of people and a day will do for the animals, whenever you have them!
q: Will I see the animal I am hoping for? | Nobody can know, because wild animals go where they like. Season, hour and patience raise the odds, so ask {us} what is likely in your month.
q: Should I worry about bears, boars or moose? | Most of them prefer to avoid people, and distance keeps it that way. Move calmly, and ask {us} beforehand which rules apply.
q: Can children come to watch wildlife? | Many do well if they have a task and an end in sight. Tell {us} how old they are and how long they can be quiet, and ask what would fit.
q: What clothes should I choose? | Dull colours, soft fabrics that do not rustle and one layer more than you think are right for most animals. Shoes that are quiet and dry help too, since you may stand in wet grass.
q: How much walking is there? | It ranges from a few steps to hours on paths, and it depends on the animal. Ask {us} about ground and distance before you choose a day.
q: What if it pours, and how firm is the date? | Many animals are out in drizzle, while heavy rain or storm can move an outing. Ask {us} about date, price and what happens in bad weather before you set off.
# canyoning
received[calm]: There is more than one way down a gorge: jumping, sliding or lowering by rope, and it is worth asking which can be skipped.
received[calm]: Canyon water is often cold, even in the heat, and the suit turns that into fun. Sizes are therefore among the first things asked.
received[lively]: Downhill is the only way out of a gorge, and water shows it!
received[lively]: Slides polished by a river beat any pool!
headline[calm]: Jumps are for those who like them
headline[calm]: Where the stream goes, you follow
headline[lively]: Hold your nose and slide!
headline[lively]: Rope, rock, plunge!
next: Ask in your group who looks forward to jumping in a canyon and who would rather not.
next: Note height, weight and shoe size of everyone, because gear for a canyon is often chosen by them.
next: Look for trainers with a firm sole that may get wet in a canyon.
next: Take rings and earrings off before a canyon, since rock keeps what it catches.
ask: Tell {us} who is coming to the canyon, how sure everyone is in water and who would not like to jump.
ask: Have any of you been in a canyon before, and which day would you choose?
ask: Give {us} a day to look at, and a word about heights and cold water if anybody dislikes them.
advice-subject: Jumps in a canyon, and how to decide
advice-subject: How to slide down a canyon
advice-subject: Dressing for a canyon
advice-opening: A canyon may be walked, swum, slid and jumped, and you may like some of these more than others.
advice-opening: People often worry about the jumps in a canyon, though good shoes matter more on most of the way.
advice-opening: Going down a gorge is easier if your body knows a few positions beforehand.
tip: Wear shoes or boots with a firm, grippy sole. Wet rock is most of a canyon's floor, and thin soles let you feel every edge.
tip: Cross your arms and tuck in your chin before a slide, unless you are told another way. Elbows are the first thing to bump on canyon rock.
tip: Jump only where somebody who knows the pool says that you may, with feet together and arms in. Canyon pools change with every flood.
tip: Say no to a jump whenever you like. There is often a rope or a path beside it, so ask about the canyon before the day.
tip: Eat something with staying power before you start. Scrambling and cold water use up breakfast quickly, and a canyon has few places to stop.
tip[first]: Say early that you are cold, and keep moving where you can. A wetsuit warms the water inside it only while you work.
tip[group]: Ask whether nervous people can go second in a canyon. They see that it works, and they do not have to stand and wait.
tip[able]: Tell {us} which canyons you have done and how long the ropes were. It says more than the word experienced.
nudge-subject: A date for canyoning
nudge-subject: Jump, slide or rope?
nudge-subject: The canyon, whenever it suits you
nudge[calm]: A headcount and a day are enough to go on with for a canyon. Leave this letter be if canyoning no longer suits your group.
nudge[calm]: Perhaps one of you wants canyoning and another is unsure, which is common. Send {us} the question behind the doubt, or leave it for later.
nudge[lively]: Jump, slide or rope: which one makes you grin and which one makes you gulp? Tell {us} both!
nudge[lively]: It is fine to think about a gorge for a while. When you are ready, a date in one line is enough.
q: Must everybody jump in a canyon? | In many canyons a jump can be walked around or passed on a rope, but it differs from route to route. Say beforehand that you would rather not, and ask {us} what is possible.
q: How cold does the water get? | It is often cold, as little sun reaches the bottom of a gorge, though it differs by place and month. Ask {us} about your month and what is worn.
q: Is canyoning possible without swimming? | It differs from canyon to canyon: some pools are deeper than you are tall, and some routes hold little water. Tell {us} who is unsure in water, and ask what is needed.
q: Is canyoning too hard for an untrained person? | Many routes take a few hours of scrambling, with a walk in and often a walk out. Ask {us} how long and steep both are.
q: How do I dress for a canyon, and what comes along? | Where wetsuits are worn, swimwear usually goes under them, and a towel and dry clothes are welcome at the end. Ask {us} about suit, helmet, harness and shoes.
q: Does a storm close the canyon? | Thunder and heavy rain are reasons to stay out, because water rises fast between walls. Ask {us} about a spare day and about what applies to your booking then.
# caving
received[calm]: Underground it is cool, dark and the same on every day of the week. Rain above decides which caves may be entered.
received[calm]: Narrow places trouble many people less than they had thought, and caves can be chosen without any. It is right to mention it.
received[lively]: Switch off your lamp down there and you see what dark really means!
received[lively]: You come out of a cave muddy, hungry and rather proud!
headline[calm]: Cool air and old stone
headline[calm]: Lamp, helmet, clothes for mud
headline[lively]: Into the dark, lamp first!
headline[lively]: Mind your head and look up!
next: Find old clothes that may get muddy in a cave, and a bag to put them in.
next: Ask everyone who would come to the cave how they feel about low ceilings, and let them answer in peace.
next: Look for wellies or boots with a deep tread, which grips on cave floors.
next: Think of a change of clothes for the way home, in case the cave is muddy.
ask: Who would go underground with you, and how does each of them feel about narrow places? Please tell {us} honestly.
ask: What do you hope to see underground, and on which day? It helps in choosing a cave.
ask: A date, the size of your party and any trouble with steps or kneeling are good things to mention about a cave visit.
advice-subject: Wide or narrow? Asking about a cave
advice-subject: Dressing for a place without weather
advice-subject: How to move in a muddy cave
advice-opening: It may snow or swelter outside, yet a cave hardly notices, which makes dressing for one quite easy.
advice-opening: The question people ask most about caves is how tight they get, and the honest reply is that caves differ a great deal.
advice-opening: A cave is older than any house you have stood in, and it asks for slow feet and careful hands.
tip: Ask how warm the cave is and dress for that in any season. Most caves stay at the same temperature all year, and a heatwave never reaches them.
tip: Clear out your pockets before you crawl. What falls out between the stones of a cave usually stays there.
tip: Keep three points on the rock when it gets slippery in a cave. With two feet and a hand in place, the other hand is there for reaching.
tip: Keep your hands off dripstone. The oil of one finger can stop a growth that took ages.
tip: Breathe out in a narrow place and move with the out-breath. Your chest gets smaller, and the cave feels wider.
tip[first]: Look at the ceiling of a cave as often as at the floor. Heads are knocked by those who watch only their feet.
tip[kids]: Ask whether all lamps can be turned off together for a moment. Real darkness is thrilling for children when everybody knows when it ends.
tip[own]: Wash your own boots and overalls before you visit another cave, because mud carries things that harm bats.
nudge-subject: When could you go underground?
nudge-subject: Wide halls or tight squeezes?
nudge-subject: A day for the dark
nudge[calm]: A date and the number of people are enough for a next step towards the cave. If you have come to prefer daylight, that is fine too.
nudge[calm]: Should someone in your party be unsure about the dark or narrow places, write to {us} about that first. It is a fair question about any cave.
nudge[lively]: Bats, darkness or tight places: does any of it give you goosebumps? Say so, and it can be planned around!
nudge[lively]: Is there a thing about the cave that you would like to know first? Ask it in a line, and the date can wait.
q: Does caving mean squeezing through holes? | Not always, as many caves are halls and passages where you walk upright. Tell {us} how wide you like it, and ask about the route.
q: What if I panic in the dark? | Many people are uneasy at first, and light and slow breathing help. Say beforehand that you are nervous, and ask {us} how the cave can be left early.
q: Is crawling in a cave hard work? | It differs from cave to cave: some have paths and steps, others ladders and crawling. Tell {us} what is hard for you, and ask about hours and ground.
q: Which clothes survive a cave? | For a muddy cave, old warm ones with long sleeves, and boots or wellies. A complete change for afterwards is a comfort, and ask {us} what is lent out.
q: Can a cave flood or fall in? | Some caves take in water, so heavy rain is a reason to stay out of those, and rockfall in old passages is rare. Ask {us} how the weather matters where you would go.
q: How far ahead does one plan a cave trip? | Day, group and route usually come first, and the price follows from them. Ask {us} what applies when someone gets cold feet or the water is high.
# photography-tour
received[calm]: Light is good early and late, and so are photographers. Which camera you have matters less than what you like to look at.
received[calm]: A tour for pictures stops where others drive on, so the group has to love waiting for light.
received[lively]: Great pictures like to turn up after the camera is packed, so keep it out!
received[lively]: One step to the left improves more pictures than a new lens!
headline[calm]: What do you like to look at?
headline[calm]: First the light, then the lens
headline[lively]: Click less, look longer!
headline[lively]: Wait for it, wait for it, click!
next: Choose a few pictures of your own that you would like to be better, and note why.
next: Look through your pictures for the lens or the setting you use most.
next: Clean the lens before a photo tour, so that no speck sits in every sky.
next: Find the page about exposure in your camera's manual and put a marker in it.
ask: Tell {us} which camera you carry and what you would like to get better at.
ask: When could you come, and which subject would you most like to photograph?
ask: A line about what bothers you in your own pictures would help {us} to answer.
advice-subject: A camera bag that stays light
advice-subject: How to keep a wide view from looking flat
advice-subject: Why dull weather makes good photographs
advice-opening: A photograph is mostly made before the shutter opens, and that part can be learned.
advice-opening: New cameras are pleasant, but light and patience do more for a picture, and both can be planned.
advice-opening: Anyone can stand where a good picture was taken, and what counts is what you do there.
tip: Arrive well before the light you want. You need that time to find the picture, and then the light has something to fall on.
tip: Put something close in the foreground. A stone or a branch gives the eye a first step into a wide view.
tip: Expose for the bright part of the scene. Dark areas can be lifted later, while a burnt sky holds nothing to bring back.
tip: Switch off stabilisation on most cameras when they stand on a tripod. It looks for a shake that is not there and can make one.
tip: Keep spare batteries in an inside pocket, because cold empties them while you wait.
tip[first]: Take one setting off automatic at a time. Aperture for depth is a good first one, and shutter for movement comes next.
tip[able]: Bring a handful of pictures that nearly worked. What is missing from them teaches more quickly than praise for the good ones.
tip[long]: Save your files in two places every evening. Camera cards can fail at the end of a trip.
nudge-subject: A time for your photo plans
nudge-subject: Which light do you like?
nudge-subject: Photo tour dates: a rough one will do
nudge[calm]: The name of your camera and a rough date make a good reply. Everything else about the photo tour can follow, and only if you want it to.
nudge[calm]: It might be easiest to send {us} the one thing you would like to photograph better. There is no deadline on that.
nudge[lively]: Which of your pictures do you like best, and why? It tells {us} what to talk about on a photo tour!
nudge[lively]: Photo plans can stay open for a while. When they get clearer, a rough date is enough to go on.
q: Is my camera good enough for a photo tour? | Most cameras are good enough to learn with, and some tours welcome phones. Tell {us} what you carry, and ask what would be useful to add.
q: I shoot on automatic, would I hold the others up? | Say where you stand with your camera, so that help can begin there. Ask {us} which level the photo tour is meant for.
q: Will I have to carry a heavy bag for long? | That depends on the viewpoints, and photographers stop more than they walk. Ask {us} about distance and ground before you decide how many lenses to carry.
q: What if the sky stays grey or it rains? | Clouds, mist and wet leaves often give better pictures than a clear noon. Carry a cloth and a cover for the camera, and ask {us} what happens if a storm makes a place unsafe.
q: Which clothes and gear should I bring? | Spare batteries, enough cards and clothes for standing still are useful on most photo tours. Ask {us} whether a tripod or a headlamp is needed.
q: How are photo tour dates and payments arranged? | Season and light often set the dates, and group size and length often set the price. Ask {us} for the terms in writing, including those for a tour that has to be called off.
`
