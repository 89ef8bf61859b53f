/** Cage diving, freediving, heli-skiing and gliding; the format is described in `../letters.ts`. */
export const deepAndHigh = `
# cage-diving
received[calm]: A shark cage hangs at the surface beside the boat, so it is a matter of looking rather than of swimming.
received[calm]: Sharks keep their own timetable, and waiting on deck is part of a day at the cage.
received[lively]: First the shadow, then the fin, then nobody on the boat says a word!
received[lively]: Two hands on the bar, chin down, eyes wide: that is cage diving!
headline[calm]: A fin, a shadow, a long look
headline[calm]: Bars in front, blue behind them
headline[lively]: Eyes open, hands inside the cage!
headline[lively]: Hello, shark!
next: Ask everyone on the trip whether they want to go into the cage or watch sharks from the deck.
next: Look for something against seasickness, and ask a pharmacist how long before the boat leaves it should be taken.
next: Pick a spare day for the sharks, in case the sea is too rough on the first one.
next: Note who in your group wears glasses, as a mask leaves no room for them.
ask: How many of you would go into the cage, and how many would rather watch sharks from the deck?
ask: On which days could you come out to the sharks, and does anyone get seasick easily?
ask: Is there anything about the cage that worries you? Mention it with your dates.
advice-subject: What it is like beside a shark cage
advice-subject: Seasickness, cold hands and sharks
advice-subject: How to see more from the cage
advice-opening: People who come back from a shark cage talk about the silence first and about the teeth later.
advice-opening: A cage needs no swimming skill to look through, but cold, waves and waiting are worth a thought.
advice-opening: The sharks cannot be ordered, though a few small things decide how much you enjoy the wait.
tip: Look down and to both sides from the cage, not only straight ahead. Sharks often come from below.
tip: Keep hands, feet and cameras inside the bars at all times. It is the first rule of any shark cage.
tip: Watch the horizon on the way out, and sit near the middle of the boat. It moves least there.
tip: Eat a light breakfast before the boat leaves for the sharks. An empty stomach is as bad in waves as a full one.
tip: Pull the hood and neck of a wetsuit straight before you climb in. Cold water finds every fold, and calm people stay in longer.
tip: Take off rings and bracelets before the cage. Cold fingers shrink, and what slips off is gone.
tip[photo]: Set a wide angle before you go into the cage. The water takes the colours away, and close is better than zoomed.
nudge-subject: In the cage or up on deck?
nudge-subject: Sharks: which day would suit you?
nudge-subject: One question about the cage
nudge[calm]: If sharks are still on your list, send two days that would suit you. The sea likes to have a choice.
nudge[calm]: Perhaps somebody in your group is unsure about the cage. Say so in a line, and let them decide on the day if that is possible.
nudge[lively]: Cage or deck? Answer with one word, or look at the sea a little longer!
nudge[lively]: How many pairs of eyes would come to see sharks? Send the number, and leave the rest for later!
q: Is it safe inside the cage? | The cage stays closed at the sides and is held at the boat. Keep hands and cameras inside, and do what the crew says.
q: What if I get scared before my turn? | Many people feel their heart when the first fin shows. Nobody has to get in, and watching from the boat shows a good deal.
q: Will I get seasick while we wait for sharks? | A boat at anchor rolls more than one under way. A light breakfast, fresh air and a look at the horizon help, and a pharmacist can advise you on tablets.
q: How cold is it in a shark cage? | Seas where large sharks live are often cold, and you keep still in the cage. Dry clothes for afterwards matter more than anything.
# freediving
received[calm]: Freediving is one breath, a relaxed body and somebody watching you, in that order of surprise and the reverse order of importance.
received[calm]: Most of what a freediver learns first is how to let go, and that starts on dry land.
received[lively]: No bubbles, no noise, only you and one big breath!
received[lively]: The less you do on a breath, the further it takes you!
headline[calm]: One breath, taken calmly
headline[calm]: A quiet line down into the blue
headline[lively]: Breathe in, let go, go down!
headline[lively]: Deep is a mood, too!
next: Look at your flight, and keep the last day before it free of deep dives on a breath.
next: Note how you equalise your ears now, if you know, and whether it works head down.
next: Answer the usual medical questions for freedivers at home, and see a doctor first if one of them applies.
next: Leave breath-hold games alone until somebody trained is beside you, also in a pool.
ask: What have you done on one breath so far: nothing yet, snorkelling, or a course with a line?
ask: Which days do you have, and is it depth, technique or plain calm that draws you to freediving?
ask: Do your ears clear easily when you dive down, and is anything in your health worth mentioning?
advice-subject: What happens on one breath
advice-subject: Ears first, depth afterwards
advice-subject: Calm before a freedive
advice-opening: Freediving looks like willpower from outside, and from inside it is closer to falling asleep.
advice-opening: Depth on one breath comes by itself once ears, mind and partner are in order.
advice-opening: A good freediver is easily recognised at the surface, by how little happens there.
tip: Never freedive or train your breath alone, not even in a pool. A trained partner one arm away is the whole safety of the sport.
tip: Equalise before you feel pressure, and turn back when it stops working. Forcing an ear costs weeks out of the water.
tip: Breathe normally before a freedive instead of pumping air. Fast deep breaths take away the warning and not the need to breathe.
tip: Rest on the surface for longer than you were below. The next freedive begins with the recovery from the last one.
tip: Keep your chin tucked in on the way down. Looking for the bottom stiffens your neck and makes equalising harder.
tip: Eat light and early on a day with depth. A full stomach pushes up where the breath wants to go.
tip[first]: Lie face down with a snorkel for a while before the first freedive. Your pulse slows, and the urge to rush goes.
nudge-subject: How do your ears feel about depth?
nudge-subject: A few calm days for freediving
nudge-subject: One breath, one reply
nudge[calm]: Write which level of freediving you are at, or that it would be all new. That is enough to talk about days.
nudge[calm]: If travel decides the dates for freediving, send them when they stand. Depth does not run away.
nudge[lively]: Depth, calm or long fins: what makes you curious about freediving? One word will do!
nudge[lively]: Got a week by the sea in mind for freediving? Send it, and breathe on!
q: How long must I be able to hold my breath? | Hardly longer than anybody can at the start, as relaxing is what is learned. Do not practise it alone beforehand.
q: Is freediving dangerous? | The real risk is doing it alone or in haste. With a trained partner, honest limits and rest at the surface it becomes a calm sport.
q: What if I cannot equalise my ears? | It is the usual hurdle, and it is mostly technique. Practise gently on land, and stay shallow for as long as it needs.
q: Can scuba and freediving be mixed? | Going deep on a breath after scuba is risky. A day for each, with the breath-hold dives first, is the careful order.
# heli-skiing
received[calm]: Far from the lifts, wind, light and snow decide where one can land and ski, so plans for powder keep a second choice.
received[calm]: A group that skis at one speed gets the most out of deep snow, which is why honest words about your skiing help.
received[lively]: No tracks, no queue, and snow up to the knees!
received[lively]: The doors close, the snow settles, and then it is only the slope and you!
headline[calm]: Deep snow, and a plan with room in it
headline[calm]: First the weather, then the powder
headline[lively]: Legs ready, powder next!
headline[lively]: Fresh lines, big grin!
next: Train your legs in the weeks before you ski powder, because long runs in soft snow ask for them.
next: Check whether your insurance pays for rescue off the piste, in the country you would ski in.
next: Practise an avalanche search if your last one was in another winter.
next: Leave a spare day around the powder days for weather that keeps everybody on the ground.
ask: How do you ski ungroomed snow, and where did you last do it?
ask: How many of you would ski powder together, and do you all ski at the same pace?
ask: Which weeks do you have in mind, and do you ride skis or a board?
advice-subject: Legs and rescue cover for powder
advice-subject: How to ski deep snow all day
advice-subject: What to settle before powder days
advice-opening: Powder days are won in the weeks before, in the legs, and in the paperwork nobody likes.
advice-opening: In terrain without lifts or pistes, good habits count for more than a brave line.
advice-opening: Weather has the last word on every powder day, and wise guests plan for that.
tip: Ski a notch below your best in deep snow. A fall in powder costs a minute and a good deal of strength.
tip: Stop above or beside the guide and never below. The guide knows where the slope holds.
tip: Keep your place in the group and ski beside the last track. In flat light a track is also easier to read than an empty slope.
tip: Wear your beacon under the jacket and leave it on until the evening. Phones and heated gloves belong well away from it.
tip: Drink before you are thirsty on powder days. High, dry air takes more out of you than the skiing seems to.
tip: Read what your insurance says about rescue, aircraft and skiing with a guide. Ordinary travel cover often leaves those out.
tip: Approach a helicopter or snowcat only when the guide waves you in, and carry skis low. Nothing may blow or stick up.
nudge-subject: Which days could be powder days?
nudge-subject: How do you ski soft snow?
nudge-subject: Powder: the size of your group
nudge[calm]: A line on your skiing and the weeks you could travel is enough to go on with. Another winter would be fine as well.
nudge[calm]: Groups for powder take time to come together. Send the number so far, with a question mark if need be.
nudge[lively]: Midwinter cold or spring sun on the powder? Pick one and send it over!
nudge[lively]: Who are the friends you would ski deep snow with? Count them and write, or keep the secret a bit longer!
q: What happens on days without flying or driving weather? | Wind, cloud and snowfall can keep a group on the ground. Agree beforehand how such days are counted.
q: How safe is skiing untouched slopes? | It is never free of risk, because snow can slide. Guides, spacing, beacons and the choice of slope bring the risk down, and so does doing as you are told.
q: Are wide skis needed in powder? | They float, save strength and make turns easier in deep snow. Most skiers get used to them in a run or two.
q: Can snowboarders join a powder group? | Usually yes, as long as flat traverses and the pace of the group suit them. Say so when you write.
# gliding
received[calm]: A glider has no engine to hear, so what you notice is the wind around the canopy and the ground growing quiet.
received[calm]: Passengers sit in front or beside the pilot with the sky all around, and have nothing to do but look.
received[lively]: No engine, no noise, and nothing between you and the clouds!
received[lively]: Buzzards show where the air goes up, and the glider follows!
headline[calm]: Long wings and very little noise
headline[calm]: A seat under clear glass
headline[lively]: Canopy shut, ground gone!
headline[lively]: Up with the warm air!
next: Weigh whoever is to sit in the glider, in clothes and shoes, and keep the figure at hand.
next: Keep a second day open for the glider, since low cloud and wind can move a flight.
next: Look for sunglasses and a flat cap, because the sun comes in from all sides under the canopy.
next: Find out how you would get to the airfield, as few of them lie beside a station.
ask: Who would sit in the glider, what do they weigh, and which days are possible?
ask: Is the glider flight for you or a present, and should it be calm or a little livelier?
ask: Does small-boat or back-seat travel make you feel sick? Say so along with your dates.
advice-subject: How to feel well in a glider
advice-subject: What the air does under a glider
advice-subject: Before you sit under the canopy
advice-opening: In a glider, the air itself does the lifting, which makes weather the most interesting part of the plan.
advice-opening: First-time passengers are often surprised how steady a glider feels once it is off the ground.
advice-opening: A passenger in a glider needs no skill at all, only an empty afternoon and a little patience.
tip: Look far ahead and not at the wing tip while the glider turns. Your stomach believes your eyes.
tip: Have a small meal an hour or two before you go gliding. Both hunger and a heavy lunch make circling unpleasant.
tip: Empty your pockets before you get into a glider. Phones and coins slip under seats where controls run.
tip: Tell the pilot early if you feel warm or queasy. Straight flight and fresh air from the vent usually put it right.
tip: Wear flat shoes and a shirt with sleeves in a glider. It is warm in the sun under the canopy and cool in the shade of a cloud.
tip: Plan for the whole afternoon at a gliding field. Gliders take turns, and watching them go up is part of it.
tip[photo]: Wear dark colours and hold the lens close to the canopy of the glider. Bright clothes show up in every picture.
nudge-subject: Who will sit in the glider?
nudge-subject: A first and a second day for gliding
nudge-subject: A small question about the glider?
nudge[calm]: Send a day for the glider and one to fall back on. If it is to be a present, only the month matters for now.
nudge[calm]: Perhaps you still wonder how a glider feels in turns. Ask, and decide when you have the answer.
nudge[lively]: Window seat all around: who gets it? Tell {us} the name of the lucky one, or keep it a secret!
nudge[lively]: Sunny afternoon or quiet evening in the glider? One word is enough!
q: Is it safe to fly without an engine? | A glider is built to sink only slowly, and pilots plan the way back from the first minute. Weather that does not suit keeps it on the ground.
q: Does one feel sick in a glider? | Some people do in tight turns. A look at the horizon helps, and the pilot can fly straight at any time.
q: How does a glider get up into the air? | On a cable from a winch, or behind a towing plane. The winch is short and steep, and the tow is slower and gentler.
q: What do I wear in a glider? | Ordinary clothes with sleeves, flat shoes, sunglasses and a cap without a stiff brim. It can be hot while you wait and cool higher up.
`
