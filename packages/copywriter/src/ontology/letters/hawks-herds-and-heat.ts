/** Falconry, walks with animals, archery and saunas; the format is described in `../letters.ts`. */
export const hawksHerdsAndHeat = `
# falconry
received[calm]: A hawk comes to the glove for food and out of habit, and the moment it lands is lighter than people expect.
received[calm]: Birds of prey like slow hands and steady voices, which makes quiet guests good company for them.
received[lively]: Two wings, one glove, and you forget to breathe!
received[lively]: A hawk looks at you as if it had known you for years!
headline[calm]: A steady glove and a quiet voice
headline[calm]: Wings closer than you have ever seen them
headline[lively]: Arm out, glove up, here it comes!
headline[lively]: Eyes up for the hawk!
next: Look for a jacket that is not too bright, as birds of prey notice every colour.
next: Check who in your group is afraid of birds, so that they can choose how close they come.
next: Find out how long your arm would hold a bottle of water straight out, which is about what an owl feels like after a while.
next: Think of the bird you would most like to see up close.
ask: How many of you would meet the birds, and on which day?
ask: Is there a bird of prey that you have always wanted to hold or watch?
ask: Is it a present, and has anyone in your group stood close to a hawk before?
advice-subject: How to stand when a hawk flies in
advice-subject: Reading a bird of prey
advice-subject: Before you put on the glove
advice-opening: Falconers talk of weight, wind and trust, and guests need to know only a little of each.
advice-opening: A bird of prey decides for itself whether it comes, and that is what makes it worth seeing.
advice-opening: To be at ease with a hawk on your fist takes less courage than calm.
tip: Hold the glove still and a little away from your body. A hawk lands where it expects the fist to be.
tip: Turn your face to the side when a bird comes in. You see it just as well, and the wings have room.
tip: Talk quietly and move slowly near birds of prey. What looks like a stare is mostly caution.
tip: Leave perfume, scarves and dangling earrings at home on a day with hawks. Loose things are tempting to beaks.
tip: Stay where you are when a bird leaves the fist. A hawk remembers where people stood and flies back along the same line.
tip: Watch the feathers on the head. Flat ones mean that a bird is alert, and fluffed ones that it is content.
tip[photo]: Choose a fast shutter and no flash for flying hawks. Wings are quicker than any eye expects.
tip[kids]: Let children watch one flight before they put on the glove. Knowing how a hawk lands takes the fright away.
nudge-subject: Hawk, owl or eagle?
nudge-subject: A day with birds of prey
nudge-subject: Who will wear the glove?
nudge[calm]: Send a day that would suit you for the birds and the number of people. The rest of a falconry day can be talked about.
nudge[calm]: If the falconry is meant as a present, only the season needs an answer now. Birds and people both plan by it.
nudge[lively]: Silent owl or quick hawk, which one would you choose? Write the name of your bird!
nudge[lively]: Whose arm is steady enough for a hawk? Tell {us} how many gloves it would take!
q: Will a hawk scratch or bite? | The glove is there for the claws, and a calm bird has no reason to use its beak. Keep your other hand low and do as the falconer says.
q: Does it hurt the birds to fly for people? | A trained bird is loose when it flies and could leave. It comes back because the glove means food and no trouble.
q: Is it for people who are afraid of birds? | Watching from a few steps away is a good beginning. Nobody has to hold a bird, and many change their mind.
q: What do I wear near birds of prey? | Calm colours, long sleeves and closed shoes for grass. Leave anything that flutters at home.
# animal-walks
received[calm]: Animals on a lead rope set the pace of a walk, and that pace is mostly that of the nearest tasty leaf.
received[calm]: Woolly animals can tell who is in a hurry, and they wait until it has passed.
received[lively]: Soft noses, long necks and opinions about grass!
received[lively]: You hold one end of the rope, and the animal has the ideas!
headline[calm]: A rope, an animal and plenty of time
headline[calm]: Walking at the pace of a grazer
headline[lively]: Long ears, big eyes, let's walk!
headline[lively]: Noses first, shoes behind!
next: Find shoes for the walk with the animals that may get muddy.
next: Count who would like an animal to lead, and who would rather stroll beside one.
next: Ask everyone coming whether they have an allergy to hay, wool or hair.
next: Choose a day for the animals on which nobody has to rush off afterwards.
ask: How many people would walk with the animals, and how old are the youngest?
ask: Which day would suit you, and is anyone shy of large animals?
ask: Is there an occasion for walking with the animals, or would it be just for the joy of it?
advice-subject: How to lead an animal that likes to eat
advice-subject: What ears and necks tell you
advice-subject: Before you hold the rope
advice-opening: Walking an animal on a rope is a little like a good conversation, since pulling has never helped.
advice-opening: People come for the photos with the animals and remember the quiet in between.
advice-opening: An animal on a rope soon knows how you feel today, and that is half the fun.
tip: Walk beside the animal's shoulder and not in front of it. It then follows without a pull on the rope.
tip: Hold the rope loosely in both hands and never wind it around your wrist. If an animal jumps, you can let go.
tip: Stroke the neck or the shoulder and leave the top of the head alone. Many animals dislike a hand from above.
tip: Wait a moment when your animal stops to look at something. It goes on sooner when nobody is cross.
tip: Keep an arm's length behind the animal in front of you. Animals have their friends and their quarrels too.
tip: Ask before you feed an animal anything. What is healthy for you can be wrong for it.
tip[kids]: Let a child and a grown-up hold the same rope at first. Small hands learn quickly what a gentle tug means to an animal.
tip[photo]: Kneel down for a picture with an animal. At its own height, it looks at you.
nudge-subject: How many ropes would you need?
nudge-subject: A slow day with animals
nudge-subject: Who walks with which animal?
nudge[calm]: Name the number of people and a day that would suit you. The animals have no other appointments in mind than lunch.
nudge[calm]: Someone in your family may be shy of animals. Mention it in a line, and there is time to think about it.
nudge[lively]: Who in your group gets the stubborn one? Tell {us} how many you are, and leave the choice to the animals!
nudge[lively]: Is there a free afternoon for long ears and woolly necks? Send it, or dream of it a bit longer!
q: Do the animals spit, kick or bite? | They rarely do it to people who are calm and stay beside them. Keep clear of the back legs and of a quarrel about food.
q: How fast do we walk with animals? | Slowly, with stops, because the leaves are tasty. Anyone who likes a stroll can keep up.
q: May I choose the animal that I lead? | Size and temper matter on both sides, so the people who know the animals usually suggest one. Say what you hope for.
q: Which shoes are right for a walk with animals? | Closed ones that may get dirty. Nobody wants an animal to step on bare toes.
# archery
received[calm]: Drawing a bow asks for the back more than for the arms, and nearly everyone learns the movement in a short time.
received[calm]: Archery is quiet, and most of what goes well is decided before the arrow leaves.
received[lively]: There is no sound quite like an arrow in the target!
received[lively]: Robin Hood had to start with a first arrow, too!
headline[calm]: Draw, breathe, let go
headline[calm]: The calm before the arrow
headline[lively]: String back, eye on gold!
headline[lively]: Loose the first arrow!
next: Find out which of your eyes leads, by pointing at something far away and closing one eye after the other.
next: Lay out a top with close sleeves for archery, since a string catches anything loose.
next: Count the people who would shoot arrows, and note who is left-handed.
next: Think of a friendly wager for the closest arrow, if you come as a group.
ask: How many archers would you be, and on which day?
ask: Has anyone in your group held a bow before, and how old is the youngest?
ask: Is it a first go with bow and arrow, a party or the start of a hobby?
advice-subject: How to stand when you draw a bow
advice-subject: Which eye aims?
advice-subject: Three things a first arrow teaches
advice-opening: Archery looks like aiming, and it is mostly standing still in the same way again and again.
advice-opening: Strong people often shoot worse than relaxed ones on their first day with a bow.
advice-opening: The target is the last thing an archer should think about, odd as that sounds.
tip: Stand sideways to the target with your feet as wide as your shoulders. A bow is pushed and pulled along one line.
tip: Draw with your back and bring the elbow behind the arrow. Arms tire after a few shots, and shoulder blades do not.
tip: Open your fingers and let the string go by itself. Plucking at it sends the arrow to one side.
tip: Change your aim by the middle of all your arrows and not by each miss. Close together and wrong is easier to mend than scattered.
tip: Never draw a bow while anyone is in front of the line, and never let go of the string without an arrow. Both rules hold at every range.
tip: Tie back long hair and take off necklaces before you shoot. Strings catch them on the way forward.
tip[kids]: Give children a light bow and a near target. A hit in the first minutes is worth more than distance.
nudge-subject: Who would draw the bow?
nudge-subject: A day for bow and arrow
nudge-subject: Left-handed or right-handed?
nudge[calm]: The number of archers and a day are a good start. If it was only an idea, the target can wait.
nudge[calm]: Should you wonder whether archery is too hard on a shoulder or a back, ask in a line.
nudge[lively]: Who in your group talks most about hitting the gold? Bring them along, and name a day!
nudge[lively]: Bow in the left hand or the right? Tell {us} who is coming, or keep practising in the air!
q: Do you need to be strong for archery? | Bows come in many strengths, and a light one flies far enough for a start. Technique replaces muscle sooner than people think.
q: Is archery safe in a group? | Yes, as long as everybody shoots from one line and collects arrows together. A clear word from the person in charge always counts.
q: Can left-handed people shoot a bow? | Yes, and the eye that aims matters more than the hand. Mention it, so that a fitting bow is at hand.
q: Does the string hurt my arm? | It can touch the inside of the elbow if the arm is turned the wrong way. An arm guard and a slightly bent elbow prevent it.
# sauna
received[calm]: A sauna works without any effort on your part, and the cool-down afterwards is half of it.
received[calm]: Heat, cold and rest in turn is all there is to a sauna, and each of them takes as long as it feels good.
received[lively]: Hot wood, cold water and pink cheeks!
received[lively]: Steam up, phones off, shoulders down!
headline[calm]: Warm wood and no hurry
headline[calm]: First the heat, then the cool air
headline[lively]: One more ladle of steam!
headline[lively]: Hot, cold and happy!
next: Find a large towel to sit on in the sauna, and a second one to dry yourself.
next: Drink some water in the hours before a sauna, and leave the beer for later.
next: Ask your doctor before you use a sauna if you are pregnant, have a heart condition or are unsure about the heat.
next: Decide with your friends whether you want the sauna quiet or chatty.
ask: How many of you would share the sauna, and at which hour of which day?
ask: Is it your first sauna, or do you know how hot you like it?
ask: Would you dip into cold water after the sauna, or rather sit in the cool air?
advice-subject: How to feel good in a sauna
advice-subject: Cold water after the sauna
advice-subject: Top bench or bottom bench?
advice-opening: Nobody has to last in a sauna, and people who go out early often enjoy it longest.
advice-opening: A sauna goes best in rounds, with enough rest between them to get bored.
advice-opening: There are as many sauna habits as there are sauna owners, and a few points hold for all of them.
tip: Sit on the lower bench first in the sauna. It is a good deal cooler there, and you can always move up.
tip: Leave when it stops feeling good, and never wait for the others. A sauna is no contest.
tip: Cool down in fresh air before you step into cold water. Go in slowly, with somebody near, and keep breathing out.
tip: Drink water between the rounds of a sauna. You lose more than you notice.
tip: Take off jewellery and glasses before you go into the heat. Metal gets hot on the skin.
tip: Rest at least as long as you were in the sauna. The warm, sleepy part is what people come back for.
tip[first]: Keep a first sauna short, and make it one or two rounds. The body learns heat quickly.
tip[group]: Agree on talking or silence before the door of the sauna closes. Both are nice, only not at once.
nudge-subject: Which evening would be warm enough?
nudge-subject: How many towels on the bench?
nudge-subject: A sauna hour to look forward to
nudge[calm]: An hour and a number of people are enough to ask for a sauna. If this week is full, the wood stays dry.
nudge[calm]: You may wonder about clothes, heat or cold water at the sauna. Any of these can be asked in a line.
nudge[lively]: Who is brave enough for the cold water afterwards? Send the number of heroes and of watchers!
nudge[lively]: Morning sauna or starry sauna? One word, and the kettle is on in spirit!
q: What does one wear in the sauna? | Customs differ between countries and owners. Have swimwear and a towel with you, and see what is usual there.
q: How long does one stay in the heat? | As long as it feels good, which for most people is several minutes a round. Come out earlier if you feel dizzy.
q: Is cold water after a sauna a must? | Not at all, since cool air does the same more gently. People with a heart condition should ask their doctor about both.
q: Should I eat before a sauna? | A light snack an hour or two earlier is fine. A full stomach and alcohol do not go with the heat.
`
