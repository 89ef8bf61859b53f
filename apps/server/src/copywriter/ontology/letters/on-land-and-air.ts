/** Letters of trails, rock, snow, saddles, wheels and the air: plain lines by trade; code adds the facts of one business. */
export const onLandAndAir = `
# hiking
received[calm]: Your message about walking has arrived. {We} read it for what matters on a path: how far, how steep and who walks beside you.
received[calm]: Thank you for asking about a walk. Before {we} think of a path, {we} read what you wrote about your day.
received[lively]: Good to hear that you want to be out on foot! {We} read your lines first and look at the hills afterwards.
received[lively]: So you feel like walking, and now {we} know. Your words are being read by somebody who likes a good path too.
headline[calm]: Thank you for writing about a walk
headline[calm]: A message about walking is with {us} now
headline[lively]: A good walk often starts with a message
headline[lively]: Laces tied? Your message has arrived!
next: Put on the shoes you would wear and walk your usual round in them, so that any rubbing shows up early.
next: Ask the people coming with you how long they like to walk, and go by the shortest answer.
next: Hold your rain jacket under the tap for a moment to see whether water still runs off it.
next: Think of the last walk you enjoyed and note what made it good, be it views, shade or a place to stop.
ask: Tell {us} for how many hours you like to be on your feet and whether steep paths bother anyone.
ask: It helps {us} to know who is walking with you and which walk you last enjoyed.
ask: Write a line about your knees, your shoes and the views you hope for, and a path is easier to choose.
advice-subject: Shoes, socks and the first half hour
advice-subject: How to come back from a long walk with happy feet
advice-subject: A few things that make going downhill easier
advice-opening: People train their legs for a long walk, and then it is usually the feet that decide how the day ends.
advice-opening: Most of what makes a walk pleasant happens before the first hill, at home with your shoes and your rucksack.
advice-opening: A day on foot is easy to plan once you count in hours and climbs and forget the kilometres.
tip: Start slower than feels natural. If you can still chat on the first climb, you will have strength left for the last one.
tip: Tighten your laces before you go downhill. Your toes then stay clear of the front of the shoe, and your nails stay whole.
tip: Keep your rain jacket at the top of the rucksack, because a shower will not wait while you unpack your lunch.
tip: Stop at the first warm spot on your heel and cover it. A blister takes minutes to grow and days to heal.
tip[first]: Measure your first hill walks in hours. A short way on the flat and the same way uphill are very different mornings.
tip[kids]: Let children choose where to have the picnic. Short legs walk a long way towards a place they picked themselves.
tip[group]: Put the slowest walker near the front. Nobody then has to run after the rest, and everyone gets a proper pause.
tip[long]: Weigh your rucksack on the bathroom scales before a long day. Each thing feels light in the hand, but together they add up on every climb.
nudge-subject: A walk of how many hours?
nudge-subject: One line about your legs is enough
nudge-subject: Still thinking about a walk?
nudge[calm]: If a walk is still on your mind, reply with the number of hours you like to be out. If it is not, leave it there and enjoy the paths near home.
nudge[calm]: The easiest next step is to name a day and the people you would walk with. You decide nothing by doing so.
nudge[lively]: Hills or flat ground? Answer with one word, and {we} can begin to think about a path for you.
nudge[lively]: Send {us} your longest walk of the past year, even if it was round the park! If the plan has changed, that is all right too.
q: Do you walk in the rain? | Light rain is a matter of a jacket and dry socks, and the paths are quieter. Thunder, ice and strong wind are different, and then a walk is changed or moved.
q: Will I be too slow for the others? | A good walk goes at the speed of its slowest walker. Say how many hours you usually walk and how you feel about climbs, because that tells {us} more than your age.
q: How fit should I be for a hill walk? | If you can walk for an hour or two without needing a rest, easy paths will suit you. For longer days, {we} will tell you the climb and the hours so that you can judge.
q: Which shoes should I walk in? | Choose shoes with a grippy sole that you have already worn for a few hours. Brand-new boots are the most common cause of sore feet.
q: What if I cannot walk any further? | Say so early, as there is often a shorter way back or a good place to rest. It is far easier to turn round with some strength left than without.
q: How do we settle on a day for the walk? | Name two or three dates and say what you would do if the forecast is poor. Ask {us} about the price and about changing the day before you say yes.
step: Setting out | Laces are tied, layers are sorted and everyone hears where the path goes. The first half hour is gentle so that legs can wake up.
step: On the path | You walk at a pace that leaves breath for talking, with short stops to drink and look round.
step: A long rest | Somewhere with a view or some shade, the rucksacks come off and the food comes out.
step: Heading down | The way down is taken with shorter steps and tighter laces. Poles help if knees complain.
span: on foot
small: so the path sets the pace and nobody waits long at a stile
small: so you can stop for a view without a queue behind you
# navigation
received[calm]: Your note about learning to find your way has arrived. {We are} reading it to understand what you would like to do with a map.
received[calm]: {We have} received what you wrote about map and compass, and a person is reading it.
received[lively]: You want to read the land by yourself, and {we are} glad that you wrote! {We} study your message as closely as a map.
received[lively]: Contour lines, bearings or both? {We are} looking through your message to find out where you would like to begin.
headline[calm]: Your note about navigation has reached {us}
headline[calm]: Map and compass: {we} got your message
headline[lively]: You found {us}, and without a compass!
headline[lively]: North is that way, and your message is here
next: Unfold a map of a place you know well and find your own house, the nearest hill and the way between them.
next: Lay your compass on the table, away from phone and keys, and see whether the needle swings freely.
next: Write down one walk that you would love to lead yourself, because it gives the learning a direction.
next: Recall a time when you took a wrong turn, and note where you first felt unsure.
ask: Let {us} know what you can already do with a map and which walk you would like to lead.
ask: What would help most is a sentence on where you last lost the path and how you found it again.
ask: Say whether you own a compass and whether contour lines make sense to you yet.
advice-subject: What to do when you are not sure where you are
advice-subject: Contour lines, explained in one minute
advice-subject: Thumb on the map: a habit worth having
advice-opening: Nobody gets lost all at once, since it begins with one small doubt that is left alone for too long.
advice-opening: A map tells you a good deal about the next hour of your walk, if you ask it before you set off.
advice-opening: Reading a map is less about talent than about a handful of habits, and you can try most of them on your next walk.
tip: Turn the map until it matches the land in front of you. Left is then left and right is right, even if the names stand on their heads.
tip: Keep your thumb on the place where you are and move it as you walk. You will find the spot at a glance after each pause.
tip: Before every leg, name three things you should pass. When one of them fails to appear, you notice the mistake while it is still small.
tip: Choose something behind your goal that you cannot miss, such as a road or a stream. It will catch you if you walk too far.
tip[first]: Learn the shapes of hills before the small symbols. Lines close together mean steep ground, and lines far apart mean gentle ground.
tip[able]: Practise in mist or in woodland you know well. When you cannot see far, you have to trust the bearing and count your paces.
tip[group]: Pass the map on at every gate. People who only follow learn little, however long the walk is.
tip[night]: Measure your pace on a path by daylight first. In the dark, counted steps tell you more than your eyes do.
nudge-subject: Which walk would you like to lead?
nudge-subject: Where did you last take a wrong turn?
nudge-subject: A first step with the map
nudge[calm]: Reply with the name of one walk you would like to do without help, and {we} can say which skills it asks for. If it can wait for another season, so can the map.
nudge[calm]: One sentence about what you can do with a compass is all {we} need to go on. There is no test, and no need to answer.
nudge[lively]: Where would you go if you could read any map? Tell {us} the hill, and the learning has a goal!
nudge[lively]: Pick one: contour lines, compass bearings or planning a route. Send the word back if you feel like it.
q: Does a map course take place in bad weather? | Poor sight is a good teacher, so drizzle and mist often help. Ice, storm or thick fog on high ground call for a simpler route or a new date.
q: I have never used a compass, is that a problem? | No, many people start there. The first steps are to turn the map the right way round and to know where you are standing.
q: How much walking is there on a map course? | Learning to navigate means stopping often, so the distance is usually short for the time spent. Ask {us} about climbs and rough ground if you have doubts.
q: Which things does a map learner bring? | Bring walking shoes, a jacket, a pencil and your own compass if you have one. {We} will tell you which map to use.
q: Could I not use my phone? | A phone is a fine second opinion. Cold drains the battery and rain blinds the screen, so it is good to be able to do without.
q: What if I have to move my course date? | Ask about this when you agree on the day. {We} will tell you what a change means for the price, and you can decide with that in mind.
step: The map on the table | Hills, valleys and paths are read off the paper before anyone puts on boots.
step: First legs | You set the map, name what you will pass and walk a short way to see whether it comes true.
step: Your turn in front | Each person goes in front for a while. When somebody asks where you are, you point to the spot and say why.
step: Without help | Towards the end the way back is yours to find, with somebody walking quietly behind.
span: with map and compass
small: so everyone gets to hold the map and lead a leg
small: so you can ask about the same contour line twice
# backpacking
received[calm]: Several days on foot take some thinking, so {we} read your message about the trek slowly. It has arrived in full.
received[calm]: What you wrote about trekking has reached {us}. The number of days and the weight of a pack decide a lot, so {we} look out for both.
received[lively]: Several days with all you need on your back, that sounds good! {We are} reading your message from the first line to the last.
received[lively]: Your trek has got as far as {our} inbox, and somebody is reading about it with interest.
headline[calm]: Your question about a trek has come in
headline[calm]: {We are} reading about your days on foot
headline[lively]: Walking for days, what a fine idea!
headline[lively]: The first stage of your trek: writing to {us}
next: Lay all you would carry on the floor, and put to one side whatever you would hardly miss.
next: Go walking on both days of a weekend, and notice how your legs feel on the second morning.
next: Sleep one night on the mat you would take, even if it is only on the living-room floor.
next: Look through the calendar for the days you could be away, and add a spare one for tired legs or bad weather.
ask: Describe your longest walk so far and how many days in a row you would like to be out.
ask: How heavy is the pack you usually carry, and do you prefer a tent or a roof at night?
ask: Please add roughly when you could set off and what you would rather not carry.
advice-subject: What to leave out of your pack
advice-subject: Why the second morning of a trek matters
advice-subject: How to pack so that you can find your lunch
advice-opening: Walking one day is easy to imagine, so with a trek it is better to think about the second and the third.
advice-opening: The lightest things in a backpack are the ones you left at home, and it takes some practice to choose them.
advice-opening: After a few days on the trail, small matters like dry socks and a good order in the pack count for a great deal.
tip: Carry the heavy things high and close to your back. The hips can then take the load, and the shoulders have little to do.
tip: Close the hip belt first and pull the shoulder straps last. In the other order, the weight hangs from your neck all day.
tip: Pack by the hour in which you need things. If lunch lies under the tent, every noon begins with emptying the bag.
tip: Keep one set of clothes dry and wear it only at night. Wet things can go back on in the morning, but a cold night costs strength.
tip[first]: Try the stove, the tent and the mat in a garden. Missing parts turn up there, where it does no harm.
tip[long]: Sort the food into one bag for each day. You see at once whether there is enough, and nobody eats the last day's chocolate on the first.
tip[able]: Before a harder route, walk a full day with the loaded pack. The numbers on the scales mean little until your knees have met them.
tip[kids]: Give children a small pack of their own with a bottle and a toy in it. Those who carry something feel that they belong to the team.
nudge-subject: How many days would you like to walk?
nudge-subject: Tent or roof? One word will do
nudge-subject: What does your pack weigh?
nudge[calm]: If the trek is still in your head, send the number of days you could spare. The stages can wait until you know.
nudge[calm]: A short reply with the length of your longest walk would help {us} suggest a stage. Should the trek have to wait, let it wait.
nudge[lively]: A weekend, some days more or a whole week with a pack? One number is enough to get talking!
nudge[lively]: Think of the one thing you refuse to carry on a trek and write it back to {us}. It says more about a good route than you might think.
q: What happens if it rains for days on a trek? | You walk in what comes and keep one dry set for the night. If streams rise or storms sit on high ground, the route is changed.
q: I have never walked for several days, can I start now? | Yes, if you start with short stages and a light pack. Two days in a row will tell you more than one very long one.
q: How do I know that I am fit enough for a trek? | Walk on both days of a weekend with the pack you would use. If you get up afterwards tired but cheerful, you have a good base.
q: What belongs in the pack? | You need worn-in boots, rain gear, a warm layer, plasters for blisters and far fewer clothes than you think. Ask {us} about tents, stoves and food, since that depends on the route.
q: What if a blister or a sore knee stops me? | Speak up at the first rub or twinge, as most trouble can be eased early on. Ask how one can leave the route on each stage before you set off.
q: How are dates and stages agreed? | Start with the days you have and the distance you like. Settle the price, the nights and what happens if you must cancel before you buy a train ticket.
step: Sorting the packs | Everything is laid out, and what is there twice stays behind. Straps are set so that the hips carry the load.
step: Finding a rhythm | The day falls into walking, eating, looking for water and walking again.
step: Evening | Shelter first, then dry socks, then food. Boots are opened wide so that they can air.
step: The last stage | Packs are lighter and legs know their work by now. Many people slow down here because they want it to last.
span: on the trail
small: so the stages can follow the legs that are there
small: so nobody walks out of sight of the others for long
# trail-running
received[calm]: Your message about running on trails has arrived. Someone is reading it for your distance, your hills and your aim.
received[calm]: {We have} your lines about trail running, and {we are} taking them in at an easy pace.
received[lively]: A message from somebody who likes to run off the road, how nice! {We} read it from start to finish.
received[lively]: Roots, stones and short steps sound good to {us}. Your words about trail running have found a reader.
headline[calm]: Your trail-running message is here
headline[calm]: Hello runner, {we have} your note
headline[lively]: That was a quick start, runner!
headline[lively]: Off the road and onto the trail
next: Look at the soles of your trail shoes and check that the lugs still stick out.
next: Run your usual round by effort for once, with the watch under your sleeve.
next: Find a short hill nearby and walk up it with long strides, hands on your thighs.
next: Note the longest run of the past month and how you felt on the day after it.
ask: What distance do you run in a normal week, and how much of it goes uphill?
ask: Mention what you are training for, if anything, and which part of a trail gives you trouble.
ask: {We} would like to know whether you come from the road or already run on roots and stones.
advice-subject: From road to trail without sore ankles
advice-subject: How to run downhill with fresh legs
advice-subject: Why runners walk the steep parts
advice-opening: On a trail, the watch tells you very little, as one kilometre may take twice as long as the one before.
advice-opening: Running downhill is where most people lose strength, though it looks like the part that costs nothing.
advice-opening: If you come from the road, your lungs are ready for trails long before your ankles are.
tip: Take short, quick steps on rough ground. When a stone rolls, your weight is already on the other foot.
tip: Look a few metres ahead and not at your toes. Your feet remember what your eyes saw a moment ago.
tip: Walk the steep climbs with your hands on your thighs. You lose little time, and you can run again at the top.
tip: Tie your laces with a double knot and a little tighter than on the road. Mud pulls them open, and a loose shoe bruises toes on the way down.
tip[first]: Plan your first trail runs by time. Half an hour is half an hour, while a hilly kilometre could be anything.
tip[long]: Eat a little before you feel hungry on a long run. Legs go empty without much warning, and the stomach takes a while to help.
tip[able]: Practise with the vest and bottles full before a race. Water that sloshes changes how you land on a descent.
tip[early]: Begin cold mornings with some easy minutes on even ground. Ankles need to be warm before they meet roots.
nudge-subject: How far do you run in a week?
nudge-subject: Uphill or downhill: which one bothers you?
nudge-subject: Your weekly distance, runner?
nudge[calm]: Send {us} your weekly distance when you have a moment, and {we} can say which kind of trail run makes sense. If you are resting, rest well.
nudge[calm]: Your longest run of the past weeks is a useful thing to know before leaving the road, so do send it. If your plan has moved on, run happily wherever you are.
nudge[lively]: Hills on a run: love them or dread them? One word is enough to start from!
nudge[lively]: Type your usual distance, press send, and go for your run. No trail has to be chosen yet.
q: Does a run take place in rain? | Rain and mud are part of trails, and many runners like them better than heat. Thunder, ice and gales on a ridge are reasons to run elsewhere or on another day.
q: I only run on roads, can I join? | Yes, if you can forget your pace per kilometre. Start on easy trails and let your ankles get used to uneven ground over a few weeks.
q: Must I run up all the hills? | Nobody does. Walking the steep parts is a technique, and even strong runners use it.
q: Which shoes and clothes work? | Shoes with grip, a light jacket and something to drink are the main things. Poles and lamps depend on the route, so ask {us}.
q: What if I twist an ankle on the trail? | Stop, put weight on it carefully and tell the others before you decide to go on. Short steps prevent many twists, and so does slowing down when your legs are tired.
q: How do I fix the date and cost of a run? | Give your weekly distance and the days that suit you. {We} will tell you the price and what to do if you are ill or injured on the day.
step: Warming up | An easy stretch on good ground gets ankles, calves and breath going.
step: Technique in small doses | A short climb is walked well, and a short descent is run loosely. Then it is done again.
step: The run itself | You go by effort, walk where it is steep and meet again at the junctions.
step: Winding down | The last part is slow, followed by a drink, dry clothes and a look at what to practise next.
span: of trail running
small: so nobody is left alone at a junction
small: so each runner can be watched on one good descent
# climbing-gym
received[calm]: Your message about climbing indoors has arrived. {We are} reading it to see whether this would be your first wall or one of many.
received[calm]: It is nice that you asked about the wall. A person reads each question about ropes, mats and shoes, and yours is among them.
received[lively]: Somebody wants to get off the ground, and that somebody is you! {We} read about it with pleasure.
received[lively]: Hands chalked or never on a hold, you are welcome to ask. What you wrote about climbing has come up to {us} and is being read.
headline[calm]: Your climbing question is with {us}
headline[calm]: Thanks for asking about the wall
headline[lively]: First hold taken: you wrote to {us}!
headline[lively]: You, a wall and a few coloured holds
next: Trim your fingernails, because long ones hurt on small holds.
next: Look for trousers in which you can lift a knee to your chest.
next: Ask a friend whether they want to try the wall too, as it is pleasant to rest and watch each other between climbs.
next: Rise onto your toes on a stair edge a few times, to feel how much your feet can carry.
ask: Have you climbed before, and would you prefer ropes or low walls with mats?
ask: Say who is coming with you, and how old the children are if there are any.
ask: Please write which evenings or days suit you and whether heights bother you.
advice-subject: Your first hour on a climbing wall
advice-subject: How tight should climbing shoes be?
advice-subject: Legs first: how to climb longer
advice-opening: New climbers often look at their hands, and the ones who get up the wall look at their feet.
advice-opening: Forearms give up long before legs do, so most good advice for a climbing gym is about saving them.
advice-opening: A wall full of coloured holds looks confusing for a little while, until you learn to read one colour at a time.
tip: Stand on the tip of your shoe. You can turn on your toes, and your hips come closer to the wall.
tip: Keep your arms straight when you look for the next hold. Bent arms work hard even while you are thinking.
tip: Climb down as far as you can before you drop onto the mat. Land on both feet with soft knees and roll back.
tip: Rest for as long as you climbed, or longer. Skin and forearms recover slowly, and the fourth try is often better than the third.
tip[first]: Climb one easy route three times. The first time you pull, the second time you push, and the third time you see how little it needs.
tip[kids]: Let children choose the colour and the height. A child who may stop at any hold usually goes one hold further.
tip[group]: Take turns on the same problem and watch. Every body solves it in another way, and one of them may suit yours.
tip[able]: Spend part of each visit on the style you avoid. Slabs, overhangs and small edges each repair a different weakness.
nudge-subject: Ropes or mats: which would you try first?
nudge-subject: Which evening suits you for the wall?
nudge-subject: A small first step off the ground
nudge[calm]: If you would still like to try the wall, reply with a day of the week. Whether it becomes a habit is a question for much later.
nudge[calm]: Write back whether you have climbed before, yes or no. {We} can then tell you how a first visit works, and you may think it over.
nudge[lively]: Alone, with a friend or with the whole family? One word back, and the rest can be sorted out between climbs!
nudge[lively]: Tell {us} what keeps you on the ground, if something does, and {we} will say how others deal with it.
q: Is the climbing wall busy in bad weather? | Rainy evenings tend to fill climbing walls, and sunny afternoons are often quiet. Ask {us} which hours are calm if you like space.
q: May I come if I have never climbed? | Yes, the easiest routes are close to climbing a ladder. Ask {us} how newcomers are shown falling, knots and the rules of the wall.
q: Must my arms be strong to climb indoors? | Legs do most of the work on easy routes. Strength in fingers and arms comes with the visits and need not be there at the start.
q: Which clothes and shoes do I need for the wall? | Any clothes you can stretch in will do, with thin socks. Ask whether shoes and harness can be hired if you own none.
q: Is falling off the wall dangerous? | Mats and ropes are made for falls, but they work only if you land well and check each other. Learning both is the first thing anyone does.
q: How does one arrange a visit or a course, and what does it cost? | Tell {us} how many you are and which day suits you. Then ask for the price, the length and what happens if somebody falls ill.
step: Arriving | You sign in, find shoes that are snug and hear how to fall and what to check.
step: Easy walls | The simplest colour comes first, low above the mat or on a tight rope, until your feet trust the holds.
step: Trying harder | You pick a route that looks a little too hard, rest, and try again. Watching others is part of it.
step: Cooling down | Forearms are stretched, chalk is washed off and the route you nearly got stays in your head.
span: on the wall
small: so you get your turn on the rope without cooling down
small: so somebody has time to look at your feet
# via-ferrata
received[calm]: Your note about a via ferrata has arrived. What you say about heights and ladders is read with respect.
received[calm]: {We} received your question about the iron paths, and {we} take it rung by rung.
received[lively]: Ladders on a cliff, and you want to climb them! {We are} reading your note to find out which ones.
received[lively]: Clip, step, clip: your message has come along the cable to {us}. A person is reading it.
headline[calm]: Your via ferrata message has arrived
headline[calm]: The iron path: {we have} your question
headline[lively]: Step by step up the iron rungs!
headline[lively]: A cable, a cliff and a message from you
next: Look down from a high bridge or balcony for a minute and notice how your knees feel about it.
next: Check that your boots have a firm sole, as thin rungs press through soft ones.
next: Look for a pair of thin gloves that you can still grip a carabiner with.
next: Keep a second date open, because thunder is the one thing that moves these days about.
ask: Describe how you feel on ladders and whether you have worn a harness before.
ask: What is the size of your party, and how tall is the youngest?
ask: Two things help {us}: the hardest path you have climbed and whether you own a via ferrata set.
advice-subject: Clip by clip: the basics of a via ferrata
advice-subject: How to save your arms on iron rungs
advice-subject: What helps when the ladder feels very high
advice-opening: A via ferrata looks as if it needs strong arms, and yet the people who enjoy it most hardly use them.
advice-opening: Fear of heights and respect for heights are not the same, and on the cable the second one is useful.
advice-opening: Everything on an iron path follows one short rule, and it concerns the two carabiners in front of you.
tip: Move one carabiner at a time. While you do it, the other one holds you on the cable.
tip: Push with your legs and keep your arms long. A cable tempts you to pull, and bent arms tire within minutes.
tip: Start early in the day. Thunder likes the afternoon, and a steel cable is a bad place to meet it.
tip: Leave a whole section of cable between you and the next person. A slip then concerns one climber and not two.
tip[first]: Choose a short route with an easy grade for your first time. The air below your heels feels different from anything you can practise at home.
tip[kids]: Check how far the youngest can reach before you pick a route. Rungs are set for grown arms, and short ones have to work much harder.
tip[able]: Take a short sling with you for resting. Clipping in and sitting back gives the forearms a break before a steep part.
tip[photo]: Tie your phone to your pack with a cord. What falls from a cliff path may hit somebody below you.
nudge-subject: How do ladders make you feel?
nudge-subject: One question before you clip in
nudge-subject: A day in mind for the iron path?
nudge[calm]: Reply with how you feel on a high ladder, good or bad. From that, {we} can name a grade that makes sense, and you can sleep on it.
nudge[calm]: If the cliff still calls, give {us} a day and a second one in case of storms. If it no longer does, that is a sound answer too.
nudge[lively]: Wire bridge: yes, maybe or never? Send one of the three, and the right route is easier to find!
nudge[lively]: Count the people who would clip in with you and send {us} the number. Nothing else has to be decided today.
q: Can one climb the cable route after rain? | Wet rungs and rock are slippery, so most people wait until they have dried. With thunder about, nobody should be on a cable.
q: Must I have climbed before a via ferrata? | Not for easy routes. You need a steady step, the habit of clipping and somebody who shows you how.
q: How strong must my arms be? | Easy routes are climbed with the legs, as on a long ladder. Steeper ones do ask for arms, and {we} will tell you the grade so that you can judge.
q: What do people wear on the cable? | They wear boots with a firm sole, thin gloves and clothes that do not catch. Harness, helmet and a set with a shock absorber belong to it, so ask {us} about them if you own none.
q: What if I freeze halfway up the rungs? | Stay clipped, stand with both feet on a rung and breathe out slowly. Most people can go on after a few quiet minutes, and many routes have ways out that you can ask about beforehand.
q: How do we agree on a via ferrata day? | Choose a main date and a reserve, because storms decide late. Ask {us} what the day costs and what happens to it when thunder is forecast.
step: At the foot of the wall | Harness, helmet and set are put on, closed and pulled at. Clipping is tried near the ground.
step: First rungs | You climb slowly, clip at every anchor and find out that your legs know ladders.
step: Along the cliff | There are traverses, maybe a bridge, and ledges where you can rest and look round.
step: The path back | After the last rung comes a footpath down. It tends to be longer than it looks, so water and fresh knees help.
span: on the cable
small: so there is a free section of cable in front of each of you
small: so nobody has to wait long on a narrow rung
# mountaineering
received[calm]: Your lines about a mountain have arrived. {We are} reading them slowly, as a good climb starts long before the first step.
received[calm]: A summit takes patience, and so does a proper answer. First {we} read what you wrote about your plans.
received[lively]: A summit is on your mind, and now {we} know about it! Your message is being read from base to top.
received[lively]: You are looking up at a mountain, and {we are} looking at your message. Every line of it counts.
headline[calm]: Your mountain plans have reached {us}
headline[calm]: A summit to talk about, thank you
headline[lively]: High plans! {We} like reading those
headline[lively]: Every climb begins at the bottom, like this one
next: List the longest and the highest days you have done, with the hours they took.
next: Try your boots with the socks you would wear and walk down a long flight of stairs in them.
next: Find a reserve day in your calendar, since mountains seldom keep to a plan.
next: Do a long climb near home at a pace at which you can still talk, and notice how the way down feels.
ask: What peak are you thinking of, and what is the longest mountain day you have done?
ask: Share what you know of ropes, crampons and thin air, including nothing at all.
ask: Be open about how many days you have and how you sleep at height.
advice-subject: How to train for a summit
advice-subject: Turn round by the clock, and why it works
advice-subject: What your body wants at height
advice-opening: A mountain day is decided by small things done early, such as drinking, pacing and looking at the clock.
advice-opening: People prepare for the way up, but on most peaks it is the way down that asks for strong legs and a clear head.
advice-opening: Thin air is fair to everybody in one way, because time helps and haste does not.
tip: Fix a time to turn round before you leave, and keep to it. With the summit in sight and tired legs, it is hard to make a good decision.
tip: Eat small bites at every stop. Appetite fades with height, and a cold stomach refuses a big meal.
tip: Train on the descent too. Thighs that are used to going down are what bring you safely back to the hut.
tip: Drink before you are thirsty, as dry, thin air takes water with every breath.
tip[early]: Lay out lamp, gloves and harness in the evening, in the order in which you will need them. At three in the morning nobody searches well.
tip[first]: Practise with crampons on a gentle snow slope. Your feet have to go wider apart than feels natural, so that the spikes do not catch your trousers.
tip[long]: Climb higher by day than you sleep at night. The body gets used to height in steps, and rest at a lower camp helps.
tip[able]: Write down every item in your rucksack with its weight. A few hundred grams matter when you lift them a thousand metres.
nudge-subject: Which summit do you have in mind?
nudge-subject: Your longest mountain day, in one line
nudge-subject: A small step towards your summit
nudge[calm]: Reply with your longest day in the mountains, and {we} can say which summit would be a fair next goal. Mountains can wait, and so can your answer.
nudge[calm]: A summit has its season, so name the month you are thinking of and leave the rest open. Should this not be the year, keep walking uphill and enjoy it.
nudge[lively]: Rock, ice or a long ridge? Choose one and send it, as the packing list comes later!
nudge[lively]: Put the name of your summit in the subject line and press reply. That is enough to talk about seasons and skills.
q: Is the summit off if the weather turns? | Then the plan turns as well. Wind, warm nights, storms and fresh snow can all stop a climb, which is why a reserve day is worth having.
q: I have never worn crampons, can I climb a glacier peak? | Walking in them is learned on gentle snow before it is needed on steep ground. Tell {us} what you have climbed, and you will hear which peaks suit a beginner.
q: Am I fit enough for a summit? | A long hilly day with a rucksack should leave you tired but cheerful. For high peaks, count on early starts and many hours at a slow, steady pace.
q: What mountain kit will I need? | Count on stiff boots that you know, warm layers, two pairs of gloves, sunglasses and sun cream. Ask {us} about rope, axe, crampons and harness, because they depend on the peak.
q: How dangerous is mountaineering? | Mountains hold risks such as falling stones, crevasses and weather, and nobody can take them all away. Good timing, a rope team and the will to turn round reduce them a great deal.
q: How are summit dates and costs agreed? | Talk about the window, the reserve day and what happens if the summit is out of condition. Agree on all of it, the price included, before you book huts or trains.
step: The day before | Packs are checked, half of what is in them comes out, and the plan is talked through with the forecast.
step: Before dawn | Headlamps go on, the pace is slow and there is little talk. Cold snow is firm, and that is why you start in the dark.
step: Going high | Rope, crampons and short rests set the rhythm. Somebody keeps an eye on the clock.
step: Coming down | The summit is the middle of the day. The descent wants care, food and fresh attention.
span: in the mountains
small: so one rope can move at one pace
small: so a change of plan is quickly talked over
# rock-climbing
received[calm]: Your words about climbing on rock have come in. A good answer depends on grades and nerves, so {we} read for both.
received[calm]: A message about real rock is always welcome. {We are} going over yours carefully, as one reads a route from the ground.
received[lively]: You want to climb outside, and that makes {us} smile! Your lines are being read with care.
received[lively]: Granite, limestone or not sure yet, {we} like that you ask. Somebody is reading your words about the rock.
headline[calm]: {We have} your note about climbing on rock
headline[calm]: You asked about rock, and {we} read it
headline[lively]: Real rock, and you want to touch it!
headline[lively]: From your keyboard to real rock
next: Tie a figure-of-eight knot with a piece of string until your hands do it without help.
next: Cut your toenails, because climbing shoes press on every millimetre.
next: Write down the grade you climb without falling, indoors or out, and forget your best day.
next: Choose a warm jacket for the time at the foot of the rock, where you stand still and look up.
ask: What do you climb indoors, and can you belay with a device you know?
ask: Let {us} hear who will tie in with you and how each of you feels about heights.
ask: If you have been on rock before, name the crag or the kind of stone and say what you enjoyed there.
advice-subject: From the gym to the crag: what changes
advice-subject: Why your feet matter more on real rock
advice-subject: The partner check, said out loud
advice-opening: Outside, nobody has marked the holds, and so the first skill on rock is to look before you move.
advice-opening: Climbers who come from the gym are often surprised by how much they can stand on and how little there is to pull.
advice-opening: Nothing at a crag keeps you as safe as a partner who checks your knot every single time.
tip: Trust the rubber on your shoes. Press your toes on a small edge and keep the heel low, and it holds more than you expect.
tip: Check knot, buckle and belay device on each other before each climb, and say it aloud. The tenth climb of the day is the one on which people forget.
tip: Keep your helmet on at the bottom too. Stones and dropped gear come from above, and the climber cannot always warn you.
tip: Take off your rings before you put a hand into a crack. Fingers swell, and metal does not give way.
tip[first]: Sit back in the rope two metres up on your first climb. Once you have felt it hold, your hands loosen their grip.
tip[kids]: Let children decide how high they go and bring them down when they ask. The next try goes higher because they were allowed to stop.
tip[group]: Let climbers of similar weight belay each other. A light belayer is pulled upwards when a heavy partner falls.
tip[long]: Practise your changeovers near the ground before a long route. Most time on a big wall is lost at the belays.
nudge-subject: What grade feels comfortable to you?
nudge-subject: Do you know how to belay? Yes or no
nudge-subject: Thinking of real rock?
nudge[calm]: Answer with the grade you climb without a fall, and {we} can suggest where to begin. If rock has to wait until spring, it will.
nudge[calm]: A yes or no to the question of belaying is enough to carry on. You may also leave it at that.
nudge[lively]: Slab, crack or overhang, which one would you like to meet? Write the word and press send!
nudge[lively]: Tell {us} who holds your rope. If nobody does yet, say so, since that is easy to talk about.
q: What if the rock is wet? | Wet rock is slippery, and some kinds break more easily when damp. Steep walls may stay dry in drizzle, so ask {us} how the choice is made.
q: I have only climbed indoors, is that enough? | It is a good start, because you know the rope and the harness. Outdoors you learn to find holds, to judge anchors and to look after the rope.
q: Do I need strong fingers for rock? | Not for a first day, as easy rock is climbed with feet and balance. Flexible hips help more than a hard grip.
q: What should I take to the crag? | Take stretchy clothes, shoes for the walk in, water, sun cream and a warm layer. Rope, harness and helmet are something to ask {us} about.
q: I get nervous high up on the rope, what can I do? | On a top rope you can sit down in the harness at any height and be lowered. Go as far as it feels fine, rest, and decide from there.
q: How are a climbing day and its price agreed? | Say how many climbers you are and which days would do, with a spare one for rain. Before you agree, ask {us} what a wet day means for the cost.
step: Walking in | You carry ropes and rucksacks to the foot of the rock, put on harness and helmet and look at the lines.
step: Knots and checks | Everyone ties in, and partners check each other aloud.
step: Easy routes | Large holds and good ledges come first, until your feet begin to find their own places.
step: A harder one | Later there is a route that makes you think, with rests on the rope whenever you like.
span: on the rock
small: so you climb more and stand about less
small: so every knot gets a second pair of eyes
# dog-sledding
received[calm]: Your words about the sled dogs have arrived. {We} read them with a picture of sleds, teams and seats before {us}.
received[calm]: You asked about a ride behind huskies, and a person is reading your question in full.
received[lively]: Huskies love to start, and it sounds as if you do too! {We are} reading your message about the sled.
received[lively]: A day on the sled is a good thing to wish for. What you wrote has reached {us}, and somebody is reading it.
headline[calm]: Your sled dog question has come in
headline[calm]: Huskies and snow: your note is being read
headline[lively]: Paws in the snow, words in the inbox!
headline[lively]: The huskies would bark hello
next: Search your wardrobe for wool, from socks to vest, and put the cotton back.
next: Decide who would like to stand on the runners and who would rather sit in the sled.
next: Try your winter boots with two pairs of socks and see whether your toes can still move.
next: Look for mittens that are big enough to wear thin gloves underneath.
ask: Who wants to steer, who wants to sit, and how tall and heavy is the smallest person?
ask: Have you ever stood on a sled, and how well do you bear the cold?
ask: Tell {us} whether anyone in your party is shy of dogs or allergic to them.
advice-subject: How to dress for a day behind sled dogs
advice-subject: Meeting a team of huskies without fuss
advice-subject: Brake, bend, hold on: sled basics
advice-opening: Behind a dog team you stand or sit still in the wind, so you need warmer clothes than for any walk in the snow.
advice-opening: Sled dogs are loud until the moment they may run, and then you hear little but paws and runners.
advice-opening: A dog sled is easy to ride once you know what your hands, your knees and your weight are for.
tip: Wear wool next to your skin and another layer of wool on top. Cotton takes up sweat and turns cold when you stop.
tip: Choose mittens over gloves. Four fingers in one room warm each other, and you need them to hold on.
tip: Keep both hands on the handlebar, even if you tip over. A team without a driver runs on and on.
tip: Let a dog smell the back of your hand before you stroke it. It then knows you and calms down more quickly.
tip[first]: Bend your knees on bumps and bends. Stiff legs pass every jolt on to your balance.
tip[kids]: Give children in the sled one layer more than you wear yourself. They sit still, and the wind is in their faces.
tip[photo]: Take pictures at the stops and keep the phone inside your jacket. Cold batteries give up early, and drivers need both hands.
tip[group]: Leave a long gap to the sled in front. Dogs close it quickly, and two teams in one heap take time to sort out.
nudge-subject: Who stands on the runners?
nudge-subject: Sit or steer? Your choice behind the dogs
nudge-subject: One winter day with huskies
nudge[calm]: Let {us} know how many would drive a team and how many would sit in a sled. Winter is long, so take your time.
nudge[calm]: Are the dogs still on your wish list? Then reply with a week that would suit you, and if they are not, no harm is done.
nudge[lively]: Driver or passenger? Reply with one of the two and imagine the noise before the start!
nudge[lively]: Send {us} the age of the youngest who wants to meet the dogs. {We} will know what to talk about next.
q: What if there is too little snow? | Without a firm layer of snow a sled cannot run, and warm days are hard on the dogs. Ask {us} what can be done instead, as some teams pull carts.
q: Can a beginner drive a team? | In many places, yes, after a lesson on brake, balance and holding on. Tell {us} if you are unsure, and ask about sitting in the sled.
q: Do I need to be sporty to ride a sled? | Passengers need nothing but warm clothes. Drivers help uphill with a foot and use their balance, so a little fitness is pleasant.
q: How warm do my clothes have to be on a sled? | They should be warmer than for skiing, because you move little. Wear wool, a windproof layer, lined boots and a hat that covers the ears, and ask {us} whether overalls can be borrowed.
q: Are the dogs treated well, and do they bite? | Sled dogs are bred to run and are usually fond of people. Ask {us} freely how they live, rest and are fed, and let {us} show you how to greet them.
q: How do I choose a date, and may I change it? | Name a week and the number of people. {We} will tell you the price, and you can ask what happens if snow is missing or somebody falls ill.
step: Meeting the team | There is a good deal of barking while the harnesses go on. You learn the names and how to touch the dogs.
step: How to ride | Brake, leaning and the most important rule, which is never to let go, are shown before the start.
step: On the trail | The barking stops and the sled glides. Uphill you help with one foot, downhill you stand on the brake.
step: Thanking the dogs | They are unhitched, fed and praised, and people get something hot as well.
span: behind the dogs
small: so you get to know the dogs of your team by name
small: so the sleds stay close and the stops stay short
# snowmobile
received[calm]: Your enquiry about the snowmobiles has arrived. {We} look for the number of drivers and passengers first, and then read the rest.
received[calm]: It is good to hear from you about a snow tour. {We are} reading what you wrote before anyone touches a throttle.
received[lively]: Helmet on, thumb ready, message sent, and here it is! {We are} reading about your snowmobile plans.
received[lively]: You want to see what lies beyond the ploughed road. Your message tells {us} more, and it is being read to the end.
headline[calm]: Your snowmobile question has been received
headline[calm]: Good that you wrote about a snow tour
headline[lively]: Thumb on the throttle, message in!
headline[lively]: Snow ahead, and you at the handlebar
next: Find out who in your party holds a driving licence and where they keep it.
next: Lay out wool underwear and warm socks, and leave jewellery at home.
next: Settle who drives and who sits behind, including where you would change over.
next: Put on a ski helmet or tight hat for a minute to see whether your glasses fit underneath.
ask: Who would drive, who would ride behind, and who has a licence?
ask: Say whether anyone has driven a snowmobile or a motorbike before.
ask: {We} would be glad to know the ages of the passengers and how long you like to be out in the cold.
advice-subject: How to keep warm on a snowmobile
advice-subject: Your first bends on a snowmobile
advice-subject: Driver or passenger: what to know first
advice-opening: On a snowmobile you make your own wind, so a mild winter day can feel like a very cold one.
advice-opening: New drivers look at the snow in front of the skis, and it becomes easier as soon as they look farther ahead.
advice-opening: The machine does the work on a snow tour, but your clothes and your eyes decide whether you enjoy it.
tip: Press the throttle with a light thumb. The machine answers quickly, and gentle starts keep your passenger on the seat.
tip: Lean into the bend with your upper body. The skis then bite, and you need less strength at the handlebar.
tip: Take off earrings and necklaces before you set out. Metal grows cold fast and can hurt the skin below it.
tip: Close every gap at neck and wrists. Moving air finds them, and cold hands make poor drivers.
tip[first]: Drive your first kilometre slower than the trail allows. You learn how far the machine rolls when you let go of the throttle.
tip[group]: Keep a wide gap and look back at each bend. If somebody stops, the whole line knows at once.
tip[kids]: Have children sit where an adult can hold them, and tie up every scarf. Check first from what age they may ride.
tip[photo]: Warm the phone against your body and take pictures with the engine off. The silence after it is worth a moment too.
nudge-subject: How many would drive, how many would ride?
nudge-subject: A licence check before the snow tour
nudge-subject: Are you the one with the throttle?
nudge[calm]: Reply with the number of drivers and passengers, and {we} can tell you how the machines would be shared. If plans are still open, there is no rush.
nudge[calm]: Perhaps the date was the hard part, so send a month and leave the day open. And if snow is no longer on the plan, that is fine with {us}.
nudge[lively]: Two on one machine or one each? That is all {we} need for now!
nudge[lively]: Ask around the table who wants to drive a snowmobile, and tell {us} how many hands went up.
q: Do tours go out in a snowstorm? | Falling snow is usually welcome, but a storm or a whiteout on open ground stops the engines. Ask {us} how such days are handled.
q: I have never driven a snowmobile, is it hard? | The controls are a throttle, a brake and a handlebar, and most people understand them quickly. Looking ahead and driving gently takes a little longer.
q: Is a snowmobile hard on the back or arms? | Bumpy trails can be, above all for passengers. Tell {us} if your back is a concern and ask for a smooth route.
q: What do I wear under an overall? | Put wool next to the skin, a warm layer above it and thick socks with space for the toes. Leave cotton and jewellery at home.
q: May anyone drive a snowmobile? | The rules on licence, age and alcohol differ from country to country. {We} will tell you what applies, so let {us} know who would like to drive.
q: What should be clear before I agree to a tour? | You should know the price per machine or person, and who pays for fuel, insurance and the excess if something breaks. Ask {us} about these, and about changing the day, when you choose a date.
step: Getting dressed | Warm layers, helmet and mittens go on, and the machine is explained while it stands.
step: First metres | You try throttle and brake on flat ground, one behind the other.
step: Out on the trail | The line moves at a speed that suits its most careful driver. Drivers can often change over on the way.
step: A pause | Engines are switched off in a quiet place, and hands are warmed.
span: on the snow trails
small: so the line is short and easy to keep an eye on
small: so swapping drivers takes a minute and not half the tour
# snowshoeing
received[calm]: Your snowshoe question has arrived, and it is being read in peace and quiet.
received[calm]: Walking on snowshoes is a good thing to ask about. {We are} reading your note and thinking of woods and gentle slopes.
received[lively]: There are fresh tracks in {our} inbox, and they are yours! Somebody is following your snowshoe plans line by line.
received[lively]: Deep snow, quiet woods and wide shoes, {we} like your idea. {We} read every word of it.
headline[calm]: Nice to hear from you about snowshoes
headline[calm]: A walk in the snow: {we} read your note
headline[lively]: Fresh tracks in the snow, and they are yours!
headline[lively]: Wide shoes, deep snow and you
next: Check whether your winter boots keep water out by standing on a wet towel for a while.
next: Fill a flask with tea one morning and see how long it stays hot.
next: Dig out the gaiters, or trousers that close well over your boots.
next: Walk for an hour in thick boots and notice whether your calves mind.
ask: In winter, for how long do you like to walk, and which boots would you wear?
ask: Tell {us} whether you prefer woods, open slopes or a walk after dark.
ask: Are there children in your party, and has anyone worn snowshoes before?
advice-subject: How to walk on snowshoes without tripping
advice-subject: Wear less than you think: snowshoe clothes
advice-subject: Reading the snow on a winter walk
advice-opening: Whoever can walk can snowshoe, and the few things worth knowing concern sweat, poles and steep ground.
advice-opening: A winter wood makes very little sound, and on snowshoes you get to parts of it where no path is cleared.
advice-opening: The first few steps on snowshoes feel silly, and after a hundred you will hardly notice what is on your feet.
tip: Start out feeling a little cool. Walking in deep snow is warm work, and a sweaty back freezes at the first rest.
tip: Set your feet slightly wider than usual. Most falls happen because one snowshoe stands on the other.
tip: Make your poles longer for deep snow and fit the large baskets. Small tips sink in and are no help.
tip: Flip up the heel lift on long climbs, if your snowshoes have one. Your calves then work as on stairs and not as on a ramp.
tip[first]: Turn in a small circle if you want to go back. Stepping backwards digs in the tails and sits you down in the snow.
tip[kids]: Let children break the trail for a few minutes at a time. Making the first prints is the best part, and it soon uses up spare energy.
tip[group]: Change the leader often in deep snow. The first person does most of the work, and the rest walk on a path.
tip[night]: Let your eyes get used to the dark before you switch on a lamp. Snow gives back so much light that the moon is often enough.
nudge-subject: How long do you like to walk in snow?
nudge-subject: Woods or open slopes?
nudge-subject: A winter walk, one answer away
nudge[calm]: Send {us} the number of hours you enjoy walking in winter. A route follows from it, and until then you have agreed to nothing.
nudge[calm]: To try snowshoes one day, name a month with snow and who would come. If it was a passing idea, the snow will not mind.
nudge[lively]: Sunshine on the snow or a walk by moonlight? Pick one and write it back!
nudge[lively]: Ask your family who wants to make the first track, and send {us} the winner's name.
q: Can we walk while it snows? | Yes, falling snow in the woods is lovely to walk in. Strong wind and fresh loads on steep slopes are another matter, and routes change because of them.
q: Is snowshoeing difficult to learn? | No, it is walking with wider steps. The only real trick is to step forward and turn in curves, as walking backwards makes you trip.
q: How tiring is deep snow? | A kilometre in deep snow costs about as much as two on a path. Ask {us} about the climb and the hours, and choose the shorter walk if in doubt.
q: What should I wear on my feet and legs? | Waterproof boots that reach above the ankle work well, with gaiters or trousers that close over them. Add thin layers, a hat, and spare gloves.
q: What about avalanches? | Most danger lies on steep open slopes and below them, so gentle woods and flat ground are the usual choice. The avalanche bulletin is read before a route is chosen, and you may ask {us} about it.
q: How do we find a date if the snow is uncertain? | Agree on a day and on what happens if there is too little snow or too much. {We} will tell you the price and the latest moment to change your mind.
step: Strapping on | Bindings are fitted to your boots and poles to your height, followed by a few clumsy steps.
step: Into the white | The walk begins slowly, with jackets coming off at the first rise.
step: Tea in the snow | A sheltered spot is trodden flat, and flasks come out of the rucksacks.
step: Back on your own tracks | The way home is often downhill, with long soft steps.
span: on snowshoes
small: so the woods stay quiet enough to hear snow slide off a branch
small: so everyone gets a turn at breaking the trail
# ski-touring
received[calm]: Your message about skiing away from the lifts has come in. Details matter in the snow, so {we} read it closely.
received[calm]: Tracks and quiet slopes were the subject of your note. A person is reading it and thinking about the snow.
received[lively]: You would rather climb than queue for a lift, and {we} can understand that! Your message is here for {us} to read.
received[lively]: Up under your own steam and down in good snow: {we} see what you are after. {We are} going through your lines one by one.
headline[calm]: Your ski touring note has come through
headline[calm]: Quiet slopes: {we are} reading your words
headline[lively]: Uphill first, and you have started!
headline[lively]: No lift, no queue, one message
next: Switch on your beacon, if you own one, and look at the battery reading.
next: Practise putting skins on and off in gloves, at home and without wind.
next: Read the avalanche bulletin for your region a few days in a row, even if you stay at home.
next: Note the climbs you have done on skis with the metres and the hours they took.
ask: How do you ski off the piste, and how many metres of climbing do you enjoy?
ask: List the touring gear that you own and what you would have to borrow.
ask: Have you searched with a beacon before, and when was the last time?
advice-subject: Before you leave the lifts behind
advice-subject: How to climb on skins with less effort
advice-subject: Beacon, shovel, probe: a short refresher
advice-opening: Away from the lifts, the snow has the last word, and a good tour starts with listening to it.
advice-opening: Going uphill on skis is mostly about doing less, by lifting less, sweating less and hurrying less.
advice-opening: The right tour is one after which you still ski the last slope with strong legs.
tip: Slide the ski forward and keep it on the snow. Lifting it on every step costs strength that you will want on the way down.
tip: Open your zips before you sweat. A wet back turns cold on top, where the wind is and the skins come off.
tip: Keep your skins inside the jacket during breaks. Warm glue sticks, and cold glue lets go on a steep traverse.
tip: Test that every beacon in the group sends and receives before the first step. It takes two minutes in the car park.
tip[first]: Choose a first tour with an easy climb and a wide slope to come down. Tired legs ski worse than you expect.
tip[able]: Set a pace at which you can talk and hold it for an hour. Strong skiers who start fast are often slow at the top.
tip[group]: Cross suspect slopes one at a time and watch each other from safe islands. If something breaks loose, it then catches one person at most.
tip[early]: In spring, be on top while the crust is only beginning to soften. Later in the morning wet snow grows heavy and less safe.
nudge-subject: How many metres uphill feel good?
nudge-subject: Which touring gear do you own?
nudge-subject: Your next tour, in one sentence
nudge[calm]: Tell {us} about your last run off the piste in one sentence. It says enough to suggest a slope, and you can still say no.
nudge[calm]: Should you still want to go uphill on skis, send the days that suit you and a reserve. If this winter is full, there will be snow again.
nudge[lively]: Powder or spring snow? Choose your favourite and send it over!
nudge[lively]: A climb of five hundred metres or a thousand? Give {us} the number and keep the rest of the plan open.
q: What decides whether a tour goes ahead? | The avalanche bulletin, the wind and the temperature do. A tour may be moved to a gentler slope or another day, so it helps to be flexible.
q: How well must I ski? | On most tours you need to turn safely in ungroomed snow, even when your legs are tired. For tracks across flat country, much less is needed, so tell {us} what you have in mind.
q: How hard is the climb on skis? | Think of a steady hike uphill with weight on your feet. {We} will tell you the metres, and you can compare them with your last mountain walk.
q: What gear does a ski tour need? | It needs skis or a split board with touring bindings, skins and boots, and for avalanche terrain a beacon, shovel and probe. Ask {us} what can be hired if something is missing.
q: Is off-piste skiing safe? | It is never without risk, as snow can slide even on slopes that look calm. Careful route choice, distance between skiers and practice with the beacon lower that risk.
q: What if I book travel and the snow is bad? | Agree in advance what a change of plan would be and what it means for the cost. {We} will tell you how such cases are handled, so ask before you pay for trains.
step: Bulletin and beacons | The day's danger is talked through, and everyone checks that the beacons work.
step: Climbing on skins | A steady track leads up with short stops for drinking and opening zips.
step: On top | Skins come off, jackets go on, and the slope is looked at once more.
step: The descent | You ski one by one where it matters and wait at safe places.
span: on skis away from the lifts
small: so decisions on the slope are made quickly and together
small: so there is untouched snow left for each of you
# skiing
received[calm]: Your skiing message has arrived at {our} end. {We} read it to understand what feels good on snow and what does not.
received[calm]: {We have} what you wrote about the slopes, and somebody is reading it carefully.
received[lively]: Goggles up, {we are} reading your message about skiing!
received[lively]: Good snow and easy turns are worth writing for. Your message has come down safely to {us} and is being read.
headline[calm]: Your skiing message found its way to {us}
headline[calm]: Thank you for your words about skiing
headline[lively]: One good turn: you wrote to {us}!
headline[lively]: Goggles down, your note is in
next: Put on your ski boots at home for a while and notice where they press.
next: Stand on one leg while you brush your teeth, as balance is half of skiing.
next: Find a single pair of thin, long socks for each skier.
next: Remember the last slope that you skied with pleasure and write down its colour.
ask: How long is it since you last skied, and on which slopes do you feel at ease?
ask: Ski or snowboard, and how old are the people who would learn?
ask: Please say what stops you at the moment, whether it is steepness, speed, ice or tired legs.
advice-subject: Why your legs burn on skis
advice-subject: The first run after a long break
advice-subject: Warm feet on the slopes, and how to get them
advice-opening: When thighs burn on skis, the cause is seldom weakness and nearly always a body that leans back.
advice-opening: A ski day is won in the first half hour, when the snow is fresh and your body is still asleep.
advice-opening: Steep slopes frighten people less once they know where to look and when to turn.
tip: Wear one thin pair of long socks in your ski boots. Thick socks press on the blood vessels, and that is what makes toes cold.
tip: Keep your hands where you can see them. They bring your weight forward, and the skis begin to turn with less effort.
tip: Take your first run on the easiest slope, even if you are good. Ankles and eyes need a few turns to wake up.
tip: Finish one run before you think you have to. Many falls happen on the last run, with tired legs and flat light.
tip[first]: Learn to fall to the side, towards the hill. You land softly there and can get up without sliding off.
tip[kids]: Plan breaks with hot chocolate before children ask for them. Cold and hungry learners remember the cold and forget the turns.
tip[group]: Agree on a meeting point at a named lift. Slopes look alike in snowfall, and phones go flat in the cold.
tip[own]: Have your bindings set for this year's weight and boots. They are meant to open in a fall, and they can do so only if the numbers are right.
nudge-subject: Which colour of slope feels right?
nudge-subject: When did you last stand on skis?
nudge-subject: What would you like to ski better?
nudge[calm]: Name the colour of slope on which you feel at home, and a lesson or a day can be planned from there. If this is not your winter for skis, that is all right.
nudge[calm]: You can help {us} with a single fact, namely the number of years since you last skied. There is nothing to decide yet.
nudge[lively]: Blue, red or never on skis at all? Tell {us} where you stand, and the slope can be chosen to match!
nudge[lively]: What would you love to do on skis that you cannot do yet? Write it in a few words, and {we} can say how people learn it.
q: Do people ski in bad weather? | Snowfall and cloud are part of skiing, and slopes between trees give some sight. Storms can close lifts, so ask {us} what that would mean for your day.
q: Am I too late to start skiing? | Adults learn well when the slope is flat and the steps are small. Expect to slide and stop on the first day and to link turns after a few.
q: What should my legs be able to do before a day on skis? | You should be able to climb a few flights of stairs without trouble. Some knee bends in the weeks before make the afternoons easier.
q: Which clothes do I need for a day on skis? | Skiers wear a waterproof jacket and trousers, gloves, goggles, a helmet and one thin pair of long socks. Skis and boots can usually be hired, and {we} will tell you where if you ask.
q: Steep slopes frighten me, will that pass? | For most people it does, on slopes that are a little steeper each time. Look across the hill and finish each turn, and your speed stays small.
q: How do lessons, dates and changes work? | Tell {us} your level, your dates and how many you are. Ask about the price, lift tickets and what happens if someone is ill, and agree on it first.
step: Warming up | Boots are closed properly, muscles are loosened, and you slide a little on flat snow.
step: An easy slope | First turns show how you stand, and one thing is chosen to work on.
step: Practice | The same movement is repeated on friendly ground until it stops feeling strange.
step: A longer run | You take what you practised onto a slope you like, with pauses at the side.
span: on the slopes
small: so you spend the time skiing and not queuing for your turn
small: so every skier hears something about their own turns
# horse-riding
received[calm]: Your message about riding has arrived. A horse is chosen with care, and {we} read your words with the same care.
received[calm]: You wrote to {us} about horses. {We are} reading it quietly, which is also the best way to meet one.
received[lively]: A saddle, a path and you on a horse, {we} can picture it! Someone is reading your lines about the ride.
received[lively]: Horses prick up their ears at good news, and so do {we}. Your wish for a ride is being read.
headline[calm]: Your riding question has arrived
headline[calm]: A calm hello from the stable
headline[lively]: Ears up in the stable: you wrote!
headline[lively]: Hooves, saddles and your message
next: Choose trousers without a thick seam on the inside of the leg and sit down in them on a wooden chair.
next: Find shoes with a small heel, so that your foot cannot slip through the stirrup.
next: Ask every rider in your party for their height and for the last time they rode.
next: Spend a few minutes sitting upright on a stool with your heels low, as that is how you will sit.
ask: How much has each of you ridden, and how tall is each rider?
ask: Which pace do you like, and would a walk be enough for everyone?
ask: If somebody is nervous around horses, tell {us}, since that helps to choose the right one.
advice-subject: How to be a rider whom horses like
advice-subject: What to wear so the saddle does not rub
advice-subject: Your first minutes beside a horse
advice-opening: A horse knows how you feel before you have said a word, so a slow breath is a good greeting.
advice-opening: Most riding troubles begin with the rider's eyes, because where you look is where the horse tends to go.
advice-opening: An hour in the saddle is pleasant or long depending on a few seams, a pair of heels and how you sit.
tip: Walk up to a horse at its shoulder and speak to it. It cannot see well straight in front or behind, and surprises make it jump.
tip: Look at the place where you want to ride. Your head turns your shoulders, and the horse feels the change in the saddle.
tip: Breathe out slowly when you feel tense. Your seat becomes heavy and soft, and the horse under you relaxes as well.
tip: Leave loose scarves and open jackets behind. Things that flap can frighten even a steady horse.
tip[first]: Hold the reins with soft hands and keep your balance with your legs. A horse that is pulled in the mouth pulls back.
tip[kids]: Let children brush the horse before they ride. They lose their fear of its size, and the horse has met them.
tip[group]: Keep a horse's length to the one in front. Horses have friends and enemies, and a kick between two of them can hit your leg.
tip[able]: Be honest about the last time you cantered. The mind remembers riding for years, while thighs forget it in months.
nudge-subject: Which pace feels safe on a horse?
nudge-subject: Who has sat on a horse before?
nudge-subject: A short note for the stable
nudge[calm]: Write {us} how tall the riders are and who has ridden before. Horses are matched from that, and you can still change your mind.
nudge[calm]: The pace at which you feel safe on a horse is a good thing to send next. If it was a thought for another year, {we} understand.
nudge[lively]: Walk, trot or canter, which is yours? One word is enough for the stable!
nudge[lively]: Did a horse ever make you laugh? Tell {us} about it and when you would like to meet another.
q: Do horses go out in the rain? | They do not mind a shower, and riders need a jacket. Storms, great heat and ice are reasons to shorten or move a ride.
q: I have never ridden, can I come along? | A quiet horse at a walk is how most people begin. Say clearly that it is your first time, so that horse and route can be chosen for it.
q: Can a horse carry riders of any weight or age? | Horses carry only a certain weight in comfort, and small riders need to reach and balance. Ask {us} about the limits and give honest numbers.
q: What clothes are best for the saddle? | Long trousers without thick seams are kind to your legs, and shoes should have a small heel and a smooth sole. A riding helmet is a must, so ask whether one can be lent.
q: What if the horse bolts or I fall? | Falls can happen to anyone who rides, which is why helmets and calm horses matter. You learn to stop and turn first, and you may ask to stay at a walk.
q: How do I arrange a ride and its price? | Give {us} the number of riders, their experience and two possible days. Ask what it costs, and what is expected if you have to cancel.
step: Getting to know each other | You meet the horse, brush it and hear how it likes to be handled.
step: Mounting | Girth and stirrups are checked, you get on from a block and try to stop, start and turn.
step: The ride | It begins at a walk. A quicker pace follows only if horse and rider are both happy with it.
step: Back in the yard | You loosen the girth, take off the saddle and thank the horse with a good rub.
span: in the saddle
small: so the ride can stay at a pace everyone enjoys
small: so somebody can keep an eye on each horse and rider
# ballooning
received[calm]: The message you sent about a balloon flight has reached {us}. There is no hurry in ballooning, and {we} read it in that spirit.
received[calm]: Flying with the wind is what you asked about. {We are} reading your message for dates, people and wishes.
received[lively]: Up and away, but first {we} read your message! It is about a balloon, so it has {our} attention.
received[lively]: The wish to see the land from a basket has come to {us}. {We are} reading about it with delight.
headline[calm]: Your ballooning note has floated in
headline[calm]: Calm air and your message: thank you
headline[lively]: Up it goes: your balloon message!
headline[lively]: A basket, a breeze and you
next: Find several free mornings or evenings, since calm air cannot be ordered for a certain day.
next: Ask everyone who wants to fly for their weight, because the balloon's load is worked out from it.
next: Look for flat shoes that may get wet and a cap for the warmth of the burner.
next: If the balloon flight is a present, find out in secret which mornings the person has time.
ask: How many would fly, and which mornings or evenings could you keep open?
ask: Give {us} the weights of the passengers and mention any trouble with climbing over a high edge.
ask: Is the flight a present, and does the person know about it yet?
advice-subject: What to wear in a balloon basket
advice-subject: Why balloons fly so early or so late
advice-subject: How a balloon lands, and how you help
advice-opening: In a balloon you move with the wind, so there is almost no breeze in the basket and the air feels still.
advice-opening: Nobody steers a balloon like a car, and that explains nearly everything about the day, from the hour to the landing place.
advice-opening: People who dislike ladders are often surprised at how calm they feel in a balloon basket.
tip: Dress as for a walk across fields at that hour. Grass is wet at sunrise, and you may start and land in the middle of it.
tip: Wear a cap or a hat. The burner is above your head, and tall people feel its heat most.
tip: Keep more than one date open. Balloons need light and steady wind, and pilots decide by the latest forecast.
tip: Bend your knees and hold the inner handles for the landing. The basket may bump or tip, and soft knees take it well.
tip[early]: Go to bed in good time if the flight is at dawn. Air lies calm before the sun warms the ground, and that is when balloons like to fly.
tip[photo]: Set your camera to a short exposure and use a neck strap. A balloon often turns slowly, so most views come round to you.
tip[group]: Tell the others that places in the basket are often given by weight. Couples then know beforehand that they may stand in different corners.
tip[kids]: Check whether children can look over the rim of the basket. If they cannot, they spend the flight looking at wicker.
nudge-subject: Which mornings could you keep open?
nudge-subject: How many in the basket?
nudge-subject: A balloon flight needs a spare date
nudge[calm]: Send some days on which you could get up early, and {we} can see what fits. If the idea has drifted off, {we} wish you good wind elsewhere.
nudge[calm]: All {we} need for the next step is the number of people who would fly. The date can stay open, as it does with balloons.
nudge[lively]: Sunrise or evening light? Choose your sky and tell {us}!
nudge[lively]: Think of the people you would like to share a basket with and send {us} the number. Two is a fine answer.
q: What weather does a balloon need? | It needs light, steady wind, good sight and no rain or thunder. This is why flights are moved quite often, so ask {us} how a new date is found.
q: I am afraid of heights, will I manage? | Many people who dislike balconies feel fine in a balloon, as nothing ties it to the ground. The basket reaches to the chest of most adults, and you can hold on inside.
q: Is a balloon flight hard on the body? | You climb over the edge of the basket, stand for the whole flight and bend your knees to land. If hips, back or a pregnancy are a concern, speak to your doctor and to {us} first.
q: How warm should I dress for the basket? | The clothes you would walk in will do, with one layer more. The burner gives warmth from above, and the grass is often wet.
q: Where does the balloon land? | That depends on the wind, and nobody knows the field beforehand. A crew follows by car as a rule, and {we} will tell you how you get back.
q: How are dates and the price handled? | Ask for the price per person and how long a gift can be used. Agree too on what happens if the weather moves the flight more than once.
step: Laying out | The envelope is spread on the grass and filled with cold air by a fan. Passengers may often lend a hand.
step: Lifting off | The burner warms the air, the balloon stands up and you climb in. The ground leaves without a jolt.
step: In the wind | Height is changed to find another wind. Between the burns it is so quiet that you hear dogs below.
step: Landing and packing | You bend your knees, the basket touches down, and everyone helps to press the air out of the cloth.
span: in the air
small: so everyone has a place at the rim
small: so the basket stays airy enough to turn round in
# paragliding
received[calm]: Your paragliding message has come in. A person reads it before anyone looks at the wind.
received[calm]: You want to know about flying under a wing. {We have} your message, and {we} give it the time it needs.
received[lively]: You want to run down a slope until the ground is gone, and {we} like that! {We are} reading the rest of your message.
received[lively]: Somebody here is reading your message about paragliding and thinking of warm air.
headline[calm]: Your flight question has landed with {us}
headline[calm]: Paragliding: {we} read what you wrote
headline[lively]: A few steps, then air!
headline[lively]: A slope, a wing and somebody keen to fly
next: Find sunglasses that sit tight and shoes that hold your ankles.
next: Write down what each passenger weighs in clothes and shoes, since the wing is chosen by it.
next: Leave room for a second date, because the wind makes its choice on the morning itself.
next: Run down a grassy slope once with your arms loose, as that is all the start will ask of you.
ask: How much does each passenger weigh, and has anyone flown under a wing before?
ask: Would you like a smooth glide or some turns, and do boats or cars make you feel sick?
ask: On which day would you like to fly, and which one could be the reserve if the wind is wrong?
advice-subject: The run before the flight
advice-subject: How to feel well under a paraglider
advice-subject: Why the wind picks the hour of your flight
advice-opening: The only sporty part of a tandem flight is the start, and it is over after a few steps.
advice-opening: A paraglider has no motor, so every flight is a matter of slope, sun and a wind that agrees with both.
advice-opening: Most first-time passengers expect a thrill, and what they talk about afterwards is how quiet it was.
tip: Keep running at the start until you feel no ground under your feet. Sitting down early is the usual mistake and makes the take-off long.
tip: Eat something small before you fly. An empty stomach in turning air feels as bad as a full one.
tip: Wear boots or firm shoes that cover the ankle. Meadows have holes, and you take a few steps on landing.
tip: Take a windproof jacket, even in summer. It gets cooler with height, and you sit still in moving air.
tip[first]: Tell the pilot that you would like it gentle. Turns are a choice, and a calm glide shows you more of the valley.
tip[photo]: Tie your phone or camera to you with a cord. Nothing that falls comes back, and somebody may stand below.
tip[early]: Ask for a morning flight if you like calm air. Around midday the sun sends up warm air, which carries well but rocks you more.
tip[group]: Plan an hour or two more than the flights need. Friends fly one after another or with different pilots, and the wind may ask for a pause.
nudge-subject: Smooth flight or some turns?
nudge-subject: A main day and a spare day for flying
nudge-subject: One figure the wing depends on
nudge[calm]: Two dates on which you could fly would help {us} to look for a good wind. If you would rather keep your feet on the grass, that is a fair choice.
nudge[calm]: Reply with your weight in flying clothes, since every wing has its limits. It binds you to nothing.
nudge[lively]: Gentle glide or a few spirals? Write {us} one of them!
nudge[lively]: Take a few running steps across your lawn and tell {us} how they felt. That is nearly all you do at a start.
q: When is it too windy to fly? | A paraglider needs a light, steady wind from the right side. Gusts, rain, storms and warm dry mountain winds keep the wing in its bag.
q: I have never flown, what must I do? | On a tandem flight you run a few steps, sit down and enjoy the view. The pilot steers and tells you when to stand up for the landing.
q: Is there a weight limit, and do I have to be fit? | Every wing has a lightest and a heaviest passenger. You should be able to jog a few metres, and {we} will tell you the limits if you give your weight.
q: How should I dress for the flight? | Long trousers, a windproof jacket, firm shoes and sunglasses are right. Gloves are pleasant outside high summer.
q: Will I feel sick or afraid under the wing? | Some people notice turns and bumps, and very few feel the height as they do on a tower. Look at the horizon and say so at once, and the pilot will fly more gently.
q: My flight depends on the wind, so what if it is off? | Agree on a reserve day when you fix the date. Ask {us} what you pay then and how late a flight can be called off.
step: On the hill | The wing is spread out on the grass, your harness is closed, and the run is explained.
step: Take-off | You walk, then run, and the slope falls away beneath you.
step: Gliding | You sit as in an armchair with your legs hanging. If there is warm air about, the wing may climb in circles.
step: Back on the meadow | You stand up, take a few steps, and the wing sinks to the ground behind you.
span: under the wing
small: so the wait on the slope is short once the wind is right
small: so friends can often watch each other take off and land
# skydiving
received[calm]: Your message about a jump has reached {us}. It is read calmly, from the greeting to the last line.
received[calm]: A question about jumping deserves a quiet reader, and it has found one.
received[lively]: Deep breath: your message about the jump is here! {We are} reading it with solid ground under {our} feet.
received[lively]: You are thinking of leaving firm ground for a jump, and {we} respect that. Your words are in front of {us}.
headline[calm]: {We have} your question about a jump
headline[calm]: Feet on the ground, note received
headline[lively]: That took courage: you asked about a jump!
headline[lively]: The first small jump: pressing send
next: Decide who of you jumps and who prefers to watch from the grass.
next: Look out trainers with laces, since boots with hooks and open shoes are not liked at a jump.
next: Keep the whole day open, because low cloud can make everybody wait.
next: Lie on your stomach on the carpet, lift chest and feet and hold it, for that is the shape in which people fall.
ask: How much do the jumpers weigh, and has any of you jumped before?
ask: If there is an injury or an illness that a hard landing could trouble, tell {us} and ask your doctor.
ask: When would you like to jump, and who comes along to watch from the ground?
advice-subject: What a first jump really feels like
advice-subject: Eat breakfast: advice before a jump
advice-subject: The one shape to learn before you jump
advice-opening: Most people fear the fall, and those who have jumped say that the wait before it was harder.
advice-opening: Before a jump there is little to learn, but the few things there are deserve your full attention.
advice-opening: People ask whether the stomach drops, and from an aeroplane it usually does not, because you are already moving fast.
tip: Eat a normal breakfast. An empty stomach and excitement together make people dizzy, and dizzy people enjoy little.
tip: Arch your back and push your hips forward when you leave the plane. The bent shape keeps you stable with your face to the earth.
tip: Give your true weight. Harness, parachute and the person you jump with are chosen by it.
tip: Lift your legs high for the landing when you are told to. Many tandem landings are done sitting down, and feet in the way can be hurt.
tip[first]: Breathe out with force as you go, or shout. It reminds your body to breathe in again, and the wind no longer takes your breath.
tip[group]: Agree that nobody is talked into it. A person who decides alone usually jumps with pleasure, and a person who is pushed does not.
tip[photo]: Leave your own camera with the people on the ground. Loose things are not allowed out of the door, and you can ask about pictures beforehand.
tip[long]: Bring a book, a jacket and something to eat. Clouds decide how long you wait, and airfields offer little shade.
nudge-subject: Jump or watch: who does what?
nudge-subject: Is the jump still on your list?
nudge-subject: Pick a month to leave the plane
nudge[calm]: The jump needs no exact day yet, so send a month in which you would dare it. Deciding against it is a good decision too.
nudge[calm]: What holds most people back is one open question, so send {us} yours. You need not have made up your mind.
nudge[lively]: On a scale from one to ten, how nervous are you? Send the number, because every number is welcome!
nudge[lively]: Write {us} who is going to watch you from the grass. They will need a date as well.
q: What weather is needed for a jump? | The sky must be clear enough to see the ground, and the wind must not be too strong. Low cloud often means waiting, so ask {us} how long people wait before a new date is agreed.
q: Is there anything to learn before the jump? | On a tandem you learn a body shape, how to leave and how to land, which takes a short while. Jumping alone needs a course, so tell {us} which one you mean.
q: Are there limits of weight, age or health? | Yes, and they depend on the gear and the country. Ask {us} for the limits and talk to your doctor about heart, back, joints or pregnancy.
q: Which clothes suit a jump? | Comfortable clothes without hooks are best, with laced trainers. It is colder high up, so bring a thin layer and tie back your hair.
q: Can something go wrong with the parachute? | A jump has risks, and you are right to ask about them. There is a reserve parachute for the rare case of trouble, and {we} will answer what you want to know about checks and training.
q: What if I change my mind at the airfield? | You can say no, even late. Ask before you agree on a date what is paid back in that case, and what happens when clouds stop the flight.
step: On the ground | You hear how the jump goes, practise the body shape and put on the harness.
step: The way up | The ground grows small, the straps are checked again, and the view gives you something to do.
step: Leaving | You move to the edge, arch your back and go. The noise of the air is the strongest impression.
step: Under the canopy | After the opening it becomes quiet, and there is time to look round before you lift your legs and land.
span: from briefing to landing
small: so the waiting time is shared among few jumpers
small: so your friends can follow each of you down to the grass
# stargazing
received[calm]: Your message about the night sky is here. A person is reading it and wondering what you would like to see.
received[calm]: You asked about an evening under the stars. {We} read such questions with one eye on the moon, since it decides a good deal.
received[lively]: A bright little message about the stars has appeared, and it is yours! {We are} reading it.
received[lively]: The stars can wait a while, so {we} take the time to read what you wrote about them.
headline[calm]: Your stargazing note has reached {us}
headline[calm]: Dark skies: {we} got your message
headline[lively]: Look up, your message is here!
headline[lively]: Another person who looks up at night
next: Check the date of the next new moon, because faint stars show best without moonlight.
next: Stand outside for a while without your phone and count how many stars appear.
next: Put a warm hat, a blanket and a flask where you will find them in the dark.
next: Cover a torch with red foil, so that you can see your feet and keep your night sight.
ask: Which evenings could you come, and how late may the youngest stay up?
ask: What would you most like to see, and have you looked through a telescope before?
ask: Say whether standing for a long time is all right for everyone in your party.
advice-subject: How to see more stars tonight
advice-subject: When the moon helps and when it hides the stars
advice-subject: Dressing for an hour of standing still at night
advice-opening: Your eyes need a good while in the dark before they show you what the sky really holds.
advice-opening: Good nights for stars are seldom warm ones, so a good evening begins with what you put on.
advice-opening: You do not need a telescope to start with the sky, but you do need patience, a dark place and a comfortable neck.
tip: Put your phone away for a good while. One look at a bright screen, and your eyes have to start getting used to the dark again.
tip: Use a red light to find your way. Red disturbs night sight least, and the people beside you keep theirs.
tip: Look slightly past a faint star or cluster. The edge of your eye is better at catching weak light than the centre.
tip: Lie on a mat or lean back in a chair. A stiff neck ends more evenings than clouds do.
tip[night]: Dress as if it were ten degrees colder. When you stand still under a clear sky, warmth leaves you quickly.
tip[kids]: Let children sleep in the afternoon and show them the moon first. Its craters are large and bright, and nobody has to search for them.
tip[photo]: Bring a tripod, a spare battery and a cloth. Long exposures empty batteries, and dew settles on cold lenses.
tip[first]: Learn one constellation on each clear night. You can then walk from star to star, as from one street to the next.
nudge-subject: Which evening is open for the stars?
nudge-subject: Moon, planets or the Milky Way?
nudge-subject: A dark evening in your calendar
nudge[calm]: Send two evenings on which you could stay up late, and {we} can compare them with the moon. If sleep matters more at present, sleep well.
nudge[calm]: One thing that you would love to see in the sky is enough for an answer. The stars keep, so there is no deadline.
nudge[lively]: Moon craters, rings of Saturn or a galaxy? Reply with your favourite!
nudge[lively]: Go outside for a minute tonight, look up, and write {us} what you saw, including cloud.
q: What if clouds cover the stars? | Thick cloud hides everything, and nobody can do much about it. Agree with {us} beforehand what happens then, be it another night or something indoors.
q: Must I know anything about astronomy? | No. If you can tell the moon from a street lamp, you know enough for a first night.
q: Is it uncomfortable to stand in the dark for so long? | A chair, a mat and warm clothes make it pleasant. Tell {us} about stiff necks, wheelchairs or anyone who is uneasy in the dark.
q: What should I bring for a night under the stars? | Warm layers, a hat and gloves matter most, and a red light or none at all. A flask is welcome, while perfume and bright screens are less so.
q: Will I see colours as in photographs? | Stars and planets show gentle colours, but nebulae look grey to the eye. Cameras collect light for minutes, and eyes cannot.
q: How is a night for the stars chosen? | The moon comes first, then the forecast, then your calendar. Ask {us} about the price and the latest hour at which an evening may be moved.
step: Arriving at dusk | You find your place while there is still some light, and lamps are switched to red.
step: Eyes adjust | With no instrument at all, you learn the bright stars and the lines between them.
step: Through the glass | Depending on the season and the sky, you look at the moon, planets, clusters or a galaxy.
step: The end of the night | Questions are answered in low voices, and headlights stay off until the last moment.
span: under the night sky
small: so the wait at the eyepiece is short
small: so you can look twice and ask what you saw
# zipline
received[calm]: Your zipline message has arrived safely. {We} read it to learn who would climb and who would watch.
received[calm]: Someone is reading what you wrote about the treetops, and takes nervous climbers as seriously as brave ones.
received[lively]: Whoosh, there came your message about the ziplines! {We are} reading it.
received[lively]: Anyone who wants to fly between trees has good taste. {We} read your note to hear more about it.
headline[calm]: Your note about the ziplines is here
headline[calm]: Safely arrived: your zipline question
headline[lively]: Three, two, one, your message is in!
headline[lively]: From tree to tree, and now to {us}
next: Measure the smallest climber at home, in shoes and with one arm stretched up.
next: Ask who wants to climb and who would rather take pictures from below, and count them apart.
next: Tell everyone to wear closed shoes that do not slip off the heel.
next: Look for hair ties, and for trousers that cover the knees.
ask: How many of you will climb, and how old and tall is the youngest?
ask: Is there something to celebrate, and how long would you like to stay in the trees?
ask: Let {us} know whether anybody is uneasy up high or unsure about the limits of height and weight.
advice-subject: The first step off a platform
advice-subject: Who should go first on a zipline?
advice-subject: What to wear among the treetops
advice-opening: The hardest part of any zipline is the last hand's width of the platform, and a few habits make it shorter.
advice-opening: A group in the treetops has a good time when the right person goes first and the right person goes last.
advice-opening: Harnesses and pulleys do their work quietly, so on a ropes course you are left with your knees and your head.
tip: Sit down into the harness before you let go. You feel it carry you, and the start becomes a slide and not a fall.
tip: Keep both hands behind the pulley or on the handle. The cable in front of it can catch fingers.
tip: Tie long hair back and tuck it into the helmet. Pulleys pull in whatever hangs loose.
tip: Empty your pockets into a bag before you climb. Keys and phones tend to leave on the first platform.
tip[first]: Look at the platform you are heading for. Looking straight down makes the distance seem twice as long.
tip[kids]: Begin with the lowest course, even if the children protest. They learn to clip there, and clipping should be a habit before it gets high.
tip[group]: Send somebody confident first and somebody patient last. The middle of the group is where nervous people do best.
tip[long]: Drink and eat a little before you start. On a long course there is often no way down for a snack, and tired arms clip badly.
nudge-subject: How tall is your smallest climber?
nudge-subject: Climbers and watchers: how many of each?
nudge-subject: Ready to count your zipline party?
nudge[calm]: Write {us} how many climb and how many watch. It is all that is needed to talk about a day, and the day is still yours to choose.
nudge[calm]: Perhaps you wanted to measure the youngest first, so here is a reminder to do so. If the treetops have lost their charm, you may stay on the ground.
nudge[lively]: Who in your group would go first? Send {us} the brave one's name!
nudge[lively]: Have a vote at home, high course or low course, and tell {us} how it ended.
q: Does rain stop the ziplines? | A light drizzle under trees is usually fine. Thunder and strong wind close the platforms, and wet cables can change the speed.
q: None of us has been on a zipline, is that all right? | Most visitors are new to it. You practise clipping and braking close to the ground before you climb.
q: How strong or brave must we be for the treetops? | If you can climb a ladder and hold on, easy courses will suit you. Harder ones ask for arms and balance, and you may stop before them.
q: What clothes are right for the trees? | Closed shoes, trousers that cover the knees and a top that stays tucked in do well. Rings, scarves and dangling earrings stay on the ground.
q: What if someone gets stuck on a platform? | It happens, and a calm voice usually solves it. Ask {us} how people are brought down if they do not want to go on.
q: How do we book for a group, and can the number change? | Give {us} a likely number and the heights of the smallest. Ask about the price per person and until when the number can change.
step: Harness and helmet | Straps are closed and checked, and loose things go into a bag.
step: Practice near the ground | You clip, unclip and brake a few times until your hands know the order.
step: From tree to tree | Bridges, nets and swings lead from platform to platform, each one a little different.
step: The long cable | You sit back, lift your feet and fly to the last platform.
span: in the trees
small: so the platforms never feel crowded
small: so a nervous climber can take a breath before stepping off
received[calm]: A note about the treetops is in front of {us}. Ages and heights are what {we} look for while {we} read.
received[calm]: Your plans for a day between platforms are being read with both feet on the ground.
received[lively]: Click, click, locked: your treetop plans are hooked onto {our} line.
received[lively]: Someone up here waved back at your message from the highest platform.
headline[calm]: Your treetop plans have come in
headline[lively]: Hooked on: your treetop plans
next: Tie long hair back in a photo of your group, and check who will need a band on the day.
next: Find out which of you would rather watch from below, and be kind about it.
next: Look through the wardrobe for trousers in which everybody can lift a knee high.
ask: A date, a headcount and the height of the smallest climber are good things to write.
ask: Who in your party is uneasy up high, and who cannot get enough of it?
advice-subject: What hands do on a ropes course
advice-subject: Choosing a course for mixed ages
advice-opening: Among the branches it is the careful people who have the most fun.
advice-opening: Knees shake on the first platform and are forgotten by the third, which is easier with a little know-how.
tip: Look at the next platform and not at the ground. Balance follows the eyes.
tip: Keep your hand behind the pulley and never in front of it. The cable is faster than fingers.
tip: Let the child go between two adults. Help is then one step away in both directions.
tip: Rest on the platforms with straight arms. Bent elbows tire long before courage does.
tip: Save the photos for the end of the course, when both hands belong to you again.
nudge-subject: The smallest climber decides
nudge-subject: High course, low course, or both?
nudge[calm]: If the treetops still tempt you, one day and the number of climbers will do. If somebody got cold feet, the trees understand.
nudge[calm]: Write {us} the height of your youngest, and {we} can say which courses come into question. There is no harm in waiting.
nudge[lively]: Who screams first? Put the name and a date in a reply!
nudge[lively]: Gravity is ready whenever you are. Drop {us} a day!
# mountain-biking
received[calm]: Your words about riding trails have rolled in. {We} read them the way one looks at a corner, all the way to the exit.
received[calm]: You asked a question about mountain biking. It is being read by a person, with thought for bike, trail and rider.
received[lively]: Your mountain bike message took the fast line to {us}! {We are} reading it, roots and all.
received[lively]: Dirt, bends and a bit of air: {we} see why you wrote. Somebody is going through your lines about the trails.
headline[calm]: Your trail message has rolled in
headline[calm]: {We are} glad to hear from a rider
headline[lively]: Good line: your message came through!
headline[lively]: From singletrack to inbox in one go
next: Squeeze both brakes and check that the levers stop well before the bar.
next: Ask somebody to film you in one bend and look at where your eyes go.
next: Set your tyres a little softer than usual and ride the same corner again.
next: Name the one feature that keeps beating you, be it a drop, a root or a tight turn.
ask: What do you ride now, and which part of a trail makes you brake?
ask: Tell {us} what kind of bike you have and whether you ride with flat pedals or clips.
ask: It would be good to hear how often you ride and which trail you gave up on.
advice-subject: Why you brake in the wrong place
advice-subject: Tyre pressure and other cheap upgrades
advice-subject: Look through the corner: a short lesson
advice-opening: When a trail feels too fast, it is often the eyes that are too slow, as they stay on the front wheel.
advice-opening: Most riders buy grip in a shop before they try letting some air out of the tyres.
advice-opening: You learn more on one short piece of trail ridden again and again than on a long one ridden once.
tip: Brake before the corner and let go in it. A rolling wheel grips better than a braking one and follows the bend.
tip: Look at the exit of the corner as soon as you can see it. The bike follows your head, and so do your shoulders.
tip: Drop your heels when it gets steep. Your weight goes into the pedals, and the front wheel throws you forward less easily.
tip: Ride with level pedals when you coast. A low pedal catches on stones and stops you at once.
tip[first]: Lower your saddle before the descent. With room to move, your knees and elbows can soak up the bumps.
tip[kids]: Choose a short loop that can be ridden again. Another round feels like a treat, and one long tour feels like work.
tip[able]: Walk up to the hard spot, pick the line, and ride it while you remember it. Looking from the saddle shows you only half of the rocks.
tip[own]: Check tyres, brakes and the chain before you load your bike. A worn pad in the car park costs you a good hour of the day.
nudge-subject: Which feature keeps beating you?
nudge-subject: What are you riding at the moment?
nudge-subject: A better line starts with one word
nudge[calm]: Name the trail you would like to ride cleanly, and {we} can say what to work on first. If other rides are calling, follow them.
nudge[calm]: A line about your bike and your usual trails makes the next step short. It can also wait until the mud has dried.
nudge[lively]: Corners, drops or climbs: what needs work? Give {us} one!
nudge[lively]: Is there one root or corner that always stops you? Describe it to {us}, as it may be a good place to begin.
q: Do rides go ahead in mud and rain? | Wet roots are a good school, but soft trails need rest after long rain. Storms with falling branches and ice are reasons to move a ride.
q: I am new to trails, where do I begin? | You begin on a wide, gentle trail with a lowered saddle. Standing on the pedals, looking ahead and braking evenly are the first three things to learn.
q: Will the climbs be too much for me? | You should be happy to ride for an hour or two with some climbing. Ask {us} about the metres uphill, and about lifts or motors if hills worry you.
q: What protection should I wear on the trail? | You always want a helmet and gloves, and knee pads on trails with stones. Glasses keep mud and insects out of your eyes.
q: What if I fall off the bike? | Small falls are part of learning, and most happen at low speed. You ride what you feel ready for, and walking a section is always allowed.
q: How do the date, bike hire and cost of a ride work? | Give {us} your height, the trails you ride and the days you like. Then ask about the price, the bike and what happens if you have to call off.
step: Bike check | Tyres, brakes and saddle are looked at, and you roll a few rounds on flat ground.
step: One skill | A single thing is practised on easy ground, such as looking or braking, until it feels dull.
step: Onto the trail | The same skill is used where it counts, with stops to talk and ride a part again.
step: Last run | You put it together on a trail you like and stop while you still have strength.
span: on the trails
small: so there can be a second go at a tricky corner
small: so no rider is left pedalling alone up the climb
# bike-touring
received[calm]: Your cycling message has come in, and {we} read it at touring speed, which leaves time to notice things.
received[calm]: Somebody is reading your note about going by bike, with attention to the details that make a day of cycling easy.
received[lively]: A bell rang, and it was your message about the bikes! {We are} reading it.
received[lively]: Wheels, wind and a road that goes somewhere, {we} like where this is heading. Your message is open in front of {us}.
headline[calm]: Your bike plans have reached {us}
headline[calm]: Nice to read about your ride
headline[lively]: Ring, your message has arrived!
headline[lively]: The wheels begin to turn
next: Measure the height of every rider, and the inside leg too if you can.
next: Ride for an hour in the shorts that you would wear and notice every seam.
next: Settle on a daily distance that the least trained of you would enjoy.
next: Look at a map for places where you would like to stop, such as a bakery or a place to swim.
ask: How many riders are you, how tall is each one, and how far do you like to go?
ask: Do you want a motor to help on hills, and will you bring helmets of your own?
ask: Will you return to the same place in the evening or ride on with bags?
advice-subject: How to set a saddle so that knees stay happy
advice-subject: How far is a good day by bike?
advice-subject: Sore seat? Start with the shorts
advice-opening: A day by bike is better planned by stops than by kilometres, as nobody remembers the kilometres.
advice-opening: If something hurts on a bike, the cause is mostly a few millimetres at the saddle or a seam in the wrong place.
advice-opening: Cyclists talk a lot about gears, although wind and lunch decide more about how a ride feels.
tip: Set the saddle so that your knee stays slightly bent at the lowest point of the pedal. A saddle that is too low makes knees ache the morning after.
tip: Wear padded shorts with nothing underneath. The padding is meant to lie on the skin, and every extra seam rubs.
tip: Change into an easy gear before the hill begins. Under full load the chain changes badly, and your thighs tire at the first slope.
tip: Ride out against the wind if you can choose. The way home then feels short, even with tired legs.
tip[first]: Try a loaded bike on a quiet street. Bags change the steering and the braking, and it is good to find out without traffic.
tip[kids]: Count the stops and not the kilometres with children. The next playground is a goal, and a number is not.
tip[group]: Agree that everyone waits at each junction until the last rider has seen the turn. Most groups lose each other there.
tip[long]: Save one set of clothes for the evenings. The rest may smell of road, and you will sit at dinner feeling fresh.
nudge-subject: How tall are your riders?
nudge-subject: With or without a motor?
nudge-subject: A bike ride that you all enjoy
nudge[calm]: As a first step, send the heights of your riders, and the question of bikes is half answered. The route may stay open for now.
nudge[calm]: If you still plan to cycle, tell {us} how many kilometres feel like a good day. If the bikes stay in the shed this year, so be it.
nudge[lively]: Flat along the river or up and down with a view? Reply with your choice!
nudge[lively]: Where would you like to drink coffee on the way? Tell {us}, as a route can begin there.
q: What do we do if it rains on the day? | Light rain needs a jacket, mudguards and a longer coffee break. Strong wind and thunder are worse, so ask {us} whether the day or the route can change.
q: I am not a cyclist, is this for me? | If you ride to the shops now and then, you can do a short flat day. Choose by hours in the saddle and leave time for stops.
q: How many kilometres should we plan? | Many casual riders enjoy thirty to fifty on flat ground, and fewer with hills. Tell {us} what you ride at home, and plan less for the first day.
q: What should I pack for a day by bike? | Pack a light rain jacket, water, sunglasses and a small lock, and put on padded shorts. Ask {us} about helmets, bags and a repair kit if you hire a bike.
q: What about a flat tyre or traffic? | A spare tube and a pump solve most trouble, and it is worth practising once at home. Ask {us} which roads are quiet and whom to ring if something breaks.
q: How do we fix dates, sizes and the price? | Send {us} the dates, heights and kind of bike. Ask about deposit, damage and changing the date before you agree.
step: Fitting the bikes | Saddle and handlebar are set for each rider, brakes are tried, and bags are hung evenly.
step: The first hour | You roll slowly, find your gears and notice what still needs a turn of the key.
step: Through the day | The ride goes from stop to stop, with food before anyone is hungry.
step: Arriving | Bikes are locked or handed back, legs are stretched, and tomorrow is looked up on the map.
span: by bike
small: so you ride together and do not string out along the road
small: so everybody fits round one table at the stops
# off-road
received[calm]: Your message about driving off the road has made it through. {We} read it slowly, as one drives on unknown ground.
received[calm]: Who drives, who rides along and over what ground: these are things {we} look for in your off-road message. A person is reading it.
received[lively]: Through mud and dust, your off-road message has arrived! {We are} reading it in low gear.
received[lively]: The tarmac ends and your question begins. {We are} glad that you wrote, and {we} read every line.
headline[calm]: Your off-road message is through
headline[calm]: {We} read about your off-road plans
headline[lively]: Where the tarmac stops, you start!
headline[lively]: Low gear, big grin, message received
next: Agree on who drives and who rides along, and on whether you will change over.
next: Look at the licences of the drivers and check that they have not run out.
next: Find a scarf and glasses that keep dust out, and clothes that may get stained.
next: Think about backs and necks in your group, because rough ground is bumpy ground.
ask: Name the drivers, tell {us} what they have driven before and say who sits beside them.
ask: Do you prefer sand, mud, rock or gentle tracks with a view?
ask: Mention any sore backs, small children or missing licences, so that {we} can answer well.
advice-subject: Smooth hands: how to drive off the road
advice-subject: What tyres can tell you about sand and mud
advice-subject: Driver or passenger on rough ground?
advice-opening: Off the road, the slow driver often arrives and the quick one waits for help.
advice-opening: Good off-road driving happens before the obstacle, when you stop, get out and look.
advice-opening: The ground decides how you drive, and it tells you a good deal if you know what to look for.
tip: Keep your thumbs outside the wheel or the bar. A rut can turn it with a jerk, and thumbs are in the way.
tip: Walk through the obstacle before you drive it, if the ground is safe to stand on. Your feet notice soft spots that your eyes miss.
tip: Choose a low gear and let the engine hold you downhill. Locked brakes slide, and a sliding car does not steer.
tip: Keep moving gently on sand and do not spin the wheels. Spinning digs a hole, and the hole is where you will stay.
tip[first]: Let the machine creep over the first obstacles. Traction comes from slow wheels, and you have time to feel what it does.
tip[group]: Watch the vehicle behind you in the mirror. It is your help if you get stuck, and you are its help.
tip[kids]: Check seats, belts and the lowest age before you promise children a ride. Rules differ with the kind of vehicle.
tip[photo]: Keep the camera in a sealed bag until you stop. Fine dust gets into lenses and never quite leaves.
nudge-subject: Who drives and who rides along?
nudge-subject: Sand, mud or rock?
nudge-subject: What have your drivers driven before?
nudge[calm]: Count drivers and passengers and send {us} both numbers, so that the seats can be worked out. If smooth roads sound better by now, enjoy them.
nudge[calm]: What you have driven so far, be it a quad, a jeep or only a family car, is enough for an answer. Whether you leave the tarmac is up to you.
nudge[lively]: Mud on the doors or dust in the hair? Tell {us} which one you would rather take home!
nudge[lively]: Settle at the kitchen table who gets the wheel, and write {us} who drives and who sits beside.
q: What if the ground is too wet? | Mud is often part of the fun, while rising rivers and soft slopes are not. Routes change with the ground, so ask {us} what the other choices are.
q: Can I drive off the road if I never have? | Many beginners do well, because slow and smooth is what counts. Ask {us} which licence is needed for the kind of vehicle you have in mind.
q: Is an off-road drive very bumpy? | Yes, on most tracks, and the back seat feels it more. Tell {us} if a back, a neck or a pregnancy is a reason for gentler ground or for staying out.
q: What should we wear against the dust? | Closed shoes, long trousers, glasses and a scarf over mouth and nose keep most of it out. Choose clothes that may keep a stain.
q: Can such a vehicle tip over? | It can, if it is driven across a steep slope or too fast into a bend. Belts, helmets where they belong and a slow line straight up or down keep the risk small.
q: Who pays if the vehicle is damaged? | This differs, so ask before you drive. {We} will tell you about insurance, excess, fuel and the rules for changing the date.
step: Briefing | You hear about gears, hand signals and what to do when a wheel spins.
step: First obstacles | They are taken slowly and straight, with someone outside who points the way.
step: Longer tracks | Once hands and eyes have settled, the route goes farther and the views grow.
step: Dust off | Engines cool down, scarves are shaken out, and drivers compare their best moments.
span: off the road
small: so you eat less dust and drive more
small: so there is time to walk an obstacle before you drive it
`
