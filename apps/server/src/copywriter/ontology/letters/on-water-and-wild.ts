/** Lines for letters and pages of trades on the water and among animals; the labels are those of a trade's block, tokens stand for the owner. */
export const onWaterAndWild = `
# rafting
received[calm]: Your message about rafting has reached {us}. {We are} reading it with your crew and the river in mind.
received[calm]: {We have} what you wrote about the raft, and a person is going through it.
received[lively]: A new crew on the horizon! {We are} reading your rafting message with pleasure.
received[lively]: Good to hear from someone who does not mind getting wet. Your rafting plans are being read.
headline[calm]: Your rafting message has arrived
headline[calm]: Thank you from the riverbank
headline[lively]: Paddles up, and thank you!
headline[lively]: Hello from the wet side
next: Ask round your crew who swims well and who would like one of the calmer seats.
next: Dig out a pair of shoes that lace up and can get soaked.
next: Choose a second date as well, because rivers rise and fall with the rain.
next: Put a strap on any glasses that will ride in the raft.
ask: Tell {us} how many paddlers you are and whether anybody has run a river before.
ask: The size of your crew and the day you have in mind are what {we} need to answer you well.
ask: Which would your crew like more, a bouncy stretch or a gentle float? Say so, and name a day.
advice-subject: What to wear in a raft, and what to leave behind
advice-subject: Where to sit in a raft
advice-subject: How to hold a paddle in a rapid
advice-opening: A good raft day begins in the wardrobe, because what you wear decides how warm the last rapid feels.
advice-opening: Most people step into a raft with the same few questions, and the answers fit into one short letter.
advice-opening: A little know-how goes a long way in white water, and none of it is hard to learn.
tip: Leave phone, keys and rings in a safe place on land. Sooner or later every pocket in a raft fills with water.
tip: Choose fleece or swim fabric over cotton. Wet cotton pulls the warmth out of you, and a river gives you no time to dry.
tip: Keep one palm over the handle at the top of your paddle. When the raft bounces, a loose handle is what hits the neighbour's teeth.
tip: Reach forward and lean into your stroke when a wave comes. A paddle in the water steadies you like a third leg.
tip: Lay dry clothes and a towel on top of your bag before you leave. The cold part of rafting is the walk from the river to the car.
tip[first]: Listen for one command at a time. A raft crew moves on single words, and paddles that guess get in each other's way.
tip[kids]: Ask for middle seats when children come along, since the front row meets every wave first.
tip[group]: Put friends in the same raft instead of sorting by strength. People who laugh together also paddle in time.
nudge-subject: One line is enough to talk about your river day
nudge-subject: Which day would your crew choose?
nudge-subject: Still thinking about the raft?
nudge[calm]: If rafting is still on your list, reply with a day and the number of paddlers. If the plan has changed, you can leave this letter unanswered.
nudge[calm]: A crew rarely agrees on everything at once, so send {us} only the one date that most of you like. The rest can be talked over later.
nudge[lively]: All it takes is a headcount! Reply with the number of paddlers, and the river talk can begin.
nudge[lively]: Read this aloud to your crew and send {us} the first day that gets no groans. If nobody stirs, the river will not mind.
q: Can I come if I have never rafted? | Yes, on a stretch that suits beginners, because the strokes are few and the crew moves on one voice. Say that it is your first time, and {we} will tell you which water to choose.
q: How well must I swim to go rafting? | That depends on the river and its level on the day. Tell {us} honestly how well you swim, and {we} will say whether the trip is right for you or which seat to take.
q: What happens when someone goes overboard? | The life jacket brings you up, you float on your back with your feet downstream, and the crew pulls you in. How to do it is practised or explained on land before the raft leaves.
q: Is rafting called off in the rain? | Rain by itself seldom matters, as everybody gets wet anyway. The water level decides, and it can mean another stretch or another day.
q: What do rafters wear under a splash jacket? | Swimwear and a thin fleece layer work well, with shoes that stay on in a current. Ask {us} what is lent out on the river, so that you pack no more than you need.
q: How is a raft date agreed, and what if somebody drops out? | You name a day and a headcount, and price and conditions are settled before anything counts. Ask {us} then what applies if your crew shrinks or the river runs too high.
step: Kit and commands | Life jackets and helmets are fitted on the bank. Then everyone tries the commands while the raft is still on dry land.
step: Calm water first | The crew finds its rhythm on a flat stretch before the first rapid comes into view.
step: Into the waves | You paddle when the word comes and hold on when it does not. Between rapids there is time to look up and catch your breath.
step: Off the river | Rafts come out, wet things come off, and everyone has a different story about the same wave.
span: on the river
small: so nobody is a spare paddle in the raft
small: which means every voice is heard above the rapid
received[calm]: What you wrote about the river is open in front of {us}. {We} look for the ages and the nerves in the boat before anything else.
received[calm]: Somebody who knows the rapids by name is reading your note about a raft trip.
received[lively]: Grab a paddle, because your river plans have floated in and are getting {our} full attention.
received[lively]: Splash! The note about your rafting day is dripping on the desk.
headline[calm]: The river has heard from you
headline[lively]: One more crew, one more wave
next: Choose a swimsuit or shorts that stay put when you climb back into a raft.
next: Ask the quietest person in your group what would make the river fun for them.
next: Leave the car key on a string, or with somebody who stays on land.
next: Talk over who sits in front, since that row meets each wave first.
ask: How old is the youngest paddler, and is anybody in the group shy of water?
ask: A day, a headcount and a word on swimming would let {us} think about the right stretch.
advice-subject: Hands, feet and waves in a raft
advice-subject: If you fall out, float like this
advice-opening: Rafting looks like strength from the bank, and from inside the boat it is mostly timing.
advice-opening: A little reading now may save you a cold hour by the river.
tip: Keep one hand on the top of the paddle. A loose grip is what hits the neighbour's teeth.
tip: Float on your back with your feet downstream if you fall in. Your legs push you off rocks, and your face stays in the air.
tip: Tuck a foot under the tube in front of you. Legs hold you in a raft better than arms do.
tip: Put dry clothes on top in the car. The walk from the river to the towel is the cold part of the day.
tip: Eat something small an hour before. Paddling on an empty stomach gets old quickly.
nudge-subject: Which day should the raft keep in mind?
nudge-subject: Your crew in one number
nudge[calm]: Should the river still be on your mind, a day and the size of your group make an easy reply. Should it not, let it flow on.
nudge[calm]: Perhaps the group is still being talked into it. Write {us} their main worry, and {we} will answer that one.
nudge[lively]: Who gets the front seats? Send {us} two names and a date, and the argument is settled.
nudge[lively]: Somewhere a raft has a gap the shape of your crew. Tell {us} how wide it is!
tip: Keep your mouth shut in a wave and breathe in the calm behind it. It sounds obvious until the first cold one.
tip: Roll long sleeves down on sunny days. Light off the water burns the insides of your arms.
tip: Count your group in the same order at every stop. It takes a breath and stops all searching.
next: Empty your pockets on the evening before, down to the last coin.
next: Find a bottle that can be tied to something.
ask: Who in the crew would shout for more waves, and who would rather drift?
ask: Name the morning or afternoon you prefer and how many helmets it would take.
nudge[lively]: Rapids wait for no one, but {we} do: a day and a headcount, whenever you have them!
nudge-subject: A day, a crew, a river
advice-subject: Dry car key, warm feet
# kayaking
received[calm]: Thank you for writing about kayaking. {We} read each message with care, and yours is open in front of {us}.
received[calm]: A paddle begins with a few words, and yours have arrived. {We} read them before {we} think about boats and wind.
received[lively]: So you would like to see the shore from a kayak! {We are} reading how you picture it.
received[lively]: Your plans for a paddle have come in, and {we are} going over them from bow to stern.
headline[calm]: {We have} your kayak question
headline[calm]: Thanks for the note about kayaks
headline[lively]: Hello from sea level!
headline[lively]: Your words have reached the shore
next: Decide who would like to share a double and who would rather steer alone.
next: Check the wind forecast for the days you like, because wind shapes a kayak outing more than rain.
next: Find a bottle that can be clipped on within reach of your seat.
next: Try sitting on the floor with your legs stretched out, and you will know how your back likes a cockpit.
ask: Let {us} know how many of you will paddle and what water you have kayaked on so far.
ask: A single, a double or a mix of both: tell {us} your choice and the day you prefer.
ask: It helps {us} to know how long you like to sit in a boat and which dates are possible.
advice-subject: How to kayak without sore arms
advice-subject: A single kayak or a double?
advice-subject: Dress for the water, not for the air
advice-opening: Kayaking looks like arm work, yet the secret lies in the waist, and that is where this letter starts.
advice-opening: Before you sit down in a kayak for the first time, or the first time in a while, a few habits are worth knowing.
advice-opening: A few careful minutes before the launch decide how the rest of a paddle feels.
tip: Turn your upper body with each stroke and keep your arms nearly straight. Your back and belly last for hours, while shoulders complain early.
tip: Dress for a swim and not for the sunshine on shore. A splash tells you how warm the water is, and the thermometer on land does not.
tip: Set off into the wind while your arms are fresh. On the way home it then pushes you along.
tip: Rub sunscreen into the backs of your hands. They face the sky with every stroke and burn before your nose does.
tip: Sit tall and let your hips move with the boat. A stiff body makes a wobbly kayak, and loose hips keep it level.
tip[first]: Learn to stop before you learn to go fast. A few short strokes backwards end most tangles between beginners.
tip[long]: Split your load among small dry bags, because hatches are narrow and one big bag fits none of them.
tip[night]: Let your eyes get used to the dark before you launch and leave bright torches off. You will see the shoreline far sooner.
nudge-subject: Single or double? One word will do
nudge-subject: Kayak plans can wait for good weather
nudge-subject: Whenever you are ready to paddle
nudge[calm]: Are you still thinking of a paddle? Reply with the word single or double and a date that suits you, or let it rest until the water calls again.
nudge[calm]: Kayak plans often wait for the weather, and that is fine. When a day looks good to you, send {us} that day and nothing else.
nudge[lively]: Name your seat! Front of a double, back of a double or a kayak to yourself is all {we} need to get talking.
nudge[lively]: Your paddle question has been floating for a while. Throw {us} a date, and {we} will haul it in.
q: Is a kayak hard to keep upright? | Touring kayaks are wide and steady, and most people relax after a few strokes. Sitting low with loose hips does the balancing for you.
q: I have never paddled, can I still come along? | On sheltered water, yes, since forward, stop and turn are enough to begin. Tell {us} that it is new to you, and {we} will say which outing suits a first paddle.
q: How strong do my arms have to be? | Less than you may think, because a good stroke comes from the waist. If you are unsure, ask {us} about the distance and whether a double would share the work.
q: What goes into a kayak and what stays in the car? | Water, sunscreen, a windproof layer and shoes you can wade in come along. Car keys and phone belong in a waterproof bag, and dry clothes can wait on land.
q: Will the wind spoil my kayak day? | A light breeze is pleasant, while strong wind or fog can move a start or a whole day. Ask {us} what is usual on this water and how a lost day is made good.
q: When does a kayak date become fixed? | It is fixed once you and {we} have agreed on day, boats and price in writing. That is also the moment to ask what applies if you have to cancel.
step: Fitting the boat | Footrests are set and the seat is tried on land. The basic strokes are shown before the kayak touches water.
step: Along the shore | The first strokes happen close in, where the water is shallow and turning around is easy.
step: Finding your pace | After a while the boat runs straight and talking gets easy. Pauses come where there is a beach or a calm corner.
step: Landing | You come in slowly, one boat after another, and carry each kayak up with a person at either end.
span: in the kayak
small: so the slowest boat never paddles alone
small: with time to put a stroke right before it becomes a habit
# canoeing
received[calm]: {We are} reading your thoughts on canoeing from the first line to the last.
received[calm]: Your note about the canoe has arrived, and somebody is reading it with seats and water in mind.
received[lively]: Two paddles and a slow river sound like a fine plan! {We are} reading yours.
received[lively]: Hello to the future crew of a canoe. Your lines have drifted in and are being read with delight.
headline[calm]: A canoe plan in good hands
headline[calm]: Thanks from the slow side of the river
headline[lively]: The river has heard of you
headline[lively]: A good start for a slow boat
next: Agree who wants the back seat, because that is where a canoe is steered.
next: Look for a bag that closes watertight and is small enough to lie flat in the hull.
next: Think of a picnic that can stand a splash, since a canoe has room for one.
next: Talk over how long your party likes to paddle before it wants a bank to lie on.
ask: Write {us} how many seats you need and how far you would like to paddle.
ask: Who would be in the canoe, and for how many hours or days? With that {we} can answer properly.
ask: Please give {us} a date and say whether anyone in your party has steered a canoe before.
advice-subject: Who steers the canoe? A little help
advice-subject: How to pack a canoe so it runs straight
advice-subject: Getting into a canoe with dry feet
advice-opening: Two people in one canoe can be a fine team or a lively argument, and a handful of habits makes the difference.
advice-opening: A canoe forgives a lot, and it rewards those who load it well and sit low.
advice-opening: If you are looking forward to a canoe trip, these notes will save you some zigzags.
tip: Put the heavier paddler in the back. A canoe steers from the stern, and a low stern grips the water.
tip: Step in along the centre line with a hand on each side. Most capsizes happen at the jetty, long before the river gets a chance.
tip: Load the heavy things low and in the middle. High bags make a canoe tippy and catch the wind as well.
tip: Paddle on opposite sides and swap before an arm gets tired. Tired arms pull unevenly, and the boat starts to circle.
tip: Keep near the bank when the wind is against you. Reeds and trees break the gusts that own the middle of a lake.
tip: Tie a line to whatever must not swim away. A canoe that tips keeps nothing that lies loose.
tip[kids]: Let children sit low on a cushion in the middle. The boat stays steady, and they can trail a hand in the water.
tip[long]: Plan about half the distance you could walk in the same time. Good stops on a river are seldom on the map.
nudge-subject: How many seats in the canoe?
nudge-subject: Your canoe trip can start with a number
nudge-subject: The river is patient, and so is this letter
nudge[calm]: A canoe seats only a few, so the first thing to send {us} is a number of people. No answer is needed if the idea has drifted off.
nudge[calm]: One date on which everyone could sit in the boat is a fine start. Please send it when you have it, and not before.
nudge[lively]: Front seat or back seat? Answer that, and your canoe trip is halfway planned!
nudge[lively]: A slow boat deserves a slow decision. When the crew has stopped debating who steers, drop {us} a line with a date.
q: Does a canoe tip over easily? | Hardly ever while everyone sits low and nobody stands up at the same time. The moment to be careful is getting in and out.
q: Who is supposed to steer a canoe? | The person in the back steers, and the one in front sets the rhythm. You can swap at any landing place, which is how most pairs find out who is better at what.
q: Do I need to have paddled before a canoe trip? | On quiet water the strokes are learned on the way. Tell {us} how much you have done, and {we} will say whether the stretch you like is a calm one.
q: What if it rains on the river? | A shower is mostly a matter of a good jacket and a dry bag. Thunder, strong wind or high water is another thing, so ask {us} how such a day is handled.
q: Which things should come in the boat? | Bring shoes that can get muddy, sun cream, insect repellent, lunch and spare clothes in a watertight bag. Ask {us} which of it is lent out with the canoe.
q: How do price and date of a canoe trip come about? | They depend on people, boats and days, so they are worked out when {we} know your plan. What should apply if you cancel is best put in writing at the same time.
step: Loading up | Boats are carried to the water, bags are tied in and the life jackets are fastened.
step: The first bend | You learn to go straight, which usually takes a bend or two.
step: Drifting and paddling | The day finds its own pace, with a bank for lunch and stretches where nobody does anything.
step: Taking out | The canoe is emptied, rinsed and carried up, and shoes are wrung out.
span: by canoe
small: so all canoes fit along one bank at lunch
small: which keeps the river as quiet as you hoped
# sup
received[calm]: What you have in mind for the paddleboard is being read by a person. Thank you for telling {us}.
received[calm]: Thanks, your paddleboarding enquiry came through. {We} look at your wishes and at the water together.
received[lively]: Another person who wants to stand on water! Your paddleboard plans make good reading.
received[lively]: The board can stay on the shore for a minute, because your message gets read first.
headline[calm]: Your board question is with {us}
headline[calm]: Thanks for asking about the board
headline[lively]: Nicely balanced, thank you!
headline[lively]: Steady, your message has landed
next: Think of a morning as well as an afternoon, because water is often smoothest before the wind gets up.
next: Count the boards you need, and mention children who might share one.
next: Practise standing on one leg while the kettle boils, which wakes up the ankles a board relies on.
next: Look for a hat with a strap and sunglasses you would not mind tying on.
ask: Say how many boards you need and whether everyone has stood on one before.
ask: What {we} would like to know is your day, your favourite hour and how much paddleboarding you have tried.
ask: If you write {us} who is coming and how calm you like the water, {we} can give you a sensible answer.
advice-subject: How to stand up on a paddleboard
advice-subject: Which way round does the paddle go?
advice-subject: Morning or afternoon for a paddleboard?
advice-opening: Standing on a board feels odd for about as long as it takes to read this letter.
advice-opening: Paddleboarding depends more on where you look than on how strong you are.
advice-opening: A surprising number of people hold the paddle back to front, so a few small things are worth saying.
tip: Start on your knees and stand up once the board is moving. Like a bicycle, it is steadier with a bit of speed.
tip: Look at the horizon and not at your toes. Your body follows your eyes, and those who watch their feet soon join them in the water.
tip: Hold the paddle with the blade leaning forward, away from you. It feels wrong at first and lifts the water less, so you glide further.
tip: Set out against the wind. Coming home is then the easy half, even if you have stayed out too long.
tip: Wear a leash, and ask which kind belongs on moving water. A board without a rider sails off faster than anyone can swim.
tip[first]: Fall flat and away from the board when you lose your balance. A flat landing keeps you clear of the bottom and of the rail.
tip[kids]: Let a small child sit on the front of your board before trying one alone. The feeling for the wobble comes by itself.
tip[early]: Go early if you can choose, since many lakes and bays lie like glass until the day warms up.
nudge-subject: No rush to stand up
nudge-subject: Reply with the number of boards
nudge-subject: Calm water, no pressure
nudge[calm]: A number of boards and a day would be plenty of an answer. Should paddleboarding have slipped off your list, that is all right too.
nudge[calm]: You could make it easy for yourself and send {us} only morning or afternoon. From there it takes a few lines to find a day on the board.
nudge[lively]: Knees or feet, you will find out on the board! Send {us} a day you like.
nudge[lively]: Your board idea is still bobbing about here. Push it along with one date, or let it drift.
q: My balance is poor, can I paddleboard at all? | Very likely, because you begin on your knees and stand up only when you want to. A wide board on flat water is much steadier than it looks.
q: Will I fall in? | Perhaps once or twice, and it is usually a soft landing. Wear things that can get wet, fall away from the board and climb back on from the side.
q: What do people wear on a paddleboard? | Swimwear and a shirt against the sun on warm days, and a wetsuit when the water is cold. Ask {us} what is lent out and what the water is like in your week.
q: How much wind is too much for a board? | A breeze you can feel on your face is enough for a beginner, and wind that blows away from the shore means staying in. {We} will tell you how a windy day is dealt with here.
q: Is it a workout or a rest? | That is up to you: standing wakes up legs and middle, and drifting on your knees hardly tires at all. Tell {us} how long you would like to be out.
q: How do I settle a time on the board? | Name a day, an hour and the number of boards, and agree on the price in writing. What applies if the wind or your plans change can be cleared up then.
step: On land | You find the middle of the board, the length of the paddle and the way to hold it.
step: On your knees | The first strokes are low and close to the shore, until turning left and right feels normal.
step: Standing up | One foot follows the other, eyes stay on the horizon, and the wobble fades.
step: A little tour | Once everyone stands, there is time to follow the shoreline or to lie down and drift.
span: on the board
small: so there is an eye on each wobble
small: with plenty of flat water between the boards
# fishing
received[calm]: Your lines about fishing are here, and {we are} reading them with the season at the back of the mind.
received[calm]: Thanks for getting in touch about a day with the rod. Someone is reading your message in peace.
received[lively]: There was a tug on the line, and it was you! {We are} reeling your message in to read it.
received[lively]: Talking about fish is half of fishing, so reading your message already feels like a morning with a rod.
headline[calm]: Your fishing plans, read with care
headline[calm]: Thank you for dropping {us} a line
headline[lively]: A bite, and it is you!
headline[lively]: Well cast and well caught
next: Settle who will fish and who would rather watch with a warm drink.
next: Put a cool box in the car in case something comes home with you.
next: Look up whether visitors need a fishing permit, as the rules differ from water to water.
next: Think about the fish you would most like to meet, because it decides season, hour and tackle.
ask: Name the fish you hope for and the number of rods, and {we} can picture your day by the water.
ask: How much fishing have you done, and which days could you come? Those are the things that shape a fishing day.
ask: Please mention whether you bring your own rods and how you feel about a rocking boat.
advice-subject: How to let the rod tire the fish
advice-subject: What to bring on a fishing day
advice-subject: Nothing biting? What to change first
advice-opening: Fish do not care whether it is your first cast or your thousandth, but a few small things tilt the odds.
advice-opening: Ask any angler for advice and you will get an evening of it, so this letter keeps to what helps at once.
advice-opening: Fishing is often called waiting, and the waiting goes better when you know what you are waiting for.
tip: Wear polarised sunglasses. They take the glare off the water, so you see the bottom, the weeds and sometimes the fish.
tip: Let the bend of the rod do the tiring and reel in only when the fish gives line. Most lost fish are lost by pulling too hard.
tip: Change the depth or the bait before you change the place. Fish are often under you and want something else.
tip: Wet your hands before you touch a fish that goes back. Dry skin wipes off the layer that protects it.
tip: Cast along the edge of things such as reeds, drop-offs and shade. Hunters wait at borders and seldom in open water.
tip[first]: Stop the rod at the top of the cast for a moment. The line needs that breath to straighten out behind you.
tip[kids]: Begin with small fish that bite often. A child who feels a tug every few minutes wants to come again.
tip[early]: Choose the first or the last hours of light when you can. Fish feed then, and the glare is off the water.
nudge-subject: Trout, pike or anything that bites?
nudge-subject: Still dreaming of a fish?
nudge-subject: Rods for how many?
nudge[calm]: Anglers know how to wait, so take your time. When you are ready, reply with the name of one fish or one date.
nudge[calm]: The number of rods is a good thing to begin with, and the fishing day can be talked over from there. A change of plan needs no explanation.
nudge[lively]: One word is bait enough! Send {us} the name of the fish you dream of.
nudge[lively]: {We} keep the line loose and wait for a nibble. A date in your reply would do nicely.
q: I have never held a rod, will I manage? | Yes, casting takes a few tries and the rest is learned by watching the line. Say that you are new to it, and {we} will tell you which kind of fishing makes a good start.
q: Can you promise that I catch something? | No honest angler can, because fish follow weather, season and appetite. Ask {us} what has been biting at that time of year.
q: Do I need a licence to fish? | In many places yes, and the rule depends on the water and on who is fishing. {We} will tell you what is needed here and how people usually get it.
q: What if I get seasick on a fishing boat? | Sleep well, eat something plain and take a remedy beforehand if boats have bothered you. Lakes and rivers are gentler, so ask {us} where the boat goes.
q: Which clothes are right for a fishing day? | Layers, a cap, sunglasses and shoes with soft soles, because it is cooler and brighter by the water. Leave your favourite jersey at home, as bait leaves marks.
q: Is a fishing trip moved in bad weather? | Rain often makes fish bite, while strong wind and thunder keep rods on land. Ask {us} what happens to your date and your money then, before you agree on either.
step: Setting up | Rods are put together, knots are tied, and somebody explains what is likely to bite.
step: The first casts | You get a feel for the rod and find out where the line lands.
step: Reading the water | Place, depth and bait are changed until something happens, and then everyone is awake.
step: Packing up | Fish are cleaned or released, lines are reeled in, and rods are wiped dry.
span: with a line in the water
small: so lines stay untangled
small: with a hand near when your reel starts to sing
# boat-tour
received[calm]: Your enquiry about the boat has come aboard. {We are} reading it as you wrote it, before anyone opens a timetable.
received[calm]: Thank you for asking about time on the boat. A person is looking through your wishes.
received[lively]: Permission to come aboard is given! {We are} reading your message about the boat.
received[lively]: A day on a boat often starts with a short note, and {we are} enjoying yours.
headline[calm]: Your boat enquiry is on board
headline[calm]: Thank you for coming alongside
headline[lively]: Ahoy and thank you!
headline[lively]: Your message walked up the gangway
next: Count your party, and include babies, because every person on a boat takes up a place.
next: Put a light jacket next to your sunglasses, since you will want both on the water.
next: Note the time you have to be back on land, so that the right departure can be talked about.
next: Find out where to park or which bus stops near the harbour.
ask: Write down for {us} how many guests would board and which part of the day they prefer.
ask: Are you after a look at the coast, a swim from the boat or a quiet hour at sunset? Say which, and on what day.
ask: A date is good to have, and so is a word about anyone in your party who finds steps hard.
advice-subject: The seat that rocks least
advice-subject: Sun, shade and spray: a look round the deck
advice-subject: A small bag for a day on board
advice-opening: On a boat, the seat you choose matters more than the camera you carry.
advice-opening: It is always a little cooler, brighter and windier on the water than it looks from the pier.
advice-opening: You need very little for a boat trip, but that little is easy to forget.
tip: Choose a place in the middle or towards the back if you dislike bumps. The bow rises and falls the most.
tip: Bring a layer even on a hot day, because the breeze of a moving boat cools you while the sun still burns.
tip: Take photographs from the side that faces away from the sun. The shore will have colour, and faces will not squint.
tip: Carry one small soft bag. Decks are narrow, and anything with wheels is in the way.
tip: Board a little early and walk once around the deck. You will find out where shade, wind and spray are going to be.
tip[kids]: Give children a seat by the rail on the sheltered side and a snack for the halfway point. Watching the wake does the rest.
tip[group]: Agree on a meeting place on deck before you cast off. A boat is small until someone is looking for a friend.
tip[night]: Bring gloves or a scarf for an evening trip, as it turns cool on the water once the sun is low.
nudge-subject: Coming aboard: a number will do
nudge-subject: Your boat trip needs only a date
nudge-subject: Your day on deck, whenever it suits
nudge[calm]: To pick up the thread, reply with a date for the boat and a number of guests. Or stay ashore with {our} good wishes.
nudge[calm]: Plans for a day on the water often hang on the forecast. You can send {us} two dates, and the choice can wait.
nudge[lively]: Cast off with a single line! Tell {us} how many of you like wind in their hair.
nudge[lively]: The pier is a nice place to think things over. When you have thought enough, send {us} a date for the boat.
q: Will I get seasick on a boat trip? | Many people feel nothing in sheltered water. Sit in the middle, watch the skyline and keep to the fresh air, and tell {us} if swell has bothered you before.
q: Does the boat go out in bad weather? | Rain rarely stops a boat, while strong wind and high waves can. Ask {us} how a rough day is decided and what becomes of your seats then.
q: Are small children and older guests all right on board? | Usually yes, if steps, toilets and length of the trip suit them. Tell {us} who is coming, and {we} will say how boarding works.
q: What should be in my bag? | A jacket, sunglasses, sun cream and a hat that ties under the chin cover most boat trips. Swimwear and a towel come along if there is a stop for it.
q: Can I bring food and drinks on board? | That differs from boat to boat, so ask {us} before you fill a basket. Water is a good idea in any case.
q: How are a departure and its price agreed? | They depend on the day, the number of guests and whether you share the boat. Once that is clear you get it in writing, and then is the time to ask about changing or cancelling.
step: At the pier | You find the boat, step aboard with a hand on the rail, and hear where things are.
step: Leaving the harbour | Lines come in, the town gets smaller, and the breeze picks up.
step: Along the way | There are things to look at on both sides, and time to change seats between sun and shade.
step: Back alongside | The boat slows down, fenders go out, and legs feel for solid ground.
span: aboard
small: so everyone gets a turn at the rail
small: which makes the deck feel like a terrace and not a bus
# sailing
received[calm]: {We are} going through your sailing message, and nobody is rushing it.
received[calm]: It takes a person to match a sailor with a boat, so a person is reading what you sent.
received[lively]: The wind has brought {us} your sailing plans, and it is good to read them!
received[lively]: So you want to feel a boat lean. {We are} reading about it and can nearly hear the sails.
headline[calm]: Your sailing note is in the log
headline[calm]: Thanks, {we are} reading your sailing plans
headline[lively]: Fair wind, and thank you!
headline[lively]: Hello, sailor, and well met
next: Write down what boats you have sailed on, even if the list is a pedalo and a ferry.
next: Try the bowline with a piece of string, because it is the knot every sailor asks for first.
next: Compare your calendar with that of everyone who would share the cabin or cockpit.
next: Look through your shoes for a pair with soft pale soles.
ask: Send {us} your dates and a line on how much sailing each of you has done.
ask: Would you like to learn, to help with the ropes or to look on? Tell {us} that and who comes aboard.
ask: What matters for {our} answer is your experience under sail and the length of time you have.
advice-subject: One knot to learn before you sail
advice-subject: What fits in a boat's locker
advice-subject: Seasick? Ask for the helm
advice-opening: Sailors have a word for everything, and you need to know hardly any of them before you come aboard.
advice-opening: Life under sail is easy once the bags are stowed, so it pays to pack with care.
advice-opening: The wind decides a good deal on a sailing boat, but comfort is in your own hands.
tip: Pack in a soft bag that folds flat. The lockers of a sailing boat are curved, and a hard suitcase has nowhere to go.
tip: Learn the bowline at home. It makes a loop that never slips and always comes undone, and half the jobs on deck begin with it.
tip: Keep one hand for yourself and one for the boat whenever you move about. A wake from another boat gives no warning.
tip: Drink before you are thirsty. The wind cools your skin, and you do not notice how much water you lose.
tip: Wear shoes with light soles and a good grip. Black rubber leaves marks, and bare toes find every cleat.
tip[first]: Steer towards something on land and not by the compass needle. A church tower holds still, and you oversteer less.
tip[able]: Bring your logbook or a list of the passages you have made. It makes it easier to talk about which job on board is yours.
tip[long]: Sleep in a bunk amidships if you can choose. The ends move more, and the anchor chain is loud in the bow.
nudge-subject: A week under sail: when?
nudge-subject: Learn or relax? A question for a sailor
nudge-subject: Your sailing question is still at anchor
nudge[calm]: One date and one sentence on your sailing experience bring the talk back on course. {We} do not mind if the wind has shifted for you.
nudge[calm]: The easiest question comes first: do you want to learn or to relax under sail? One word tells {us}, and none at all is fine too.
nudge[lively]: Ready about? Reply with a week that suits you, and the talk of sails can go on!
nudge[lively]: Your idea is lying in a quiet bay. Send {us} a date when you feel like hoisting it, or let it lie.
q: Do I need any experience to come sailing? | Not for a trip as a guest, because there is work for willing hands and a seat for tired ones. If you want to sail the boat yourself, ask {us} which papers or miles are needed.
q: What can I do against seasickness? | Stay on deck, look far out and ask to steer, since the person at the helm rarely feels ill. Tablets help some people when taken before leaving harbour.
q: How much does a sailing boat lean, and can it tip over? | A keelboat leans because the wind pushes it, and the weight under the hull pulls it back, while a catamaran stays nearly flat. If a boat leans more than you like, say so, and the sails can be made smaller.
q: What if the wind is missing, or far too strong? | Calm days mean the engine or a swim, and strong wind means a shorter route or a day in harbour. Ask {us} what is agreed when a day on the water falls through.
q: What clothes belong in a sailing bag? | Layers, a windproof jacket, soft shoes and sunglasses on a string. Oilskins and life jackets are lent out on some boats, and {we} will tell you whether that is so here.
q: How is a sailing date settled? | Dates, boat, crew and price are agreed in writing, often with a deposit. Read with care what happens if you or the weather change the plan.
step: Coming aboard | Bags go below, life jackets are fitted, and you are shown where to sit and what to hold.
step: Hoisting sails | One person pulls, one eases, one steers, and the engine goes quiet.
step: Under way | Jobs are swapped, from the helm to the sheets to doing nothing at all.
step: Coming in | Fenders and lines are made ready, the plan is said aloud, and the boat is put to bed.
span: under sail
small: so there is a rope for every hand
small: with enough time at the helm to feel the boat answer
# surfing
received[calm]: Your surf message is here. {We are} reading it first and will look at the tides afterwards.
received[calm]: It is good that you asked about surfing. Somebody is reading your lines from top to bottom.
received[lively]: That was a clean take-off! {We are} reading the surf message you sent sliding up the beach.
received[lively]: Sand in the shoes and salt in the hair begin with a few lines like yours. {We are} reading your surf plans.
headline[calm]: Your surf question made it to the beach
headline[calm]: Thanks for paddling over
headline[lively]: What a ride, thank you!
headline[lively]: A good wave brought your note
next: Practise jumping from your belly to your feet on a rug until both feet land at once.
next: Keep your mornings and afternoons open, because tide and wind choose the hour.
next: Watch a few minutes of waves on any beach camera and see how they come in groups.
next: Find out your height and weight, which decide the length of board and the size of wetsuit.
ask: Let {us} hear which days you are by the sea and how often you have stood on a board.
ask: Say who would surf and how well each of you swims, so that {our} answer fits the waves.
ask: Give {us} your dates, your level and the board you last rode, if you remember it.
advice-subject: The pop-up, learned on a rug
advice-subject: Why a longer surfboard is kinder
advice-subject: How to read a set of waves
advice-opening: A good deal of surfing can be learned on dry land, and your living room will do.
advice-opening: Every surfer was once rolled up the beach by a small wave, and a few habits make that happen less often.
advice-opening: Before you paddle out, it helps to know what the sea is doing, and that can be learned by watching.
tip: Spend a few quiet minutes watching before you go in. Waves come in sets, and the lull in between is the time to paddle out.
tip: Choose a longer, thicker board than your pride suggests. More foam catches waves earlier, and early is easy.
tip: Look at the beach as you stand up. Boards go where eyes go, and those who look down soon follow.
tip: Paddle with your chest lifted and the nose of the board a hand above the water. Too far forward digs it in, too far back stalls it.
tip: Fall flat, stay down for a breath and come up with your arms over your head. The board often lands after you do.
tip[first]: Start in white water where you can stand. A broken wave pushes straight to the beach and gives you time to find your feet.
tip[kids]: Stop while it is still fun, because a child who leaves cold and tired remembers the cold.
tip[able]: Ask a friend to film a wave or two. Posture lies to you until you see it from the beach.
nudge-subject: Which tide suits you?
nudge-subject: Two dates for the beach are enough
nudge-subject: Your surf plans, in your own time
nudge[calm]: Your days near the beach are enough for a surf plan to start with. If the holiday has filled up with other things, leave it at that.
nudge[calm]: A note on your level, from never to often, is the easiest reply. The day and the waves can be matched to it afterwards.
nudge[lively]: Never, twice or every summer? Tell {us} how much you have surfed, and let the talk roll!
nudge[lively]: There is always another set coming, so no rush. When yours is in sight, send {us} a date.
q: Can anyone learn to surf? | Most people who feel at ease in waist-deep water can ride a small broken wave. Standing up takes patience more than muscle.
q: How well do I need to swim for a surf lesson? | You should be calm when a wave goes over your head, even where you can stand. Tell {us} how you swim, and {we} will say which beach or hour makes sense.
q: What if there are no waves? | Small days are good for learning, and flat days can be moved. Ask {us} how the forecast is watched and what you agree on if your session shifts.
q: Is the water cold, and what will I wear? | That depends on coast and month, and a wetsuit makes up for most of it. Bring swimwear and a towel, and ask {us} about suits, boots and boards.
q: Does surfing hurt when I fall? | A fall into white water is mostly gentle, and soft boards are made for it. Most bumps come from the board, so covering your head is the habit to learn first.
q: How do I fix a surf date? | Give {us} several days, because tide and swell decide which is good. Hour, price and what happens if you cannot come are then agreed in writing.
step: On the sand | You lie down, learn where your weight belongs and try the pop-up until it flows.
step: In the white water | Short rides towards the beach follow one another, with a push where it helps.
step: A rest on the beach | You drink, warm up and watch others, which teaches more than it seems.
step: Last waves | Tired arms make short sessions, and the final ride is often the one you talk about.
span: in the surf
small: so someone sees every wave you catch
small: which leaves more white water for your own falls
# kitesurfing
received[calm]: {We} received your question about riding the wind. A pair of human eyes is on it.
received[calm]: Time on the water with wind needs a little planning, so somebody reads your message before the forecast.
received[lively]: A gust has brought your message in! {We are} holding it down with both hands while {we} read.
received[lively]: Someone out there looks at trees and hopes that they move. {We} understand that well, and {we are} reading your lines about wind.
headline[calm]: Wind, board and your question
headline[calm]: Thanks for writing to {us} about the wind
headline[lively]: What a fine gust that was!
headline[lively]: Blown in and well received
next: Keep a spare day or two around your date, because wind keeps no appointments.
next: Watch the wind forecast for a week and compare it with the trees outside.
next: Write down your weight and your last level, since sail, wing or kite is chosen by both.
next: Find out how many hours you have already had on the water with a board, if any.
ask: Please tell {us} how many days you could wait for wind and what you have learned so far.
ask: Kite, wing or sail, and which board sport do you know already? Two lines on that are plenty.
ask: Roughly what you weigh, and when you are near the water, are useful things for {us} to read.
advice-subject: How to plan lessons around the wind
advice-subject: What to learn on land before you ride
advice-subject: Steady wind or strong wind?
advice-opening: Learning to ride the wind begins on the beach, and the minutes spent there come back as hours on the board.
advice-opening: Nobody can order wind, but you can plan so that it finds you ready.
advice-opening: Riding with the wind asks for feeling and not for force, which is good news for most arms.
tip: Plan more days than lessons. If one day stays calm, the next may bring what you came for.
tip: Look at the direction of the wind before anything else. When it comes straight off the land, nobody should be going out.
tip: Let go when things get wild. An empty hand takes the power out of a kite, wing or sail, and holding on puts more in.
tip: Prefer steady wind to strong wind. A smooth breeze lets you try the same move again, while gusts change the question each time.
tip: Rinse harness, lines and zips with fresh water. Salt dries into crystals that wear them out.
tip[first]: Learn the safety release with your eyes closed. When you need it, your hands should know the way.
tip[able]: Tell your teacher the size you last rode and the wind you had. It says more than any level on paper.
tip[long]: Take the break before you are tired. Most mistakes happen on the run that was meant to be the last.
nudge-subject: How many windy days could you wait for?
nudge-subject: A calm letter about wind
nudge-subject: Your first or next ride, whenever it suits
nudge[calm]: With wind, a span of days is worth more than a single date. Reply with yours if you want to go on, or leave it for a windier season.
nudge[calm]: You might not know your dates yet, and that need not stop you. Your level in one line is a good beginning for a talk about lessons.
nudge[lively]: Hold on to your hat and send {us} your dates! The forecast is more fun when somebody waits for it with you.
nudge[lively]: The flags hang limp at the moment. One line from you is all the breeze this needs.
q: Do I need strong arms for kitesurfing? | No, the harness takes the pull and your hands steer with small moves. Control beats strength, which is why light riders often learn quickly.
q: What if there is no wind on my days? | Then theory, land practice or another sport fills the time, or the lesson moves. Ask {us} how that is handled before you settle on dates.
q: How dangerous is riding with a kite or wing? | The wind has power, so every learner begins with the safety release and a beach with space. Good wind, a clear shore and someone watching remove most of the risk.
q: How long does it take until I can ride? | Count in days and not in hours, because wind and talent come in different portions. Tell {us} which boards you know, and {we} will say where learners usually stand after a first course.
q: Which things do I bring to a wind lesson? | Swimwear, a towel, sun cream that survives salt, plenty to drink and booties if you own them. Ask {us} about harness, wetsuit and helmet.
q: Should I be able to swim for this? | Yes, you should be at ease in deep water, since falling in is part of learning. If you are not, ask {us} about a shallow spot before you choose a date.
step: Reading the wind | You look at the flags, find out where it is safe to start and learn how the gear is switched off.
step: Practice on land | Hands learn to steer while feet are still dry.
step: Into the water | At first the wind pulls you along without much board work, until stops feel safe.
step: First rides | A few metres become a few more, and then you learn to come back to where you began.
span: with wind and board
small: so waiting for your turn does not eat the wind
small: with a voice beside you when a gust comes
# diving
received[calm]: Divers take their time, and {we} do the same with your message. It has arrived and is being read.
received[calm]: Your diving question is with {us}, and it is being read without skipping a line.
received[lively]: One more person would like to breathe under water! {We are} reading all about it.
received[lively]: Your words came up like bubbles, line after line, and {we are} reading them with big eyes.
headline[calm]: Thank you for your dive enquiry
headline[calm]: A slow, careful read of your dive plans
headline[lively]: Bubbles up, thank you!
headline[lively]: An OK sign from {us}
next: Look up when you last dived, if you ever have, and note it beside your dates.
next: Read the usual diving health questions at home, where there is time to ask a doctor about any of them.
next: Check the day of your flight, because the last day before it should stay dry.
next: Find your card and logbook, or decide that you would like to try a first dive instead.
ask: Tell {us} whether you hold a diving card and when you were last under water.
ask: Is it a first breath under water or one of many? Add your dates, and {we} know where to begin.
ask: If there is something you dream of meeting down there, name it for {us} along with the week you are here.
advice-subject: Ears, flights and breakfast before a dive
advice-subject: How to breathe on your first dive
advice-subject: What to do about a fogged-up mask
advice-opening: Calm divers see more, and the calm starts with what you do before you get wet.
advice-opening: A dive begins on the evening before, with water in your glass and a good night's sleep.
advice-opening: If your last dive lies some way back, or your first still lies ahead, these points are worth a few minutes.
tip: Breathe slowly and never hold your breath. It is the one rule that carries a first dive, and it also makes the tank last.
tip: Equalise early and gently, before your ears ask for it. If it does not clear, come up a little and try again.
tip: Leave a dry day between your last dive and your flight. Your body needs that time to let go of the gas it took in.
tip: Rub a new mask with toothpaste and rinse it well. The glass comes with a film that fogs until it is scrubbed off.
tip: Stay on land when your nose is blocked. A cold shuts the ears, and no reef is worth the pain.
tip[first]: Stay where you could stand for the first breaths. Once your head believes that the air keeps coming, the rest is pleasant.
tip[photo]: Leave the camera up for the first dive of a trip. Good buoyancy makes better pictures than any lens.
tip[own]: Rinse your own gear in fresh water and have it serviced in good time. Salt works in every spring and valve.
nudge-subject: First dive, or one more?
nudge-subject: Your dive dates, in one line
nudge-subject: Slow and calm, like a good descent
nudge[calm]: Would it be a first dive or another one? That word alone is enough to build on, and if diving has to wait, it waits well.
nudge[calm]: Perhaps flights have to be settled before dives. Once they are, send {us} the days in between.
nudge[lively]: Slow breath in, slow breath out, and then a reply! Which days would you dive?
nudge[lively]: Some plans need a long safety stop, and that is fine. Come up with a date when you are ready.
q: I have never dived, what happens on a first try? | You take your first breaths where you can stand and go deeper only when you are at ease. Someone trained stays within reach all the time.
q: What about the pressure in my ears? | You swallow or blow gently against a pinched nose, early and often. If it hurts you stop and go up a little, and nobody minds waiting.
q: Is a doctor's note needed for diving? | There is a list of health questions, and only certain answers lead to a doctor. Ask {us} for the list in good time, so that you can read it at home.
q: Are sharks and other creatures a danger? | Nearly everything down there is busy with its own life and keeps away from bubbles. Hands off and slow movements are the rule for divers everywhere.
q: What should a diver pack? | Swimwear, a towel, something warm for afterwards, and your card and logbook if you have them. Ask {us} what kit can be rented and in which sizes.
q: What if the sea is rough on my dive day? | Swell and poor sight can move a dive to another site or day. Agree with {us} beforehand what applies then, and what applies if a cold keeps you on land.
step: Papers and sizes | Health questions and cards come first, then suits and fins are tried on.
step: The plan | You hear how deep, how long and which hand signs, and you check each other's kit.
step: Going down | Slowly, along a line or a slope, with a stop whenever someone's ears need it.
step: After the dive | Everyone comes up with a pause on the way, dries off and puts names to what they saw.
span: on and under the water
small: so a guide can see every pair of eyes
small: which keeps the sand settled and the fish close
# snorkelling
received[calm]: You wrote to {us} about snorkelling, and a person has begun to read. Thank you.
received[calm]: Thanks for your snorkelling enquiry. It lies open before {us} and gets a proper reading.
received[lively]: You would like to put your face in the water and look! {We are} reading your snorkelling plans.
received[lively]: Reading about reefs is nearly as good as floating over them, and {we are} doing it with your message.
headline[calm]: Snorkel plans received, thank you
headline[calm]: Your reef questions have reached {us}
headline[lively]: Greetings from the shallows!
headline[lively]: Masks up, {we are} reading
next: Find a shirt you would not mind wearing in the water, because backs burn first.
next: Count who needs a mask, and note anybody who wears glasses.
next: Breathe through a snorkel in the bath if you own one, until the sound no longer feels strange.
next: Choose a sunscreen that is kind to reefs and put it on well before you get wet.
ask: The number of masks you need, and who is trying one for the first time, would be good for {us} to know.
ask: Could you write {us} the day you would like and how everyone feels about deep water?
ask: Does anyone in your party need lenses in a mask? Tell {us} that as well as your dates.
advice-subject: How to stop a mask from leaking
advice-subject: Snorkelling without a sunburnt back
advice-subject: Floating first, fins second
advice-opening: Nearly every snorkelling trouble is a leaking mask or a burnt back, and both can be avoided.
advice-opening: Snorkelling is floating with your eyes open, and the less you do, the more you see.
advice-opening: Whoever has swallowed a mouthful through a snorkel knows that a few hints would have helped.
tip: Press the mask to your face without the strap and breathe in through your nose. If it stays on by itself, it fits you.
tip: Keep hair out of the rim and relax your face. Most leaks come from a fringe or a smile.
tip: Wear a shirt in the water. Your back looks at the sun the whole time and gives no warning until the evening.
tip: Kick slowly from the hips and keep your fins below the surface. Splashing tires you and tells every fish that you are coming.
tip: Blow out hard when you come up from a duck dive. One sharp puff clears the tube before you breathe in.
tip: Hover above the reef and never stand on it. Coral is alive, grows slowly and cuts feet.
tip[first]: Float quietly where it is shallow for a few minutes before you swim anywhere. Your breathing settles, and the tube stops feeling odd.
tip[kids]: Give a child a float or ring to hold. Hands are busy, legs are calm, and looking down becomes easy.
nudge-subject: Masks for your party
nudge-subject: Looking down, whenever you like
nudge-subject: One short reply about the reef day
nudge[calm]: Still curious about the reef? Send {us} the number of masks, and anything else can follow when you know more.
nudge[calm]: Snorkelling is worth doing unhurried, and so is deciding. When a day by the sea takes shape, tell {us} which one, and ask what puzzles you.
nudge[lively]: Somewhere a parrotfish is crunching coral without an audience! Reply with a day to look down.
nudge[lively]: Snorkel plans can drift for a while. Give yours a date when you feel like kicking.
q: Can weak swimmers go snorkelling? | You float more than you swim, and a vest or ring carries the rest. Tell {us} who feels unsure, and {we} will say whether the place suits them.
q: How do I keep water out of the tube? | Stay flat, keep the tip of the tube above the surface and blow it clear when it gurgles. It happens to everyone and stops being a worry after the first time.
q: I wear glasses, will I see anything? | Things look larger under water, which helps with mild short sight. For more than that there are masks with lenses, so tell {us} your strength.
q: What lives down there that could hurt me? | Very little, as long as you touch nothing and do not stand on the bottom. {We} will tell you if jellyfish or urchins are about in your season.
q: What should I pack besides swimwear? | A shirt for the water, reef-kind sunscreen, a towel and something to drink. Ask {us} whether masks, fins and vests are lent out.
q: What if the water is murky or rough on the day? | Wind can stir up sand, so another bay or another hour may be better. Ask {us} how changes and cancellations are agreed, and have it in writing.
step: Fitting the mask | It is tried on dry, without hair under the rim and not too tight.
step: Shallow water | You float where you could stand, until breathing through the tube feels ordinary.
step: Over the reef | Slow kicks take you along, with pauses above anything that moves.
step: Out and dry | Masks are rinsed, shirts come off, and everyone argues about the colour of that one fish.
span: in mask and fins
small: so all of you can float over the same fish
small: which spares the reef a crowd of fins
# wild-swimming
received[calm]: Your message about swimming outdoors found its way here, and it gets an unhurried reading.
received[calm]: Every swimmer is used to different water, so {we are} reading your lines one by one.
received[lively]: {We} like people who walk into lakes on purpose! Your swim plans are being read.
received[lively]: Lakes and rivers make good conversation, and {we are} reading what you say about your swim.
headline[calm]: Thanks, and warm wishes to a swimmer
headline[calm]: Your swim has started with a message
headline[lively]: Toes in, and thank you!
headline[lively]: A fine first splash
next: Lay out a hat, loose clothes and a flask, which are what a swimmer wants most on the bank.
next: Think back to the coldest water you have enjoyed and how long you stayed in it.
next: Keep the time after your swim clear of anything rushed, because warming up likes company and cake.
next: Look for a cap in a loud colour that a boat could see.
ask: Tell {us} how far you swim with ease and whether you know open water.
ask: How do you get along with cold water, and which mornings or evenings suit you? That is what {we} would like to hear.
ask: Please write whether you want to swim a distance, dip for a minute or learn to feel at home in a lake.
advice-subject: How to walk into cold water
advice-subject: The coldest minutes come after the swim
advice-subject: Swimming straight without lines to follow
advice-opening: Cold water feels kinder when you know what it does to you, and it does the same to everyone.
advice-opening: The swim itself is the easy part, and most of the craft lies in getting in and getting warm.
advice-opening: A lake has no lanes, no edge to hold and no clock, so it helps to bring a few habits of your own.
tip: Walk in slowly and breathe out for longer than you breathe in. The gasp fades after a minute or two, and then your arms are your own again.
tip: Dry and dress at once, before you feel cold. Your body goes on cooling for a while after you leave the water.
tip: Lay out your clothes in the order you will put them on. Cold fingers are slow, and buttons become a puzzle.
tip: Swim along the shore and not away from it. The water is as good there, and you can get out where you like.
tip: Lift your eyes every few strokes and fix on a tree or a roof. Lakes have no lines on the floor, and everyone swims in a curve.
tip: Drink something warm and wait with the hot shower. A slow warm-up is kinder than a fast one.
tip[able]: Take a third off your pool distance on the first outing. Cold, chop and sighting all cost strength.
tip[early]: Come before breakfast if you can, for a lake is smooth and quiet then and boats are still tied up.
nudge-subject: Dip or distance?
nudge-subject: The lake keeps, and so does your question
nudge-subject: Mornings or evenings at the lake
nudge[calm]: If you would still like to swim, write {us} a morning or an evening that suits you. If the water feels too cold for now, it will be there later.
nudge[calm]: You can begin with the smallest thing and tell {us} the longest swim you have enjoyed. It says much about where to start.
nudge[lively]: One toe is enough! Write back with the chilliest lake you have ever liked.
nudge[lively]: Some people run in, and others need a while on the bank. Send {us} a day whenever you have finished shivering at the thought.
q: Is cold water bad for me? | Most people get used to it when they go in slowly and stay short. Ask your doctor first if you have any doubt about heart or breath, and tell {us} what you are used to.
q: How far do I have to be able to swim? | It depends on the outing, and a dip needs far less than a crossing. Give {us} your pool distance, and {we} will say what fits.
q: What do swimmers wear in a lake? | A swimsuit or a wetsuit, a bright cap and often a float that can be seen from afar. For afterwards you need a hat, loose layers and something warm to drink.
q: The dark water makes me nervous, does that pass? | For most people it does, once they swim along the shore with their eyes on something fixed. Saying it aloud to whoever swims beside you helps more than being brave.
q: Is the water clean enough? | Water changes with rain, heat and season, so it is worth asking each time. {We} will tell you what is known about the place on your day.
q: What happens if there is thunder? | Nobody swims in a thunderstorm, and fog is another reason to wait. Agree with {us} on a spare day or on what applies if the swim falls away.
step: On the bank | Route, signals and the way out are talked through while everyone is still warm.
step: Getting in | You wade in at your own speed and wait until your breath is calm.
step: The swim | You keep together, stay near the shore and look up now and then, which is also when you see the herons.
step: Warming up | Dry clothes, a hat and a hot drink come first, and the stories come with them.
span: in and by the water
small: so each bright cap can be watched
small: with nobody pushing you past the first gasp
# whale-watching
received[calm]: Questions about whale watching deserve time, and {we are} giving yours a careful reading.
received[calm]: Thank you for sharing your hopes for a day with whales. A person is reading about them.
received[lively]: There she blows! Your message has come up, and somebody is reading it before it dives again.
received[lively]: Spotting whales takes sharp eyes, and {we} use them for your message first.
headline[calm]: Your whale question is on deck
headline[calm]: Thank you for keeping a lookout
headline[lively]: First the blow, then your note!
headline[lively]: Sighted: one message about whales
next: Keep a second day open in case the sea is too rough on the first.
next: Look out a hat and gloves, whatever the weather on the pier is going to be.
next: Charge the camera and clear some space on the card, since a tail is up for only a breath or two.
next: Buy ginger or tablets if you know that swell and your stomach are not friends.
ask: Please count your party for {us} and say how each of you copes with a moving boat.
ask: Which animals would you most love to see, and in which week are you here? Months matter more than luck at sea.
ask: Dates are the first thing {we} look for, and then whether small children or unsteady legs come along.
advice-subject: How to spot a whale before the others
advice-subject: Why whale watchers wear winter hats
advice-subject: What a whale's blow looks like
advice-opening: Whales spend most of their lives out of sight, so seeing one is largely a matter of knowing where to look.
advice-opening: The sea shows its animals to those who are warm, patient and facing the right way.
advice-opening: You will get more from a whale trip if you know the signs that come before the back and the tail.
tip: Look for birds circling low over the water. Where they feed there are fish, and where there are fish, whales often follow.
tip: Scan with your bare eyes and lift the binoculars only when you have seen a blow. Glasses show you a tiny patch of a very large sea.
tip: Dress as if it were winter on land. The wind of a moving boat goes through everything you thought was warm.
tip: Take a seasickness remedy before you board if you know you need one. Once you feel ill it is too late for it to work.
tip: Stand in the middle of the boat and look far out. That is where it moves least, and you can cross to either side.
tip[photo]: Keep the camera up after the blow, because the tail comes last and only when the whale goes deep.
tip[kids]: Ask children to call out every splash and every bird. A job makes the quiet stretches short.
tip[long]: Eat a dry biscuit now and then. An empty stomach feels the swell more than a full one.
nudge-subject: Eyes on deck: who is coming?
nudge-subject: Your week by the sea, and the whales
nudge-subject: Still hoping for a tail?
nudge[calm]: Send {us} the dates of your stay, and it becomes possible to talk about which whales are near. Take as long as you like and mind only the season.
nudge[calm]: A short reply could be the name of the whale you would love most to see. Which month is good for it is something {we} can tell you.
nudge[lively]: Whale, dolphin or whatever breathes out there? Send {us} your favourite and a day!
nudge[lively]: Whales come up in their own time, and so can you. A date in a reply is all {we} look out for.
q: What if no whale appears? | Wild animals keep no timetable, so no honest crew can promise one. Ask {us} before you go what applies when the sea stays empty.
q: Which season do I need for whales? | It depends on the kind, because many of them travel and others stay all year. Tell {us} what you would like to see, and {we} will name the months.
q: How do I avoid feeling seasick on the lookout? | Stay outside, keep your eyes on the horizon and eat something plain. Those who look down at a phone are usually the first to feel it.
q: Do boats disturb the animals? | They can, which is why good skippers keep their distance, slow down and let the whale decide. Ask {us} which rules apply in these waters.
q: What should I wear on deck? | Warm layers, a windproof jacket, a hat that stays on and gloves. Ask {us} whether suits are lent out, as some boats do that and others do not.
q: Will the trip go out if it is windy? | Waves hide the blows and make boats uneasy, so a rough day may be moved. How a new date or a lost trip is dealt with is worth asking before you pay.
step: Boarding | You find a place on deck, hear how to behave near the animals, and leave the harbour.
step: Searching | Everyone scans the water for birds, splashes and blows, and the boat follows the clues.
step: Meeting | The engine slows down, the boat keeps its distance, and people whisper without being told.
step: The way back | Hands are warmed, pictures are compared, and someone sees one more fin.
span: at sea
small: so nobody stands in front of your whale
small: with a clear stretch of rail for each pair of eyes
received[calm]: The sea and your note about it have met on {our} desk. {We} read slowly when it is about animals.
received[calm]: What you hope to see out there is being read by somebody who keeps a log of fins.
received[lively]: A tail, a splash, and there was your note about the whales!
received[lively]: Binoculars down for a moment, because your whale plans deserve both eyes.
headline[calm]: Your plans for the sea have come in
headline[lively]: A blow on the horizon, and a note
next: Write a list of the animals you dream of, and put the small ones on it as well.
next: Try on hat and gloves with binoculars in your hands.
next: Read which whales pass in the month you travel, so that you know what is luck and what is season.
ask: When are you by the sea, and does anybody get seasick?
ask: How many of you would come on board, and how small is the smallest?
advice-subject: Reading the sea for signs of life
advice-subject: How not to be seasick
advice-opening: Whales come up where they like, and people who see them have usually looked the right way for a while.
advice-opening: An hour of looking at water is never empty once you know the signs.
tip: Listen when the engine stops. A blow can be heard before it is found.
tip: Say where you saw it by the clock, with the bow at twelve. Pointing helps only the person beside you.
tip: Eat dry bread before a rough day. An empty stomach is sick sooner than a full one.
tip: Wear a layer more than the harbour asks for, since the wind of the boat comes on top.
tip: Put the phone away for the first whale. Your eyes follow faster than a lens, and the second one is for the picture.
nudge-subject: A fin, a date, a headcount
nudge-subject: Is the sea still calling?
nudge[calm]: One date by the coast makes the next step easy. The whales keep no diary, and neither must you.
nudge[calm]: If seasickness is what holds you back, say so in a line, and {we} will tell you how the boat moves.
nudge[lively]: Humpback or dolphin? Bet on one, name a day and send {us} both!
nudge[lively]: The sea is full of stories without witnesses. Which day will you be one?
# safari
received[calm]: A safari takes some thinking, and {our} part of it begins with reading what you sent.
received[calm]: You have told {us} what draws you to the bush, and a person is reading it with attention.
received[lively]: Fresh tracks have led {us} to your safari message! {We are} following it line by line.
received[lively]: Elephants first or leopards first? {We are} reading to find out what kind of safari you picture.
headline[calm]: Your safari plans have {our} attention
headline[calm]: Thank you, the map is open
headline[lively]: Ears up, you were heard!
headline[lively]: Fresh tracks in the inbox
next: Make a short list of animals you would love to see, with the dearest one on top.
next: Check how long every passport is valid and how many empty pages it has.
next: Ask a travel clinic early about tablets and jabs for the region, because some need weeks to work.
next: Agree among yourselves how many nights away suit everyone.
ask: Tell {us} when you would travel and which animals you long to see.
ask: How long do you like to sit in a car, and how many of you are there? With those answers {we} can think about a route.
ask: Write {us} a few lines on whether this is your first safari and what a good evening in camp means to you.
advice-subject: Which month for which animals
advice-subject: What to pack for cold dawn game drives
advice-subject: Soft bags, earthy colours, good glasses
advice-opening: People plan a safari for the lions and come home talking about the mornings, which deserve a warm jacket.
advice-opening: Choosing when to go is the largest part of a safari, and it starts with the animals and not with the calendar.
advice-opening: What you pack for the bush fits in a soft bag, as long as the right few things are in it.
tip: Begin with the animals you want to see and let the month follow. Dry weeks gather them at water, and green ones bring calves and birds.
tip: Pack a warm hat and a windproof layer for dawn. An open car at sunrise is cold, even where noon is hot.
tip: Use a soft bag without a frame. Small planes and full cars have no place for a hard case.
tip: Bring binoculars for each person. Sharing them means that somebody always misses the moment.
tip: Stay at one waterhole for a while. Those who sit still see the whole story, and those who drive on see the beginning.
tip: Wear dull, earthy colours. White shines from afar, and dark blue draws the biting flies.
tip[kids]: Hand children a list to tick that has beetles and birds on it. The big animals take their time.
tip[photo]: Rest your lens on a bean bag or a rolled jacket, because a car shakes even when the engine is off.
nudge-subject: Lions, birds or both?
nudge-subject: Your safari month: still open?
nudge-subject: A single line about the bush
nudge[calm]: A safari is a big decision and may take its time. The animal you most hope to see would be answer enough, and the month can be talked about after that.
nudge[calm]: If the idea has gone quiet, that is fine. If it has not, your rough month and the number of travellers are enough for a next step.
nudge[lively]: Elephant, leopard or dung beetle? Tell {us} your favourite, and the planning starts itself!
nudge[lively]: Your safari thoughts are resting in the shade, as sensible creatures do at noon. Wake them with a month when the air cools down.
q: When is a good time for a safari? | It depends on region and animals: dry months show more of them at water, and rainy months are green and full of birds. Tell {us} your wish list, and {we} will suggest months.
q: Is it safe to be so near wild animals? | Animals see the car as one large, dull thing as long as everyone stays inside and quiet. The rules of your guide are there for that reason.
q: How tiring are game drives? | They start early and can be bumpy, with a long rest at midday. If sitting for hours is hard for anyone, say so, because shorter drives can be talked about.
q: Which jabs and papers will I need? | That is a matter for your doctor, a travel clinic and the embassy, since it changes with country and season. Ask them early and tell {us} when everything is in order.
q: What do I wear on safari? | Layers in earthy colours, long sleeves for the evening, a hat with a brim and something warm for dawn. There is usually no need to dress up for dinner in camp.
q: How are safari prices and dates agreed? | They depend on season, camps, park fees and travellers, so they come after the route. Have deposit, changes and cancellation written down, and look at travel insurance on the day you pay.
step: Before sunrise | Something hot is drunk in the dark, blankets are handed round, and the car rolls out.
step: Morning drive | Tracks and alarm calls are read until they lead somewhere, and breakfast waits for a good view.
step: The quiet hours | Animals rest at noon and so do people, in the shade, with birds for company.
step: Late light | A second drive follows the cats as they wake up and ends with the first stars.
span: on safari
small: so every seat is a window seat
small: which lets the car wait for as long as you want to look
# birding
received[calm]: Noted with thanks. Your birding message is being read as closely as a page in a field guide.
received[calm]: Whatever birds are on your mind, your lines about them are being read by a person.
received[lively]: A new arrival in the inbox, and what a nice one! Your birding plans are being read.
received[lively]: Birders notice small things, and {we are} noticing every one in your message.
headline[calm]: Your birding note is in the book
headline[calm]: Your birding plans, read with sharp eyes
headline[lively]: Heard, seen and noted!
headline[lively]: A lovely sighting, thank you
next: Write down the birds you would love to see, and mark the one you missed last time.
next: Set your binoculars to your eyes at home, one side after the other.
next: Listen to a few songs of common birds in that area, because ears find them first.
next: Decide how early you are honestly willing to get up.
ask: Send {us} your wish list and the days you could be out.
ask: How far do you like to walk, and what glasses or telescope will you carry? Birders plan by both.
ask: Are you new to birds, or do you count subspecies? A word on that, with a date, helps {us} plan an answer.
advice-subject: Seeing more birds on the same walk
advice-subject: Size, shape, place: naming a bird
advice-subject: Getting a bird into your binoculars
advice-opening: The distance between seeing a bird and knowing it is shorter than it looks in the field guide.
advice-opening: Good birding has more to do with ears and pace than with the price of the glass.
advice-opening: Every birder has a story of looking down at the wrong second, so this letter is about looking up at the right one.
tip: Keep your eyes on the bird and bring the binoculars up to them. If you look down first, the branch you find will be empty.
tip: Stand with the sun behind you. Against the light every bird is a dark shape without a name.
tip: Judge size and shape before colour. Light changes colours, while a beak keeps its length.
tip: Learn a handful of common songs by heart. Once you know the usual voices, the unusual one calls out by itself.
tip: Wear soft clothes that do not rustle. In reeds a nylon sleeve is louder than a footstep.
tip: Write down what you saw while you stand there. By lunch your memory has added a stripe or two.
tip[early]: Be out in the hours around sunrise, when birds sing to keep their places and show themselves doing it.
tip[photo]: Get down to the bird's eye height and wait. A portrait from above is only a picture of a back.
nudge-subject: Which bird is missing from your list?
nudge-subject: An early morning with birds
nudge-subject: One species in a reply is enough
nudge[calm]: Reply with the bird you most want to see, and season and hour follow from it. If this is not the year for birding, the list keeps.
nudge[calm]: You need no plan to answer this, because a rough week will do. And if the list has to wait for another season, the birds will too.
nudge[lively]: Name that bird! The one you always miss is a lovely reason to write back.
nudge[lively]: It has been quiet in the hedge. A call from you, with a date in it, would be noted with pleasure.
q: I can hardly tell a sparrow from a finch, is that a problem? | No, birding begins there, and it is a good place to be. Start with size, shape and behaviour, and ask about every small brown thing.
q: Are my own binoculars a must? | They make a big difference, but try a borrowed pair before you buy. Ask {us} whether a pair can be lent and which strength suits your hands.
q: How early does a birding walk start? | Often around sunrise, when song is at its height, though ducks and waders keep later hours. Tell {us} what you can bear, and {we} will say what it costs you in birds.
q: Will rain keep the birds away? | Drizzle and grey mornings can be lively, while wind hides the small ones. Ask {us} how a stormy day is handled, and agree on a spare morning if you travel far.
q: How far do birders walk? | Less than hikers and more slowly, with many stops. If standing is harder for you than walking, say so, because a hide or a folding stool can solve it.
q: How do I arrange a day, and what does it depend on? | Your list, the season and the size of the party shape day and price. Once these are clear, get them in writing along with what applies when you cannot come.
step: Before the chorus | You meet early, whisper, and listen for who is awake.
step: From spot to spot | The walk goes slowly, with glasses up and long pauses where something moved.
step: A longer look | A telescope or a hide gives time for feathers, legs and the fine points.
step: Reading the list | The sightings are gone through aloud, and someone adds the bird nobody else noticed.
span: in the field
small: so a shy bird meets fewer boots
small: which gives everyone time at the telescope
# wildlife
received[calm]: Your message came in quietly, as is right for wildlife watching, and it is being read in the same way.
received[calm]: Wild animals need thinking about, and {we} do that while {we} read your message. Thank you for sending it.
received[lively]: Something rustled in the inbox, and it was you! {We are} reading your wildlife plans without a sound.
received[lively]: Binoculars down for a moment: your message about wild animals has {our} full attention.
headline[calm]: Your wildlife letter is being read
headline[calm]: Thank you for the quiet knock
headline[lively]: A rustle, and there you were!
headline[lively]: {We} found your tracks
next: Go through your jackets and choose the one that makes no noise.
next: Note which animal matters most to you, because each keeps its own hours and season.
next: Practise sitting still for a quarter of an hour, on a balcony or under a tree.
next: Find something dry and warm to sit on that fits under one arm.
ask: Tell {us} which animal you hope for and whether dawn or dusk suits you.
ask: How many people would come, and how long can the youngest sit still? It decides where a group can wait.
ask: Name the dates you have in mind and anything that makes walking or waiting hard, so that {we} can answer honestly.
advice-subject: How to see more wild animals
advice-subject: Dawn, dusk and the art of waiting
advice-subject: What animals notice before you notice them
advice-opening: Most wild animals have seen you long before you see them, so the trick is to give them no reason to leave.
advice-opening: A good day with wild animals is made of small signs, and anyone can learn to read them.
advice-opening: Patience is the word everyone uses about animals, but comfort is what makes patience possible.
tip: Feel where the wind comes from and keep it in your face. Most animals trust their nose more than their eyes.
tip: Leave perfume and scented washing at home. To a deer or a bear you would arrive before your footsteps.
tip: Stay for longer than feels polite. Animals wait for people to give up, and many show themselves after that.
tip: Learn what tracks, hair and droppings look like. You will meet far more signs than animals, and each one is a small story.
tip: Stop when an animal lifts its head and looks. If it goes on eating you were slow enough, and if not you are too near.
tip: Dress more warmly than for a walk, because sitting makes no heat.
tip[photo]: Turn off every beep and set the exposure before you go in. Some meetings are over in a breath.
tip[kids]: Make whispering a game with points. Children win it, and then they see things first.
nudge-subject: One animal, one month, one reply
nudge-subject: The forest can wait for your reply
nudge-subject: A quiet word about your wildlife plans
nudge[calm]: Dawn or dusk: with that small word in a reply, {we} can tell you more about the animals. If neither suits you these days, no harm is done.
nudge[calm]: {We} learned patience from the animals, so there is no pressing here. A month and a favourite creature are plenty when you want to go on.
nudge[lively]: Whisper it if you must: which animal is it? One name in a reply, and {our} ears are up!
nudge[lively]: {We are} sitting very still and waiting for a sign of you. A date would make the bushes move.
q: Will I see the animal I am hoping for? | Nobody can know, because wild animals go where they like. Season, hour and patience raise the odds, and {we} will tell you what is likely in your month.
q: Are bears and other large animals a danger? | Nearly all of them prefer to avoid people, and distance keeps it that way. Stay with the group, move calmly and do as the person in front says.
q: Can children come to watch wildlife? | Many do well if they have a task, a snack and an end in sight. Tell {us} how long they can be quiet, and {we} will say which outing fits.
q: What clothes should I choose? | Dull colours, soft fabrics that do not rustle and one layer more than you think. Shoes should be quiet and dry, since you may stand in wet grass for a while.
q: How much walking is there? | It ranges from a few steps to a hide to hours on paths, and it depends on the animal. Ask {us} about ground and distance before you choose a day.
q: What if it pours, and how firm is the date? | Animals are out in drizzle, while heavy rain or storm can move an outing. Agree with {us} on date, price and what happens in bad weather before you set off.
step: Reading signs | You look for tracks, bitten twigs and hair, and begin to feel who lives there.
step: Settling in | Everyone finds a place, gets warm and lets the surroundings forget them.
step: Waiting and seeing | Birds go back to their business first, and then something larger may step out.
step: Slipping away | You leave as quietly as you came and talk only when the animal is well behind you.
span: out in the wild
small: so there are fewer feet to give you away
small: with one good view for all and no jostling
# canyoning
received[calm]: What you asked about the canyon is being read the way a canyon is done, step by step.
received[calm]: Nerves and courage both have a place in canyoning, and your message is read with respect for either.
received[lively]: Your message came down the slide feet first! {We are} reading it by the pool.
received[lively]: Someone fancies smooth rock and cold water, and {we are} happy to read about it.
headline[calm]: Read with care: your canyon question
headline[calm]: Thanks for writing about the gorge
headline[lively]: Splash, and thank you!
headline[lively]: Your note took the slide
next: Ask in your group who looks forward to jumping and who would rather walk around.
next: Note height, weight and shoe size of everyone, because wetsuits are chosen by them.
next: Look for old trainers with a firm sole that you can sacrifice to a stream.
next: Take rings and earrings off at home, since rock keeps what it catches.
ask: Tell {us} who is coming, how sure everyone is in water and who would not like to jump.
ask: Have any of you slid down a canyon before, and which day would you choose? That is the heart of it.
ask: Give {us} a day to look at, and a word about heights and cold water if anybody dislikes them.
advice-subject: To jump or to walk around
advice-subject: How to slide down a canyon
advice-subject: What to wear under a thick wetsuit
advice-opening: A canyon is walked, swum, slid and jumped, and you may like some of these more than others.
advice-opening: People worry about the jumps in a canyon, though the shoes matter far more.
advice-opening: Going down a gorge with the water is easier if your body knows a few positions beforehand.
tip: Wear trainers or boots with a firm, grippy sole. Wet rock is walked on all day, and beach shoes let you feel every edge.
tip: Cross your arms and tuck in your chin before a slide. Elbows are the first thing to bump, and water steers a tidy body by itself.
tip: Look at the landing first and then keep your feet together and your arms in. A pencil goes into the water more softly than a star.
tip: Say no to a jump whenever you like. There is often a rope or a path beside it, and nobody remembers afterwards who walked.
tip: Eat something with staying power before you start. Cold water uses up breakfast quickly, and a canyon has few places to stop.
tip[first]: Keep moving when you feel cold. A wetsuit warms the water inside it only while you work.
tip[group]: Let the nervous ones go second, never last. They see that it works, and they do not have to stand and wait.
tip[able]: Tell {us} which canyons you have done and how long the ropes were. It says more than the word experienced.
nudge-subject: Jump, slide or walk around?
nudge-subject: Your canyon day in one short reply
nudge-subject: The gorge can wait for your answer
nudge[calm]: A day and a headcount are enough to go on with, and who jumps can be settled later. Leave this letter be if canyoning no longer suits your group.
nudge[calm]: Perhaps one of you wants it and another is unsure, which is common. Send {us} the question behind the doubt, and {we} will answer that first.
nudge[lively]: Show of hands: who jumps? Send {us} the count and a date!
nudge[lively]: You are standing at the edge of this decision, and it is fine to look down for a while. One line gets you in.
q: Do I have to jump in a canyon? | Jumps can usually be walked around or lowered past on a rope. Say beforehand that you would rather not, and {we} will explain how the route gets you past them.
q: How cold does the water get? | It is often cold in any month, as little sun reaches it, but a thick wetsuit warms up once you move. The first step in is the coldest.
q: Is canyoning possible without swimming? | Hardly, because pools can be deeper than you are tall, though the distances are short. If someone in your group is unsure, tell {us} before you choose a canyon.
q: How fit should I be for a gorge? | You should manage a few hours of scrambling, with a walk in and often a walk out. Ask {us} how long and steep both are.
q: What goes on under and after the wetsuit? | Swimwear goes under it, and a towel, dry underwear and a snack wait for you at the end. Ask {us} about wetsuit, helmet, harness and shoes.
q: Does a storm close the canyon? | Thunder and heavy rain do, because water rises fast between walls. Agree with {us} early on a spare day and on what applies to your payment then.
step: Suiting up | Wetsuits are pulled on with some grunting, and helmets and harnesses are checked.
step: Walking in | A path leads to the top of the gorge, where you try the first slide in easy water.
step: Down with the water | Slides, swims, ropes and jumps follow each other, and each of them is explained before you go.
step: Out of the gorge | You walk back, peel off the rubber and eat more than you planned.
span: in the canyon
small: so nobody shivers long in line for a rope
small: which leaves time to look twice before a jump
# caving
received[calm]: {We} take questions about caves seriously, those about tight places most of all. Yours is being read.
received[calm]: Your thoughts on going underground have arrived, and a person is reading them by daylight.
received[lively]: Hello down there! Your caving message has echoed all the way to {us} and is being read.
received[lively]: Lamps are lit, and somebody is bent over your plans for the world under the hill.
headline[calm]: Your cave question has reached daylight
headline[calm]: Thank you for calling into the cave
headline[lively]: The echo came back!
headline[lively]: Lamps on for your message
next: Find old clothes that can come home muddy and a bag to put them in.
next: Ask everyone who would come how they feel about low ceilings, and let them answer in peace.
next: Look for wellies or boots with a deep tread.
next: Pack a full change of clothes for the way home, down to the socks.
ask: Who would go underground with you, and how does each of them feel about narrow places? Please tell {us} honestly.
ask: Would you like big halls to walk through or some crawling as well? Add a day, and {we} can answer.
ask: A date, the size of your party and any knee that dislikes crawling are good things to mention.
advice-subject: Wide or narrow? Choosing a cave trip
advice-subject: Dressing for a place without weather
advice-subject: How to move in a muddy cave
advice-opening: It may snow or swelter outside, yet a cave hardly notices, which makes packing for one quite easy.
advice-opening: The question people ask most about caves is how tight they get, and the honest reply is that you can choose.
advice-opening: A cave is older than any house you have stood in, and it asks for slow feet and careful hands.
tip: Dress warmly in any season. Most caves stay at the same cool temperature all year, and a heatwave never reaches them.
tip: Empty your pockets before you crawl. What falls out between the stones usually stays there.
tip: Keep three points on the rock when it gets slippery. With two feet and a hand in place, the other hand is there for reaching.
tip: Touch dripstone as little as you can. The oil of one finger can stop a growth that took ages.
tip: Breathe out in a narrow place and move with the out-breath. Your chest gets smaller, and so does the worry.
tip[first]: Look at the ceiling as often as at the floor. Helmets are knocked by those who watch only their feet.
tip[kids]: Turn all lamps off together for a moment and count aloud. Real darkness is thrilling when everybody knows when it ends.
tip[own]: Wash your own boots and overalls before you visit another cave, because mud carries things that harm bats.
nudge-subject: Wide halls or a bit of crawling?
nudge-subject: The cave has time, and so have you
nudge-subject: One answer sheds light on your cave trip
nudge[calm]: Wide or narrow? With one of these words in your reply, {we} know which kind of cave you mean. If you have come to prefer daylight, that is fine too.
nudge[calm]: Should someone in your party be unsure about the dark, write to {us} about that first. It is a fair question with a good answer.
nudge[lively]: Is anybody there? Call back with a date, and the echo will be friendly!
nudge[lively]: A cave plan can stay quiet for a long time without harm. If you want to wake yours up, send {us} a headcount.
q: Does caving mean squeezing through holes? | Not always, as many caves are halls and passages where you walk upright. Tell {us} that you like it wide, and {we} will say which route is right for you.
q: What if I panic in the dark? | A headlamp shows all you need, and the group waits while you get your breath. It helps to say beforehand that you are nervous and to walk behind the leader.
q: How fit must I be to go underground? | If you can climb over a stile and kneel on the floor, an easy cave is open to you. Longer trips ask for more, so ask {us} about crawling, ladders and hours.
q: Which clothes survive a cave? | Old warm ones, with long sleeves and boots or wellies. A complete change for afterwards is the thing people are most grateful for, and {we} will tell you what is lent out.
q: Can a cave flood or fall in? | Rockfall in old passages is rare, and wet caves are left alone when heavy rain is due. Ask {us} which caves depend on the weather and which do not care.
q: How do I agree on a cave date? | Day, group and route come first, and the price follows from them. Before you pay, clear up with {us} what happens when someone gets cold feet or the water is high.
step: Above ground | Overalls, helmets and lamps are put on, and you hear how to move and what not to touch.
step: Through the entrance | Daylight fades after a few bends, and the beam of your lamp takes over.
step: In the heart of it | You walk, stoop and perhaps crawl from chamber to chamber, with stops to look and to sit in the dark.
step: Back to daylight | Colours look loud outside, and the mud goes into a bag.
span: underground
small: so no one waits long at a narrow place
small: which makes it quiet enough to hear the drips
# photography-tour
received[calm]: {We are} looking at your photo tour message the way one looks at a picture, slowly and from edge to edge.
received[calm]: Your photography plans are open on the table, and a person is reading them.
received[lively]: Click, and there it was! Your photo message is being viewed from every angle.
received[lively]: Good pictures start with a good look, so {we are} taking one at your plans for the camera.
headline[calm]: A first look at your photo plans
headline[calm]: Thank you, your message is in focus
headline[lively]: Click, and thank you!
headline[lively]: A nicely framed message
next: Choose a few pictures of your own that you would like to be better, and note why.
next: Look through your files for the lens you use most, and let the others stay at home.
next: Clean lens and sensor, or have it done, so that no speck sits in every sky.
next: Find the page about the histogram in your manual and put a marker in it.
ask: Tell {us} which camera you carry and what you would like to get better at.
ask: When could you come, and how do you feel about getting up before the sun? {We} need to know both.
ask: Two or three of your pictures and a line about what bothers you in them would help {us} answer.
advice-subject: In the bag for landscape pictures
advice-subject: How to keep a wide view from looking flat
advice-subject: Why dull weather makes good photographs
advice-opening: A photograph is mostly made before the shutter opens, and the tripod gives you time to do it.
advice-opening: New cameras are pleasant, but light and patience do more for a picture, and both can be planned.
advice-opening: Anyone can stand where a good picture was taken, and what counts is what you do there.
tip: Arrive well before the light you want. You need that time to find the picture, and then the light has something to fall on.
tip: Put something close in the foreground. A stone or a branch gives the eye a first step into a wide view.
tip: Expose for the bright part of the scene. Dark areas can be lifted later, while a burnt sky holds nothing to bring back.
tip: Switch off stabilisation when the camera stands on a tripod. It looks for a shake that is not there and makes one.
tip: Keep spare batteries in an inside pocket, because cold empties them while you wait.
tip[first]: Take one setting off automatic at a time. Aperture for depth is a good first one, and shutter for movement comes next.
tip[able]: Bring a handful of pictures that nearly worked. What is missing from them teaches more quickly than praise for the good ones.
tip[long]: Save your files in two places every evening. Cards like to fail at the end of a trip.
nudge-subject: The picture you have not taken yet
nudge-subject: Your camera, your dates, one line
nudge-subject: A month with good light, and your camera
nudge[calm]: The name of your camera and a rough month make a good reply. Everything else about the photo days can follow, and only if you want it to.
nudge[calm]: It might be easiest to send {us} one picture and one sentence about it. There is no deadline on that, for light comes back.
nudge[lively]: Show {us} the photo that almost worked! It is the nicest way to begin.
nudge[lively]: Photo plans can stay out of focus for a while. When yours get sharper, send {us} a rough date.
q: Is my camera good enough for a photo tour? | If you can change aperture and shutter, it is, and a steady tripod adds more than a new body. Tell {us} what you carry, and {we} will say what is missing, if anything.
q: I shoot on automatic, would I hold the others up? | Hardly, since everyone waits for the light together and there is time to learn one dial. Say where you stand, so that help can begin there.
q: How much walking with gear is there? | That depends on the viewpoints, and photographers stop more than they walk. Ask {us} about distance and ground before you decide how many lenses to carry.
q: What if the sky stays grey or it rains? | Clouds, mist and wet leaves often give better pictures than a clear noon. Bring a cloth and a cover, and ask {us} what happens if a storm makes a place unsafe.
q: Which clothes and gear should I bring? | A tripod, spare batteries, enough cards and clothes for standing still in the cold. A headlamp is handy, as good light is often at the edge of the night.
q: How are photo tour dates and payments arranged? | Season and light set the dates, and group size and nights set the price. Ask {us} for the terms in writing, including those for a trip that has to be called off.
step: Before the light | You walk in early, look for a place and set the tripod while it is still dull.
step: While it lasts | Few words are spoken, and small changes count more than many frames.
step: Looking together | Screens are laid side by side, and everyone sees what the neighbour saw.
step: One more try | The next light gives you a chance to use what the first one taught you.
span: behind the camera
small: so no tripod stands in your foreground
small: which leaves time for a long look at each screen
`
