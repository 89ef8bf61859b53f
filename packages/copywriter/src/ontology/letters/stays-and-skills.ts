/** Letters of stays, skills outdoors, gear, table and lessons; the format is plain lines by trade. */
export const staysAndSkills = `
# foraging
received[calm]: What grows changes from week to week, so with wild food your date is half of the plan. No harvest can be ordered.
received[calm]: Only what is known for certain goes into the basket. Learning a few plants well beats learning many halfway.
received[lively]: Dinner may be growing beside the path, if you know its leaves!
received[lively]: Smell it, rub it, ask about it, and only then eat it!
headline[calm]: Baskets fill slowly, and with care
headline[calm]: Learn a few leaves, and learn them well
headline[lively]: Berries, leaves, muddy knees!
headline[lively]: Look down, lunch is growing!
next: Learn one common plant near your door this week, and look at it from root to flower.
next: Ask everyone who would come along about food allergies, and write the answers down.
next: Find a flat basket or a few paper bags.
next: Look for long trousers and closed shoes, because many wild plants grow among thorns.
ask: Tell {us} how many of you will come foraging and what you must not eat.
ask: Which plants or mushrooms do you know already, and which would you love to find?
ask: Let {us} know which part of the year you have in mind, since the season decides what can be found.
advice-subject: How to carry what you pick
advice-subject: How to look at a wild mushroom
advice-subject: The plant to learn first
advice-opening: Most wild food is easy to find and harder to name, so this letter is about looking closely.
advice-opening: Before you go foraging for the first time, a few habits are worth more than a thick plant book.
advice-opening: Wild food is found by people who go slowly, and slowness can be practised on any path.
tip: Carry your finds in a basket or a paper bag. Plastic keeps the damp in, and mushrooms turn slimy before you are home.
tip: Put anything you cannot name in a bag of its own, and eat none of it. One wrong mushroom among the good ones means that all of them have to go.
tip: Look at each leaf before you pick it, even among wild garlic. The smell stays on your fingers, so a poisonous neighbour can seem to smell right.
tip: Stay away from road edges and sprayed fields when you pick. Leaves hold on to dust and chemicals that washing does not take off.
tip[first]: Learn one plant properly before you begin with the next: leaf, stem, smell, and where it grows. One that you are sure of is worth a page of maybes.
tip[photo]: Photograph a mushroom from below as well as from above, with the foot of its stem. The cap alone often looks like something else.
tip[kids]: Agree on one rule before children set off: find it, show it, and nothing goes in the mouth until somebody who knows the plant has named it. Small people spot a lot, because they are close to the ground.
tip[group]: Share out the plants, one to each person in the group. When everyone looks for something else, nobody tramples the same patch.
nudge-subject: A basket for which month?
nudge-subject: Roots, leaves or mushrooms?
nudge-subject: Still curious about wild food?
nudge[calm]: Each month has its own basket. Name the one in which you could come, and you learn what may be in it.
nudge[calm]: Mushrooms, herbs or berries: one word is enough for a start. You can think about a date in peace.
nudge[lively]: What grows near your home that you have always wondered about? Describe its leaves, and ask away!
nudge[lively]: For your foraging plans, send {us} the number of people! A number is plenty for now, and so is a maybe.
q: Which season is good for foraging? | Every season has its own plants. Ask {us} what usually grows in the month you have in mind.
q: I know no plants at all. Can I come foraging? | Many people begin with the few plants they know, such as nettle, dandelion and bramble. Say so when you write, and ask {us} what suits a first time.
q: How far does one walk when foraging? | Foragers usually walk slowly and stop often, but there may be rough ground and a lot of bending down. Ask {us} about the route, and say what is comfortable for you.
q: Do nettles and ticks call for long trousers? | Long trousers, long sleeves and closed shoes keep off thorns and ticks. A rain jacket is useful too, as wet ground is where many things grow.
q: What if I pick something poisonous? | The rule of foraging is that anything you cannot name with certainty is not eaten. Taste nothing on your own guess, and mention allergies beforehand.
q: What happens if the weather is dry or stormy on the day? | Storm makes old trees dangerous, and dry weeks leave little to find. Agree with {us} beforehand what happens to the date and the price in that case.
# bushcraft
received[calm]: A fire made with your own hands takes longer than you think and warms more than you expect. Everyone begins with the knife.
received[calm]: Out in the woods, skill weighs less than gear, and it never stays at home by mistake. What you can do already is useful to know.
received[lively]: Sparks, smoke, more smoke, and at last a flame!
received[lively]: A tarp and a few knots keep off more rain than grumbling!
headline[calm]: Less in the bag, more in the hands
headline[calm]: What would you make with a knife?
headline[lively]: Strike a spark and see!
headline[lively]: Sharp knife, dry wood, warm hands!
next: Count the nights you have slept outdoors, and be honest if the number is none.
next: Choose clothes that may smell of smoke, wool before anything that melts.
next: Read up on one knot, and tie it until you can do it without looking.
next: Decide what you want to be able to do by yourself: light a fire, sleep dry, or carve a spoon.
ask: Tell {us} whether you have made a fire outdoors before and how many of you would come to learn.
ask: Have you slept outdoors, and how cold may a night be before you stop enjoying it?
ask: Write which skill draws you most, be it fire, shelter, knife or cooking over embers.
advice-subject: Where dry wood hides in the rain
advice-subject: A small shelter is the warm one
advice-subject: What to do before you strike the match
advice-opening: Bushcraft looks like strength and is mostly preparation, which anybody can practise.
advice-opening: A fire in wet woods is won in the quarter of an hour before anyone lights it.
advice-opening: You can practise many bushcraft skills near home, long before you sleep under a tarp.
tip: Look for dead twigs that still hang in the tree, low enough to reach. Wood on the ground drinks water from below, while wood in the air dries after every shower.
tip: Gather more kindling than seems sensible, and sort it by thickness before you light it. Fires go out while people look for the next twig.
tip: Keep one dry set of clothes that is only for sleeping. However wet the day was, the night then starts warm.
tip: Build your shelter hardly longer than yourself. Your body is the only stove in it, and a large roof lets the heat wander off.
tip[first]: Shave a stick into thin curls before your first fire. Feather sticks catch when bark will not, and the carving teaches you your knife.
tip[kids]: Let children carve sitting down, elbows on their knees, with the blade moving away from them. Nobody else sits in reach of the blade.
tip[own]: Test your own knife on a piece of paper before you pack it. A blunt blade needs force, and force is what makes it slip.
tip[night]: Hang your torch in the same place every evening in camp. The wood is darkest when you need it.
nudge-subject: Fire, shelter or knife?
nudge-subject: Pick one skill for the woods
nudge-subject: One night out, or none?
nudge[calm]: Should the woods still tempt you, write back with one skill that you want to learn. Woods do not run away.
nudge[calm]: A date, a doubt or a question about bushcraft: send whichever comes first. Nothing is settled until you say so.
nudge[lively]: Would you sleep out in the woods, or be home for dinner? That choice decides nearly everything else!
nudge[lively]: Fire or shelter first? Reply with one word, or stay indoors for now with a good conscience!
q: Does bushcraft go on in the rain? | Rain is part of learning outdoors, while storm among old trees is another matter. Storms are the exception, so find out how they are handled.
q: I have never slept outside. Is that a problem? | Many people have not. Tell {us} that it would be your first night out, and ask what to bring and whether one can start without it.
q: Is bushcraft hard on back and knees? | Sawing, carrying and squatting can be tiring. Mention any movement that is hard for you, and ask {us} how tiring the days are.
q: Which kit should I bring for bushcraft? | Clothes that may get dirty and sturdy boots are usual. Ask {us} for the list, because tools, tarps and sleeping things differ from one course to the next.
q: Is handling axes and fire dangerous? | It asks for attention, space and water beside the fire. Say so if you are uneasy about blades, and ask {us} how beginners are shown.
q: How do I settle a date and a price for a course? | Write which dates could suit you and how many you are. Before you agree, ask what the price covers, and what happens if drought forbids open fire.
# kids-camp
received[calm]: Handing over a child takes trust, and questions are how trust is built. Nothing about food, sleep or worries is too small.
received[calm]: Homesickness is common at camp and usually passes. A familiar thing in the bag helps.
received[lively]: Muddy, tired and full of stories, that is how children come home from camp!
received[lively]: Every camp friendship starts with somebody asking to borrow a torch!
headline[calm]: Ask whatever a parent needs to know
headline[calm]: Name tags, a torch, a cuddly toy
headline[lively]: Off to camp with a name in every sock!
headline[lively]: Marshmallows and muddy knees!
next: Ask the children which part of camp they look forward to and which part worries them.
next: Write down allergies, medicines and habits that a camp ought to know.
next: Look at the family calendar and note a second date for camp that would do.
next: Look out clothes for camp that may come home in another colour.
ask: Tell {us} how old the children are and which dates you are thinking of.
ask: Has the child been to a camp before, and what helps when something feels strange?
ask: Mention the friends or siblings who should be in the same camp group.
advice-subject: How children pack for camp
advice-subject: When homesickness comes to camp
advice-subject: A trial before the first camp
advice-opening: A good time at camp begins at home, some days before anyone closes a bag.
advice-opening: Children settle at camp more quickly when a few small things have been talked about at home.
advice-opening: Name tags and rain jackets matter at camp, and so does what you say at the goodbye.
tip: Write the name in every piece of clothing, socks included. A heap of wet clothes at camp soon belongs to nobody.
tip: Let the child pack the bag and only check it against the list. Whoever packed it knows where things are.
tip: Talk about missing home as something normal that passes. A promise to fetch the child at the first tear makes the first tear more likely.
tip: Choose clothes you would not miss, and say so aloud. Children play more freely when nobody is waiting for clean trousers.
tip[first]: If camp means nights away, practise with a night at a friend's house. A strange ceiling is easier the second time.
tip[night]: Hide something familiar in the bag, such as a worn shirt or a small soft animal. The first bedtime at camp is the long one.
tip[early]: Say goodbye in a warm and short way. Children look at the face of the adult to find out whether camp is safe.
tip[group]: Name one friend for the same group when you write, and not a whole class. A pair mixes with the others, while a large set stays among itself.
nudge-subject: Which dates for camp?
nudge-subject: Camp: ages and dates
nudge-subject: Still choosing a camp for the children?
nudge[calm]: If camp is still an idea, reply with the dates and the ages. Take your time if the family calendar has not been agreed yet.
nudge[calm]: Food, groups, homesickness: parents have a list, and it is a good one. Go through it, and ask {us} about every line.
nudge[lively]: What do the children look forward to most at camp? Send {us} their answer, or ask them again another day!
nudge[lively]: How many children would come to camp? One number back is enough, and no is a fine answer!
q: What do children do at camp when it rains? | Camps usually have other plans for wet days, and rain jackets help. Ask {us} where the group goes in rain, thunder or great heat.
q: What if it is the first time at a camp? | For many children it is, and the first hours are often the hardest. Tell {us} what helps, and ask how you would hear about tears.
q: Does a child have to be sporty for camp? | Camps differ a great deal in how active they are. Write what the child likes and what is hard, and ask {us} whether it fits.
q: What goes into a camp bag? | Clothes that may get dirty, spare shoes, a rain jacket and a named bottle are usual. Ask {us} for the list before you buy anything.
q: Who looks after the children at camp? | That is a question every camp should answer in plain words. Ask {us} about the size of the groups, who the adults are, how they are checked, and what happens if a child is ill.
q: How is a camp place arranged, and what if plans change? | Dates, price and payment should be agreed in writing. Ask at the same time what happens if a child falls ill before camp begins.
# outing
received[calm]: A day outside has to fit the slowest and the smallest of the group, and then it fits everyone. Who comes along is good to know.
received[calm]: Weather makes many plans outdoors into other plans, and often they are as good. A little room in the day is all it takes.
received[lively]: Nobody sits on the sofa at the end of such a day and wishes they had stayed there!
received[lively]: A picnic improves almost any place!
headline[calm]: Out of the house, thank you
headline[calm]: Who would come along with you?
headline[lively]: Jackets on, out you go!
headline[lively]: The door is that way!
next: Ask the people you would take outside which dates they can manage.
next: Look out the shoes you have worn most outdoors, and see whether the soles still grip.
next: Decide what your time outside should be above all: active, quiet or sociable.
next: Note anything that matters for your trip, such as steps you avoid or food you do not eat.
ask: Say how many of you would come outside and how active you like to be.
ask: What would make the trip a good one for the person who is hardest to please?
ask: Which date do you have in mind, and is there a second choice?
advice-subject: A small bag for any weather
advice-subject: How to plan a trip with others
advice-subject: Dress for the coldest quarter of an hour
advice-opening: A day outside goes well or badly in small things, and most of those fit in a small bag.
advice-opening: Whatever kind of trip you have in mind, the same few habits help in most weather.
advice-opening: A few small mistakes spoil many trips, and all of them can be put right at home.
tip: Dress in layers that come off one by one. You warm up while you move and start to cool as soon as you stop.
tip: Wear new shoes at home before a day outside in them. Blisters start in the first hour and stay until the last.
tip: Drink before you set off and take a bottle along. Wind and cold hide thirst, while heat makes it grow fast.
tip: Pack a rain jacket where you can reach it. Showers rarely wait until you have unpacked.
tip[first]: Say early on if a trip is too quick for you. It is easy to slow down at the start and hard once you are tired.
tip[kids]: Give each child on a trip a task, such as the snack or the lookout. A child with a job forgets to ask how long it will be.
tip[group]: Choose one person to collect dates and questions for everyone. A trip with many organisers tends to have no date.
tip[photo]: Take pictures in the first and the last light of the day. Noon flattens a view and makes faces squint.
nudge-subject: Sun, shade or never mind?
nudge-subject: How many would go outside?
nudge-subject: A first idea of your trip
nudge[calm]: When you are ready to go on, send {us} a date for the trip and the number of people. When you are not, keep the advice and enjoy it elsewhere.
nudge[calm]: A day outside often waits for one open question. Reply with yours, and decide about the day when you know more.
nudge[lively]: Lazy or lively, how should a day outside feel? One adjective is a great help!
nudge[lively]: School holidays, a long weekend or a day off? Find the gap and write {us} when it is!
q: What happens to the trip in bad weather? | Light rain is usually a question of clothing, whereas thunder and storm change plans. Ask {us} who decides, and how you would hear about it.
q: Is the outing right for a beginner? | Say that it is new to you, and what you have done before that was a little like it. Then ask {us} what a first time is like.
q: Is it all right if I am slow or out of breath? | That depends on the outing. Describe the most active day you enjoyed lately, and ask {us} how it compares.
q: What do I wear and bring on the trip? | Layers, shoes that have been worn in and a jacket against wind and rain suit most days out. Ask {us} about anything special for this one.
q: Somebody in our group is nervous. What can we do? | Tell {us} beforehand, and say what the worry is about. It is easier to plan for it than to talk it away on the day.
q: How do we agree on a date and a price for the outing? | Write your preferred date, a second choice, and the number of people. Then ask what the price covers, and what you would both do if you had to call it off.
# glamping
received[calm]: Glamping means a real bed with canvas or wood around it, and evenings that smell of grass. Warm socks still earn their place in the bag.
received[calm]: Comfort outdoors differs from place to place, so beds, heat and bathrooms are worth asking about by name.
received[lively]: All the stars and none of the tent pegs!
received[lively]: You hear the owls, and a duvet keeps the cold away!
headline[calm]: A real bed under a wide sky
headline[calm]: Canvas, candles, clean sheets
headline[lively]: Sleep out without roughing it!
headline[lively]: Wake up to birds, in a bed!
next: Choose the nights you like and a few others that would do.
next: Count the sleepers, and note who would need a bed of their own.
next: Lay out slippers, a warm layer and a torch for your nights outdoors.
next: Think about what you would like to do in the evening: cook, go out or do nothing at all.
ask: A list of sleepers, big and small, and your nights would be a great help.
ask: Does anyone sleep lightly, get up early or need a short walk to the bathroom?
ask: Write how you would travel to your glamping nights, and when you would like to arrive.
advice-subject: How to sleep warm when glamping
advice-subject: What to pack for glamping
advice-subject: The first evening outdoors
advice-opening: A real bed changes a lot about camping, but the night air may still come in.
advice-opening: The nicest hours of glamping are often early and late, and a little packing makes both of them warm.
advice-opening: People who say they are not the tent type often mean one cold night long ago.
tip: Bring a woollen hat for cool nights. Your body lies under the covers, and your head does not.
tip: Arrive while there is still daylight. Paths, light switches and the way to the bathroom are quickly learned when you can see them.
tip: Pack shoes you can slip on in the dark. Grass is often wet from late evening until well after breakfast.
tip: Pack one layer more for the evening than the day suggests. Tents and light walls lose their heat soon after sunset.
tip[kids]: Walk the way to the bathroom with children before dark. A path they have walked by day is a game at night.
tip[group]: Talk about quiet hours with the people in your group before the first evening. Thin walls keep out rain and hardly any voices.
tip[long]: Take clothes for mornings and for noon on a longer stay. Light walls can make it cold at breakfast and hot after lunch.
tip[night]: Choose a lantern with warm light over a strong torch. Eyes that have got used to the dark see far more stars.
nudge-subject: Your nights in the open
nudge-subject: Which nights suit you for glamping?
nudge-subject: Anything unclear about glamping?
nudge[calm]: If you still picture waking up outdoors, reply with an arrival date. If another plan has taken over, {we} wish you a good night's sleep wherever it is.
nudge[calm]: Tell {us} the one thing you are unsure about, such as warmth or bathrooms. You can settle your nights whenever you like.
nudge[lively]: Are there early risers among you, or children who need a bed of their own? Tell {us} who would sleep where!
nudge[lively]: Birdsong at dawn or stars at midnight: which would you rather stay awake for? Tell {us} with the month you like!
q: Is it cold at night when glamping? | Light walls cool quickly after dark, even in summer. Ask {us} about heating and covers, and pack warm socks in any case.
q: I am not the camping type. Will I like glamping? | That depends on the comforts you do not want to miss. Name them, and ask {us} which of them there are.
q: How comfortable are the bathrooms? | That differs from place to place: some are private and others are a walk away. Ask {us} how far it is, and whether the path is lit.
q: What should we pack for glamping? | Slippers, a jumper for the evening and a torch are enough for many nights. Find out from {us} about bedding, towels and cooking things before you pack.
q: What about storms and insects? | A shower is rarely a problem, but strong wind can be. Ask {us} what the plan is for such a night, and bring something against mosquitoes.
q: How do we settle our nights and the price? | Send your dates with a second choice, and the number of guests. Before you agree, ask what the price includes and what happens if you have to change the nights.
# camping
received[calm]: The size of what you sleep in decides on the pitch, and so do shade and distance to the taps. All that can be talked about.
received[calm]: On a campsite the evening happens outside, whatever the tent looks like. Arriving in daylight makes the first one pleasant.
received[lively]: Someone always forgets the tin opener, and a neighbour always has one!
received[lively]: Hammer in the last peg, and the holiday begins!
headline[calm]: Pitch, shade and the way to the taps
headline[calm]: What will you sleep in?
headline[lively]: Pegs in, kettle on!
headline[lively]: Zip open, good morning!
next: Measure what you would sleep in, be it a tent with its guy ropes or a van with the awning out.
next: If you own a tent, put it up once and count the poles.
next: Check the batteries of the torch and look for the camping things you have not used for a year.
next: Settle arrival and departure among those who would camp with you.
ask: Tell {us} what you would sleep in, how large it is, and which nights you would like to stay.
ask: Would you need power where you camp, or is a torch enough?
ask: Say whether shade, a view, quiet or a short way to the water matters most to you when camping.
advice-subject: The cold comes from below
advice-subject: How to choose the right patch of grass
advice-subject: Pack the tent so that arriving is easy
advice-opening: Good camping is mostly decided before dark on the first evening, while everyone can still see.
advice-opening: Everyone who camps has one story about a wet night, and nearly all of them begin with where the tent stood.
advice-opening: For camping you need less kit than the shops suggest, and better ground than you might think.
tip: Spend on the mat before you spend on the sleeping bag. The ground takes more warmth from a sleeper than the air does.
tip: Pitch on a slight rise with the door away from the wind. Water runs to the hollows at night, and a door in the wind fills the tent like a sail.
tip: Look up before you unroll anything. Dead branches fall, and a lamp nearby shines on the tent until morning.
tip: Air the tent at home even if it was packed dry. A night's breath is enough to grow mould in the bag.
tip: Pack the tent, the mallet and a head torch last, so that they come out first. Arriving in the dark is easy when nothing has to be dug out.
tip: Level a van or caravan before you cook or make the beds. Pans slide, water stays in the sink, and sleepers roll to the wall.
tip[kids]: Tie something bright to the tent for children. Many tents look the same from every side.
tip[first]: Try a first night close to home. Whatever you have forgotten is then a short way off and becomes the list for the next one.
nudge-subject: Tent, van or caravan?
nudge-subject: One more detail about camping
nudge-subject: Dates for your camping nights
nudge[calm]: Reply with your dates and what you would sleep in, if camping is still the plan. There is no need to answer if the tent stays in the loft.
nudge[calm]: Many campers wait for a forecast that nobody can give yet. Send {us} your question, and leave the weather for later.
nudge[lively]: Shade or sun for your camping nights? Write back with one word, or tell {us} nothing yet!
nudge[lively]: Camping for how many, and in which week? One line is all it takes, and another year is fine too!
q: Can we camp if the forecast is poor? | A shower is little trouble for a tent on raised ground with tight ropes. Strong wind is, so ask {us} what to do in a storm and where one could wait.
q: We have never put up a tent. Will we manage? | Try it once at home if you own one, and bring every peg. Tell {us} that it is your first camping trip, and ask what is easiest.
q: How far is it to the taps and toilets? | Every campsite is laid out in its own way. Say what matters to you, and ask {us} about distances, steps and lights.
q: What do campers forget most often? | Often it is a mallet, a lighter, a washing-up sponge or a second pair of shoes. Ask {us} what can be bought or borrowed nearby.
q: Is it loud at night on a campsite? | That differs, so ask {us} about quiet hours, roads and neighbours. Earplugs weigh nothing and settle the rest.
q: How do we arrange camping nights and change them if we have to? | Tell {us} your dates, your number and what you sleep in. Agree on the price, the deposit if there is one, and how a change of dates is handled.
# lodge
received[calm]: Nights and guests are the frame of a stay, and everything else can be filled in as you like. Wishes are best said early.
received[calm]: Arriving is a part of any stay, so roads, trains and the hour of the evening are worth a thought now.
received[lively]: Sleeping elsewhere makes even the breakfast taste new!
received[lively]: The first night is for arriving, and the second is for having arrived!
headline[calm]: Somewhere to put down your bags
headline[calm]: Which nights would suit you?
headline[lively]: Drop the bags, put up your feet!
headline[lively]: Good nights, slow mornings!
next: Note your arrival and departure, and whether either of them can move.
next: Work out who would share a room with whom before you talk about beds.
next: Make a note of what helps you to sleep well and of anything you do not eat.
next: Make up your mind what the stay is for, even if it is nothing but rest.
ask: How many of you would stay, and on which nights?
ask: What brings you, and what would make it a good stay for you?
ask: Let {us} know if stairs, a late arrival or an early start play a part in your stay.
advice-subject: The first evening of a stay
advice-subject: Beds, noise and the way there
advice-subject: How to choose your nights away
advice-opening: The nights you choose shape a stay more than anything you put in the suitcase.
advice-opening: A place you have never slept in has its own ways, and it helps to ask about them beforehand.
advice-opening: Some guests feel at home on the first evening of a stay, and they often do the same few things.
tip: Plan little for the evening you arrive. Finding the way, the beds and the light switches takes longer than the distance suggests.
tip: Save the directions on your phone or on paper before you set off. A signal often fails on the last stretch, where you need it.
tip: Ask about meals before you arrive, and about a kitchen if you would like to cook. It decides what to buy and what to leave at home.
tip: Bring light shoes or warm socks for indoors. Floors in a strange place can be cold, and wet boots are happier near the door.
tip[kids]: Take a small night light for children. A strange room is at its darkest on the first night.
tip[group]: Share out the beds before your group arrives. Beds are a common quarrel, and it is quickly avoided on paper.
tip[long]: Leave one day of a long stay without any plan. It tends to be the day people describe when they are home again.
tip: Ask about parking or the way on foot before you set out. The last stretch to a night's stay is often the least clear.
nudge-subject: A night more or a night less?
nudge-subject: Your dates for the stay
nudge-subject: Sleep, walks or meals first?
nudge[calm]: Reply with an arrival date and the number of nights. Flights and trains are better booked after that.
nudge[calm]: What would you need to know before you decide about a stay? Ask {us} that, and think about the rest later.
nudge[lively]: Weekend or a whole week? Have a look at your calendar and write {us} what it allows!
nudge[lively]: What are you most looking forward to: sleep, walks or meals? The answer tells {us} what to write about next!
q: Which time of year is good for a stay? | That depends on what you want to do, and on weather and roads. Each month has its own light, crowds and temperatures.
q: We have not stayed anywhere like this before. What is different? | Write what you are used to, and ask {us} about rooms, washing, meals and arrival. What is usual differs from one kind of place to the next.
q: How do we manage with stiff knees or a pram? | Ask {us} about stairs, doors, showers and the last part of the way. Say what would help, so that {we} can tell you honestly whether it suits.
q: What do we need to bring for a stay? | Layers and light indoor shoes are useful almost anywhere. Bedding, towels and food differ, so ask {us} for a list before you pack.
q: Is it quiet at night where we would sleep? | That differs by room and by night, and how lightly you sleep matters too. Ask {us} where it is quietest, and bring earplugs if you often need them.
q: What should we have in writing before we travel to the stay? | Give {us} your dates and the number of guests, and ask for the price in writing with everything that comes on top. Agree at the same time on what happens if either side has to change it.
# gear-rental
received[calm]: Hiring makes sense for what you use a few days a year, and the fit decides whether it is a pleasure. Sizes come first.
received[calm]: With hired gear, the small print is about damage and lateness, so ask about both. Then there is nothing left to worry about on the trip.
received[lively]: No cupboard is large enough for all the gear one would like to try!
received[lively]: Borrow it, use it, hand it back, and somebody else dries it!
headline[calm]: Sizes, dates, and where you are off to
headline[calm]: Try it before you ever buy it
headline[lively]: No attic needed!
headline[lively]: Hire, use, return, smile!
next: List what you own already, so that you hire only the gaps.
next: Measure everyone who needs gear, as guessed sizes are often wrong.
next: Mark the day from which you need the gear and the day it can go back.
next: Think about where you would use the gear, and what the weather is usually like there.
ask: Tell {us} from when to when you need the gear, and what sizes you all take.
ask: Where will you use the gear, and have you used such things before?
ask: What kit do you own already, and what is missing?
advice-subject: Hire or buy? One simple rule
advice-subject: Zips, straps and scratches: look first
advice-subject: Sizes: what to measure before you hire
advice-opening: Borrowed gear works as well as your own, once you have spent a little time with it before the trip.
advice-opening: Whoever hires equipment can choose it for this one trip, which owners cannot.
advice-opening: Questions about gear are easy to ask before you hire it and awkward once you are out with it.
tip: Hire what you use once a year, and buy what you use every week. Storage and care are part of the price of owning gear.
tip: Try every strap, zip or buckle before you take hired gear away. Moving parts fail first, and they are easiest to swap at the start.
tip: If you have to carry the gear, ask for its weight as well as its price. You pay one of them once and carry the other all day.
tip: Take a picture of the gear when you collect it. A scratch is easier to talk about when both sides can see its age.
tip: Try hired gear once before the trip, as far as that is possible. You then know how it works, and that no part is missing.
tip[kids]: Send the children's height and shoe size as well as their age. Two of the same age can need gear of very different size.
tip[group]: Collect one list for the whole group and send it in one message. Gear asked for from one list is less often doubled or forgotten.
tip[able]: Name the model you used last and what you liked about it. Practised users are fitted by comparison.
nudge-subject: The one size still missing
nudge-subject: From when to when do you need it?
nudge-subject: Is your kit list finished?
nudge[calm]: Send {us} the dates of your trip if you still want to hire gear. If you have found some elsewhere, so much the better.
nudge[calm]: Kit lists grow slowly, so a half-finished one is fine. Reply with the item you are unsure about, and leave the rest open.
nudge[lively]: What is the one piece of gear you need most? Send {us} that, or take another look at your list first!
nudge[lively]: For how many people do you need gear? A number gets it going, and the sizes can follow later!
q: What if the weather turns and I cannot use the gear? | That is worth asking before you hire. Find out from {us} how dates can be moved, and what a change would cost.
q: I have never used this kind of equipment. What then? | Say so when you write, and ask {us} whether it can be shown to you. Try each part yourself before you need it.
q: How do I know the gear will fit? | Measure everyone on the day you write, because guessed sizes are often too small. Ask {us} which measurements count for each piece.
q: What should I bring when I collect equipment? | Clothes or shoes that you will wear with it can change the fit, so have them with you if you can. Many rentals keep a deposit or look at an identity card.
q: What if something breaks while I have it? | Parts wear out, and accidents happen. Ask {us} what counts as wear, what you would pay for, and whom to tell.
q: How is the price of a rental worked out? | It often follows the time and the number of items. Ask {us} which days count, and what happens if gear comes back early or late.
# gear-shop
received[calm]: What gear is used for, and how often, says more than any brand. A good item is one that you will still want to carry after an hour.
received[calm]: Much kit can be mended for less than a new piece costs, and it already fits. That question is always allowed.
received[lively]: The lightest piece of kit is the one you find you do not need!
received[lively]: Gear that fits is forgotten within minutes, and that is praise!
headline[calm]: Mend it, replace it, or do without?
headline[calm]: What will the kit have to put up with?
headline[lively]: Kit talk, gladly!
headline[lively]: Good gear lasts, so choose slowly!
next: Lay out the gear you have, and note what annoyed you about each piece.
next: Look for the label with the name and size of the gear you own or want.
next: Take a photo in daylight of the piece of kit you are asking about, if you have it.
next: Write down how you really use your kit, and keep the dream trip on another page.
ask: Tell {us} where you use your gear, how often, and what bothers you about it.
ask: Which make, model or size is your question about?
ask: By when do you need the gear, and for what?
advice-subject: Look after gear, and it lasts
advice-subject: Before you buy new kit
advice-subject: What wears out first in outdoor gear
advice-opening: Good kit is chosen for the bad hours of a trip, when it is wet, late and uphill.
advice-opening: You can make outdoor gear last far longer with cleaning, drying and a little attention.
advice-opening: The right piece of kit for one person is the wrong one for the next, so it pays to describe how you use it.
tip: Dry your gear fully before you put it away. Damp is what ruins cloth, metal and glue while nobody looks.
tip: Read the care label before you wash any kit. The wrong cleaner or too much heat can do more harm than a lot of use.
tip: Wash a waterproof jacket as its label says. Dirt and sweat stop the cloth from breathing, and most people blame the jacket.
tip: Judge kit under the conditions you will use it in, with load, layers or gloves. In a warm room almost everything feels right.
tip: Store gear loose, dry and out of the sun. Cloth, foam and rubber remember being squeezed and heated.
tip[own]: Have a small tear or a loose part mended soon after you find it. Small damage to gear seldom stays small.
tip[first]: Choose kit for what you do most often. Gear for the one grand trip is often heavy, costly and idle.
tip[able]: Weigh or count your full kit item by item and write it down. The surprise is rarely the thing you suspected.
nudge-subject: What bothers you about your old gear?
nudge-subject: Which piece of kit is it?
nudge-subject: A question left about your gear?
nudge[calm]: What do you need the gear for? An answer of a few words helps if you are still choosing, and the old one may do for another year.
nudge[calm]: Old gear tells a story: what broke, what rubbed, what you never used. That is a better guide than any catalogue.
nudge[lively]: Mend, replace or add to your kit? Send {us} one of the three, or keep what you have!
nudge[lively]: Which question about your gear is still open? Write it down, press send, and go outside!
q: Which gear suits my weather? | It depends on what you do, how much you move and how wet or cold it gets. Tell {us} all of these, and ask what others use in such weather.
q: I am new to this. What should I get first? | Begin with what you need to be safe, dry and warm. Tell {us} what you plan, and ask what can be borrowed or left for later.
q: Will it fit, or match what I have? | Measure what you own, and note make and size. Ask {us} which measurements count for the piece you have in mind.
q: What should I have at hand when I ask about gear? | Make, model, size and a photo answer many questions at once. Say too how you use it and what troubles you.
q: Is second-hand or repaired gear any good? | Often it is, as cloth tends to live longer than seams, zips and foam. For ropes, helmets and harnesses, you need to know their whole history.
q: What about returns, exchanges and costs? | Ask {us} how these are handled before you buy or hand anything in. Keep labels and receipts until you are sure.
# craft-experience
received[calm]: Hands learn by doing, and a crooked first piece is something to keep. Nobody has to bring talent.
received[calm]: To see how a thing is made changes how one looks at it in a shop. A craft takes patience, and it gives some back.
received[lively]: Clay, dough or thread: fingers understand it sooner than heads!
received[lively]: Old crafts look easy until you try one!
headline[calm]: How things are made is worth a look
headline[calm]: Beginners make the proudest pieces
headline[lively]: Sleeves up and try!
headline[lively]: Crooked is charming!
next: Find clothes that may get a mark, with sleeves that stay up.
next: Note allergies or strong dislikes of everyone who would come.
next: Think of the question about this craft that you have always wanted to ask.
next: Find out from the others which dates they can come and try it.
ask: How many people would come to the craft, and which date suits them?
ask: Is it a present, and does the person know about it yet?
ask: What draws you to the craft: making, tasting, or learning why it works?
advice-subject: What to wear for a hands-on day
advice-subject: How hands learn a craft
advice-subject: Before your first try at the craft
advice-opening: A first try at a craft is meant to look like one, so this letter is about everything except talent.
advice-opening: People often get more out of a craft when they come with one good question.
advice-opening: A craft looks slow from outside, and the first surprise is how much there is to notice.
tip: Wear sleeves you can push up and shoes that cover your toes. Most crafts leave a mark somewhere.
tip: Come neither hungry nor full. A craft takes more attention than it seems, and hunger makes people clumsy.
tip: Take off rings and watches before you touch the material. They catch on tools and scratch what you have made.
tip: Leave perfume at home when you visit a craft. A strong scent hides what there is to smell, and others notice it more than you do.
tip: Ask why a step is done, and not only how. You forget the movement by next month, but the reason lets you work it out again.
tip[photo]: Take one picture at each stage of the work. Memory keeps the beginning and the end and loses the step that mattered.
tip[kids]: Let children do a small thing completely instead of helping with a large one. What they made by themselves matters more than how straight it is.
tip[first]: Expect a first attempt to go a little wrong, and look at where it did. The second try begins right there.
nudge-subject: A date for trying the craft
nudge-subject: A treat for you, or a present?
nudge-subject: Making, tasting or learning?
nudge[calm]: Should you still want to try the craft, reply with the number of people and a month. A present can keep its date open for now.
nudge[calm]: Perhaps you want to ask whether it suits complete beginners. Write that down and send it; the answer binds you to nothing.
nudge[lively]: Do you like to get your hands dirty, or rather watch and taste? A craft has room for both sorts!
nudge[lively]: Is it for you or a present? One word about your craft plans is enough, or leave them for another season!
q: Does it depend on the weather or the season? | Work indoors goes on in most weather, while anything that grows follows the year. Ask {us} what there is to see and do in the month you have in mind.
q: I have two left hands. Can I still take part? | Curiosity is a good start in any craft. Tell {us} that it is new to you, and ask how much help there is.
q: Would I be on my feet for long? | Some crafts are done standing and some sitting. Let {us} know if you need a chair or a break, and ask how the time is paced.
q: Will my clothes get dirty? | They may, so put on closed shoes and something you need not be careful with. Ask {us} about aprons or protective clothing.
q: I have an allergy. What should I do? | Tell {us} before you choose a date, whatever it is: food, dust, pollen or stings. If a reaction could be serious, ask your doctor first whether it is a good idea.
q: How is a date agreed, or left open for a present? | Name a date and the number of people, or ask how a present works with the date left open. Agree on the price, what you take home, and what happens if someone falls ill.
# bakery
received[calm]: Dough needs its time and cannot be talked into going faster, so the day you need it by is the first thing to settle.
received[calm]: What must not be in it is as important as what should be. With cakes and bread, allergies come before taste.
received[lively]: The crust crackles when a loaf cools, and few sounds make one so hungry!
received[lively]: Whether it feeds two or a whole party, cake has never made a day worse!
headline[calm]: For which day, and for how many?
headline[calm]: Flour, time and a warm oven
headline[lively]: Something good is in the air!
headline[lively]: Save room for cake!
next: Count the people you want to feed, small eaters included.
next: Clear some space in the freezer, as most bread keeps well there.
next: Choose the day on which you would like to eat what is baked.
next: Ask at your table about seeds, nuts, grains or dairy that somebody does not eat.
ask: Write how many people you would feed, what they like, and for which day.
ask: What do you like best so far, and is it for every day or for an occasion?
ask: Which grains, nuts, seeds or other things have to stay out of your order?
advice-subject: How to keep bread fresh
advice-subject: How to bring back an old loaf
advice-subject: Slice it, freeze it, toast it
advice-opening: A good loaf changes every day of its life, and each of those days suits another kind of meal.
advice-opening: Much bread is thrown away for want of a freezer and a hot oven.
advice-opening: The crust took hours to make, so it is a pity to lose it in a plastic bag.
tip: Keep a loaf cut side down on a board. The crust is its own lid, and the cut face dries last.
tip: Keep plain bread out of the fridge. It goes stale faster in the cold than in a cupboard or a freezer.
tip: Slice half the loaf on the first day and freeze it. Frozen slices go straight into the toaster.
tip: Sprinkle an old loaf with water and put it in a hot oven for a short while. The crust turns crisp again and the crumb softens, so eat it at that meal.
tip: Let a warm loaf cool before you cut it. The crumb is still setting, and a knife turns it to paste.
tip: Use a long knife with teeth and hardly any pressure. Sawing keeps the crumb open, while pushing squashes it.
tip[kids]: Give children the end piece of a loaf to chew. It has the most crust, and it keeps them busy on the way home.
tip[group]: Count the heads for a baking order and add a little. Somebody always says they have eaten and then has not.
nudge-subject: Sweet or savoury baking?
nudge-subject: For which day, and for how many?
nudge-subject: Loaf, rolls or a cake?
nudge[calm]: Send {us} a day and a number of people, if you are still thinking about bread or cake. If your table is full, enjoy what is on it.
nudge[calm]: Is there something that must stay out of your baking? Reply with that, and order or do not order as you please.
nudge[lively]: Which day should be the one with fresh baking? Tell {us}, or let the oven rest for now!
nudge[lively]: Sweet or savoury? One word back is a good start for your bakery order, and none is fine!
q: Does baking change with the seasons? | Dough works faster in warm weather, and fillings often follow what is ripe. Ask {us} what comes out of the oven in your month.
q: Is there a good loaf for beginners? | Say what you would eat with it, or for what occasion. Ask {us} what others choose for that.
q: My teeth do not like hard crusts. What is softer? | Tin loaves, milk breads and rolls usually have a thinner skin than loaves baked on stone. Ask {us} what is soft.
q: How do I keep bread or cake until it is eaten? | A cloth or paper bag keeps a crust crisp, while cream and soft fillings belong in the fridge. Ask {us} when you order what is right for your piece.
q: What about allergies to nuts, wheat or milk? | Traces are hard to rule out where many things are baked. Tell {us} what must be avoided, and ask about ingredients before you order.
q: How do I order, and what if plans change? | Write what you want, how much and for which day, and ask for the price. Agree too until when an order can be changed.
# restaurant
received[calm]: A table needs a number, a date and the name of anything that somebody must not eat. With these the rest is pleasure.
received[calm]: People remember who sat beside them longer than what was on the plate, and both deserve some thought.
received[lively]: Come hungry, and bring those you like to talk to!
received[lively]: Choosing from the menu is the only hard work of the evening!
headline[calm]: Good company, good appetite
headline[calm]: For how many, and what do they not eat?
headline[lively]: Forks at the ready!
headline[lively]: Hungry already?
next: Count the people who will eat once more, children and late arrivals included.
next: Ask everyone who will eat what they cannot or would rather not have.
next: Decide at what hour you would like to eat, and what the latest would be.
next: Think about what there is to celebrate with food, if anything.
ask: Tell {us} the date, the hour at which you would like to eat, and how many you are.
ask: Who among you eats no meat, no gluten, no nuts or no dairy?
ask: Is there an occasion for the meal, and is anything important to you about it?
advice-subject: Food for many: how to order
advice-subject: Tell the kitchen early
advice-subject: Before you choose what to eat
advice-opening: A meal for many is mostly a matter of a few words said beforehand.
advice-opening: Kitchens plan their day long before the first guest is hungry, and you can make use of that.
advice-opening: If you have ever had too much food or too little, this letter is for you.
tip: Name allergies when you first ask about a meal and again when you order. The first lets the kitchen shop, and the second lets it cook.
tip: Ask what is in season before you choose a dish. Fresh things change faster than a printed menu.
tip: Order a little less at first if you can add more later. Hungry eyes choose too much.
tip: Ask for an early or a late hour if you want to eat in peace. Kitchens are busiest in between.
tip[group]: Choose a few dishes to share for a large group. Everyone eats at once, and nobody waits for a plate of their own.
tip[kids]: Order food for children first. Their patience and appetite rarely last as long as yours.
tip: Say so early if the number or the hour of a meal changes. A kitchen can turn down a flame, but it cannot guess.
tip[first]: Ask what people come back for. It is a better question than which dish is good, because it has an honest answer.
nudge-subject: Early or late meal?
nudge-subject: Food for how many people?
nudge-subject: A few words about your meal
nudge[calm]: If you would still like a meal, reply with a date and the number of people. If you have cooked in the meantime, enjoy it.
nudge[calm]: Getting many people to agree on dinner is slow work. A weekday is often what everyone can live with.
nudge[lively]: What do you feel like eating? Tell {us} the dish and a date, or stay in with a good conscience!
nudge[lively]: Hungry guests, open date? Pick a day for the food, and change it later if they grumble!
q: Can the weather change our plans to eat outside? | Ask {us} when you choose the date, and say whether you would still want the meal if it rained. It is good to have a second plan.
q: All of it would be new to us. What comes first? | Say what you like at home and how spicy it may be. Ask {us} what a dish tastes of, and begin with a little of several.
q: What if one of us has trouble with walking or hearing? | Tell {us} what would help, such as no steps, a chair with a back or a quiet spot. Ask beforehand, since places differ.
q: How careful is the kitchen with allergies? | Tell {us} exactly what must not be in the food, and how strict it has to be. Traces can be hard to avoid in a shared kitchen, so ask before you order.
q: How do we fix a meal for a group, and change it later? | Send the date, the number and any dishes you have agreed on. Ask about set menus, a deposit, and until when the number of guests can still change.
# education
received[calm]: Where you stand today matters more than where you think you ought to be. Learning goes best in small steps that are kept.
received[calm]: Adults learn as well as children do, with less time and better reasons. What you want it for decides how to begin.
received[lively]: Mistakes are how lessons work, so bring plenty!
received[lively]: A little every day beats a whole day now and then, and you get to keep all of it!
headline[calm]: Every lesson starts from where you are
headline[calm]: What would you like to be able to do?
headline[lively]: Pencil sharp, mind open!
headline[lively]: Today a question, soon a skill!
next: Note what you can already do in the subject, even if it seems small.
next: Choose an hour of the week that you could keep for lessons.
next: Find what you used last for learning, if anything, and mark where you stopped.
next: Write down one question about the subject that you never dared to ask.
ask: Describe what you want to learn and which part of it you can do today.
ask: Is there an exam or a date that you are learning towards?
ask: Who would take the lessons, and at which times?
advice-subject: A little practice every day
advice-subject: Where you got stuck last time
advice-subject: Why you forget, and how not to
advice-opening: Learning fails more often on the calendar than on talent, and a calendar can be mended.
advice-opening: You can prepare well for a first lesson with a pencil and a few honest notes.
advice-opening: Pupils learn faster when they know which part they did not understand, and that can be practised.
tip: Practise a little each day instead of long at the weekend. Memory keeps what it meets often, and short practice gets done.
tip: Explain what you have learned to someone who knows nothing about it. The place where you stumble is the next thing to study.
tip: Put your notes away and try to recall what you learned. Pulling knowledge out trains it better than going over it again.
tip: Keep a list of your mistakes with the right answer beside them. What went wrong for you is what your next lesson should be about.
tip: Give your learning a goal you can tick off. It is hard to feel that you got better, and easy to see that you can do one more thing.
tip[first]: Begin before you feel ready, and make the first step a small one. People seldom feel ready before they have started to learn.
tip[kids]: Let children show you what they learned today. They notice the gaps by themselves, and they enjoy knowing more than you.
tip[able]: Tell the teacher which parts you know already. They can be tested quickly and then left alone.
nudge-subject: A first thing to learn
nudge-subject: Where did you stop learning?
nudge-subject: A time for lessons that you can keep
nudge[calm]: Write back with one thing that you would like to be able to do. Lessons can wait until your week has room for them.
nudge[calm]: Some people put off lessons because they feel they should practise first. You need not; send {us} your level as it is, if you still want to.
nudge[lively]: What do you find hardest so far? Reply with it in a few words, or leave your lessons for a calmer week!
nudge[lively]: Which day of the week would suit you for a lesson? Mornings with a clear head count double!
q: When in the year is it good to start lessons? | Whenever your week has a regular gap for them. If there is an exam or another date, count back from it and tell {us} how far away it is.
q: I start from nothing. Am I too old for it? | Many pupils do, and there is nothing to unlearn. Tell {us} what made you want to begin, and ask how a first lesson goes.
q: What if I learn slowly? | Slow learners often remember well, provided the steps are small. Say what pace has suited you before, and ask {us} how lessons allow for it.
q: Must I buy books before lesson one? | Whatever you used before is useful to show. Ask {us} about books, instruments or programs before you buy any.
q: I gave up on this once. Will it be different? | People often stop because the steps were too large or the time did not fit. Tell {us} what it was, and ask what could be done another way.
q: How are lesson times and prices agreed? | Ask {us} about times, length and price before the first lesson. Ask also what happens to a lesson you have to miss.
`
