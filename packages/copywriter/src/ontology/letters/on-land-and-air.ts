/** Letters of trails, rock, snow, saddles, wheels and the air: plain lines by trade; code adds the facts of one business. */
export const onLandAndAir = `
# hiking
received[calm]: A good walk is measured in hours and climbs, and less in miles. When you know how long you like to be out, half of the choice is made.
received[calm]: Hills look steeper from below than they feel on the way up. If a path worries you, that is something to talk about before the day.
received[calm]: Weather, path and company make a walk what it is, and only two of them can be chosen. Those are worth a good talk.
received[lively]: Going on foot is an old way to see a place, and it shows you things that wheels rush past!
received[lively]: You want to be out on foot, and legs are made for it!
received[lively]: Maps leave out the nicest things about a walk, such as smells and blackberries!
headline[calm]: Thank you, the hills will wait for you
headline[calm]: Walk the boots in, leave the rest to later
headline[calm]: Paths are kind to those who ask first
headline[lively]: Fresh air for the whole of you!
headline[lively]: Boots on soon, and thank you!
headline[lively]: To the top, or as far as it is fun!
next: Put on the shoes you would wear and walk your usual round in them, so that any rubbing shows up early.
next: If others would walk with you, ask how long they like to be on their feet, and go by the shortest answer.
next: Hold your rain jacket under the tap for a moment to see whether water still runs off it.
next: Think of the last walk you enjoyed and note what made it good, be it views, shade or a place to stop.
ask: Tell {us} for how many hours you like to be on your feet and whether steep paths bother anyone.
ask: It helps {us} to know who would walk, and which walk you last enjoyed.
ask: Write which views you hope for and what a path should not have, such as steep steps or long climbs.
advice-subject: Shoes, socks and the first half hour
advice-subject: How to come back from a long walk with happy feet
advice-subject: A few things that make going downhill easier
advice-opening: People train their legs for a long walk, and then it is usually the feet that decide how the day ends.
advice-opening: Most of what makes a walk pleasant happens before the first hill, at home with your shoes and your rucksack.
advice-opening: A day on foot is easy to plan once you count in hours and climbs and forget the kilometres.
tip: Start slower than feels natural. If you can still chat on the first climb, you will have strength left for the last one.
tip: Tighten your laces before you go downhill. Your toes then stay clear of the front of the shoe, and your nails stay whole.
tip: Keep your rain jacket at the top of the rucksack. A shower will not wait while you unpack everything else.
tip: Stop at the first warm spot on your heel and cover it. A blister takes minutes to grow and days to heal.
tip[first]: Measure your first hill walks in hours. A short way on the flat and the same way uphill are very different mornings.
tip[kids]: Let children pick the spot for a break. Short legs walk a long way towards a place of their own choice.
tip[group]: Put the slowest walker near the front of a group. Nobody then has to run after the rest, and everyone gets a proper pause.
tip[long]: Weigh your rucksack on the bathroom scales before a long day. Each thing feels light in the hand, but together they add up on every climb.
nudge-subject: A walk of how many hours?
nudge-subject: Path, hours, company
nudge-subject: Hours out, or hills up?
nudge[calm]: Short of time or short of breath, whatever limits your walk is worth a line. A path can be chosen around it.
nudge[calm]: The easiest next step is to name a day for a walk and the number of people. You decide nothing by doing so.
nudge[lively]: Hills or flat ground? One word about the walk you want is enough, and no walk is fine too!
nudge[lively]: Is there a view or a pub you would walk to? Name it, and the rest of the route falls into place!
q: Does a wet forecast change the walk? | Light rain is often a matter of a jacket and dry socks. Thunder, ice and strong wind are different, so ask {us} when a walk is changed or moved.
q: Will I be too slow for the others? | Say how many hours you usually walk and how you feel about climbs, because that tells {us} more than your age. Ask {us} too how the pace of a walk is chosen.
q: How fit should I be for a hill walk? | That depends on the hours and the climb. Ask {us} for both, and compare them with the longest walk you enjoyed lately.
q: Which shoes should I walk in? | Shoes with a grippy sole that you have already worn for a few hours suit most paths. Ask {us} if the ground calls for boots.
q: What if I cannot walk any further? | Say so early, as there is often a shorter way back or a good place to rest. It is far easier to turn round with some strength left than without.
q: How do we settle on a day for the walk? | Name a first and a second choice, and say what you would do if the forecast is poor. Ask {us} about the price and about changing the day before you say yes.
# navigation
received[calm]: Map reading is a handful of habits, and anyone who can follow a recipe can learn them. Doubts about it are welcome too.
received[calm]: Getting unsure of the way happens to everybody who walks; knowing what to do next is what can be learned.
received[lively]: With a map in your hand, every side path becomes a choice!
received[lively]: A compass never runs out of battery, and it is glad to be of use!
headline[calm]: North is a good place to start
headline[calm]: Contour lines will soon look like hills
headline[lively]: Where am I? You will soon know!
headline[lively]: Turn the map, find the hill!
next: Unfold a map of a place you know well and find your own street, the nearest hill and the way between them.
next: Lay your compass on the table, away from phone and keys, and see whether the needle swings freely.
next: Write down one walk that you would love to lead yourself, because it gives the learning a direction.
next: Recall a time when you were unsure of the way, and note where the doubt began.
ask: Let {us} know what you can already do with a map and which walk you would like to lead.
ask: What would help most is a sentence on what you find hard with a map, if anything.
ask: Say whether you own a compass and whether contour lines make sense to you yet.
advice-subject: What to do when you are not sure where you are
advice-subject: Contour lines and what they tell you
advice-subject: Thumb on the map: a habit worth having
advice-opening: Nobody gets lost all at once, since it begins with one small doubt that is left alone for too long.
advice-opening: A map tells you a good deal about the next hour of your walk, if you ask it before you set off.
advice-opening: Reading a map is less about talent than about a handful of habits, and you can try most of them on your next walk.
tip: Turn the map until it matches the land in front of you. Left is then left and right is right, even if the names stand on their heads.
tip: Keep your thumb on the place where you are and move it as you walk. You will find the spot at a glance after each pause.
tip: Before every leg, name three things you should pass. When one of them fails to appear, you notice the mistake while it is still small.
tip: Choose something behind your goal that you can hardly miss, such as a road or a stream. It tells you when you have walked too far.
tip[first]: Learn the shapes of hills before the small symbols. Lines close together mean steep ground, and lines far apart mean gentle ground.
tip[able]: Practise in a wood you know well. When you cannot see far, you have to trust the bearing and count your paces.
tip[group]: Pass the map from hand to hand during the walk. People who only follow learn little, however long the way is.
tip[night]: Measure your pace on a path by daylight first. In the dark, counted steps tell you more than your eyes do.
nudge-subject: The walk you want to find by yourself
nudge-subject: Bearings, contours or route plans?
nudge-subject: A first step with the map
nudge[calm]: Reply with the name of one walk you would like to find by yourself. Maps are patient, so there is no rush.
nudge[calm]: One sentence about what you can do with a compass today would help. There is no test, and no need to answer.
nudge[lively]: Contour lines, compass bearings or planning a route? Send the one you want to learn first, if you feel like it!
nudge[lively]: Has a path ever let you down? Tell {us} where you got lost, as it is a fine place to begin learning!
q: Does a map course take place in bad weather? | Drizzle and mist can be good practice, while ice, storm or thick fog on high ground are not. Ask {us} how the route or the date changes then.
q: I have never used a compass, is that a problem? | Many people start there, with how to hold the map and how to tell where they stand. Say so when you write, so that {we} can tell you what suits a first time.
q: Do map courses cover long distances? | That differs, and learning to navigate means stopping often. Ask {us} about distance, climbs and rough ground if you have doubts.
q: Which things does a map learner bring? | Walking shoes, a jacket and a pencil are usual. Ask {us} which map and compass to use before you buy any.
q: Could I not use my phone? | A phone is a fine second opinion. Cold drains the battery and rain makes the screen hard to use, so it is good to be able to do without.
q: What if I have to move my course date? | Ask about this when you agree on the day. Find out from {us} what a change means for the price, and decide with that in mind.
# backpacking
received[calm]: What stays at home decides a trek as much as what comes along. It is early enough now to think about both.
received[calm]: Every stage of a trek ends with the same question, how the legs feel, so its days should be cut to fit them.
received[lively]: Once your house is on your back, you need surprisingly little of it!
received[lively]: Sore shoulders on the first evening, strong legs on the last: treks are fair like that!
headline[calm]: Stages, nights and a light pack
headline[calm]: A trek is planned by its evenings
headline[lively]: Pack light and walk far!
headline[lively]: All you need, and you carry it!
next: Lay out what you would carry, and put to one side whatever you would hardly miss.
next: Go walking on both days of a weekend, and notice how your legs feel on the second morning.
next: Write down the longest walk you enjoyed and how you felt on the morning after it.
next: Look through the calendar for the days you could be away, and add a spare one for tired legs or bad weather.
ask: Describe your longest walk so far and how many days in a row you would like to be out.
ask: How much do you like to carry, and what matters to you about the nights?
ask: Please add roughly when you could set off and what you would rather not carry.
advice-subject: The lightest pack is half empty
advice-subject: Why the second morning of a trek matters
advice-subject: How to pack so that you find things again
advice-opening: Walking one day is easy to imagine, so with a trek it is better to think about the second and the third.
advice-opening: The lightest things in a backpack are the ones you left at home, and it takes some practice to choose them.
advice-opening: After a few days on the trail, small matters like dry socks and a good order in the pack count for a great deal.
tip: Carry the heavy things high and close to your back. The hips can then take the load, and the shoulders have little to do.
tip: Close the hip belt first and pull the shoulder straps last. In the other order, the weight hangs from your neck all day.
tip: Pack by the hour in which you need things. What is wanted at noon should not lie at the very bottom of the rucksack.
tip: Keep one set of clothes dry and wear it only at night. Wet things can go back on in the morning, but a cold night costs strength.
tip[first]: If you carry a tent or a stove, try it once at home before the trek. Missing parts turn up there, where it does no harm.
tip[long]: If you carry your own food, sort it into one bag for each day. You see at once whether there is enough.
tip[able]: Before a harder route, walk a full day with the loaded pack. The numbers on the scales mean little until your knees have met them.
tip[kids]: Give children a small pack of their own with a bottle in it. Those who carry something feel that they belong to the team.
nudge-subject: Days you could spare for a trek
nudge-subject: Your longest walk so far
nudge-subject: Tent, hut or inn at night?
nudge[calm]: Holidays set the limit for most treks. Once you know how many days there are, the stages can be counted out.
nudge[calm]: A short reply with the length of your longest walk would help {us} to talk about stages. A flat one counts too.
nudge[lively]: A weekend, some days more or a whole week on foot? One number is enough to get talking, and none is fine as well!
nudge[lively]: Sleep under canvas or under a roof? On a trek that is the first fork in the path, so choose one!
q: How does one live through rainy days on a trek? | Most treks go on in rain, and a dry set of clothes for the night helps a great deal. Streams and storms can change a route, so ask {us} how that is decided.
q: I have never walked for several days, can I start now? | Many people can, with short stages and a light load. Tell {us} your longest walk so far, and ask which trek comes close to it.
q: How do I know that I am fit enough for a trek? | Walk on both days of a weekend, with a pack if you would carry one. If you get up afterwards tired but cheerful, you have a good base.
q: What belongs in the pack? | Worn-in boots or shoes, rain gear, a warm layer and plasters for blisters are usual. Ask {us} about tents, stoves and food, since that depends on the route.
q: What if a blister or a sore knee stops me? | Speak up at the first rub or twinge, as most trouble can be eased early on. Ask how one can leave the route on each stage before you set off.
q: How are dates and stages agreed? | Start with the days you have and the distance you like. Settle the price, the nights and what happens if you must cancel before you book your travel.
# trail-running
received[calm]: Runners who leave the road find that minutes count for more than miles. What you run in a normal week is where any plan starts.
received[calm]: Ankles learn rough ground more slowly than lungs do, and giving them time is most of the art.
received[lively]: Mud washes off, and the view from a ridge stays!
received[lively]: Even strong runners walk the steep parts, so nobody has to be shy on a hill!
headline[calm]: Short steps, soft ground
headline[calm]: From the road to the roots
headline[lively]: Mud on your calves, sky ahead!
headline[lively]: Slow up, light down!
next: Look at the soles of the shoes you run in and check how much grip is left.
next: Run your usual round by effort for once, with the watch under your sleeve.
next: Find a short hill nearby and walk up it with long strides, hands on your thighs.
next: Note the longest run of the past month and how you felt on the day after it.
ask: What distance do you run in a normal week, and how much of it goes uphill?
ask: Mention what you are training for, if anything, and which part of a trail gives you trouble.
ask: {We} would like to know whether you usually run on roads or on trails.
advice-subject: From road to trail without sore ankles
advice-subject: How to run downhill with fresh legs
advice-subject: Why runners walk the steep parts
advice-opening: On a trail, the watch tells you very little, as one kilometre may take twice as long as the one before.
advice-opening: Running downhill is where most people lose strength, though it looks like the part that costs nothing.
advice-opening: If you come from the road, your lungs are often ready for trails before your ankles are.
tip: Take short, quick steps on rough ground. When a stone rolls, your weight is already on the other foot.
tip: Look a few metres ahead and not at your toes. Your feet remember what your eyes saw a moment ago.
tip: Walk the steep climbs with your hands on your thighs. You lose little time, and you can run again at the top.
tip: Tie your laces with a double knot and a little tighter than on the road. Mud pulls them open, and a loose shoe bruises toes on the way down.
tip[first]: Plan your first trail runs by time. Half an hour is half an hour, while a hilly kilometre could be anything.
tip[long]: Eat a little before you feel hungry on a long run. Legs go empty without much warning, and the stomach takes a while to help.
tip[able]: Practise with the vest and bottles full before a race. Water that sloshes changes how you land on a descent.
tip[early]: Begin cold mornings with some easy minutes on even ground. Ankles need to be warm before they meet roots.
nudge-subject: Your weekly distance, roughly
nudge-subject: Uphill or downhill: which is harder?
nudge-subject: A date for a trail run?
nudge[calm]: Send {us} the distance you run in a week, if trails are still on your mind. If you are resting, rest well.
nudge[calm]: Your longest run of the past weeks is a useful thing to know, so do send it. If your plan has moved on, no answer is needed.
nudge[lively]: Hills on a run: love them or dread them? One word is enough to start from, or skip it and enjoy your run!
nudge[lively]: Are you after a race or after fresh air? Runners of both kinds are welcome to write back!
q: Which weather stops trail runners? | Rain and mud are part of most trails. Thunder, ice and gales are reasons to change a run, so ask {us} how that is decided.
q: I only run on roads, can I join? | Tell {us} your usual distance, and ask which trail suits a road runner. It helps to forget the pace per kilometre and to give your ankles time.
q: Must I run up all the hills? | Walking the steep parts is common, and even strong runners do it. Ask {us} about the pace and the climbs if you are unsure.
q: Which shoes and clothes work? | Shoes with grip, a light jacket and something to drink are the usual things. Poles and lamps depend on the route, so ask {us}.
q: What if I twist an ankle on the trail? | Stop, and tell somebody before you decide to go on. Short steps prevent many twists, and so does slowing down when your legs are tired.
q: How do I fix the date and cost of a run? | Give {us} your weekly distance and the days that suit you. Ask for the price, and what happens if you are ill or injured on the day.
# climbing-gym
received[calm]: Most people are better at climbing than they think, since they have used ladders and stairs all their lives.
received[calm]: On an indoor wall the colours show the way, and each is as hard as the label says. You can stop at any hold.
received[lively]: There is a hold for everybody, and some of them are as large as a bucket!
received[lively]: Chalk on your fingers, rubber on your toes, and the rest is puzzling!
headline[calm]: Feet first, hands second
headline[calm]: The easy routes are there for a reason
headline[lively]: Chalk up whenever you like!
headline[lively]: Grab a big hold and see!
next: Trim your fingernails, because long ones hurt on small holds.
next: Look for trousers in which you can lift a knee to your chest.
next: Ask a friend whether they want to try the wall too, if you would like company.
next: Rise onto your toes on a stair edge a few times, to feel how much your feet can carry.
ask: Have you climbed before, and do you know yet whether ropes or low walls appeal to you?
ask: Say who would climb, and how old the children are if there are any.
ask: Please write which evenings or days suit you and whether heights bother you.
advice-subject: Your first hour on a climbing wall
advice-subject: How tight should climbing shoes be?
advice-subject: Legs first: how to climb longer
advice-opening: New climbers often look at their hands, and the ones who get up the wall look at their feet.
advice-opening: Forearms tire long before legs do, so much good advice for a climbing wall is about saving them.
advice-opening: A wall full of holds looks confusing for a little while, until you learn to read one route at a time.
tip: Stand on the tip of your shoe. You can turn on your toes, and your hips come closer to the wall.
tip: Keep your arms straight when you look for the next hold. Bent arms work hard even while you are thinking.
tip: On a low wall with mats, climb down as far as you can before you let go. Land on both feet with soft knees and roll back.
tip: Rest for as long as you climbed, or longer. Skin and forearms recover slowly, and the fourth try is often better than the third.
tip[first]: Climb one easy route three times. The first time you pull, the second time you push, and the third time you see how little it needs.
tip[kids]: Let children choose the colour and the height. A child who may stop at any hold usually goes one hold further.
tip[group]: Take turns on the same problem and watch. Every body solves it in another way, and one of them may suit yours.
tip[able]: Spend part of each visit on the style you avoid. Slabs, overhangs and small edges each repair a different weakness.
nudge-subject: Climbed before, or a first time?
nudge-subject: The wall and your free evenings
nudge-subject: A small first step off the ground
nudge[calm]: If you would still like to climb, reply with a day of the week. Whether it becomes a habit is a question for much later.
nudge[calm]: Write back whether you have climbed before, yes or no. Either answer is a good one.
nudge[lively]: Alone, with a friend or with the family? One word back helps {us} to talk about your climb, and no word is fine too!
nudge[lively]: Is there a question that keeps you off the wall? Send it as it is, if you still feel like climbing!
q: Is the climbing wall busy in bad weather? | Rain often fills climbing walls. Ask {us} which hours are calm if you like space.
q: May I come if I have never climbed? | Many people start with no experience, and the easiest routes are often close to climbing a ladder. Ask {us} how newcomers learn falling, knots and the rules of the wall.
q: Must my arms be strong to climb indoors? | Legs do most of the work on easy routes. Strength in fingers and arms comes with practice and need not be there at the start.
q: Which clothes and shoes do I need for the wall? | Clothes you can stretch in are what most people wear. Ask {us} about shoes and a harness if you own none.
q: Is falling off the wall dangerous? | Climbing has risks, and falling is something to learn. Ask {us} how newcomers are taught to land and to check each other before they climb.
q: How does one arrange a visit or a course, and what does it cost? | Tell {us} how many you are and which day suits you. Then ask for the price, the length and what happens if somebody falls ill.
# via-ferrata
received[calm]: On a via ferrata the cable is always within reach, and yet heights stay heights. An honest word about how you feel is the right start.
received[calm]: Weather decides more on an iron path than anywhere else, since steel and thunder do not go together. A spare date is a wise thing to have.
received[lively]: Hands on iron and air below the heels: few paths make you feel so awake!
received[lively]: Clip, step, clip, step, and suddenly there is a valley under you!
headline[calm]: Rung by rung is the only way up
headline[calm]: A steady head matters more than arms
headline[lively]: Clip in, breathe out, look round!
headline[lively]: Iron under hand, sky all round!
next: Recall how you felt when you last stood on a high ladder or bridge, and note it.
next: Check that your boots have a firm sole, as thin rungs press through soft ones.
next: Read about the grades of via ferratas and note one that sounds right to you.
next: Keep a second date open, because thunder can change a day on the cable.
ask: Describe how you feel on ladders and whether you have worn a harness before.
ask: What is the size of your party, and how tall is the youngest?
ask: Two things help {us}: the hardest path you have climbed, and whether you have used a via ferrata set.
advice-subject: Clip by clip: the basics of a via ferrata
advice-subject: How to save your arms on iron rungs
advice-subject: What helps when the ladder feels very high
advice-opening: A via ferrata looks as if it needs strong arms, and on easy routes the legs do most of the work.
advice-opening: Fear of heights and respect for heights are not the same, and on the cable the second one is useful.
advice-opening: Everything on an iron path begins with one short rule, and it concerns the two carabiners in front of you.
tip: Move one carabiner at a time. While you do it, the other one holds you on the cable.
tip: Push with your legs and keep your arms long. A cable tempts you to pull, and bent arms tire within minutes.
tip: Start early in the day where summer storms are common. Thunder likes the afternoon, and a steel cable is a bad place to meet it.
tip: Leave a whole section of cable between you and the next person. A slip then concerns one climber and not two.
tip[first]: Choose a short route with an easy grade for your first time. The air below your heels feels different from anything you can practise at home.
tip[kids]: Check how far the youngest can reach before you pick a route. Rungs are set for grown arms, and short ones have to work much harder.
tip[able]: Take a short sling with you for resting. Clipping in and sitting back gives the forearms a break before a steep part.
tip[photo]: Tie your phone to your pack with a cord. What falls from a cliff path may hit somebody below you.
nudge-subject: How do ladders make you feel?
nudge-subject: One question before you clip in
nudge-subject: A day in mind for the iron path?
nudge[calm]: Reply with how you feel on a high ladder, good or bad. It helps {us} to talk about a grade, and you can sleep on the rest.
nudge[calm]: If you still want to climb the cable, give {us} a day and a second one in case of storms. If you no longer do, that is a sound answer too.
nudge[lively]: Easy rungs or steep ones? Send {us} one word, or keep both feet on the ground with a good conscience!
nudge[lively]: How many of you would clip in? Send {us} the number, as nothing else has to be decided today!
q: Can one climb the cable route after rain? | Wet rungs and rock are slippery, so many people wait until they have dried. With thunder about, nobody should be on a cable.
q: Must I have climbed before a via ferrata? | Easy routes often suit people who have never climbed, provided somebody shows them how to clip. Ask {us} what each grade asks for.
q: How strong must my arms be? | Easy routes are climbed mostly with the legs, as on a long ladder. Steeper ones do ask for arms, so ask {us} about the grade.
q: Which shoes and gloves suit iron rungs? | Boots with a firm sole, thin gloves and clothes that do not catch are usual. Harness, helmet and a set with a shock absorber belong to it, so ask {us} about them if you own none.
q: What if I freeze halfway up the rungs? | Stay clipped, stand with both feet on a rung and breathe out slowly. Ask {us} beforehand where a route can be left early.
q: How do we agree on a via ferrata day? | Choose a main date and a reserve, because storms decide late. Ask {us} what the day costs and what happens to it when thunder is forecast.
# mountaineering
received[calm]: Mountains are climbed by people who turn round in time, and a second date belongs to every plan. What you have done so far helps to choose the peak.
received[calm]: Height takes getting used to, snow takes practice, and both take days. A summit is therefore best talked about months ahead.
received[lively]: A summit is only half of the way, and the other half goes down!
received[lively]: Slow feet reach high places, so there is no need to be fast!
headline[calm]: Thank you, that is a good first step to the summit
headline[calm]: Which peak has been on your mind?
headline[lively]: Early to bed, early to the summit!
headline[lively]: Up slowly, down with care!
next: List the longest and the highest days you have done, with the hours they took.
next: Walk down a long flight of stairs in the boots you would climb in, and notice your toes.
next: Find a reserve day in your calendar, since weather can change a mountain plan.
next: Do a long climb near home at a pace at which you can still talk, and notice how the way down feels.
ask: What peak are you thinking of, and what is the longest mountain day you have done?
ask: Share what you know of ropes, crampons and thin air, including nothing at all.
ask: How many days do you have for the mountain, and have you slept at height before?
advice-subject: How to train for a summit
advice-subject: Turn round by the clock, and why it works
advice-subject: What your body wants at height
advice-opening: A mountain day is decided by small things done early, such as drinking, pacing and looking at the clock.
advice-opening: People prepare for the way up, but on most peaks it is the way down that asks for strong legs and a clear head.
advice-opening: Thin air is fair to everybody in one way, because time helps and haste does not.
tip: Fix a time to turn round before you leave, and keep to it. With the summit in sight and tired legs, it is hard to make a good decision.
tip: Eat small bites at every stop. Appetite fades with height, and a cold stomach refuses a big meal.
tip: Train on the descent too. Tired thighs on the way down are where many stumbles begin.
tip: Drink before you are thirsty, as dry, thin air takes water with every breath.
tip[early]: The evening before a climb, lay out your things in the order in which you will need them. Long before sunrise nobody searches well.
tip[first]: Practise with crampons on a gentle snow slope before you need them, and have it shown to you. Your feet have to go wider apart than feels natural.
tip[long]: Climb higher by day than you sleep at night. The body gets used to height in steps, and rest at a lower camp helps.
tip[able]: Write down every item in your rucksack with its weight. Small things add up when you lift them all the way to a summit.
nudge-subject: A peak you keep looking at
nudge-subject: The longest mountain day you have had
nudge-subject: A month for your mountain?
nudge[calm]: Reply with the length of your longest day in the mountains. It is a good start for talking about a summit, and there is no haste.
nudge[calm]: A summit has its season, so name the month you are thinking of and leave the rest open. Mountains have never minded waiting.
nudge[lively]: Rock, ice or a long ridge? Choose one and send it, as the packing list comes later!
nudge[lively]: Is there a peak that you see from somewhere and always look up at? Tell {us} which one!
q: Is the summit off if the weather turns? | Wind, warm nights, storms and fresh snow can all stop a climb, which is why a reserve day is worth having. Ask {us} who decides, and what the plan is then.
q: I have never worn crampons, can I climb a glacier peak? | That depends on the peak and on how much time there is to practise. Tell {us} what you have climbed, and ask which goal suits you.
q: What should my lungs and legs be able to do? | Ask {us} for the hours and the metres of climbing, and compare them with your longest day. A long hilly walk with a rucksack is a good test.
q: What mountain kit will I need? | It depends on the peak, though firm boots, warm layers, gloves and sun protection are common. Ask {us} for the list, and about rope, axe, crampons and harness.
q: How dangerous is mountaineering? | Mountains hold risks such as falling stones, crevasses and weather, and nobody can take them all away. Ask {us} how they are judged, and when one turns round.
q: When and how does one fix a summit week? | Talk about the dates, a reserve day and what happens if the summit is out of condition. Agree on all of it, the price included, before you book your travel.
# rock-climbing
received[calm]: Outdoors the holds have no colours, and finding them is part of the pleasure. Grades from a gym help only a little.
received[calm]: It is fine to be nervous on a cliff, because it makes people check their knots. Anything that worries you is worth a word.
received[lively]: Stone that took ages to form will hold your fingers for an afternoon!
received[lively]: On rock you climb with your toes and your eyes, and the arms only help!
headline[calm]: Rough stone, good shoes, dry weather
headline[calm]: Rock asks for care, and you have begun with it
headline[lively]: Warm stone under your fingers!
headline[lively]: No coloured holds out there!
next: Tie a figure-of-eight knot with a piece of string until your hands do it without help.
next: Cut your toenails, because tight shoes press on every millimetre.
next: Write down the grade you climb without falling, or note that rock is new to you.
next: Think of a warm layer for the time at the foot of the rock, where climbers stand still and look up.
ask: Is climbing new to you, or have you climbed indoors or out, and can you belay?
ask: Let {us} hear how many would climb and how each feels about heights.
ask: If you have been on rock before, say where it was and what you enjoyed there.
advice-subject: From the gym to the crag: what changes
advice-subject: Why your feet matter more on real rock
advice-subject: The partner check, said out loud
advice-opening: Outside, nobody has marked the holds, and so the first skill on rock is to look before you move.
advice-opening: Climbers who come from the gym are often surprised by how much they can stand on and how little there is to pull.
advice-opening: Nothing at a crag keeps you as safe as a partner who checks your knot every single time.
tip: Trust the rubber on your shoes. Press your toes on a small edge and keep the heel low, and it holds more than you expect.
tip: Check knot, buckle and belay device on each other before each climb, and say it aloud. A long day of climbs is when people forget.
tip: Keep your helmet on at the bottom too. Stones and dropped gear come from above, and the climber cannot always warn you.
tip: Take off your rings before you put a hand into a crack. Fingers swell, and metal does not give way.
tip[first]: On a top rope, sit back in the harness a little way up on your first climb. Once you have felt it hold, your hands loosen their grip.
tip[kids]: Let children decide how high they go and bring them down when they ask. The next try goes higher because they were allowed to stop.
tip[group]: Let climbers of similar weight belay each other. A light belayer is pulled upwards when a heavy partner falls.
tip[long]: Practise your changeovers near the ground before a long route. Most time on a big wall is lost at the belays.
nudge-subject: What grade feels comfortable to you?
nudge-subject: Do you know how to belay? Yes or no
nudge-subject: Thinking of real rock?
nudge[calm]: Answer with the grade you climb without a fall, or with the word none. If rock has to wait, it will.
nudge[calm]: A yes or no to the question of belaying is enough to carry on. You may also leave it at that.
nudge[lively]: Granite, limestone or no idea? Tell {us} what you have climbed, walls with coloured holds included!
nudge[lively]: Climbing partner or on your own? Both work on rock, so say which it is!
q: Does rain spoil a climbing day? | Wet rock is slippery, and some kinds break more easily when damp. Ask {us} how a climbing day is changed or moved then.
q: I have only climbed indoors, is that enough? | It is a good start, because you know the rope and the harness. Outdoors one has to find holds, judge anchors and look after the rope, so ask {us} what you would learn.
q: Do I need strong fingers for rock? | Easy rock is climbed mostly with feet and balance. Ask {us} which routes suit a first day.
q: What should I take to the crag? | Stretchy clothes, shoes for the walk in, water, sun cream and a warm layer are usual. Rope, harness and helmet are something to ask {us} about.
q: I get nervous high up on the rope, what can I do? | Say so before you climb, and say it again when you feel it. On a top rope you can sit down in the harness and be lowered.
q: How are a climbing day and its price agreed? | Say how many climbers you are and which days would do, with a spare one for rain. Before you agree, ask {us} what a wet day means for the cost.
# dog-sledding
received[calm]: Sled dogs bark before the start and fall silent as soon as they run, which surprises nearly everyone on a sled.
received[calm]: Driving a team asks for balance and a firm foot on the brake, while a passenger needs warm clothes. Both are good places to see the dogs at work.
received[lively]: The dogs know one thing best, and that is forwards!
received[lively]: A wagging tail in harness means let us go, and a sled team has plenty of them!
headline[calm]: Dogs, snow and a lot of wool
headline[calm]: Who drives, and who sits in the sled?
headline[lively]: Let the huskies pull!
headline[lively]: Paws, snow, silence!
next: Search your wardrobe for wool, from socks to vest, and put the cotton back.
next: Think about whether you would rather drive a team or sit and be driven.
next: Try your warmest boots with thick socks and see whether your toes can still move.
next: Look for mittens that are big enough to wear thin gloves underneath.
ask: Who would like to drive, who would rather sit, and how old is the youngest?
ask: Have you been near sled dogs before, and how well do you bear the cold?
ask: Tell {us} whether anyone in your party is shy of dogs or allergic to them.
advice-subject: How to dress for a day behind sled dogs
advice-subject: Meeting a team of sled dogs without fuss
advice-subject: Brake, bend, hold on: sled basics
advice-opening: Behind a dog team you stand or sit still in the wind, so you need warmer clothes than for any walk in the snow.
advice-opening: Sled dogs are loud until the moment they may run, and then you hear little but paws and runners.
advice-opening: A dog sled makes more sense once you know what your hands, your knees and your weight are for.
tip: Wear wool next to your skin and another layer of wool on top. Cotton takes up sweat and turns cold when you stop.
tip: Choose mittens over gloves. Fingers that lie side by side warm each other, and you need them to hold on.
tip: If you drive a sled, keep both hands on the handlebar, even if you tip over. A team without a driver runs on and on.
tip: Ask before you touch a sled dog, and let it smell the back of your hand first. Working dogs are keen and strong before a run.
tip[first]: Bend your knees on bumps and bends. Stiff legs pass every jolt on to your balance.
tip[kids]: Give children in the sled one layer more than you wear yourself. They sit still, and the wind is in their faces.
tip[photo]: Take pictures at the stops and keep the phone inside your jacket. Cold batteries give up early, and drivers need both hands.
tip[group]: If several sleds run in a row, leave a long gap to the one in front. Dogs close it quickly, and two teams in one heap take time to sort out.
nudge-subject: Drive a team or sit in the sled?
nudge-subject: A week for the sled dogs?
nudge-subject: One winter day with sled dogs
nudge[calm]: Let {us} know how many would like to ride with the dogs. Winter is long, so take your time.
nudge[calm]: Snow on the ground decides when sleds can run. A week or two to choose from would make it easy to talk about the dogs.
nudge[lively]: Would you stand on the runners or sit under a blanket? On a sled, that is the great question!
nudge[lively]: Send {us} the age of the youngest who wants to meet the dogs! If the plan has changed, leave it.
q: What if there is too little snow? | Sleds need a firm layer of snow, and warm days are hard on the dogs. Ask {us} what is done instead, as some teams pull carts.
q: Can a beginner drive a team? | In many places, yes, after a lesson on brake, balance and holding on. Ask {us} how it is done here, and about sitting in the sled.
q: Do I need to be sporty to ride a sled? | Passengers usually need little more than warm clothes, while drivers use their legs and balance. Tell {us} about anything that makes standing or bumps hard for you.
q: How warm do my clothes have to be on a sled? | Dress warmer than for a winter walk, because you move little in the wind. Wool, a windproof layer and a hat that covers the ears help, and {we} can tell you what else you need.
q: Are the dogs treated well, and do they bite? | It is right to ask {us} how the dogs live, rest and are fed. Most sled dogs are used to people, and you should ask how to greet them.
q: How do I choose a date, and may I change it? | Name a week and the number of people. Ask {us} for the price, and what happens if snow is missing or somebody falls ill.
# snowmobile
received[calm]: Thumb on the throttle, both hands on the bar: driving a snowmobile is learned fast, and keeping warm takes more thought.
received[calm]: Who drives and who sits behind is the first thing to settle for a tour on snow, since rules on driving differ from place to place.
received[lively]: A heated grip in a cold wind is worth more than a fast engine!
received[lively]: By snowmobile, places come close that would take a skier a whole day!
headline[calm]: Driver or passenger, both see the same snow
headline[calm]: Warm gloves for a snow tour
headline[lively]: Visor down, throttle gently!
headline[lively]: Engines and deep snow, what a mix!
next: Find out who would drive and whether they hold a driving licence.
next: Lay out wool underwear and warm socks, and leave jewellery at home.
next: Settle who would like to drive a snowmobile and who would rather sit behind.
next: If you wear glasses, try them under a tight hat or helmet for a minute.
ask: Who would drive, who would ride behind, and who has a licence?
ask: Say whether anyone has driven a snowmobile or a motorbike before.
ask: {We} would be glad to know the ages of the passengers and how long you like to be out in the cold.
advice-subject: How to keep warm on a snowmobile
advice-subject: Your first bends on a snowmobile
advice-subject: Driver or passenger: what to know first
advice-opening: On a snowmobile you make your own wind, so a mild winter day can feel like a very cold one.
advice-opening: New drivers look at the snow in front of the skis, and it becomes easier as soon as they look farther ahead.
advice-opening: The machine does the hard work on a snow tour, but your clothes and your eyes decide whether you enjoy it.
tip: Press the throttle with a light thumb. The machine answers quickly, and gentle starts keep your passenger on the seat.
tip: Lean into the bend with your upper body. The skis then bite, and you need less strength at the handlebar.
tip: Take off earrings and necklaces before you set out. Metal grows cold fast and can hurt the skin below it.
tip: Close every gap at neck and wrists. Moving air finds them, and cold hands make poor drivers.
tip[first]: Drive your first kilometre slower than the trail allows. You learn how far the machine rolls when you let go of the throttle.
tip[group]: Keep a wide gap and look back at each bend. If somebody stops, the whole line knows at once.
tip[kids]: Check from what age children may ride on a snowmobile before you promise it. Tie up every scarf, since loose ends catch.
tip[photo]: Warm the phone against your body and take pictures with the engine off. The silence after it is worth a moment too.
nudge-subject: How many would drive, how many would ride?
nudge-subject: A month for the snow tour?
nudge-subject: Who would drive the snowmobile?
nudge[calm]: Reply with the number of drivers and passengers for the snowmobiles. If plans are still open, there is no rush.
nudge[calm]: Perhaps the date was the hard part, so send a month for the snow tour and leave the day open. If snow is no longer on the plan, no answer is needed.
nudge[lively]: Drive yourself or ride behind? One word about the snowmobile is all {we} need for now, and later is fine!
nudge[lively]: Who wants to drive a snowmobile? Count the hands and send {us} the number, if the plan still stands!
q: Do tours go out in a snowstorm? | Falling snow is often welcome, but a storm or a whiteout on open ground is a reason to stay in. What a lost tour means for the price belongs in writing.
q: I have never driven a snowmobile, is it hard? | The controls are a throttle, a brake and a handlebar, and many people learn them quickly. Tell {us} that it is your first time, and ask how you would practise.
q: Is a snowmobile hard on the back or arms? | Bumpy trails can be, above all for passengers. Tell {us} if your back is a concern, and ask about the ground.
q: How many layers does a snowmobile call for? | Wool next to the skin, a warm and windproof layer above it and thick socks are usual. Ask {us} about helmets and overalls, and leave jewellery at home.
q: May anyone drive a snowmobile? | The rules on licence, age and alcohol differ from country to country. Ask {us} what applies, and let {us} know who would like to drive.
q: What should be clear before I agree to a tour? | You should know the price per machine or person, and who pays for fuel, insurance and the excess if something breaks. Ask {us} about these, and about changing the day, when you choose a date.
# snowshoeing
received[calm]: Anybody who can walk can walk on snowshoes, with the feet a little further apart. The effort lies in the depth of the snow.
received[calm]: Off the cleared paths it becomes quiet after a few steps, and tracks tell who passed in the night.
received[lively]: Big feet are an advantage for once!
received[lively]: Where boots sink in to the knee, snowshoes carry you on top!
headline[calm]: Deep snow, light steps
headline[calm]: It takes a minute to get used to wide feet
headline[lively]: Stomp, stop, listen to the snow!
headline[lively]: Leave the first tracks!
next: Check whether your winter boots keep water out by standing on a wet towel for a while.
next: Think about how long you like to walk in winter, and take off a little for deep snow.
next: Dig out the gaiters, or trousers that close well over your boots.
next: Walk for an hour in thick boots and notice whether your calves mind.
ask: In winter, for how long do you like to walk, and which boots would you wear?
ask: Tell {us} whether you would rather walk in woods or on open slopes, and at what time of day.
ask: Has anyone who would walk worn snowshoes before, and are there children among you?
advice-subject: How to walk on snowshoes without tripping
advice-subject: Wear less than you think: snowshoe clothes
advice-subject: Reading the snow on a winter walk
advice-opening: Snowshoeing is walking with wider steps, and the few things worth knowing concern sweat, poles and steep ground.
advice-opening: A winter wood makes very little sound, and on snowshoes you get to parts of it where no path is cleared.
advice-opening: The first few steps on snowshoes feel silly, and after a hundred you will hardly notice what is on your feet.
tip: Start out feeling a little cool. Walking in deep snow is warm work, and a sweaty back freezes at the first rest.
tip: Set your feet slightly wider than usual. Most falls happen because one snowshoe stands on the other.
tip: If you walk with poles, make them longer for deep snow and fit the large baskets. Small tips sink in and are no help.
tip: Flip up the heel lift on long climbs, if your snowshoes have one. Your calves then work as on stairs and not as on a ramp.
tip[first]: Turn in a small circle if you want to go back. Stepping backwards digs in the tails and sits you down in the snow.
tip[kids]: Let children break the trail for a few minutes at a time. Making the first prints is a treat, and it soon uses up spare energy.
tip[group]: Change the leader often in deep snow. The first person does most of the work, and the rest walk on a path.
tip[night]: Let your eyes get used to the dark before you switch on a lamp. Snow gives back so much light that you may need less of it than you think.
nudge-subject: How long do you like to walk in snow?
nudge-subject: Woods or open slopes?
nudge-subject: A winter walk, one answer away
nudge[calm]: Send {us} the number of hours you enjoy walking in winter. You have agreed to nothing by that.
nudge[calm]: To try snowshoes one day, name a month with snow and how many would come. If it was a passing idea, let it pass.
nudge[lively]: Woods or wide views? Pick one for your snowshoe walk and write it back, or keep it for another winter!
nudge[lively]: Who in the family wants to stomp through deep snow? Collect the names and write {us} how many there are!
q: Can we walk while it snows? | Falling snow in the woods is often lovely to walk in. Strong wind and fresh loads on steep slopes are another matter, so ask {us} how routes change.
q: Is snowshoeing difficult to learn? | Most people learn it quickly, as it is walking with wider steps. Step forward and turn in curves, since walking backwards makes you trip.
q: How tiring is deep snow? | It is a good deal harder than a path. Ask {us} about the climb and the hours, and choose the shorter walk if in doubt.
q: What should I wear on my feet and legs? | Waterproof boots that reach above the ankle work well, with trousers or gaiters that close over them. Ask {us} if you do not own such things.
q: What about avalanches? | Most danger lies on steep open slopes and below them. Ask {us} how the avalanche bulletin is used when a route is chosen.
q: How do we find a date if the snow is uncertain? | Agree on a day and on what happens if there is too little snow or too much. Ask {us} for the price and the latest moment to change your mind.
# ski-touring
received[calm]: A ski tour is earned on the way up, and the slope decides on the day whether it may be skied. Plans with a second choice are good plans.
received[calm]: Skins under the skis make a mountain walkable, and the pace is that of a quiet talk. How you ski in soft snow is useful to know.
received[lively]: No queue, no lift, only your own breath on the way up!
received[lively]: The climb warms you and the descent pays you back!
headline[calm]: Uphill is the larger part of it
headline[calm]: Skins on, and slowly up the slope
headline[lively]: Earn your turns!
headline[lively]: Up for hours, down with a smile!
next: Switch on your beacon, if you own one, and look at the battery reading.
next: Practise with the bindings and skins you know at home, in gloves and without wind, if you own any.
next: Read the avalanche bulletin for your region a few days in a row, even if you stay at home.
next: Note the climbs you have done on skis or on foot, with the metres and the hours they took.
ask: How do you ski away from the piste, and how much climbing do you enjoy?
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
tip: Where avalanches are possible, test that every beacon in the group sends and receives before the first step. It takes little time, and it has to be right.
tip[first]: Choose a first tour with an easy climb and a wide slope to come down. Tired legs ski worse than you expect.
tip[able]: Set a pace at which you can talk and hold it for an hour. Strong skiers who start fast are often slow at the top.
tip[group]: Cross suspect slopes one at a time and watch each other from safe islands. If something breaks loose, it then catches one person at most.
tip[early]: In spring, be on top while the crust is only beginning to soften. Later in the morning wet snow grows heavy and less safe.
nudge-subject: How many metres uphill feel good?
nudge-subject: Which touring gear do you own?
nudge-subject: What holds your skis back?
nudge[calm]: Tell {us} in one sentence how you ski away from the piste. You can still say no to a tour.
nudge[calm]: Should you still want to go uphill on skis, send the days that suit you and a reserve. Snow that slides calls for a second plan anyway.
nudge[lively]: Powder, spring snow or quiet tracks? Choose your favourite on skis and send it over, or save it for next winter!
nudge[lively]: How long may the climb on skis be? Give {us} the hours and keep the rest of the plan open!
q: What decides whether a tour goes ahead? | Snow, wind, temperature and, in steep country, the avalanche bulletin do. Another valley, another slope or another day are the usual ways out.
q: How well must I ski? | That depends on the tour: slopes ask for safe turns in ungroomed snow, and flat tracks for much less. Tell {us} how you ski and what you have in mind.
q: How hard is the climb on skis? | Think of a steady hike uphill with weight on your feet. Ask {us} for the metres, and compare them with your last mountain walk.
q: Do I have to buy skins and a beacon? | Touring skis or a split board with bindings, skins and boots are the base, and in avalanche terrain a beacon, shovel and probe are added. Ask {us} what to do if something is missing.
q: Is off-piste skiing safe? | It is never without risk, as snow can slide even on slopes that look calm. Careful route choice, distance between skiers and practice with the beacon lower that risk.
q: What if I book travel and the snow is bad? | Agree in advance what a change of plan would be and what it means for the cost. Ask {us} how such cases are handled before you pay for travel.
# skiing
received[calm]: On skis, an hour with the right slope beats a day on the wrong one. Where you feel at ease is the thing to start from.
received[calm]: Even good skiers look forward to somebody telling them what their knees are doing. It saves a lot of falls.
received[lively]: Skiing is controlled falling, and it gets better every time!
received[lively]: Green, blue, red or black, each run has its happy people!
headline[calm]: Edges, balance and a bit of courage
headline[calm]: On the right slope, turns come by themselves
headline[lively]: Bend your knees and go!
headline[lively]: Snow, sun and a few good turns!
next: If you own ski boots, put them on at home for a while and notice where they press.
next: Stand on one leg while you brush your teeth, as balance is half of skiing.
next: Look for one pair of thin, long socks for each skier.
next: Remember the last slope you skied with pleasure, or note that snow is new to you.
ask: How long is it since you last skied, if ever, and on which slopes do you feel at ease?
ask: Ski or snowboard, and who would come along?
ask: Please say what you would like to be able to do on snow, and by when.
advice-subject: Why your legs burn on skis
advice-subject: The first run after a long break
advice-subject: Warm feet on the slopes, and how to get them
advice-opening: When thighs burn on skis, the cause is seldom weakness and nearly always a body that leans back.
advice-opening: A ski day is won in the first half hour, when the snow is fresh and your body is still asleep.
advice-opening: Steep slopes frighten people less once they know where to look and when to turn.
tip: Wear one thin pair of long socks in your ski boots. Thick socks press on the blood vessels, and that is what makes toes cold.
tip: Keep your hands where you can see them. They bring your weight forward, and the skis begin to turn with less effort.
tip: Take your first run on an easy slope, even if you are good. Ankles and eyes need a few turns to wake up.
tip: Finish one run before you think you have to. Many falls happen on the last run, with tired legs and flat light.
tip[first]: Learn to fall to the side, towards the hill. You land softly there and can get up without sliding off.
tip[kids]: Plan breaks before children ask for them. Cold and hungry learners remember the cold and forget the turns.
tip[group]: Agree on a meeting point that everyone can find. Slopes look alike in snowfall, and phones go flat in the cold.
tip[own]: Have your bindings set for this year's weight and boots. They are meant to open in a fall, and they can do so only if the numbers are right.
nudge-subject: Blue, red or never mind the colour?
nudge-subject: When did you last stand on skis?
nudge-subject: Which turn still goes wrong?
nudge[calm]: Name the kind of slope on which you feel at home, or say that skis are new to you. If this is not your winter, that is all right.
nudge[calm]: You can help {us} with a single fact, namely the number of years since you last skied. There is nothing to decide yet.
nudge[lively]: Beginner, steady or strong on skis? Send {us} one of the three, or save it for more snow!
nudge[lively]: Snow comes when it likes and holidays come when they must: when are yours?
q: Do people ski in bad weather? | Snowfall and cloud are part of skiing. Storms can close slopes and lifts, so ask {us} what that would mean for your day.
q: Am I too late to start skiing? | Adults of many ages learn on flat slopes with small steps. A first day is mostly about standing, sliding and stopping.
q: What should my legs be able to do before a day on skis? | Climbing a few flights of stairs without trouble is a fair test for most slopes. Some knee bends in the weeks before make the afternoons easier.
q: Which clothes do I need for a day on skis? | A waterproof jacket and trousers, gloves, goggles, a helmet and one thin pair of long socks are usual. Skis and boots can often be hired near the slopes.
q: Steep slopes frighten me, will that pass? | For many people it does, on slopes that are a little steeper each time. Say so when you write, and ask {us} where one would begin.
q: How does one agree on dates, and change them? | Tell {us} your level, your dates and how many you are. Ask about the price, lift tickets and what happens if someone is ill, and agree on it first.
# horse-riding
received[calm]: Horses notice a mood before a hand touches the rein, so a calm rider is already a good one. Height and weight help in choosing a match.
received[calm]: To sit well takes balance and time, and a patient horse teaches both. How long you have ridden, if at all, is worth a word.
received[lively]: From the saddle one sees over hedges, and has four legs to do the walking!
received[lively]: Horses forgive a lot, and a carrot helps with the rest!
headline[calm]: A calm hand is a good start with any horse
headline[calm]: Walk, trot or canter, each has its joys
headline[lively]: Heels down, eyes up!
headline[lively]: Four hooves and you on top!
next: Choose trousers without a thick seam on the inside of the leg and sit down in them on a wooden chair.
next: Find closed shoes with a small heel, so that your foot cannot slip through the stirrup.
next: Note the height of everyone who would ride, and when they last sat on a horse.
next: Spend a few minutes sitting upright on a stool with your heels low, as that is how you will sit.
ask: How much riding has each of you done, and how tall is each rider?
ask: Which pace feels right to you on a horse, and what would you like to learn or see?
ask: If anyone is nervous around horses, tell {us}, since that is useful to know beforehand.
advice-subject: How to be a rider whom horses like
advice-subject: What to wear so the saddle does not rub
advice-subject: Your first minutes beside a horse
advice-opening: A horse knows how you feel before you have said a word, so a slow breath is a good greeting.
advice-opening: Many riding troubles begin with the rider's eyes, because where you look is where the horse tends to go.
advice-opening: An hour in the saddle is pleasant or long depending on a few seams, a pair of heels and how you sit.
tip: Walk up to a horse at its shoulder and speak to it. It sees poorly straight behind and right in front of its nose, and surprises make it jump.
tip: Look at the place where you want to ride. Your head turns your shoulders, and the horse feels the change in the saddle.
tip: Breathe out slowly when you feel tense. Your seat becomes heavy and soft, and the horse under you relaxes as well.
tip: Leave loose scarves and open jackets behind. Things that flap can frighten even a steady horse.
tip[first]: Hold the reins with soft hands and keep your balance with your legs. A horse that is pulled in the mouth often pulls back.
tip[kids]: Ask whether children may brush the horse before they ride. They lose some of their fear of its size, and the horse has met them.
tip[group]: Keep a horse's length to the one in front. Horses have friends and enemies, and a kick between two of them can hit your leg.
tip[able]: Be honest about the last time you cantered. The mind remembers riding for years, while thighs forget it in months.
nudge-subject: Which pace feels safe on a horse?
nudge-subject: Who has sat on a horse before?
nudge-subject: A day with horses: which one?
nudge[calm]: Write {us} who would ride and who has ridden before. You can still change your mind about the horses.
nudge[calm]: The pace at which you feel safe on a horse is a good thing to send next. Slow is a fine answer.
nudge[lively]: Walk, trot or canter, which is yours? One word about riding is enough, and new to it is a fine answer!
nudge[lively]: Did you ride as a child, last week or never? Horses do not mind, but it helps in choosing one!
q: Do horses go out in the rain? | Horses usually do not mind a shower. Horses slip on ice and suffer in great heat, and then a ride may be cut short or put off.
q: Is there a place for people new to horses? | Many people begin at a walk on a quiet horse. Say clearly that it is your first time, and ask {us} what suits it.
q: Can a horse carry riders of any weight or age? | Horses carry only a certain weight in comfort, and small riders need to reach and balance. Ask {us} about the limits and give honest numbers.
q: What clothes are best for the saddle? | Long trousers without thick seams and closed shoes with a small heel are kind to your legs and feet. A riding helmet belongs to it, so ask {us} if you own none.
q: What if the horse bolts or I fall? | Falls can happen to anyone who rides, which is why a helmet and an honest word about your experience matter. Ask {us} how beginners learn to stop and turn.
q: How do I arrange a ride and its price? | Give {us} the number of riders, their experience and the days that suit. Ask what it costs, and what is expected if you have to cancel.
# ballooning
received[calm]: A balloon goes where the wind goes, and only when the wind is gentle. That is why flights have a date and a spare one.
received[calm]: Up in the basket there is hardly any breeze, because you travel with the air. Many are surprised by how still it is.
received[lively]: Early birds have it best with balloons, as the air is calmest then!
received[lively]: Nobody can say exactly where a balloon will land, and that is half of the pleasure!
headline[calm]: The wind will choose the way
headline[calm]: Calm air is what a balloon waits for
headline[lively]: Up, along and gently down!
headline[lively]: Let the wind steer for once!
next: Look for several dates in your calendar, since calm air cannot be ordered for a certain day.
next: Note what everyone who would fly weighs, because the balloon's load is worked out from it.
next: Look for flat shoes that may get wet, as balloons often start and land on grass.
next: If the balloon flight is a present, find out in secret when the person has time.
ask: How many would fly, and which dates could you keep open?
ask: Give {us} the weights of the passengers and mention any trouble with climbing over a high edge.
ask: If the flight is a present, say how much of it must stay a secret.
advice-subject: What to wear in a balloon basket
advice-subject: Why balloons fly so early or so late
advice-subject: How a balloon lands, and how you help
advice-opening: In a balloon you move with the wind, so there is almost no breeze in the basket and the air feels still.
advice-opening: Nobody steers a balloon like a car, and that explains nearly everything about the day, from the hour to the landing place.
advice-opening: People who dislike ladders are often surprised at how calm they feel in a balloon basket.
tip: Dress as for a walk across fields at that hour. Grass may be wet, and balloons often start and land in the middle of it.
tip: Wear a cap or a hat. The burner is above your head, and tall people feel its heat most.
tip: Keep more than one date open. Balloons need light and steady wind, and pilots decide by the latest forecast.
tip: Face the way you are told, bend your knees and hold the inner handles for the landing. The basket may bump or tip, and soft knees take it well.
tip[early]: Go to bed in good time if the flight is at dawn. Air lies calm before the sun warms the ground, and that is when balloons like to fly.
tip[photo]: Set your camera to a short exposure and use a neck strap. A balloon often turns slowly, so most views come round to you.
tip[group]: Tell the others that places in the basket are often given by weight. Couples then know beforehand that they may stand in different corners.
tip[kids]: Check whether children can look over the rim of the basket. If they cannot, they spend the flight looking at wicker.
nudge-subject: Which dates could you keep open?
nudge-subject: Who flies, and who waves?
nudge-subject: A balloon flight needs a spare date
nudge[calm]: Send some dates on which you could fly in a balloon. Mornings count double with balloons.
nudge[calm]: All {we} need for the next step is the number of people who would fly. The date can stay open, as it often does with balloons.
nudge[lively]: Balloon flights have their months: which would you like? Tell {us}, or keep it for a later year!
nudge[lively]: Would somebody in your group rather wave from below? Tell {us} how many fly and how many follow by car!
q: What weather does a balloon need? | It needs light, steady wind, good sight and no rain or thunder. This is why flights are moved quite often, so ask {us} how a new date is found.
q: I am afraid of heights, will I manage? | Many people who dislike balconies feel fine in a balloon. Tell {us} about it, and ask how high the edge of the basket is.
q: Is a balloon flight hard on the body? | Usually you climb into the basket, stand for the flight and bend your knees to land. If hips, back or a pregnancy are a concern, speak to your doctor and to {us} first.
q: How warm should I dress for the basket? | The clothes you would walk in will usually do, with one layer more. The burner gives warmth from above, and the grass is often wet.
q: Where does the balloon land? | That depends on the wind, and nobody knows the exact field beforehand. Ask {us} how passengers get back.
q: How is a flight date fixed, and the price? | Ask for the price per person and how long a gift can be used. Agree too on what happens if the weather moves the flight more than once.
# paragliding
received[calm]: A paraglider starts with a short run and ends with a few steps on grass. Between the two you sit, as in an armchair.
received[calm]: For a flight the wind has to come from the right side and not too hard, so patience is part of the sport.
received[lively]: Birds do it without a run-up, and people need a few good steps!
received[lively]: Your legs hang over the valley and your hands have nothing to do!
headline[calm]: Grass, wind, a few steps
headline[calm]: A patient flyer gets the better air
headline[lively]: Run, run, fly!
headline[lively]: Feet off the slope!
next: Find sunglasses that sit tight and shoes that hold your ankles.
next: Write down what each passenger weighs in clothes and shoes, since the wing is chosen by it.
next: Leave room for a second date, because the wind makes its choice on the morning itself.
next: Look for a jacket that keeps off the wind, as you sit still in moving air.
ask: How much does each person weigh, and has anyone flown under a wing before?
ask: Would you like a smooth flight or a livelier one, and do boats or cars make you feel sick?
ask: On which day would you like to fly, and which one could be the reserve if the wind is wrong?
advice-subject: The run before the flight
advice-subject: How to feel well under a paraglider
advice-subject: Why the wind picks the hour of your flight
advice-opening: For a passenger, the sporty part of a flight is the start, and it is over after a few steps.
advice-opening: A paraglider usually flies without a motor, so each flight is a matter of place, sun and a wind that agrees with both.
advice-opening: Most first-time passengers expect a thrill, and what they talk about afterwards is how quiet it was.
tip: Keep running at the start until you are told to stop or feel no ground under your feet. Sitting down early is a common mistake.
tip: Eat something small before you fly. An empty stomach in turning air feels as bad as a full one.
tip: Wear boots or firm shoes that cover the ankle. Meadows have holes, and you take a few steps on landing.
tip: Take a windproof jacket, even in summer. It gets cooler with height, and you sit still in moving air.
tip[first]: On a tandem flight, tell the pilot that you would like it gentle. Turns are a choice, and a calm glide shows you more of the view.
tip[photo]: Ask before you take a phone or camera up under the wing. Nothing that falls comes back, and somebody may stand below.
tip[early]: Early flights are often the calm ones. Around midday the sun sends up warm air, which carries well but rocks you more.
tip[group]: Plan more time than the flights themselves need. Friends often fly one after another, and the wind may ask for a pause.
nudge-subject: Smooth flight or some turns?
nudge-subject: A main day and a spare day for flying
nudge-subject: One figure the wing depends on
nudge[calm]: A day on which you could fly, with a spare one, would help {us}. If you would rather keep your feet on the grass, that is a fair choice.
nudge[calm]: Reply with your weight in flying clothes, since every wing has its limits. It binds you to nothing.
nudge[lively]: Gentle flight or some turns? Write {us} which of them you want, or stay on the ground with a good conscience!
nudge[lively]: Count the people who want to fly and send {us} the number! The wind will not mind waiting.
q: When is it too windy to fly? | A paraglider needs a light, steady wind from the right side. Gusts, rain and storms keep the wing on the ground, so ask {us} how such days are handled.
q: I have never flown, what must I do? | On a tandem flight you usually run a few steps, sit down and let the pilot steer. Nothing has to be learned beforehand.
q: Is there a weight limit, and do I have to be fit? | Every wing has a lightest and a heaviest load. Ask {us} for the limits, and mention knees, back or anything that makes a short run hard.
q: Is it cold up there under the wing? | Long trousers, a windproof jacket, firm shoes and sunglasses are usual. Ask {us} about gloves and a helmet.
q: Will I feel sick or afraid under the wing? | Some people notice turns and bumps, and few feel the height as they do on a tower. Look at the horizon, and tell the pilot at once.
q: My flight depends on the wind, so what if it is off? | Agree on a reserve day when you fix the date. Ask {us} what you pay then and how late a flight can be called off.
# skydiving
received[calm]: Being afraid before a jump is normal, and it is no reason to be ashamed or to decide today. Questions help against it.
received[calm]: A jump is short, and getting ready for it takes far longer. Every part of it can be explained before you say yes.
received[lively]: The door is the hard part, and after it there is only air!
received[lively]: Falling feels less like falling than like leaning on the wind!
headline[calm]: Nerves are part of every jump
headline[calm]: A jump may stay a maybe for now
headline[lively]: Big sky, brave thought!
headline[lively]: Knees bent, chin up, out you go!
next: If others come along, find out who would jump and who prefers to watch.
next: Look out trainers with laces, since boots with hooks and open shoes are not liked at a jump.
next: Keep the whole day open, because low cloud can make everybody wait.
next: Write down what worries you about the jump, as it is easier to ask in daylight than at the door.
ask: What does each jumper weigh, and has anyone jumped before?
ask: If there is an injury or an illness that a hard landing could trouble, tell {us} and ask your doctor.
ask: When would you like to jump, and does anyone come along to watch from the ground?
advice-subject: What a first jump really feels like
advice-subject: Eat breakfast: advice before a jump
advice-subject: The one shape to learn before you jump
advice-opening: Most people fear the fall, and those who have jumped say that the wait before it was harder.
advice-opening: Before a first jump there are a few things to learn, and they deserve your full attention.
advice-opening: People ask whether the stomach drops, and from an aeroplane it usually does not, because you are already moving fast.
tip: Eat a normal breakfast. An empty stomach and excitement together make people dizzy, and dizzy people enjoy little.
tip: Practise on the ground the shape you are shown for the fall. In most cases it is an arched back with the hips forward, which keeps you stable.
tip: Give your true weight when you are asked. Harness and parachute are chosen by it.
tip: Do for the landing exactly what you are told. Many tandem landings are done sitting down, and feet in the way can be hurt.
tip[first]: Breathe out with force as you go, or shout. It reminds your body to breathe in again, and the wind no longer takes your breath.
tip[group]: Agree that nobody is talked into it. A person who decides alone usually jumps with pleasure, and a person who is pushed does not.
tip[photo]: Ask about pictures before the day. Loose cameras are not allowed out of the door at most places.
tip[long]: Bring a book, a jacket and something to eat. Clouds decide how long you wait, and airfields often have little shade.
nudge-subject: Jump or watch: who does what?
nudge-subject: How sure are you by now?
nudge-subject: Pick a month to leave the plane
nudge[calm]: The jump needs no exact day yet, so send a month in which you would dare it. Deciding against it is a good decision too.
nudge[calm]: What holds many people back from a jump is one open question, so send {us} yours. You need not have made up your mind.
nudge[lively]: On a scale from one to ten, how sure are you about the jump? Send the number, because every number is welcome!
nudge[lively]: Count your jumpers and write {us} the number! Nobody has to go because of it.
q: What weather is needed for a jump? | The sky must be clear enough, and the wind must not be too strong. Low cloud often means waiting, so ask {us} how a new date is agreed.
q: Is there anything to learn before the jump? | Before a tandem jump there is usually a briefing on how to leave, fall and land. Anyone who wants to jump alone takes a course first.
q: Are there limits of weight, age or health? | Yes, and they depend on the gear and the country. Ask {us} for the limits and talk to your doctor about heart, back, joints or pregnancy.
q: Which clothes suit a jump? | Comfortable clothes without hooks and laced trainers are usual. It is colder high up, so bring a thin layer and tie back your hair.
q: Can something go wrong with the parachute? | A jump has risks, and you are right to ask about them. Ask {us} about the reserve parachute, the checks and the training.
q: What if I change my mind at the airfield? | You can say no, even late. Ask before you agree on a date what you pay in that case, and what happens when clouds stop the flight.
# stargazing
received[calm]: The darker the night, the more there is to see, so the moon has a say in any evening under the stars.
received[calm]: Eyes take a while to see faint stars, and a single bright lamp undoes it. What you hope to see decides on the month.
received[lively]: The light of some stars left long before there were cities, and it is yours to look at!
received[lively]: Stars ask for nothing but patience and a stiff neck!
headline[calm]: First a clear night, then the stars
headline[calm]: Would it be planets or faint stars?
headline[lively]: Lights out, sky on!
headline[lively]: Lie back and look up!
next: Check the date of the next new moon, because faint stars show best without moonlight.
next: Stand outside for a while without your phone and count how many stars appear.
next: Look for a warm hat and one layer more than you would wear for a walk.
next: Cover a torch with red foil, if you own one, so that you can see your feet and keep your night sight.
ask: Which evenings would suit you, and how late may the youngest stay up?
ask: What would you most like to see, and have you looked through a telescope before?
ask: Say whether standing for a long time in the dark is all right for everyone who would come.
advice-subject: How to see more stars tonight
advice-subject: When the moon helps and when it hides the stars
advice-subject: Dressing for an hour of standing still at night
advice-opening: Your eyes need a good while in the dark before they show you what the sky really holds.
advice-opening: Good nights for stars are seldom warm ones, so a good evening begins with what you put on.
advice-opening: You do not need a telescope to start with the sky, but you do need patience, a dark place and a comfortable neck.
tip: Put your phone away for a good while. One look at a bright screen, and your eyes have to start getting used to the dark again.
tip: Use a red light to find your way. Red disturbs night sight least, and the people beside you keep theirs.
tip: Look slightly past a faint star or cluster. The edge of your eye is better at catching weak light than the centre.
tip: Lie on a mat or lean back in a chair when you look up for long. A stiff neck ends more evenings than clouds do.
tip[night]: Dress as if it were ten degrees colder. When you stand still under a clear sky, warmth leaves you quickly.
tip[kids]: Let children sleep in the afternoon and show them the moon first. Its craters are large and bright, and nobody has to search for them.
tip[photo]: Bring a tripod, a spare battery and a cloth. Long exposures empty batteries, and dew settles on cold lenses.
tip[first]: Learn one constellation on each clear night. You can then walk from star to star, as from one street to the next.
nudge-subject: Which evening is open for the stars?
nudge-subject: Moon, planets or the Milky Way?
nudge-subject: A dark evening in your calendar
nudge[calm]: Send an evening on which you could stay up for the stars, and a second one in case of cloud. If sleep matters more at present, sleep well.
nudge[calm]: One thing that you would love to see in the sky is enough for an answer. The stars keep, so there is no deadline.
nudge[lively]: Moon, planets or faint stars? Reply with what you want to see most, or leave it for a clearer night!
nudge[lively]: How many would come to look at the sky? Send {us} the number, and let the date wait!
q: What if clouds cover the stars? | Thick cloud hides everything, and nobody can do much about it. Agree with {us} beforehand what happens then, be it another night or something else.
q: Must I know anything about astronomy? | Most evenings for visitors ask for no knowledge at all. Tell {us} what you know and what you would like to see.
q: Is it uncomfortable to stand in the dark for so long? | Warm clothes and something to sit on make it pleasant. Tell {us} about stiff necks, wheelchairs or anyone who is uneasy in the dark.
q: What should I bring for a night under the stars? | Warm layers, a hat and gloves matter most. Ask {us} about lights, since bright ones spoil night sight for everyone.
q: Will I see colours as in photographs? | Stars and planets show gentle colours, but most nebulae look grey to the eye. Cameras collect light for minutes, and eyes cannot.
q: How is a night for the stars chosen? | Moon, forecast and your calendar all play a part. Ask {us} about the price and the latest hour at which an evening may be moved.
# zipline
received[calm]: Before the first cable there is a harness to fit, and weight and height decide how. That is why such numbers are asked for.
received[calm]: Courage is easy on the ground, and up on the platform it takes one breath more. Nobody need feel silly about that.
received[calm]: It is usual to feel the stomach before the first platform, and it is usually gone after the second.
received[lively]: Step off, and gravity takes care of the rest!
received[lively]: Long cables are loud, and so are most of the people on them!
received[lively]: The ladder takes longer than the ride, and everybody climbs it again!
headline[calm]: Harness first, treetops second
headline[calm]: Some fly along, others watch from below
headline[calm]: How tall is the smallest of you?
headline[lively]: Deep breath and off the platform!
headline[lively]: Wheee is the usual word for it!
headline[lively]: One cable, and then another!
next: Measure the smallest person who would climb, in shoes.
next: Ask who wants to ride the zipline and who would rather watch, and count them apart.
next: Tell everyone to wear closed shoes that do not slip off the heel.
next: Look for a band for long hair, and leave rings and scarves at home.
ask: Tell {us} how many would climb, and how old and tall the youngest is.
ask: Is there something to celebrate, and how long would you like to be up on the ropes?
ask: Let {us} know whether anybody is uneasy up high or unsure about the limits of height and weight.
advice-subject: The first step off a platform
advice-subject: Who should go first on a zipline?
advice-subject: What to wear for ropes and ziplines
advice-opening: The hardest part of any zipline is the last small step off the platform, and a few habits make it shorter.
advice-opening: A group on a zipline has a good time when the right person goes first and the right person goes last.
advice-opening: Harnesses and pulleys do their work quietly, so on a ropes course you are left with your knees and your head.
tip: If you hang in a harness, sit down into it before you let go. You feel it carry you, and the start becomes a slide and not a fall.
tip: Leave your hands where you are shown, and never put them on the cable in front of the pulley. Moving steel can catch fingers.
tip: Tie long hair back and tuck it away. Pulleys pull in whatever hangs loose.
tip: Empty your pockets before you go up to the zipline. Keys and phones tend to leave on the way.
tip[first]: Look at the platform you are heading for. Looking straight down makes the distance seem twice as long.
tip[kids]: Begin low with children, even if they protest. What they learn near the ground should be a habit before it gets high.
tip[group]: Send somebody confident first and somebody patient last. The middle of the group is where nervous people do best.
tip[long]: Drink and eat a little before you start. There is often no quick way down for a snack, and tired arms make mistakes.
nudge-subject: How tall is your smallest climber?
nudge-subject: Climbers and watchers: how many of each?
nudge-subject: A day for the ziplines?
nudge-subject: Who dares, and who holds the jackets?
nudge-subject: One question about the ropes?
nudge[calm]: Write {us} how many would ride the zipline and how many would watch. The day is still yours to choose.
nudge[calm]: The height of the youngest is a useful thing to send, as many ziplines have limits. A pencil mark on the door frame gives you the answer.
nudge[calm]: If the ropes still appeal to you, a date and the number of people will do. If they do not, that is fine.
nudge[lively]: Zipline by yourself or with others? Send {us} how many you are, and settle the rest later!
nudge[lively]: Is anyone in your group uneasy about the zipline? Write {us} the question behind it, or leave it for another day!
nudge[lively]: Birthday, school trip or an idle afternoon? Name the reason for the ziplines, and the date finds itself!
q: Does rain stop the ziplines? | Light rain is often fine, while thunder and strong wind are reasons to stop. Whether the date moves or falls away is something to clear up early.
q: None of us has been on a zipline, is that all right? | Many visitors are new to it. Ask {us} how newcomers learn to clip and to brake before they go high.
q: How strong or brave must we be for the treetops? | That depends on the ropes and lines you choose. Tell {us} who is uneasy, and ask which part suits a first time.
q: What clothes are right for a zipline? | Closed shoes, trousers that cover the knees and a top that stays tucked in do well. Rings, scarves and dangling earrings stay on the ground.
q: What if someone gets stuck on a platform? | It can happen, and a calm voice often solves it. Ask {us} how people are brought down if they do not want to go on.
q: How do we book for a group, and can the number change? | Give {us} a likely number and the heights of the smallest. Ask about the price per person and until when the number can change.
next: Choose trousers in which everybody can lift a knee high.
ask: A date, a headcount and the height of the smallest person are good things to write.
ask: Who among you is uneasy up high on a cable, if anyone?
advice-subject: What hands do on a ropes course
advice-subject: Ropes and ziplines with mixed ages
advice-opening: High up on a cable it is often the careful people who have the most fun.
advice-opening: Knees may shake on the first platform, and a little know-how makes the next one easier.
tip: Look ahead along the ropes and not at the ground. Balance follows the eyes.
tip: Let a nervous climber go between two calm ones. Help is then close in both directions.
tip: Rest on ropes and ladders with straight arms. Bent elbows tire long before courage does.
tip: Save the photos for solid ground. On a cable both hands have better things to do.
# mountain-biking
received[calm]: Brakes, eyes and knees do most of the work on a trail, and all of them can be trained. What you ride now is where to begin.
received[calm]: The same trail is easy for one rider and steep for another, so bike and habits matter when a ride is chosen.
received[lively]: Look where you want to go, and the front wheel tends to follow!
received[lively]: Roots, berms and a bit of dust: trails make grown people whoop!
headline[calm]: Low heels, light brakes
headline[calm]: Which trail did you enjoy last?
headline[lively]: Level pedals, wide eyes, roll!
headline[lively]: Dust on the tyres, grin on top!
next: If you own a bike, squeeze both brakes and check that the levers stop well before the bar.
next: Note what made the last trail you enjoyed a good one.
next: Look for gloves and closed shoes with a grippy sole for riding.
next: Name the part of a trail that is hard for you, be it a drop, a root or a tight turn.
ask: How often do you ride, and which part of a trail makes you brake?
ask: Will you ride a bike of your own? If not, tell {us} how tall you are.
ask: It would be good to hear where you ride now and what you would like to ride.
advice-subject: Why you brake in the wrong place
advice-subject: Tyre pressure and other cheap upgrades
advice-subject: Look through the corner: a short lesson
advice-opening: When a trail feels too fast, it is often the eyes that are too slow, as they stay on the front wheel.
advice-opening: Riders often spend money on grip before they have looked at their tyre pressure.
advice-opening: You learn more on one short piece of trail ridden again and again than on a long one ridden once.
tip: Brake before the corner and let go in it. A rolling wheel grips better than a braking one and follows the bend.
tip: Look at the exit of the corner as soon as you can see it. The bike follows your head, and so do your shoulders.
tip: Drop your heels when it gets steep. Your weight goes into the pedals, and the front wheel throws you forward less easily.
tip: Ride with level pedals when you coast. A low pedal catches on stones and stops you at once.
tip[first]: Lower your saddle before the descent. With room to move, your knees and elbows can soak up the bumps.
tip[kids]: Choose a short loop that can be ridden again. Another round feels like a treat, and one long tour feels like work.
tip[able]: Walk up to the hard spot, pick the line, and ride it while you remember it. Looking from the saddle shows you only half of the rocks.
tip[own]: Check tyres, brakes and the chain before you load your bike. A worn pad in the car park costs you a good hour of the day.
nudge-subject: Which part of a trail is hard?
nudge-subject: What are you riding at the moment?
nudge-subject: What stands in your bike shed?
nudge[calm]: Trails you feel at home on are a good thing to name, or say that it is all new. If other plans have come up, let this one rest.
nudge[calm]: A line about your riding, beginner or not, makes the next step short. It can also wait until the trails are dry.
nudge[lively]: Corners, drops or climbs: which would you like to ride better? Give {us} one, or keep riding as you are!
nudge[lively]: Hardtail, full suspension or somebody's old bike? Tell {us} what stands in your shed!
q: Do rides go ahead in mud and rain? | Light rain is part of riding, but soft trails need rest after long rain. After long rain some trails are closed to spare the ground, and ice stops nearly everyone.
q: I am new to trails, where do I begin? | A wide, gentle trail and a lowered saddle are a good start. Say which rides you do now, even if they are to the shops and back.
q: Will the climbs be too much for me? | Hills count for more than distance, so find out how many metres go up. Ask about lifts or motors if hills worry you.
q: Knee pads, gloves, helmet: which of them matter? | A helmet and gloves are the base, and knee pads help on stony trails. If you have no pads, say so when you write.
q: What if I fall off the bike? | Falls are part of mountain biking, and going slowly and walking hard sections lower the risk. Ask {us} which trails suit what you feel ready for.
q: How do the date, the bike and the price work? | Give {us} your height, the trails you ride and the days you like. Then ask about the price, the bike and what happens if you have to call off.
# bike-touring
received[calm]: On a bicycle the wind and the hills count for more than the distance. A fair day is one after which you could ride again tomorrow.
received[calm]: Saddle, height of the rider and luggage are the small things that decide whether cycling is a pleasure.
received[lively]: A bike is quick enough to get somewhere and slow enough to smell the bakery on the way!
received[lively]: Pedal a while, eat something, pedal on: there is no better excuse for cake!
headline[calm]: Some roads are best seen from a saddle
headline[calm]: How far is far for you?
headline[lively]: Pump up the tyres and dream!
headline[lively]: Bell, basket, open road!
next: Measure the height of every rider, and the inside leg too if you can.
next: Ride for a while in the shorts that you would wear and notice every seam.
next: Settle on a daily distance that the least trained of you would enjoy.
next: Look at a map for places where you would like to stop by bike.
ask: How many riders are you, how tall is each one, and how far do you like to go?
ask: Would you ride with or without a motor, and do you have a bike of your own?
ask: Would you rather return to the same place in the evening or ride on?
advice-subject: How to set a saddle so that knees stay happy
advice-subject: How far is a good day by bike?
advice-subject: Sore seat? Start with the shorts
advice-opening: A day by bike is better planned by stops than by kilometres, as nobody remembers the kilometres.
advice-opening: If something hurts on a bike, the cause is mostly a few millimetres at the saddle or a seam in the wrong place.
advice-opening: Cyclists talk a lot about gears, although wind and a good lunch decide more about how a ride feels.
tip: Set the saddle so that your knee stays slightly bent at the lowest point of the pedal. A saddle that is too low makes knees ache the morning after.
tip: Wear padded shorts with nothing underneath. The padding is meant to lie on the skin, and every extra seam rubs.
tip: Change into an easy gear before the hill begins. Under full load the chain changes badly, and your thighs tire at the first slope.
tip: Ride out against the wind if you can choose. The way home then feels short, even with tired legs.
tip[first]: If you carry bags, try the loaded bike on a quiet street. Bags change the steering and the braking, and it is good to find out without traffic.
tip[kids]: Count the stops and not the kilometres with children. The next playground is a goal, and a number is not.
tip[group]: Agree that everyone waits at each junction until the last rider has seen the turn. Most groups lose each other there.
tip[long]: Save one set of clothes for the evenings. The rest may smell of road, and you will sit down to eat feeling fresh.
nudge-subject: How tall are your riders?
nudge-subject: With or without a motor?
nudge-subject: Kilometres or coffee stops?
nudge[calm]: As a first step, send the number of riders and how tall each one is. The route may stay open for now.
nudge[calm]: If you still plan to cycle, tell {us} how far feels like a good day. If the bike stays in the shed this year, so be it.
nudge[lively]: Flat roads or hills with a view? Reply with your choice, or let the bike rest a while longer!
nudge[lively]: Is somebody in your group a fast rider and somebody a slow one? Mention it, as there are ways to ride together!
q: Does cycling stop when it is wet? | Light rain usually needs no more than a jacket and some patience. Strong wind and thunder are worse, so ask {us} whether the day or the route can change.
q: I am not a cyclist, is this for me? | Think of how long you like to sit on a bike, and tell {us}. Then ask about the distance, the hills and whether there are bikes with a motor.
q: How many kilometres should we plan? | Fewer than you think on the first day, and fewer still with hills. Count the hours in the saddle on a normal ride, and take that as your measure.
q: What should I pack for a day by bike? | A light rain jacket, water and sunglasses are usual, and padded shorts help on longer rides. Ask {us} about helmets, bags and a repair kit if you hire a bike.
q: What about a flat tyre or traffic? | A spare tube and a pump solve most trouble, and it is worth practising once at home. Ask {us} which roads are quiet and whom to ring if something breaks.
q: How do we fix dates, sizes and the price? | Send {us} the dates, heights and kind of bike. Ask about deposit, damage and changing the date before you agree.
# off-road
received[calm]: Slow is the right speed on rough ground, and whoever drives learns to look for the line before the wheels get there.
received[calm]: A car can do more than most drivers have ever asked of it, and finding that out takes patience more than power.
received[lively]: Where the tarmac ends, the steering wheel gets interesting!
received[lively]: Mud is only a problem for people who have to wash the car!
headline[calm]: Slow wheels get further
headline[calm]: Read the ground before the wheels do
headline[lively]: Low gear, big grin!
headline[lively]: Ruts, rocks and a steady foot!
next: Agree on who would drive off the road and who would ride along.
next: If you would drive, look at your licence and check that it has not run out.
next: Find glasses that keep out dust, and clothes that may get stained.
next: Think about backs and necks in your group, because rough ground is bumpy ground.
ask: Say who would drive, what they have driven before and who would sit beside them.
ask: Would you rather be on rough ground or on gentle tracks with a view?
ask: Mention any sore backs, small children or missing licences, so that {we} can answer well.
advice-subject: Smooth hands: how to drive off the road
advice-subject: What tyres can tell you about sand and mud
advice-subject: Driver or passenger on rough ground?
advice-opening: Off the road, the slow driver often arrives and the quick one waits for help.
advice-opening: Good off-road driving happens before the obstacle, when you stop, get out and look.
advice-opening: The ground decides how you drive, and it tells you a good deal if you know what to look for.
tip: Keep your thumbs outside the wheel or the bar. A rut can turn it with a jerk, and thumbs are in the way.
tip: Walk through the obstacle before you drive it, if the ground is safe to stand on. Your feet notice soft spots that your eyes miss.
tip: Choose a low gear downhill, if the vehicle has one, and let the engine hold you. Locked brakes slide, and sliding wheels do not steer.
tip: Keep moving gently on sand and do not spin the wheels. Spinning digs a hole, and the hole is where you will stay.
tip[first]: Let the machine creep over the first obstacles. Slow wheels grip better, and you have time to feel what it does.
tip[group]: Watch for the vehicle behind you if you drive in a row. It is your help if you get stuck, and you are its help.
tip[kids]: Check seats, belts and the lowest age before you promise children a ride. Rules differ with the kind of vehicle.
tip[photo]: Keep the camera in a sealed bag until you stop. Fine dust gets into lenses and never quite leaves.
nudge-subject: Who drives and who rides along?
nudge-subject: Rough ground or gentle tracks?
nudge-subject: What have your drivers driven before?
nudge[calm]: Count drivers and passengers and send {us} both numbers. If smooth roads sound better by now, enjoy them.
nudge[calm]: What you have driven so far, even if only a family car, is a good thing to reply with. Whether you leave the tarmac is up to you.
nudge[lively]: At the wheel or beside the driver? Send {us} one of the two, or stay on the tarmac with a good conscience!
nudge[lively]: One day off the road: which would you choose? Write it back, and change it later if you must!
q: Can a track be too muddy to drive? | Mud is often part of it, while rising rivers and soft slopes are not. Routes change with the ground, so ask {us} what the other choices are.
q: Is a normal driver able to leave the tarmac? | Many beginners do well, because slow and smooth is what counts. Ask {us} whether you would drive yourself, and which licence is needed.
q: Is an off-road drive very bumpy? | Often it is, and the back seat feels it more. Tell {us} if a back, a neck or a pregnancy is a reason for gentler ground or for staying out.
q: What should we wear against the dust? | Closed shoes, long trousers, glasses and a scarf over mouth and nose keep most of it out. Choose clothes that may keep a stain.
q: Can such a vehicle tip over? | It can, if it is driven across a steep slope or too fast into a bend. Slow driving, belts or helmets and an honest word about your experience keep the risk small.
q: Who pays if the vehicle is damaged? | This differs, so ask before you drive. Find out from {us} about insurance, excess, fuel and the rules for changing the date.
`
