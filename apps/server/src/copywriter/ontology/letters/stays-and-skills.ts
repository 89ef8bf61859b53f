/** Letters of stays, skills outdoors, gear, table and lessons; the format is plain lines by trade. */
export const staysAndSkills = `
# foraging
received[calm]: Your note about a foraging walk is being read by a person. What grows changes with every week, so {we} think about your date as well as your question.
received[calm]: Wild food is a subject that {we} like to be asked about. Your message is here, and {we} read it with the season in mind.
received[lively]: Somebody who wants to look under the ferns: lovely! Your question about foraging is being read with muddy hands and real interest.
received[lively]: Good news for your basket: your foraging question has reached a person who likes to talk about nettles.
headline[calm]: The hedgerow has your question
headline[calm]: Thank you for asking about wild food
headline[lively]: One more pair of eyes for the hedgerow
headline[lively]: Your question landed in the basket
next: Learn one common plant near your door this week, and look at it from root to flower.
next: Ask everyone who comes along about food allergies, and write the answers down.
next: Find a flat basket, a small knife and a few paper bags.
next: Put long trousers and closed boots together, because the good things like to grow among thorns.
ask: Tell {us} how many of you will come foraging and what you must not eat.
ask: Which plants or mushrooms do you know already, and which would you love to find?
ask: Let {us} know which part of the year you have in mind, since the season decides what is in the basket.
advice-subject: How to carry what you pick
advice-subject: Three looks at a mushroom before you touch it
advice-subject: The plant to learn first
advice-opening: Most wild food is easy to find and harder to name, so this letter is about looking closely.
advice-opening: Before your first walk with a basket, a few habits are worth more than a thick plant book.
advice-opening: Hedges and woods feed people who go slowly, and slowness can be practised on any path.
tip: Carry your finds in a basket or a paper bag. Plastic keeps the damp in, and mushrooms turn slimy before you are home.
tip: Put anything you cannot name in a bag of its own. One wrong mushroom among the good ones means that all of them have to go.
tip: Crush a leaf and smell it before you look it up. Wild garlic smells of garlic, and the poisonous leaves that look like it do not; but fingers keep the smell, so look at each leaf as well.
tip: Stay away from road edges and sprayed fields when you pick. Leaves hold on to dust and chemicals that washing does not take off.
tip[first]: Learn one plant properly before you begin with the next: leaf, stem, smell, and where it grows. One that you are sure of is worth a page of maybes.
tip[photo]: Photograph a mushroom from below and dig out the foot of its stem. The cap alone is often the part that looks like something else.
tip[kids]: Agree on one rule before children set off: find it, show it, and nothing goes in the mouth until an adult has named it. Small people spot a lot, because they are close to the ground.
tip[group]: Share out the plants, one to each person in the group. When everyone looks for something else, nobody tramples the same patch.
nudge-subject: A foraging date in one line
nudge-subject: What would you like to find?
nudge-subject: Still curious about the hedgerow?
nudge[calm]: If a foraging walk is still on your mind, reply with a month that suits you. If not, the nettles will not mind.
nudge[calm]: One word is enough for an answer: mushrooms, herbs or berries. {We} will tell you when they grow, and you can think about it in peace.
nudge[lively]: Name the wild plant you would most like to eat, and send it to {us}. That is the whole task!
nudge[lively]: Something is always coming up between the leaves. Send {us} a week that would suit your basket, or leave this one to the squirrels.
q: Which season is good for foraging? | Every season has its own plants: young leaves in spring, flowers and berries in summer, mushrooms and nuts in autumn. Ask {us} what usually grows in the month you have in mind.
q: I know no plants at all. Can I come on a foraging walk? | Most people begin with what they already know, which is often nettle, dandelion and bramble. Say so when you write, and {we} will tell you whether the walk suits a first time.
q: How far does one walk when foraging? | Foragers walk slowly and stop often, but there may be rough ground, roots and a lot of bending down. Tell {us} what is comfortable for you, and ask about the route.
q: Which clothes are right for picking wild food? | Long trousers, long sleeves and closed shoes keep off thorns and ticks. A rain jacket is useful, as wet weeks are often the good ones for mushrooms.
q: What if I pick something poisonous? | The rule of foraging is that anything you cannot name with certainty stays where it grows. Eat nothing raw on your own guess, and mention allergies before the walk.
q: What happens if the woods are dry or stormy on the day? | Storm makes old trees dangerous, and dry weeks leave the basket empty. Agree with {us} beforehand what happens to the date and the price in that case.
step: Eyes down | The walk begins slowly, with plants that grow right beside the path.
step: Naming | Leaves are turned over, smelled and compared with what they could be mistaken for.
step: Sorting the basket | Finds are laid out in the light, and whatever is doubtful goes back to the ground.
span: between the hedges
small: so that everyone can hold the leaf and smell it
small: and each find can go from hand to hand
# bushcraft
received[calm]: Your message about bushcraft is here and is being read by a person who thinks about dry wood quite often. How much you have slept outside helps {us} to answer.
received[calm]: Knife, fire or shelter: {we} look for what you want to be able to do. Your message has come in safely and is being read.
received[lively]: A spark has landed! Your bushcraft question is being read next to a very full kettle.
received[lively]: Your message found its way through the trees, and somebody with soot on the sleeve is reading it.
headline[calm]: Your question has reached the woods
headline[calm]: Fire, shelter and your message
headline[lively]: The first spark is there
headline[lively]: Your message arrived without smoke signals
next: Count the nights you have slept outdoors, and be honest if the number is none.
next: Choose clothes that may smell of smoke, wool before anything that melts.
next: Sharpen the knife you own, and leave it at home if you have to force it.
next: Decide what you want to be able to do by yourself: light a fire, sleep dry, or carve a spoon.
ask: Tell {us} whether you have made a fire outdoors before and how many of you would come to learn.
ask: How cold may a night in the woods be before you stop enjoying it?
ask: Write which skill draws you most, be it fire, shelter, knife or cooking over embers.
advice-subject: Where dry wood hides in the rain
advice-subject: A small shelter is the warm one
advice-subject: What to do before you strike the match
advice-opening: Bushcraft looks like strength and is mostly preparation, which is good news for the rest of us.
advice-opening: A fire in wet woods is won in the quarter of an hour before anyone lights it.
advice-opening: You can try most of these in a garden or a park corner, long before you sleep under a tarp.
tip: Look for dead twigs that still hang in the tree. Wood on the ground drinks water from below, while wood in the air dries after every shower.
tip: Gather more kindling than seems sensible, and sort it by thickness before you strike a spark. Fires go out while people look for the next twig.
tip: Keep one dry set of clothes that is only for sleeping. However wet the day was, the night then starts warm.
tip: Build your shelter hardly longer than yourself. Your body is the only stove in it, and a large roof lets the heat wander off.
tip[first]: Shave a stick into thin curls before your first fire. Feather sticks catch when bark will not, and the carving teaches you your knife.
tip[kids]: Let children carve sitting down, elbows on their knees, with the blade moving away from them. Nobody else sits in reach of the blade.
tip[own]: Test your own knife on a piece of paper before you pack it. A blunt blade needs force, and force is what makes it slip.
tip[night]: Hang your torch in the same place every evening in camp. The wood is darkest when you need it.
nudge-subject: Fire, shelter or knife?
nudge-subject: Pick one skill for the woods
nudge-subject: Is the campfire still on your list?
nudge[calm]: Should the woods still tempt you, write back with one skill that you want to learn. If this is not the year for it, that is fine too.
nudge[calm]: A date, a doubt, or a question about sleeping bags: send whichever comes first. The trees stay where they are, and nothing is settled until you say so.
nudge[lively]: Finish this line and send it back: by the campfire I want to be able to...
nudge[lively]: Fire or shelter first? Reply with one word, and {we} will build the answer around it.
q: Does bushcraft go on in the rain? | Rain is a good teacher, since it shows where the roof leaks and which wood still burns. Storm among old trees is another matter, so ask {us} what happens then.
q: I have never slept outside. Is that a problem? | A first night out is mainly a question of dry socks and a mat that keeps off the cold ground. Tell {us} that it is your first, so the plan can allow for it.
q: How fit must I be for days in the woods? | Sawing, carrying and squatting are tiring in a pleasant way, and most tasks can be shared. Mention any movement that is hard for you, and {we} will tell you how tiring the days are.
q: Which kit should I bring for bushcraft? | Wool, sturdy boots, a warm sleeping bag and a metal cup are common on such courses. Ask {us} for the list, because tools and tarps differ from one course to the next.
q: Is handling axes and fire dangerous? | It asks for attention: tools are used one at a time, with space around them, and water stands beside the fire. Say so if you are uneasy about blades, as it is a sensible feeling.
q: How do I settle a date and a price for a course? | Write which nights could suit you and how many you are. Before you agree, ask what the price covers, and what happens if drought forbids open fire.
step: Tools in hand | Knife and saw come first, with a safe place to sit and some scrap wood.
step: Fire and roof | Kindling is split and sorted, and a tarp or a lean-to goes up before the light fades.
step: Evening by the embers | You cook on what you lit and find out how comfortable your bed of branches is.
step: Leaving no trace | The ash goes cold, the poles come down, and the ground is raked as it was.
span: among the trees
small: so nobody waits long for the saw
small: and the circle round the fire stays close
# kids-camp
received[calm]: {We} know that handing over a child takes more than a form, so a person is reading your camp question slowly. What you say about the children counts most.
received[calm]: Camp begins with somebody listening. Your message has arrived, and a person who cares about children and weather is reading it.
received[lively]: Hooray for muddy knees! Your camp question has arrived and is in good hands.
received[lively]: Your message about camp made it here, probably with less luggage than the children will bring.
headline[calm]: Your camp question has found its reader
headline[calm]: Thank you for writing about camp
headline[lively]: A small rucksack is on somebody's mind
headline[lively]: Your camp mail has come in
next: Ask the children which part of camp they look forward to and which part worries them.
next: Write down allergies, medicines and bedtime habits that a camp ought to know.
next: Look at the holiday calendar and note a second week that would do.
next: Collect old clothes that may come home in another colour.
ask: Tell {us} how old the children are and which weeks of the holidays you are thinking of.
ask: Has the child slept away from home before, and what helped at bedtime?
ask: Mention the friends or siblings who should be in the same camp group.
advice-subject: How children pack for camp
advice-subject: When homesickness comes to camp
advice-subject: A trial night before camp
advice-opening: A good camp week begins at the kitchen table, some days before anyone closes a rucksack.
advice-opening: Children settle at camp more quickly when a few small things have been talked about at home.
advice-opening: Name tags and rain jackets matter, and so does what you say at the camp gate.
tip: Write the name in every piece of clothing, socks included. A heap of wet camp clothes belongs to nobody by the second evening.
tip: Let the child pack the bag and only check it against the list. Whoever packed it knows where the torch is at night.
tip: Talk about missing home as something normal that passes. A promise to fetch the child at the first tear makes the first tear more likely.
tip: Choose clothes you would not miss, and say so aloud. Children play more freely when nobody is waiting for clean trousers.
tip[first]: Practise with a night at a friend's house before the first camp with beds. A strange ceiling is easier the second time.
tip[night]: Hide something familiar in the sleeping bag, such as a worn shirt or a small animal. The first bedtime at camp is the long one.
tip[early]: Say goodbye at the gate in a warm and short way. Children look at the face of the adult to find out whether camp is safe.
tip[group]: Name one friend for the same group when you write, and not a whole class. A pair mixes with the others, while a large set stays among itself.
nudge-subject: Which week of the holidays?
nudge-subject: One line about camp
nudge-subject: Still choosing a week for the children?
nudge[calm]: If camp is still an idea, reply with the week and the ages. Take your time if the family calendar has not been agreed yet.
nudge[calm]: Perhaps one question holds you back, about beds, food or homesickness. Send it to {us} as it is, and decide about camp afterwards.
nudge[lively]: Ask the children at supper: tent, woods or water? Then send {us} their answer, spelling mistakes and all!
nudge[lively]: A week, an age and a favourite game are all {we} need from you to talk about camp. And no is a fine answer.
q: What do children do at camp when it rains? | Rain jackets go on and most games carry on, since children mind wet weather less than adults do. Ask {us} where the group goes in thunder or great heat.
q: What if it is the first time away from home? | Many children at camp are there for the first time, and the first evening is usually the hardest. Tell {us} what helps at bedtime, and ask how you would hear about tears.
q: Does a child have to be sporty for camp? | Camp days are long and mostly outdoors, but building, looking and collecting count as much as running. Write what the child likes and what is hard, and {we} will say honestly whether it fits.
q: What goes into a camp bag? | Old clothes in layers, spare shoes, a sun hat, a rain jacket and a named bottle cover most days. Ask for the list before you buy anything.
q: Who looks after the children at camp? | That is a question every camp should answer in plain words. Ask {us} about the size of the groups, who the adults are, how they are checked, and what happens if a child is ill.
q: How is a camp place arranged, and what if plans change? | Weeks, price and payment are agreed in writing before anything is settled. Ask at the same time what happens if a child falls ill before camp begins.
step: Drop-off | Names are ticked, bags find their corner, and the first game starts before anybody feels lost.
step: The long middle | The days go from play to food and back to play, with a quiet time in between.
step: Coming home | Children are handed back tired, dusty and full of songs that last the drive.
span: at camp
small: so every child is known by name from the first game
small: and a quiet child is seen as soon as a loud one
# outing
received[calm]: The map is open and your message about a day outdoors lies on top of it. {We} look at who is coming before {we} think about the route.
received[calm]: Before boots and weather come people. A planner of days outside is reading what you wrote about yours.
received[lively]: Fresh air is on its way into the inbox! Your question about a day out is being read.
received[lively]: Your outdoor plan has reached a person who would rather be outside as well.
headline[calm]: A person with a map has your message
headline[calm]: A day outside starts with a question
headline[lively]: Boots by the door already?
headline[lively]: Your outdoor idea has landed here
next: Ask the people you want to take outside which dates they can manage.
next: Look out the shoes you have walked in most, and see whether the soles still grip.
next: Agree in your group on what the day outside should be: active, quiet or mostly lunch.
next: Note anything the guide should know, such as steps you avoid or food you do not eat.
ask: Say how many of you would come outside and how long you like to be on your feet.
ask: What would make the trip a good one for the person who is hardest to please?
ask: Which date do you have in mind, and how far away from the start will you be staying?
advice-subject: What to pack for a day in any weather
advice-subject: How to plan a trip for a mixed group
advice-subject: Dress for the coldest quarter of an hour
advice-opening: A day outside goes well or badly in small things, and most of those fit in a small bag.
advice-opening: Whatever kind of trip you have in mind, these habits help on hills, shores and forest tracks alike.
advice-opening: Guides see the same few mistakes in other people's bags, and all of them can be put right at home.
tip: Dress in layers that come off one by one. You warm up while you move and start to cool as soon as you stop.
tip: Walk in new shoes at home for a week before a long day outside. Blisters start in the first hour and stay until the last.
tip: Drink before you set off and take a bottle along. Wind and cold hide thirst as well as heat brings it on.
tip: Pack a rain jacket on top of the bag and not below the lunch. Showers rarely wait until you have unpacked.
tip[first]: Tell the guide on the first stretch if the pace is too quick. It is easy to slow down a group early and hard once it is tired.
tip[kids]: Give each child a task such as the map, the snack or the lookout. A child with a job forgets to ask how far it is.
tip[group]: Choose one person to collect dates and questions for everyone. A trip with many organisers tends to have no date.
tip[photo]: Take pictures in the first and the last light of the trip. Noon flattens hills and makes faces squint.
nudge-subject: When would you like to be outdoors?
nudge-subject: How many of you are going outside?
nudge-subject: Your trip, in one short line
nudge[calm]: When you are ready to go on, send {us} a date and a number of people. When you are not, keep the packing tips and enjoy them elsewhere.
nudge[calm]: A day outside often waits for one person to answer. Reply with what is still open, and {we} will look at it together with you.
nudge[lively]: Hills or water, morning or afternoon? Send {us} your two words, and the trip begins to take shape!
nudge[lively]: The weather changes its mind all the time, so you may as well. Write what you would like outdoors at the moment.
q: What happens to the trip in bad weather? | Light rain is usually a question of clothing, whereas thunder and storm change plans. Ask {us} who decides, and how you would hear about it.
q: Is a guided trip right for a beginner? | A guide sets the pace and explains as you go, which is why many people begin this way. Say that it is new to you, and {we} will tell you how steep, wet or long it gets.
q: How fit do I need to be for a day outside? | Think of the longest walk you enjoyed lately, and describe it. That tells {us} more than a word like average.
q: What do I wear and bring on the trip? | Worn-in shoes, layers, a wind- and rainproof jacket, water and a snack are right for most days out. Ask {us} about anything special for this one.
q: Somebody in our group is nervous. What can we do? | Tell the guide before you start, in private if you like. A place near the front and a clear way to turn back take away most of the worry.
q: How do we agree on a date and a price for the outing? | Write your preferred date, a second choice, and the size of the group. Then ask what the price covers, and what you would both do if you had to call it off.
step: Meeting up | Shoes are laced, bags are checked, and the guide goes through the plan.
step: On the way | The first part is easy, so everyone finds a pace before the ground asks for more.
step: A long pause | There is time to eat, look round and change layers.
step: Back at the start | Legs are stretched, and the pictures go round while they are fresh.
span: out of doors
small: so the guide can fit the pace to your legs
small: and stops can be made wherever somebody wants to look
# glamping
received[calm]: Somebody is reading about the nights you would like to spend under canvas. {We} look at the dates and at who would be sleeping there.
received[calm]: Quietly, as suits the subject, your glamping question came in. It has a reader and will not get lost in the grass.
received[lively]: Slippers and starlight, then! Your glamping question has come in and somebody is reading it.
received[lively]: Across the wet grass and under the flap it came: your message about glamping is being read.
headline[calm]: Your glamping question has come in
headline[calm]: Canvas, dates and your question
headline[lively]: Somebody is dreaming of a bed outdoors
headline[lively]: Your message is in, and so is the birdsong
next: Choose the nights you like and a few others that would do.
next: Count the sleepers, and note who needs a bed of their own.
next: Lay out slippers, a warm hat and a torch for the dark path.
next: Think about the evening meal: a pan over a fire, or an inn down the road.
ask: Tell {us} which nights you have in mind and how many people would share the tent.
ask: Do any of you sleep lightly, or get up early, or need a short walk to the bathroom?
ask: Write how you would travel, by car or by train, so that {we} can think about your luggage.
advice-subject: How to sleep warm under canvas
advice-subject: Pack this for a night in a yurt or tent
advice-subject: The first evening outdoors
advice-opening: A real bed changes a lot about camping, but the night air still comes in through cloth.
advice-opening: The nicest hours of glamping are early and late, and a little packing makes both of them warm.
advice-opening: People who say they are not the tent type often mean one cold night long ago.
tip: Bring a woollen hat for the night. Your body lies under the blankets, and your head does not.
tip: Arrive while there is still daylight. Paths, light switches and the way to the bathroom are learned in no time when you can see them.
tip: Pack shoes you can slip on in the dark. Grass is wet from midnight until well after breakfast.
tip: Warm up the bed with a hot water bottle before you get in. Canvas loses its heat soon after sunset, while a warm mattress keeps its own.
tip[kids]: Walk the way to the loo with children before supper. A path they have walked by day is a game at night.
tip[group]: Talk about quiet hours with the people in your group before the first evening. Cloth keeps out rain, and it keeps out no voices at all.
tip[long]: Take clothes for mornings and for noon on a longer stay. The same tent can be cold at breakfast and hot after lunch.
tip[night]: Choose a lantern with warm light over a strong torch. Eyes that have got used to the dark see far more stars.
nudge-subject: Your nights under canvas
nudge-subject: Which nights suit you for glamping?
nudge-subject: A question about beds and canvas?
nudge[calm]: If you still picture a morning in the grass, reply with an arrival date. If another plan has taken over, {we} wish you a good night's sleep wherever it is.
nudge[calm]: Tell {us} the one thing you are unsure about, warmth or bathrooms for most people. You can settle the dates whenever you like.
nudge[lively]: Stars or sunrise, which one would you stay up for? Send your pick with a date, and {we} will look at the nights.
nudge[lively]: Your slippers have not been out for a while! Send {us} a night they could spend in the grass.
q: Is it cold under canvas at night? | Cloth cools quickly after dark, even in summer. Ask {us} what there is to heat with and how thick the covers are, and pack warm socks in any case.
q: I am not the camping type. Will I like glamping? | With a made bed, what is left of camping is birdsong, a fire and some grass. Ask {us} about the one comfort you do not want to miss.
q: How comfortable are the bathrooms? | That differs from place to place: some are inside and others are a walk away. Ask {us} how far it is, and whether the path is lit.
q: What should we pack for glamping? | Slippers, a jumper for the evening, a torch and a book are enough for most nights. Find out from {us} about bedding, towels and cooking things before you load the car.
q: What about storms and insects? | A good canvas roof bears rain well, but strong wind can be a reason to move indoors. Ask what the plan is for such a night, and bring something against mosquitoes.
q: How do we settle our nights and the price? | Send your dates with a second choice, and the number of guests. Before you agree, ask what the price includes and what happens if you have to change the nights.
step: Finding your tent | You find the bed, the water and the lamp, and learn the way for after dark.
step: Evening | Supper goes slowly, the air cools, and the blankets come out.
step: Morning in the grass | Birds begin long before anybody has to, and coffee is drunk outside if the dew allows.
span: under canvas
small: so the evening stays quiet enough to hear owls
small: and no tent stands too close to the next
# camping
received[calm]: Do you sleep in a tent, a van or a caravan? That is what {we} look for first in a camping message, and yours is being read.
received[calm]: A question about a pitch is a pleasant thing to find in the post, and somebody is reading yours. The grass suits you better when {we} know what will stand on it.
received[lively]: Mallet in hand? Your camping question has come through the gate and is being read.
received[lively]: Pegs, pans and plans: your message about a pitch is here, and somebody is glad to read it!
headline[calm]: Your camping question has come in
headline[calm]: A pitch, some grass and your question
headline[lively]: The kettle and your question are on
headline[lively]: First peg in: your message is here
next: Measure your tent with its guy ropes, or your van with the awning out.
next: Put the tent up once in a garden or park and count the poles.
next: Check the gas, the lighter and the batteries of the head torch.
next: Settle arrival and departure among those who share the tent.
ask: Tell {us} what you sleep in, how long it is, and which nights you would like to stay.
ask: Will you need power on the pitch, or is a torch all you plug in?
ask: Say whether you would choose shade, a view or a short way to the taps.
advice-subject: The cold comes from below
advice-subject: How to choose the right patch of grass
advice-subject: Pack the tent so that arriving is easy
advice-opening: Good camping is mostly decided before dark on the first evening, between the car and the first peg.
advice-opening: Everyone who camps has one story about a wet night, and nearly all of them begin with where the tent stood.
advice-opening: You need less kit than the shops suggest, and better ground than the first empty pitch you see.
tip: Spend on the mat before you spend on the sleeping bag. The ground takes more warmth from a sleeper than the air does.
tip: Pitch on a slight rise with the door away from the wind. Water runs to the hollows at night, and a door in the wind fills the tent like a sail.
tip: Look up before you unroll anything. Dead branches fall, and lamps shine on the tent until morning.
tip: Air the tent at home even if it was packed dry. A night's breath is enough to grow mould in the bag.
tip[late]: Pack the tent, the mallet and a head torch last, so that they come out of the car first. Arriving in the dark is easy when nothing has to be dug out.
tip[van]: Level the van before you cook or make the beds. Pans slide, water stays in the sink, and sleepers roll to the wall.
tip[kids]: Tie something bright to the tent for children. A camping field full of green domes looks the same from every side.
tip[first]: Try a first night close to home. Whatever you have forgotten is then a short drive away and becomes the list for the next one.
nudge-subject: Tent, van or caravan?
nudge-subject: Your pitch needs one more detail
nudge-subject: Dates for your tent
nudge[calm]: Reply with your dates and what you sleep in, if camping is still the plan. There is no need to answer if the tent stays in the loft.
nudge[calm]: Many campers are waiting for a forecast that nobody can give yet. Send {us} your question about the pitch, and leave the weather for later.
nudge[lively]: Sun or shade in the morning? Write back with one word and {we} will think about your pitch.
nudge[lively]: Your tent has been folded for long enough! Send {us} two possible weeks, or tell it to sleep on.
q: Can we camp if the forecast is poor? | A shower is no trouble for a tent on raised ground with tight ropes. Strong wind is, so ask {us} what to do in a storm and where one could wait.
q: We have never put up a tent. Is that all right? | Everyone learned it with too many poles in the hand. Try it once at home, and tell {us} that it is your first camping trip.
q: How far is it to the taps and toilets? | Every campsite is laid out in its own way. Say what matters to you, and {we} will tell you about distances, steps and lights.
q: What do campers forget most often? | Usually a mallet, a lighter, a washing-up sponge and the second pair of shoes. Write the list when you unpack, while you remember what was missing.
q: Is it loud at night on a campsite? | Ask {us} about quiet hours, the road, and where families and late talkers usually stand. Earplugs weigh nothing and settle the rest.
q: How do we arrange a pitch and change it if we have to? | Tell {us} your dates, your number and the length of your tent or van. Agree on the price, the deposit if there is one, and how a change of dates is handled.
step: Arriving | You walk across the pitch once before unpacking, and look at slope, trees and wind.
step: Setting up | Tent first, beds second, kettle third, and the chairs when everyone is hungry.
step: Packing down | The cloth dries in the morning sun while you have breakfast, and the grass is left as it was.
span: in the tent
small: so there is grass between you and the next tent
small: and the queue at the washing-up sinks is short
# lodge
received[calm]: Your lines about a stay lie open on the table, and a person is reading them. {We} think about nights, beds and who wakes up early.
received[calm]: Someone has sat down with your message and the calendar of the house. It is good to know who would like to stay, and for what.
received[lively]: A knock on the door! Your question about a stay has come in out of the cold and is being read.
received[lively]: Bags half packed in your mind? Your question about beds and nights has found a reader.
headline[calm]: Your wish for a stay is here
headline[calm]: Some nights away, and a good question
headline[lively]: Knock, knock: your message has come in
headline[lively]: The door mat says your message arrived
next: Note your arrival and departure, and whether either of them can move.
next: Work out who shares a room with whom before you talk about beds.
next: Make a note of what you do not eat and what you like for breakfast.
next: Choose the book you have put off, and lay it beside the suitcase.
ask: Tell {us} your nights, and how many rooms would let everyone sleep well.
ask: What do you want to do nearby: walk, eat, read, or nothing at all?
ask: Let {us} know if stairs, dogs or early trains play a part in your stay.
advice-subject: How to have a quiet first evening
advice-subject: The gaps in every holiday kitchen
advice-subject: How to choose your nights away
advice-opening: The nights you choose shape a stay more than anything you put in the suitcase.
advice-opening: A house you do not know has its small secrets, and it helps to ask about them before the drive.
advice-opening: Some guests feel at home on the first evening, and they usually do the same few things.
tip: Plan nothing for the evening you arrive. Finding the house, the light switches and the good chair takes longer than the drive suggests.
tip: Save the directions to the house before the signal goes. Country roads lose it on the last bend, at the turning that matters.
tip: Ask what is in the kitchen before you shop. Knives, spices and coffee filters are what holiday cooks miss first.
tip: Bring shoes for indoors. Old floors are beautiful and cold, and boots stay at the threshold.
tip[kids]: Take a small night light for children. A strange corridor is at its longest on the first night.
tip[group]: Share out the bedrooms before your group stands in the hall. Beds cause the only quarrel of the holiday, and it is quickly avoided on paper.
tip[long]: Leave one day of a long stay without any plan. It tends to be the day people describe when they are home again.
tip[dogs]: Pack the dog's own blanket and bowl. A smell it knows tells a dog that this is where it sleeps.
nudge-subject: A night more or a night less?
nudge-subject: Your dates for the stay
nudge-subject: Is the house still on your mind?
nudge[calm]: Reply with an arrival date, and {we} will look at the nights around it. If the stay has to wait, let it wait.
nudge[calm]: What would you need to know before you could picture yourself at the window here? Ask {us} that, and think about the rest later.
nudge[lively]: Fireside or front porch: where would you read? Send {us} the answer with your dates!
nudge[lively]: The suitcase knows nothing yet. Tell {us} which nights you have in mind, and then break it gently.
q: Which time of year is good for a stay? | Each has its own charm: light evenings in summer, colour and quiet in autumn, a warm room in winter. Ask {us} what is open nearby and how the road is in the month you like.
q: We have not stayed anywhere like this before. What is different? | Small houses ask for a little more talk beforehand, about keys, meals and arrival. Write what you are used to, and {we} will tell you what it is like here.
q: How comfortable is it with stiff knees or a pram? | Old houses have steps in surprising places. Ask {us} about stairs, showers and the way from the car, and say what would help.
q: What do we need to bring to the house? | Indoor shoes, layers and a book are always right. Bedding, towels and kitchen things differ, so ask for a list before you pack.
q: Is it quiet at night, and dark? | Tell {us} how lightly you sleep and ask for the room that faces away from sounds. Country nights are darker than town nights, which is good for stars and asks for a torch.
q: How are nights and prices agreed, and what if we cannot come? | Give {us} your dates and the number of guests, and ask for the price in writing with everything that comes on top. Agree at the same time on what happens if either side has to change it.
step: Arrival | You get the key, find out how the heating works, and put the kettle on.
step: The days between | You leave when you like and return when you are hungry.
step: The last morning | Somebody makes coffee, looks under the beds, and closes the door more slowly than usual.
span: away from home
small: so breakfast stays quiet enough to read at
small: and there is a good chair for each of you
# gear-rental
received[calm]: Sizes and dates are what {we} look at first, and your rental question is being read with both in mind. A person does that, and no form.
received[calm]: Somebody is going through what you wrote about gear. {We} think about the ground or the water it will be used on before {we} think about models.
received[lively]: Gear for a trip, and no new cupboard needed! Sizes and dates are being looked at as you read this.
received[lively]: Straps, poles and sizes: your question has reached the counter and found somebody who likes all of them.
headline[calm]: Your rental question is being read
headline[calm]: Borrowed gear begins with a question
headline[lively]: The counter has your question
headline[lively]: One cupboard fewer to buy
next: List what you own already, so that you hire only the gaps.
next: Measure heights, shoe sizes and back lengths of everyone who needs gear.
next: Mark the day you would collect the gear and the day it comes back.
next: Look at the usual night temperatures where you are going, before you choose a sleeping bag or a wetsuit.
ask: Tell {us} from when to when you need the gear, and what sizes you all take.
ask: Where will you use it: on which ground, in what water, at which height?
ask: Who in your group carries or rides their own kit already, and what is missing?
advice-subject: Hire or buy? One simple rule
advice-subject: What to check before you take gear away
advice-subject: Sizes that a rental desk needs
advice-opening: Borrowed gear works as well as your own, once you have spent a little time with it before the trip.
advice-opening: Whoever hires equipment can choose it for this one trip, which is a luxury that owners do not have.
advice-opening: The counter of a rental shop is the right place for questions that are awkward on a mountain or a beach.
tip: Hire what you use once a year, and buy what touches your feet. Boots shape themselves to a person, while a tent fits anyone.
tip: Close and open every zip and buckle before you leave the counter. They are the parts that fail, and they are quickly swapped while you are there.
tip: Ask for the weight of each item as well as its price. You pay one of them at the desk and carry the other all day.
tip: Take a picture of the gear when you collect it. A scratch is easier to talk about when both sides can see its age.
tip: Put a hired tent up once before the trip. You then know which pole goes where, and that none is missing.
tip[kids]: Send the children's height and shoe size, and leave out their age. Two of the same age can need boards and boots of very different length.
tip[group]: Collect one list for the whole group and send it in one message. Gear from one list gets packed together, and nobody ends up with two stoves.
tip[able]: Name the model you rode or paddled last and what you liked about it. A practised user can be fitted by comparison.
nudge-subject: The one size still missing
nudge-subject: From when to when do you need it?
nudge-subject: Is your kit list finished?
nudge[calm]: Send {us} the dates of your trip if you still want to hire. If a friend has lent you the kit, so much the better.
nudge[calm]: Lists grow slowly, so a half-finished one is welcome. Reply with the item you are unsure about, and leave the rest open.
nudge[lively]: What is the one thing you do not own yet? Send {us} that item and a date, and your cupboard stays empty!
nudge[lively]: Heights, feet and dates: three short answers turn a wish into a pile of gear. Send them when it suits you.
q: What if the weather turns and I cannot use the gear? | That is worth asking before you hire. Find out from {us} how late dates can be moved, and what a change would cost.
q: I have never used this kind of equipment. Can you show me? | Ask {us} to go through it with you when you collect it, and try each strap yourself. A few minutes at the counter save a long evening outdoors.
q: How do I know the gear will fit? | Weigh and measure everyone on the day you write, because guessed sizes are usually too small. For a backpack, it is the length of the back that counts, from the neck bone to the hips.
q: What should I bring when I collect equipment? | Take the shoes and layers you will wear with it, as they change the fit. Ask {us} whether a deposit or an identity card is needed.
q: What if something breaks while I have it? | Straps and zips wear out, and accidents happen. Ask {us} to explain what counts as wear, what you would pay for, and whom to tell.
q: How is the price of a rental worked out? | It usually follows the number of days and items. Ask whether the day you collect counts, and what happens if you come back early or late.
step: Choosing | You describe the trip, and the list is cut down to what it needs.
step: Trying on | Straps are pulled, soles are tested, and what pinches goes back on the shelf.
step: Returning | The gear comes back dry and shaken out, gets looked over, and hangs up for the next trip.
span: with the gear in hand
small: so there is time to adjust every strap
small: and all sizes can be tried on side by side
# gear-shop
received[calm]: It is sensible to ask before you buy, and somebody who handles gear every day is reading what you wrote. What you will use it for tells {us} more than any brand.
received[calm]: Jackets, boots or packs, {we} read each question about gear with a real trip in mind. Yours has arrived.
received[lively]: Good, somebody who asks before buying! Your gear question is on the workbench.
received[lively]: Your message about kit hangs where nobody can overlook it, and somebody stands in front of it reading.
headline[calm]: Your gear question is in good hands
headline[calm]: Asked before bought: thank you
headline[lively]: Your question is on the workbench
headline[lively]: Kit talk is welcome here
next: Lay out the gear you have, and note what annoyed you about each piece.
next: Measure the old jacket or pack if it fitted well.
next: Find the socks you would wear in the boots.
next: Write down the trip you really make, and keep the dream trip on another page.
ask: Tell {us} where you will use it, how often, and what the last one did wrong.
ask: Which size fits you in a make you already own?
ask: How much weight will you carry, and for how many hours at a stretch?
advice-subject: How to try on boots properly
advice-subject: Wash that rain jacket
advice-subject: What wears out first in outdoor gear
advice-opening: Good kit is chosen for the bad hours of a trip, when it is wet, late and uphill.
advice-opening: You can make outdoor gear last far longer with a bowl of warm water and a little attention.
advice-opening: A shop is a kind place, with flat floors and dry air, so gear has to be tested a bit unfairly there.
tip: Try on boots in the afternoon, in the socks you will walk in. Feet swell during the day, and they swell on the trail too.
tip: Walk down a slope or some stairs in new boots. If your toes touch the front, they will be blue after a long descent.
tip: Wash a waterproof jacket with the right cleaner and dry it as its label says. Dirt and sweat stop the cloth from breathing, and most people blame the jacket.
tip: Fill a backpack with weight before you judge it. An empty one feels good on everybody, and the hip belt shows its faults under load.
tip: Store a sleeping bag loose in a cupboard or a large sack. Down that stays squeezed for months forgets how to rise.
tip[own]: Mend a small tear on the evening you find it. Tape holds on clean, dry cloth, and the next branch makes the hole a long one.
tip[first]: Buy for the trip you make most often. Kit for the grand expedition is heavy, costly and bored in the cupboard.
tip[able]: Weigh your full kit item by item and write it down. The heaviest surprise is rarely the thing you suspected.
nudge-subject: What did the old one do wrong?
nudge-subject: Boots, pack or jacket?
nudge-subject: A question left about your gear?
nudge[calm]: Which trip do you need the gear for? An answer of a few words helps if you are still choosing. If the old one will do for another year, keep it with a good conscience.
nudge[calm]: Send {us} the name of the jacket, pack or boot you are comparing. {We} will say what to look at, and the choice stays yours.
nudge[lively]: Complete this and send it back: my old rucksack drove me mad because... That is where good gear starts!
nudge[lively]: Still going round in circles between sizes? Write down both, hit send, and go outside.
q: Which jacket do I need for my weather? | Cloth that breathes is for moving, and thick filling is for standing still; one jacket seldom does both. Tell {us} what you do and in which months.
q: I am new to this. What should I buy first? | Begin with shoes and a rain jacket, because those two decide whether you go out again. Borrow or hire the rest until you know what you miss.
q: How should a backpack fit? | The weight belongs on your hips, so the length of the back matters more than your height. Try it with a load, sit down in it, and raise your arms.
q: Should I bring anything when I come to try things on? | Bring the socks, the insoles and the layers that you will use. Your old piece is useful too, as it shows where you wear things out.
q: Is second-hand or repaired gear any good? | Fabric often lives longer than seams, zips and foam, so look at those first. For ropes, helmets and harnesses, you need to know their whole history.
q: Can I return or exchange something that does not fit? | Ask {us} how returns and exchanges are handled before you buy, and keep labels on until you have worn it indoors. Try it on the stairs and under load first.
step: The trip first | You say where it goes and for how long, and half of the shelf drops out.
step: Trying it under load | Boots meet stairs, packs meet weight, and jackets meet raised arms.
step: Wearing it in | The gear spends its first week at home or close by, where a fault is only a nuisance.
span: on the trail
small: so there is room to spread out a tent on the floor
small: and nobody rushes you out of a pair of boots
# craft-experience
received[calm]: So you want to try the craft with your own hands: a person is reading your message about it. {We} like to know who comes and whether it is all new to them.
received[calm]: Your lines about making and tasting are here, and they are being read by somebody with an apron on a hook nearby.
received[lively]: Roll up your sleeves! Your question about a hands-on day has come in.
received[lively]: Your message is here, picked up between clean hands and sticky ones.
headline[calm]: Your question about the craft is here
headline[calm]: Your wish to try it yourself is noted
headline[lively]: Sleeves up, your message is here
headline[lively]: Curious hands are welcome
next: Find a shirt that may get a mark, with sleeves that stay up.
next: Note allergies in your group, from nuts and pollen to stings.
next: Think of the question about this craft that you have always wanted to ask.
next: Find out from the others which dates they can come and try it.
ask: How many pairs of hands are coming, and which date suits them?
ask: Is the day a present, and does the person know about it yet?
ask: What draws you more: making something, tasting it, or learning why it works?
advice-subject: What to wear for a hands-on day
advice-subject: How hands learn a craft
advice-subject: Before your first try at the craft
advice-opening: A first try at a craft is meant to look like one, so this letter is about everything except talent.
advice-opening: People leave a workshop or a tasting with more when they come with short nails, no perfume and one good question.
advice-opening: Crafts look slow from outside, and the first surprise is how much your hands have to notice.
tip: Wear sleeves you can push up and shoes that cover your toes. Aprons protect the front, and splashes come from every side.
tip: Eat something small before you begin. Working with your hands takes more attention than it seems, and hunger makes them clumsy.
tip: Take off rings and watches before you touch the material. They collect dough, clay and wax, and they scratch what you have smoothed.
tip: Leave perfume at home on the day. A strong scent drowns what you are there to smell, and bees and other noses dislike it.
tip: Ask why a step is done, and not only how. You forget the movement by next month, but the reason lets you work it out again.
tip[photo]: Take one picture at each stage of the piece. Memory keeps the beginning and the end and loses the step that mattered.
tip[kids]: Let children do a small thing completely instead of helping with a large one. A lopsided bowl of their own beats a straight one they only held.
tip[first]: Expect the first piece to go wrong, and look at where it did. The second try begins right there.
nudge-subject: A date for your hands-on day
nudge-subject: A treat for you, or a present?
nudge-subject: Make it, taste it, or both?
nudge[calm]: Should you still want to try the craft, reply with the number of people and a month. A present can keep its date open for now.
nudge[calm]: Perhaps you want to ask whether your hands are clever enough. Write it down like that and send it; the answer binds you to nothing.
nudge[lively]: Whom would you bring along to get flour, clay or honey on their fingers? Send {us} a name and a date!
nudge[lively]: Craft days start with one messy decision. Reply with a date, or save the apron for another season.
q: Does a hands-on day depend on the weather or the season? | Work indoors goes on in any weather, while bees, vines and fields follow the year. Ask {us} what there is to see and do in the month you have in mind.
q: I have two left hands. Can I still take part? | A first try needs curiosity and no talent. Tell {us} that it is new to you, and ask how much help there is at the table.
q: Will I be on my feet all day? | Some crafts are done standing and some sitting, with tools or pans that have a weight of their own. Let {us} know if you need a chair or a break, and {we} will tell you how the day is paced.
q: Will my clothes get dirty? | They may, so put on closed shoes and something you need not be careful with, and tie back long hair. Ask whether aprons or protective clothing are at hand.
q: I have an allergy. What should I do? | Tell {us} before you choose a date, whatever it is: nuts, dust, pollen or stings. If a reaction could be serious, ask your doctor first whether it is a good idea.
q: How is a date agreed, or left open for a present? | Name a date and the number of people, or ask how a day is given with the date left open. Agree on the price, what you take home, and what happens if someone falls ill.
step: Looking and smelling | You meet the material and the tools before you are asked to do anything with them.
step: Your turn | Hands go in, the first try wobbles, and somebody shows you the one thing to change.
step: What came of it | The results stand on the table, get tasted or turned over, and go their way home.
span: with your own hands
small: so every pair of hands gets its turn at the tools
small: and your questions do not have to wait for the break
# bakery
received[calm]: In between loaves, a person is reading what you wrote about bread. {We} look at how many you feed and on which days.
received[calm]: Bread is planned well before it is eaten, so it is good that you wrote. Your message is here and has a reader.
received[lively]: Something smells good, and your message has joined it! A person with flour on the screen is reading.
received[lively]: Like a good dough, your question has been taken in hand: somebody is reading it and thinking in loaves.
headline[calm]: Your bread question has arrived
headline[calm]: Thank you for your note to the bakery
headline[lively]: Butter out, your message is in
headline[lively]: Your question has risen to the top
next: Count the slices you eat in a normal week, breakfasts and lunchboxes included.
next: Clear a shelf in the freezer, as sliced bread keeps well there.
next: Choose a pick-up day you can keep without driving a detour.
next: Ask at your table about seeds, nuts and grains that somebody does not eat.
ask: Write for how many people the bread should do, what they like, and on which day you would collect it.
ask: Do you like a dark crust or a light one, and do you slice thick or thin?
ask: Write which grains, nuts or seeds have to stay out of your order.
advice-subject: Where bread should sleep
advice-subject: How to wake up an old loaf
advice-subject: Slice it, freeze it, toast it
advice-opening: A good loaf changes every day of its life, and each of those days suits another kind of meal.
advice-opening: Most bread is thrown away for want of a freezer drawer and a hot oven.
advice-opening: The crust took hours to make, so it is a pity to lose it in a plastic bag.
tip: Keep a loaf cut side down on a board. The crust is its own lid, and the cut face dries last.
tip: Keep bread out of the fridge. Starch goes stale faster in the cold than in a cupboard or a freezer.
tip: Slice half the loaf on the first day and freeze it. Frozen slices go straight into the toaster and taste of the morning they were baked.
tip: Sprinkle an old loaf with water and put it in a hot oven for a short while. The crust turns crisp again and the crumb softens, so eat it that same meal.
tip: Let a warm loaf cool before you cut it. The crumb is still setting, and a knife turns it to paste.
tip: Use a long knife with teeth and hardly any pressure. Sawing keeps the crumb open, while pushing squashes it.
tip[kids]: Give children the end piece to chew. It is the part with the most crust, and it lasts the way home.
tip[group]: Count the heads for a breakfast order and add a few rolls. Somebody always says they have eaten and then has not.
nudge-subject: Dark crust or light?
nudge-subject: How many slices a week?
nudge-subject: Your bread, in one line
nudge[calm]: Send {us} a pick-up day and the number of loaves, if your bread bin is looking empty. If it is full, enjoy what is in it.
nudge[calm]: For most tables, one question decides: seeds or no seeds. Reply with that, and order or do not order as you please.
nudge[lively]: Toast or sandwich, which is it going to be? One word back, and {we} know which loaf to talk about!
nudge[lively]: There is a gap on your bread board, or there soon will be. Tell {us} on which day it should be filled.
q: Does bread change with the seasons? | Dough works faster in warm weather, and fillings follow what is ripe. Ask {us} what comes out of the oven in your month.
q: Which loaf should I try first? | Say what you eat with it. Strong cheese likes rye, jam likes something light, and soup likes a chewy crust.
q: My teeth do not like hard crusts. What is softer? | Tin loaves, milk breads and rolls have a thinner skin than hearth loaves. Ask {us} which of them are soft, and slice them thin.
q: Do I need a bag when I collect bread? | A cotton bag or a clean tea towel lets the crust breathe on the way home. Plastic softens it before you arrive.
q: What about allergies to nuts, wheat or milk? | Flour dust travels in every bakery, so traces are hard to rule out. Tell {us} what must be avoided, and ask about ingredients before you order.
q: How do I order, and what if I cannot collect it? | Write what you want, how much and for which day, and ask for the price. Dough is begun well ahead, so agree until when an order can be changed.
step: Choosing | You name the loaf, the number and the day you want to eat it.
step: Baking | The dough rests, is shaped and goes into the oven, and none of that can be hastened.
step: Taking it home | The bread cools in your bag, and the crust sings a little if you listen.
span: at the baker's bench
small: so the loaves are still whole when you choose
small: and you can ask what is in each bread
# restaurant
received[calm]: A person is reading your question about a table. The evening, the number of chairs and what somebody does not eat are what {we} look for.
received[calm]: Dinner plans are pleasant post. Your message has come in, and it is being read by someone who knows the kitchen.
received[lively]: Your appetite has been noted! Your question about a table is being read, and it smells of garlic already.
received[lively]: Menu talk already: your question is here, and it is being read with a pencil behind the ear.
headline[calm]: About the table for your evening
headline[calm]: Your dinner plans have come in
headline[lively]: Hungry? Your message is in the kitchen
headline[lively]: Forks down, your question is here
next: Count your guests once more, children and late arrivals included.
next: Ask everyone at the table what they cannot or will not eat.
next: Decide between the early and the late end of the evening.
next: Think about what there is to celebrate, if anything, and who should be surprised.
ask: Tell {us} the evening, the hour you are hungry, and how many will sit down.
ask: Who at your table eats no meat, no gluten, no nuts or no dairy?
ask: Would you like a quiet corner, or a place where you can see what is going on?
advice-subject: How to order for a large table
advice-subject: Tell the kitchen early
advice-subject: How to get a quiet table
advice-opening: Dinner for many is mostly a matter of a few words said before anyone sits down.
advice-opening: Kitchens plan their day long before the first guest is hungry, and you can make use of that.
advice-opening: If you have ever waited for one late plate at a full table, this letter is for you.
tip: Name allergies when you ask for the table and again when you order. The first lets the kitchen shop, and the second lets it cook.
tip: Ask what came in fresh today before you open the menu. Menus are printed earlier than the fish is bought.
tip: Come a little hungry and order in rounds. Eyes choose too much at the start of an evening.
tip: Ask for the first or the last table of the evening if you want to talk. The room is quieter, and the cooks have more time.
tip[group]: Share starters across a large table. Everyone eats at once, and nobody waits for a plate with their name on it.
tip[kids]: Order for children as soon as you sit down. Patience and appetite rarely last as long as a starter.
tip[late]: Tell the restaurant if you are going to be late, even by a little. A kitchen can turn down a flame, but it cannot guess.
tip[first]: Ask the waiter what people come back for. It is a better question than what is good, because nobody can answer that for you.
nudge-subject: Early or late table?
nudge-subject: How many chairs for dinner?
nudge-subject: A few words about your meal
nudge[calm]: If you would still like to eat here, reply with an evening and a number. If you have cooked in the meantime, enjoy it.
nudge[calm]: Getting a whole table to agree is slow work. Send {us} the date they like most, and treat it as a first idea.
nudge[lively]: Starter person or dessert person? Tell {us} which, along with an evening, and {we} can talk about your table!
nudge[lively]: Your guests are hungry but undecided, as guests are. Pick an evening for them and send it over.
q: Can we sit outside if the weather is good? | Ask {us} when you choose the evening, and say whether you would still come if it rained. An open-air table is best asked for together with a plan for indoors.
q: We have never eaten this kind of food. Where do we begin? | Share a few small plates first, and say what you like at home. Ask {us} what a dish tastes of, and {we} will tell you.
q: Is it loud, and are there steps? | Rooms sound different when they are full. Ask {us} for the quiet corner, and tell {us} about a wheelchair, a pram or stiff knees so that {we} can say which table would suit.
q: Is there a dress code for dinner? | Ask if you are unsure; in most places, clothes you can sit and eat in are the right ones. Bring a layer if you sit outside.
q: How careful is the kitchen with allergies? | Tell {us} exactly what must not be on the plate, and how strict it has to be. Traces can be hard to avoid in a shared kitchen, so ask before you order.
q: How do we fix a table for a group, and change it later? | Send the date, the number and any dishes you have agreed on. Ask about a set menu, a deposit, and until when the number of guests can still move.
step: Sitting down | Coats go somewhere, bread or water may arrive, and you hear about today's dishes.
step: Courses | The kitchen sends plates in an order that lets you talk in between.
step: Afterwards | Coffee comes where you sit, and the last story is finished over it.
span: at the table
small: so the kitchen can send all plates at once
small: and one conversation is enough for the whole table
# education
received[calm]: Where you stand today matters to {us} more than where you think you ought to be. With that in mind, a person is reading your question about lessons.
received[calm]: {We} read a note like yours as a teacher does, looking for the spot where the learning got stuck. Yours has come in.
received[lively]: A hand is up in the back row! Somebody has seen it and is reading your question about lessons.
received[lively]: Your message passed its first test by arriving, and somebody who teaches is reading it.
headline[calm]: Your wish to learn has been heard
headline[calm]: Your learning goal is being read
headline[lively]: Pencils out, your question arrived
headline[lively]: That is one hand up already
next: Note what you can already do without help, even if it seems small.
next: Choose an hour of the week that you could keep for lessons.
next: Find the book, the app or the notes you used last, and mark the page where you stopped.
next: Write down one question that you never dared to ask in class.
ask: Describe what you want to learn and which part of it you can do today.
ask: Is there an exam or a date that you are learning towards?
ask: How do you like to practise: alone, aloud, on paper, or with others?
advice-subject: A little practice every day
advice-subject: Where you got stuck last time
advice-subject: How to remember what you learn
advice-opening: Learning mostly fails on the calendar and seldom on talent, and a calendar can be mended.
advice-opening: You can do a good part of the work before your first lesson, with a pencil and a few honest notes.
advice-opening: Teachers love one sort of pupil in particular: the one who knows which line they did not understand.
tip: Practise a little each day instead of long at the weekend. Memory keeps what it meets often, and short practice gets done.
tip: Explain what you have learned to someone who knows nothing about it. The place where you stumble is the next thing to study.
tip: Close the book and write down what you remember. Pulling knowledge out trains it better than reading it again.
tip: Keep your mistakes in a notebook with the right answer beside them. A list of your own errors is a better textbook than any you can buy.
tip: Give your goal a verb, such as order a meal or pass the test in spring. A level is hard to feel, and a verb can be ticked off.
tip[first]: Begin before you feel ready, and make the first step a small one. Readiness tends to come in the second week.
tip[kids]: Let children teach you what they learned today. They notice the gap by themselves, and they enjoy knowing more than you.
tip[able]: Tell the teacher which parts bore you. What you know already can be tested in a few minutes and then left alone.
nudge-subject: A first thing to learn
nudge-subject: The page where you stopped
nudge-subject: A time for lessons that you can keep
nudge[calm]: Write back with one thing that you would like to understand. Lessons can wait until your week has room for them.
nudge[calm]: Some people put off learning because they feel they should revise first. You need not; send {us} your level as it is, if you still want to.
nudge[lively]: Show {us} the sentence, sum or chord that beats you every time. Reply with it, and it becomes the first lesson's villain!
nudge[lively]: Homework, entirely optional: send {us} the goal that you have in mind, in seven words or fewer.
q: When in the year is it good to start lessons? | Whenever your week has a fixed gap for them. If there is an exam, count back from its date and tell {us} how far away it is.
q: I start from nothing. Is that a problem? | It is an easy place to teach from, because there is nothing to unlearn. Tell {us} what made you want to begin.
q: What if I learn slowly? | Slow learners often remember well, provided the steps are small. Say what pace has suited you before, and ask {us} how a class or lesson allows for it.
q: What goes into the bag for a first lesson? | Paper, a pencil and whatever you used before, mistakes included. Ask {us} about books or programs before you buy any.
q: I gave up on this once. Will it be different? | People usually stop because the steps were too large or the time did not fit. Tell {us} what it was, and the plan can begin there; the practice remains your part.
q: How are lesson times and prices agreed? | You and {we} settle the times, the length and the price before the first lesson. Ask also what happens to a lesson you have to miss.
step: Where you stand | A short talk or a few tasks show what is there, without marks.
step: One thing at a time | Each lesson takes one new thing and goes back over an old one.
step: Between lessons | You practise a little on your own and note where it stopped working.
span: of lessons
small: so a question never has to wait for the bell
small: and the teacher sees where each pencil stops
`
