/** Letters of counsel, trades, care and digital work; the format is plain lines by trade. */
export const services = `
# coaching
received[calm]: Putting a wish for change into words is work, and a good part of it is behind you now.
received[calm]: A coach asks and you decide, which is how coaching differs from advice. A rough idea of what should change is plenty to begin with.
received[lively]: A thought said aloud is often half as heavy!
received[lively]: Change starts with one small thing done differently, and asking is one!
headline[calm]: What should be different a year from now?
headline[calm]: Thank you for saying what is on your mind
headline[lively]: Out of your head and onto the page!
headline[lively]: One honest sentence gets things moving!
next: Write your question in one sentence, and cross out whatever is not part of it.
next: List a few things that went well in the past year, paid or unpaid.
next: Pick times when you could talk or think without being interrupted.
next: Ask someone you trust when they last saw you at your best.
ask: Tell {us} what would be different if the matter were settled, and what you have tried so far.
ask: Is there a decision or a date behind your wish for coaching?
ask: Have you worked with a coach before, and what would you like to be different this time?
advice-subject: One sentence before the first talk
advice-subject: How to choose a coach
advice-subject: Coaching begins with one question
advice-opening: A coach asks the questions, but the better ones often come from the person who has carried them around.
advice-opening: People often wait with coaching until they know what they want, although finding that out is half of the work.
advice-opening: Some thoughts go in circles only because they have never been written down.
tip: Put your question into one sentence with a verb in it. If it needs a paragraph, there are several questions, and you can begin with the one that nags.
tip: Ask people who know you when they saw you at your best, and write down their verbs. Strengths are hard to see from inside.
tip: Do one step that needs nobody's permission before the talk. What happened then is better material for coaching than any plan.
tip: Notice after a first conversation whether you think more clearly. That matters more in a coach than whether you felt flattered.
tip: Note what has already worked a little, even once. A coach can build on that sooner than on a list of faults.
tip: Bring a real meeting, a real email or a real choice to the talk. General questions get general answers.
tip: Leave a few minutes empty after each session. The useful thought often turns up on the way to the next thing.
nudge-subject: The question that keeps coming back
nudge-subject: A time to talk?
nudge-subject: If one thing could be different
nudge[calm]: If the same thought is still going round, reply with it in a line. If it has sorted itself out, all the better.
nudge[calm]: Coaching works when you choose it, so there is no push here. A time that would suit you for a talk is enough, whenever you want one.
nudge[lively]: What would you most like to change through coaching? It may be small, as large changes usually begin there!
nudge[lively]: Is there one question you would ask a coach first? Write it back as it is, half finished or not!
q: Is there a right time to start with coaching? | A change, a decision or something that keeps coming back is reason enough. In an acute crisis, a doctor or a crisis line is the right first call, as coaching does not replace treatment.
q: I have never talked to a coach. What is it like? | Mostly it is a conversation in which you do much of the thinking. Ask {us} how a first talk goes and what it is meant to settle.
q: Can coaching begin with a vague wish? | Many people begin without one. Say what bothers you or what you wish for, and leave the goal for later.
q: Does a first talk need homework? | One sentence about what you want to change is plenty. Ask {us} if there is anything to fill in or think about beforehand.
q: Does what I say stay between coach and client? | Ask {us} about confidentiality before you begin, especially if your employer pays. Agree in plain words on what is passed on and what is not.
q: How are sessions, price and an ending agreed? | Ask about length, price and what happens if a session has to be moved before you start. Ask as well how either side can bring the coaching to a close.
# legal
received[calm]: Please note that an enquiry does not yet make you a client, and it does not stop any time limit that is running. Keep an eye on your dates.
received[calm]: Dates and documents count in law more than anything said aloud. Keep both safe until it is clear who acts for you.
received[lively]: A matter looks smaller once its dates stand in a row. Deadlines run on in the meantime, so keep an eye on yours.
received[lively]: That is a sound beginning: the matter now has a first page! Sign nothing in a rush, and watch any time limit.
headline[calm]: Please keep your papers together
headline[calm]: On your matter, and the dates in it
headline[lively]: A clear question saves a long letter!
headline[lively]: Facts in order, head held high!
next: Put your papers in order of date, oldest first, and leave them unmarked.
next: Note the day on which each letter reached you, if letters are part of your matter.
next: Look for time limits in your papers, and if one is close, seek advice without waiting for any single office.
next: Write down the names of everyone involved, since a lawyer often has to check for conflicts of interest.
ask: Tell {us} in one line what the matter is about and which date comes next.
ask: Who else is involved in the matter, and has anything been signed?
ask: Which outcome of the matter are you hoping for, and by when?
advice-subject: Before you sign anything
advice-subject: A timeline on a single page
advice-subject: Legal papers: what to keep
advice-opening: Whatever your matter is, order in the papers helps the person who has to advise you on them.
advice-opening: What follows is general and no advice on your matter, but it can make a first meeting with a lawyer shorter.
advice-opening: A legal question is easier to answer when the facts stand apart from the feelings about them.
tip: Write a timeline on one page, with dates on the left and facts on the right. A lawyer can then see at a glance what happened, and what is missing.
tip: Keep the envelope of any official letter. The day it was sent or arrived may matter for a time limit.
tip: Open official letters on the day they come. Some legal time limits are short, and they do not wait for a quiet week.
tip: Save messages and emails in their original form. A retyped message has lost its date and its sender.
tip: Ask for time, in writing, if you are pressed to sign. A document that you may not take home deserves a second pair of eyes.
tip: Separate what you know from what you were told. Both can be useful to a lawyer, but they are not the same.
tip: Think about what you want before you think about who is right. A lawyer can weigh up a route only if you name the place you want to get to.
nudge-subject: Which date comes next in your matter?
nudge-subject: Your matter in a sentence
nudge-subject: What you would like to have settled
nudge[calm]: Reply with one line about your matter if it is still open, and leave out confidential details for now. If someone else already advises you, there is nothing more to do.
nudge[calm]: A first question to a lawyer can be a small one, such as whether you need a lawyer. You may ask it here, or think it over first.
nudge[lively]: Is there a date in your papers that worries you? Send {us} the date, and if it is close, please seek advice without waiting for a reply.
nudge[lively]: Your matter in one sentence: what would you like to have settled? Write it back without private details, or leave it for now!
q: When should I see a lawyer? | Sooner rather than later once a time limit runs or somebody wants a signature. If a deadline is close, do not wait for a reply from one office only.
q: I have never needed legal advice. What happens first? | Usually you describe the facts, conflicts of interest are checked, and you hear whether there is something to be done. Ask {us} what a first meeting covers and what it costs.
q: Can someone come with me? | Many people bring a person they trust for support. Ask {us} beforehand, because another person in the room can affect confidentiality.
q: Which papers should I bring to a first meeting? | Bring what has been signed, sent or received in the matter, even if something is missing. Ask {us} for a safe way before you send any of it.
q: Is what I write in a first message confidential? | Rules differ, and nobody acts for you until that has been agreed. Keep the first message short, and save the details for the conversation.
q: How are legal fees agreed? | Ask how the fee is worked out, by the hour or by the matter, and which other costs may come on top. Get it in writing before any work begins, with how you can end the agreement.
# finance
received[calm]: Please send no account numbers until a safe way is agreed. What you want the money to do is enough for a first talk.
received[calm]: Unopened letters and a shoebox of receipts are no reason to wait. Paperwork can be sorted once someone knows what it is for.
received[lively]: Numbers are less frightening in a table than in your head!
received[lively]: Money questions age badly, so it was good to ask this one early!
headline[calm]: Figures can be untangled one by one
headline[calm]: No need to tidy the papers first
headline[lively]: Add it up, then breathe out!
headline[lively]: Open the envelope, the rest gets easier!
next: Gather the latest statements or letters in one pile, whatever state they are in.
next: Write down what changed this year: a job, a move, a business, a loan.
next: Mark the letter with the nearest due date.
next: Note the words about money that nobody has explained to you.
ask: Tell {us} what it is about and which deadline comes first, if there is one.
ask: What has changed in your money matters over the past year?
ask: Who has looked after these figures until now, and what would you like to be different?
advice-subject: How to put money papers in order
advice-subject: Questions to ask about any fee
advice-subject: Put the due dates on one page
advice-opening: Numbers are easier to live with when they have a place, and finding one asks for an evening rather than a talent.
advice-opening: This letter gives no advice on your own money, but it helps you to ask for it in good order.
advice-opening: Paperwork grows in drawers, and the newest sheet is often the one that matters.
tip: Sort papers by kind before you sort them by date. Bank, tax, insurance and receipts make four piles that you can finish in an evening.
tip: Keep private and business money apart, if you have a business. It saves you from explaining every small purchase later.
tip: Photograph paper receipts soon after you pay. Thermal print fades to white long before it stops being useful.
tip: Put all due dates of the year in one calendar. Late fees are money paid for nothing at all.
tip: Ask how an adviser is paid and by whom. You can weigh up a recommendation better when you know that.
tip: Send account details only by a way that was agreed on in person or on a number you know. Fraudsters write very polite emails.
tip: Note what you want to understand by the end of the meeting. It keeps the talk on your question when the forms pile up.
nudge-subject: Is there a due date?
nudge-subject: What changed in your money matters?
nudge-subject: One question about your figures
nudge[calm]: Tell {us} in a line, and without account numbers, what kind of help with money you are after. If your books are in good hands now, leave them there.
nudge[calm]: A single date would help: the next deadline in your papers, if there is one. If it can all wait, let it wait.
nudge[lively]: Which figure or word about money puzzles you most? Send it, without private numbers, or look at it again another day!
nudge[lively]: Taxes, books, a loan or something else? One word about your finances is enough to go on!
q: Is there a good time of year to ask for help with money matters? | Ask some weeks before a due date, when there is room to find missing papers. Tell {us} which deadline is the next one.
q: My papers are a mess. Does that matter? | It is common, and somebody can begin with whatever there is. Ask {us} what you could sort beforehand, as that may save work.
q: I do not understand financial words. Will I cope? | You may ask for each word in plain language. Write down the ones that puzzle you, and ask {us} about them first.
q: Which papers are useful for a first meeting? | That depends on your question, though recent statements and a note of what has changed are a sensible start. Ask {us} for the list.
q: Are my details safe when I send papers? | Do not put account numbers in a first message. Ask {us} which secure way there is, who can see the papers, and how long they are kept.
q: Who decides on the work and its price? | You do, once you have seen a price with what it includes and what would cost extra. For advice on products, ask also whether anyone else pays for the recommendation.
# real-estate
received[calm]: Place, price and timing pull in different directions with every property, and it helps to know which of them may give way.
received[calm]: Moving house is a large decision made of many small ones, such as light, stairs and the way to work.
received[lively]: Keys in hand is the end of a story that starts with a wish list!
received[lively]: A viewing is short and living there is long, so look twice!
headline[calm]: Which rooms could you not do without?
headline[calm]: Front door first, details later
headline[lively]: Measure the sofa, then the living room!
headline[lively]: A front door of your own choice!
next: Write down what must be right about a home or a deal, what would be nice, and what you never want.
next: Work out which sums you can carry calmly, repairs and fees included.
next: Walk through the street in question at another hour of the day.
next: Gather the papers you have about the property, if there is one already.
ask: Tell {us} which area or property it is about, and what you would like to do.
ask: When should it happen, and what has to happen first?
ask: Are you looking, selling, letting, or doing more than one of these?
advice-subject: Must, nice, never: a list for homes
advice-subject: What to look at in a property
advice-subject: Visit the street twice
advice-opening: Houses show their good side at a viewing, so it is worth knowing where the other sides are.
advice-opening: Long before there is a key or a contract, three short lists and one honest sum do much of the choosing.
advice-opening: People decide about property with the heart and live with the details, so both deserve some time.
tip: Visit the street in the evening and again in the rain. Parking, noise and gutters tell you things that a sunny noon does not.
tip: Sort wishes into must, nice and never, whether you buy, rent or sell. The last list is short, and it rules out more than the other two.
tip: Look at the ceiling under each bathroom and smell the cellar. Water is patient, and it leaves marks.
tip: Turn on a tap, open a window and stand still in every room at a viewing. Pressure, draughts and noise make themselves known if you are quiet.
tip: Work out a sum you can carry with something left for repairs. A lender's limit may be higher than is comfortable.
tip: Have a building checked by someone independent before you buy it. A report reads dryly and costs less than a new roof.
tip: Photograph the dull corners: fuse box, boiler label, window frames. After several viewings, all kitchens run together.
tip: Put the papers of a property in one folder before anyone comes to see it, if you sell or let. Missing plans hold up more deals than missing paint.
nudge-subject: The one thing that must be right
nudge-subject: Which area is it about?
nudge-subject: Have your property plans changed?
nudge[calm]: Reply with the area and the one thing that must be right, if your property plans still stand. If you have found the right door, all the better.
nudge[calm]: Property plans are tiring, and a rest is allowed. When you want to go on, send {us} a time that suits you.
nudge[lively]: Buying, selling, renting or letting? One word about your plans is enough to go on, and none is needed today!
nudge[lively]: When would you like to have the keys, or hand them over? Send {us} a month, and leave the rest open!
q: When is a good season for looking at property? | That differs from place to place, so ask {us} what is usual in yours. Poor weather shows draughts, damp and dark rooms.
q: I have never done this on my own. Where do I start? | Begin with the sum you can carry and a list of what must be right. Ask {us} which steps follow in your area, as the rules differ between countries.
q: How do I notice what fresh paint hides? | Look where water would go: cellar walls, window corners, and ceilings below bathrooms. An independent survey finds much of what eyes miss.
q: Which papers help before a viewing? | Your list of wishes, your dates and, if there is a property already, its papers. Ask {us} what else is useful in your place.
q: How are fees and offers agreed? | Ask {us} who pays which fee, and when, before you sign anything. An offer or a contract can bind you, so read it at home, and with a lawyer or notary where that is usual.
# home-services
received[calm]: A photo and a measurement say more about a job at home than a page of words. Where and by when come next.
received[calm]: Small faults in a house seldom heal by themselves, though most of them are repaired faster than people fear.
received[lively]: Dripping, squeaking or stuck: every house has a list, and it is a relief to write it down!
received[lively]: One job fewer to think about in the shower!
headline[calm]: Thank you for describing the work
headline[calm]: What should be mended first?
headline[lively]: A job described is half understood!
headline[lively]: From squeak to quiet!
next: Take a photo of the job from a few steps away and one from close up, in daylight if you can.
next: Measure what can be measured for the job, and note where you held the tape.
next: Find out how the water and the power at your place are turned off.
next: If there is danger from gas, water or wiring, call the emergency service where you live and do not wait for an email.
ask: Tell {us} what has to be done, in which town or street, and by when.
ask: How old is what the work is about, and has anyone worked on it before?
ask: How does one get to the spot, and are there stairs or narrow corners on the way to the work?
advice-subject: Two photos that explain the job
advice-subject: What a clear quote says
advice-subject: Clear the way before the work
advice-opening: A job at home is half done once everyone pictures the same thing, and pictures are easy to send.
advice-opening: Many surprises on a bill for work at home were visible beforehand, behind a cupboard or under a mat.
advice-opening: Good work at home begins with a clear description, a photo and a clear way to the spot.
tip: Photograph the spot in daylight, once from a few steps away and once up close, with a coin or a ruler beside it. Size and access decide a good deal.
tip: Write down type and number from any label that belongs to the job. Parts and materials are found by number and hardly ever by colour.
tip: Clear the way to the work before the day. Moving furniture costs time that is meant for something else.
tip: Ask that a quote says what is included, what is not, and who decides on extras. The last point prevents the quarrel.
tip: Learn where the water and the power are turned off while nothing is wrong. You want to know which way they turn before you need them.
tip: Collect small jobs on one list. The way to your place is the same for one of them or for six.
tip: Tell the neighbours before noisy work begins. A word beforehand makes the noise sound shorter.
tip: Keep pets in a closed room while work is done and doors stand open. Tools are loud, and gates get forgotten.
nudge-subject: A photo of the job
nudge-subject: Is the work still waiting?
nudge-subject: What needs doing first?
nudge[calm]: If the job is still open, reply with a photo or one line about it. Should somebody have mended it already, so much the better.
nudge[calm]: Days that would suit you for the work are a good thing to send next. You can decide about the job when you know more.
nudge[lively]: Which noise, drip or draught at home annoys you most? Start the list there!
nudge[lively]: Your street or town is enough for a next step with the job! Write it back, or say that it is already done.
q: Does the work depend on the season? | Outdoor work follows the weather, and some trades have busy months. Ask {us} which time suits your kind of job.
q: I cannot judge how big the job is. What do I write? | Describe what you see, hear or smell, and add pictures if you can. Say too how long it has been like that.
q: Do I have to be at home during the work? | For the start and the end, it often helps, since questions come up. Agree with {us} about keys, noise and the hours in between.
q: What should I get ready at my place? | Clear the spot and the way to it. Ask {us} what else has to be covered, moved or turned off.
q: Who will come into my home? | Ask for the name, the firm and proof of trade registration or cover where your country requires it. It is a fair question.
q: How are a price and a day fixed? | Some jobs can be priced from a description, and others need a visit. Ask for the quote in writing, with what happens if something unexpected turns up or a date has to move.
# pets
received[calm]: Animals cannot say what they need, so the habits and fears that you notice are worth more than the breed.
received[calm]: Food, sleep and a familiar smell calm nearly every animal in a new situation. What works at home works elsewhere too.
received[lively]: A pet with an owner who asks first is a lucky one!
received[lively]: Some need a long run, some need a lap, and you know which!
headline[calm]: On behalf of your animal, thank you
headline[calm]: Whiskers, feathers or paws?
headline[lively]: Give it a scratch behind the ear!
headline[lively]: Treats help with almost everything!
next: Note the treats that your animal likes even when something exciting goes past.
next: Look for your animal's vaccination papers, if it has any.
next: Watch for a day what startles your animal and what calms it.
next: If your animal seems ill or hurt, ring a vet where you live before anything else.
ask: Tell {us} the animal's name, kind and age, and what it is afraid of.
ask: How does your animal behave with strangers and with other animals?
ask: Which help does your animal need, and which days would suit you both?
advice-subject: Shy animals and strangers
advice-subject: A treat at the right moment
advice-subject: Habits that only you know
advice-opening: Animals read people well before people read them, so the first minutes of any meeting are theirs.
advice-opening: You know the small signs of your animal better than anyone, and they are worth writing down.
advice-opening: Leads, crates and brushes are strange things to an animal, until they have meant something nice a few times.
tip: Let your animal come up to a stranger, and ask people to look away. Being approached from above is what frightens most of them.
tip: Praise in the second it happens. A treat that comes later belongs to whatever your animal is doing by then.
tip: Give your animal time to move before anything new, but stop while there is still some energy left. An overtired animal is as jumpy as a bored one.
tip: Leave new things such as a crate or a brush lying open at home for a while, with treats beside them. An animal stops seeing them as a warning.
tip: Keep a blanket or a toy that smells of home close to your animal in a strange place. Smell is what it trusts first.
tip: Learn the quiet signs of stress, such as licking lips, yawning and turning away. Growls and scratches come when those were not seen.
tip[kids]: Teach children to wait until the animal comes to them, and to leave it alone while it eats or sleeps. Most bites begin with love at the wrong moment.
tip[first]: Keep a first meeting with your animal short and end it while it goes well. Animals remember how a thing stopped.
nudge-subject: Your animal's name and one habit
nudge-subject: Which days suit your animal?
nudge-subject: How is your animal with strangers?
nudge[calm]: Reply with your animal's name and one habit, if you are still looking for help. Even a shy one may be described in a sentence.
nudge[calm]: Not sure whether it would suit your animal? Describe the doubt in a line, and decide afterwards.
nudge[lively]: What does your animal love most in the world? Send {us} that and a day, or give it a scratch and wait!
nudge[lively]: Which day would be a good one for your animal? One line is enough, and so is not yet!
q: Does the weather matter for an animal? | Heat is harder on many animals than cold, above all in cars and on hot ground. Ask {us} what is changed on hot or stormy days.
q: My animal has never been with strangers. How do we begin? | Slowly, if possible, and with little asked of it at first. Tell {us} what it knows and what it has never met.
q: Mine is old, or lame, or shy. Is that a difficulty? | Say so early, and ask {us} whether it fits. For anything medical, ask your vet first.
q: What should my animal have with it? | Its usual things, such as a lead or a carrier, favourite treats and any medicine with instructions, are often useful. Food, lead and a blanket that smells of home are the usual things.
q: What happens if my animal is ill or hurt with you? | Give {us} your vet's number and a way to reach you, and agree in writing who may decide and up to what cost. Ask how such a case is handled.
q: How are days and prices agreed, and what if I am ill? | Name the days and what your animal needs, and ask for the price. Talk through how a date can be moved or called off.
# wedding
received[calm]: Date, place and guests hang together at a wedding, and as soon as one is fixed the other two become easier.
received[calm]: Nobody will remember the napkins, and everybody will remember whether you looked happy. It is good to plan in that order.
received[lively]: Congratulations come first, and lists can come later!
received[lively]: Two people, one date and many opinions, and that is how weddings are made!
headline[calm]: To the two of you, and to the day
headline[calm]: A date makes everything else easier
headline[lively]: Hooray for the two of you!
headline[lively]: Cake, music and a few happy tears!
next: Note the date and the place of the celebration, even if both still have a question mark.
next: Collect a few things that feel right for the day, and one that does not.
next: List the people who must not be forgotten on the day.
next: Sketch the order of the day in a few lines, from getting ready to the last song.
ask: Tell {us} when and where you celebrate, and about how many guests you expect.
ask: Which part of the celebration matters most to you?
ask: Is there anything that you do not want at your wedding at all?
advice-subject: Leave empty time in the wedding plan
advice-subject: One person who decides on the day
advice-subject: How to sort wedding ideas
advice-opening: The good moments of a wedding day often happen between the items on the plan.
advice-opening: Before colours and songs, a celebration needs a few decisions that are easily made at a kitchen table.
advice-opening: People who have celebrated a wedding often say that it went by quickly, so it helps to know where to slow it down.
tip: Leave gaps in the plan of the day. Greetings take long, and the nice moments need somewhere to happen.
tip: Name one person who answers questions on the day, and let it be neither of the couple. The rest of the celebration will then not come to you with every small thing.
tip: Write down the moments and people you care about most, and tell those you hire. Nobody outside the family can guess them.
tip: Show the people you hire one example you dislike, along with those you love. What to avoid is often clearer than what to aim for.
tip: Look up when the sun sets on your wedding date. Light and warmth decide more about an evening than the clock does.
tip: Put a rain plan on paper that you like as well as the sunny one. A second choice you would be glad of takes the worry out of the forecast.
tip[kids]: Give children a corner, a task and something early to eat. Hungry small guests are rarely quiet ones.
tip[group]: Talk through money with everyone who pays before anyone is hired. Taste can be shared out later.
nudge-subject: Your date, even a rough one
nudge-subject: What matters most to you on the day?
nudge-subject: How are the wedding plans?
nudge[calm]: Reply with a season or a date if you are still choosing people for the day. If you have found them, {we} wish you a happy one.
nudge[calm]: Plans for a celebration come in bits. Send {us} the bit that is settled, and keep the rest open until you feel like it.
nudge[lively]: Is there a part of your wedding you look forward to most? Answer with that and the date, or dream on a while!
nudge[lively]: How many guests do you expect? Send {us} the number as it stands today, since guest lists may change!
q: What if it rains on the day? | A plan made calmly in advance helps most. Ask {us} what would change, who decides and at what hour.
q: We have never planned anything like this. Where do we begin? | Date, place and number of guests often come first, because much else hangs on them. After that, choose the one thing you care about most.
q: We are shy of being the centre of attention. What helps? | Say so when you write, because quiet moments can be planned into a wedding. Ask {us} what has helped others.
q: What should we prepare before a first talk? | A rough plan of the day, some things you like, and a sum you feel comfortable with. Open questions are fine on the list.
q: What if somebody you hire falls ill? | It is right to ask that of everyone you hire, {us} included. Ask who would step in, and put it in the agreement.
q: When are a date and a price firm? | Usually when you have agreed on them in writing, with what is included. Look at the lines about postponing and calling off before you sign.
# beauty
received[calm]: A picture of what you like says more than the name of a cut or a colour. One of what you do not like is just as good.
received[calm]: Hair and skin remember what was done to them before, so past treatments are worth a mention.
received[lively]: A good cut still looks right a month later, and that is the test!
received[lively]: Some want to be noticed and some want to look rested, and both are fair!
headline[calm]: Which look feels like you?
headline[calm]: Bring a picture, or two words
headline[lively]: A change is allowed!
headline[lively]: Treat yourself kindly!
next: Find a picture of the result you like, and one of something you do not.
next: Note allergies and everything that has made your skin react.
next: Choose a time for an appointment with nothing urgent behind it.
next: Write down the beauty products you use at home, by their names.
ask: Describe in a line what you would like done, and which days suit you.
ask: How much time do you want to spend on your look on a normal day?
ask: What did you like or dislike about the last treatment of this kind, if you had one?
advice-subject: A picture says more than short
advice-subject: How to describe the look you want
advice-subject: Before a beauty appointment
advice-opening: Words such as natural, soft or bright mean something else to each person in front of a mirror.
advice-opening: You leave an appointment happier when the talk before it was good, and the talk is easy to prepare.
advice-opening: What looks nice on the day of a treatment has to work at home as well, in your own hands.
tip: Take pictures of the look you like in daylight. Lamps and filters change colours more than you think.
tip: Show one picture of what you do not want. It saves more talk than all the nice ones together.
tip: Begin with less than you have in mind. More can be added at a later appointment, while too much is hard to take back.
tip: Mention allergies, medicines and fresh sunburn before anything touches your skin. Some treatments need a patch test, and some have to be put off.
tip: Come as you are on a normal day, unless you are told otherwise. Your usual look shows what the result has to live with.
tip: Be honest about the time you spend on yourself on a normal day. A look that needs more of it seldom lasts.
tip[first]: Start with something small when you try a new place. A small treatment tells you how well you are listened to.
tip[long]: Eat and drink something before a long appointment. You may sit or lie still for quite a while.
nudge-subject: A picture of what you like
nudge-subject: Which day suits your appointment?
nudge-subject: Before the party, or after it?
nudge[calm]: Long hair or short nights, both ask for some planning. When you know which day you could get away, it is good to hear it.
nudge[calm]: One line about the result you wish for is a good next step. You can keep the thought of a treatment for later, too.
nudge[lively]: Bold, or hardly different? Choose one word for your look and send it over, or stay as you are!
nudge[lively]: Which day of the week is good for an appointment? Tell {us}, and decide about the rest afterwards!
q: Are sun or swimming bad after a treatment? | Sun, salt and dry air can change skin, hair and colour. Tell {us} if strong sun or a holiday is coming up around the appointment.
q: I do not know what suits me. What do I say? | A picture of yourself on a day you liked how you looked is a good start. Ask {us} what would come close to it.
q: How long does it take, and does it hurt? | That depends on what is done and on how sensitive you are. Ask {us} about each step, and say when you want a pause.
q: How should I come to the appointment? | Clothes that may catch a drop are sensible for many treatments. Ask {us} whether hair, skin or nails should be prepared in some way.
q: What if my skin reacts? | Tell {us} about allergies and earlier reactions before you come, and ask for a patch test where one exists. With a skin condition, ask a doctor first.
q: How do I agree on a price, and what if I cannot come? | Describe what you want, with a picture if you can, and ask what it costs and what could change the price. Find out too how an appointment can be moved.
# saas
received[calm]: A tool has to fit the way people work, and lists of features say little about that. A normal day with it tells you more.
received[calm]: Spreadsheets and workarounds grow because something is missing, and they show well what a program should do for you.
received[calm]: Before software is chosen, somebody has to know who will use it daily. Their doubts are the useful ones.
received[lively]: Copying numbers from one window to another is nobody's favourite job!
received[lively]: What annoys you in your tools late in the afternoon is a fine place to start!
received[lively]: Fewer tabs open, fewer things forgotten!
headline[calm]: Think of the task, then of the tool
headline[calm]: How would a normal day look with it?
headline[calm]: Asked before chosen, and that is wise
headline[lively]: Fewer clicks ahead!
headline[lively]: Goodbye, copied numbers!
headline[lively]: Tabs closed, head clear!
next: Choose one ordinary week of work that you could test the software with.
next: Time the task as you do it today, from the first click to the last.
next: Pick the person who would doubt a new tool most, and ask what would convince them.
next: List the systems that your data comes from and goes to.
ask: Tell {us} how many people would use the software, what you use now, and where it loses time.
ask: Which data would have to move into the tool, and in what format is it today?
ask: Who would work with the software daily, and who decides?
advice-subject: How to test software in a normal week
advice-subject: Ask how your data gets out again
advice-subject: Software: let the doubter try it first
advice-opening: Demos nearly always work, so a fair test of software begins with your own untidy data.
advice-opening: Switching tools is often less about features than about the habits of a few busy people.
advice-opening: A new app should earn its place beside the old list before it replaces it.
tip: Test with a real week of data. The odd cases live there, and sample data has none.
tip: Measure the old way before you try the new one. Without a number for today, any tool feels faster for a fortnight.
tip: Let the people test who will click every day. Whoever signs sees the overview, and they see the error messages.
tip: Export something early in a test. If your data comes out whole and readable, you can stay because you want to.
tip: Move one team or one task at first, and keep the old list beside it. Trust grows when both show the same result.
tip: Decide beforehand what would make you stop. A limit set in advance is easier to keep than one found in the middle of a migration.
tip[group]: Let the loudest doubter in the team write down every objection. Their list makes a good acceptance test.
nudge-subject: Which task takes too long?
nudge-subject: Which tools do you use today?
nudge-subject: A real week to test with
nudge-subject: The click that annoys you most
nudge-subject: A quiet week for a test?
nudge[calm]: If the old workaround still annoys you, reply with its name. If it does its job, there is no reason to change it.
nudge[calm]: A software test needs a calm week, and those are rare. Tell {us} what you would test when one turns up.
nudge[calm]: The number of people who would use the tool is a useful reply. If what you have does its work, keep it.
nudge[lively]: Which task would you love to do with fewer clicks? Send {us} that, or keep clicking for now!
nudge[lively]: What is the one thing the software must not get wrong? Reply with it, and compare in peace!
nudge[lively]: Which tool do you use today? Write {us} its name, and change nothing until you are sure!
q: Which week is right for switching software? | Choose a quiet stretch and avoid your own busy seasons. Run both ways side by side for a while, if you can.
q: Our team is not technical. Is that all right? | The people who do the work are the ones who have to find their way. Ask {us} how one of them could try it, and what help there is.
q: How much effort is the set-up? | Mostly it depends on data: what comes in, from where, and how clean it is. Describe yours to {us}, and ask what your part of the work would be.
q: What do we need to test the software? | Some real data you may use, one person with time, and a result you want to see. Leave out personal details that the test does not need.
q: Where is our data, and how do we get it out? | Ask {us} where it is stored, who can read it, how it is backed up, and in which format you can export it. Get the answers in writing before you load anything sensitive.
q: How are the price and the end of a contract agreed? | Ask what the price depends on, such as users or volume, and how it grows. Read how to leave and what happens to your data then, before you sign up.
next: Write down the clicks that annoy you most in an ordinary week.
next: Ask who else would have to say yes before new software comes in.
next: Find a week that went wrong, and keep its numbers for a test.
ask: What would have to be true after a month for you to call a new tool a success?
ask: On which devices would the tool be used?
advice-subject: Who should test your new tool
advice-subject: Count your clicks for a day
advice-opening: Software is chosen in an hour and used for years, which is why a dull test is worth so much.
advice-opening: A busy day is when a tool shows its faults, so that is the moment to imagine while you compare.
tip: Ask how data comes out before you ask how it goes in. A tool with a good exit is easier to trust.
tip: Test on the oldest device you use. If the software works there, it works anywhere you need it.
tip: Write one page on how things are done today, with all the exceptions. It is a good briefing for any maker of software.
tip: Count the people who need a login, and then those who need only a message. Many tools are bought too large.
tip: Let a change of software begin in a quiet week. Nobody forgives a tool that fails on a deadline.
# agency
received[calm]: A page or a campaign is good when somebody does something after seeing it. What that should be is the first thing to settle.
received[calm]: Briefs do not have to be neat. Who it is for, and what should change for them, is the part that counts.
received[lively]: Clever ideas are easy, and knowing whom they are for is the real work!
received[lively]: A blank page is scary, and a project with one clear sentence on it is not!
headline[calm]: What should your customers do next?
headline[calm]: Project first, polish later
headline[lively]: Let the ideas come!
headline[lively]: Big idea, short brief, thank you!
next: Open your website on a phone, if you have one, and read the first screen aloud.
next: Ask a customer what they typed or whom they asked before they found you.
next: Save links to pages or campaigns you like, with a word on why.
next: Decide who says the final yes to the project.
ask: Tell {us} what the project should change, and for whom.
ask: Which questions do customers ask you again and again before they buy?
ask: By when should the project be done, and what must not happen in it?
advice-subject: Read your own page like a stranger
advice-subject: What the first words have to say
advice-subject: Words before colours
advice-opening: Visitors give a page or an ad a few seconds, so its first words have a lot to do.
advice-opening: Much of what a good page or campaign needs is already in the questions your customers ask.
advice-opening: It is hard to read your own page or leaflet, because you know what it means to say.
tip: Read the first screen of your page aloud to a stranger. If they cannot say who it is for and what to do next, the rest may never be seen.
tip: Collect the questions customers ask before they buy, in their words. They are better headings than anything thought up in a meeting.
tip: Count the taps from your home page to an enquiry on a phone. Each extra one can lose people who had already made up their minds.
tip: Use photographs of your own work, even plain ones. Visitors have seen the bought handshake before.
tip: Finish the words before you choose the colours. A design made around dummy text breaks at the first real sentence.
tip: Give each page one task. A page that asks for a call, a follow and a download often gets none of them.
tip[group]: Let one person decide after everyone has commented. Pages made by vote are polite and say nothing.
nudge-subject: What should the project change?
nudge-subject: The page or campaign that bothers you
nudge-subject: After the launch: what should be new?
nudge[calm]: Send {us} one line about what the project should change. Bullet points are as good as prose.
nudge[calm]: A date or a sum you have in mind would be a useful reply about the project. Keep it to yourself if it is too early.
nudge[lively]: Which page or campaign of yours do you like least? One link or name is enough, or let it live a little longer!
nudge[lively]: Who should notice your business more than they do today? Describe that person as if you had met for coffee!
q: Is there a season for a new website or campaign? | It is wise to be finished before your own busy months. Tell {us} when your customers usually decide.
q: We have never worked with an agency. How does it begin? | Often with a talk about what the project should change, and for whom. Bring numbers if you have them, and say so if you have none.
q: How much of our time will a project take? | Answers, material and decisions have to come from you, so plan some hours of your own. Find out early which of them hold everything up.
q: What should we have ready? | Access to what exists, your own pictures, and the questions customers ask are often useful. Ask {us} what this project needs.
q: Can you promise us a place in search or more sales? | Nobody can honestly promise that, as search engines and markets decide for themselves. What can be agreed on is the work, and how its effect is measured.
q: What should a contract about a project say? | Ask for a written scope with the price, the number of rounds, and what counts as extra. Settle who owns the texts, pictures and code, and how the project can be ended.
# ecommerce
received[calm]: Sizes, materials and uses are hard to judge on a screen, and a question costs less than a parcel sent back.
received[calm]: What you mean to do with a product tells more than its name. An honest no is better than a disappointed yes.
received[lively]: Measuring twice is cheaper than returning once!
received[lively]: The right thing in the basket beats three nearly right ones!
headline[calm]: Asking before ordering was a good idea
headline[calm]: Will it suit what you have in mind?
headline[lively]: Basket can wait, answers first!
headline[lively]: Measure, ask, unwrap!
next: Note what you liked and disliked about a similar product you had before.
next: Write down the exact name of the product you are asking about.
next: Think about who will use the product, how often and where.
next: Count back from the date if your order is to be a present.
ask: Tell {us} which product you mean, how many you need, and what it is for.
ask: Is your order for you or a present, and is there a day it is needed by?
ask: To which country or town would the parcel go?
advice-subject: Size charts, and how to read them
advice-subject: How to choose from a product photo
advice-subject: A present by post: what to think of
advice-opening: Buying without touching works well once you know what to look for in a description.
advice-opening: Many parcels go back because of one question that nobody asked beforehand.
advice-opening: Product pictures are good at telling you what a thing looks like and bad at telling you how big it is.
tip: Compare the size or weight in a description with something you own. Numbers mean more once you can see them on your table.
tip: Look at the amount as well as the price of a product. Two offers can look alike and hold very different quantities.
tip: Read how a product is used, kept or cared for before you order it. If that does not suit your week, it will stay in the drawer.
tip: Divide the price by how often you will use the product. What seems dear can turn out cheap, and the other way round.
tip: Look for what a product is made of. It tells you more than the adjectives do, and it answers questions about allergies.
tip: Keep the packaging until you are sure about the product. Labels and boxes make an exchange easier.
tip: Order presents early enough for a second try. Parcels travel at their own pace in the busy weeks of the year.
nudge-subject: Which product is it?
nudge-subject: One question before you order
nudge-subject: Still comparing two products?
nudge[calm]: Reply with the product you are thinking about and what you would like to know. It may be as small as a button or a cable.
nudge[calm]: Sometimes a product page leaves out the very thing one needs to know. Ask {us} that, and order or leave it as you wish.
nudge[lively]: Which two products are you torn between? Send {us} the names, or sleep on it!
nudge[lively]: Is your order a present? Tell {us} by when it is needed, or take your time if it is for you!
q: Are some products only there in certain seasons? | With some things it is so, especially if they are grown or made by hand. Ask {us} what is in the range at the moment and what comes back later.
q: I have not ordered from a small shop before. How does it work? | Much as in a big one: you choose, pay and wait for a parcel. Look for an address, terms and a contact on any shop's page.
q: How do I choose the right one? | Say what you need it for, and ask {us} which details to compare. Similar products often differ in one point that matters.
q: Which details help when I order a present? | Say who it is for, how they would use it, and by which date it is needed. Ask {us} about wrapping, and whether the price can be left out of the parcel.
q: Is it safe to pay online? | Check the address of the page, look for the lock, and use a way to pay that you know. Never send card numbers by email, to {us} or to anybody.
q: What about delivery, returns and the price? | Ask for the full price with delivery to your address, and read the terms on returns before you order. For fresh goods or things made to order, other rules often apply.
# dentist
received[calm]: With swelling, fever or bleeding, please call a dentist or an emergency service at once. For everything else, a calm visit can be planned.
received[calm]: Being nervous about the dentist is common, and it helps to say so beforehand. If pain gets bad, please do not wait for a reply.
received[lively]: Well done, as picking up the courage is the hard part of a dental visit! If something is urgent, please call a dentist or an emergency service now.
received[lively]: Teeth like early visits better than late ones! Bad pain is a reason to call a dentist at once.
headline[calm]: Thank you, your teeth will be glad
headline[calm]: Nervous? Say so, it helps
headline[lively]: Brave of you to ask a dentist!
headline[lively]: Floss tonight, and smile!
next: Write down what bothers you about your teeth, if anything, on which side and since when.
next: List the medicines you take, and keep the list with your papers.
next: Choose a time of day for a dental visit when you tend to feel calm.
next: For swelling, fever, a hard knock or bleeding that does not stop, call a dentist or an emergency service now and do not wait for an email.
ask: Tell {us} which times suit you and, in a word, whether it is a check-up or something that bothers you.
ask: What would make a dental visit easier for you?
ask: Are there earlier x-rays, and is there anything a dentist should know beforehand?
advice-subject: A hand signal for the dentist
advice-subject: After a long break from the dentist
advice-subject: What to bring to a dental visit
advice-opening: Some people worry before a dental visit, and a few arrangements can make the chair less strange.
advice-opening: Talking is hard with an open mouth, so whatever matters to a dentist is better said or written before.
advice-opening: Dentists often see people after a long break, and nobody needs the story behind it.
tip: Agree on a hand signal for a pause before the chair tips back. Knowing that you can stop things makes it easier to let them go on.
tip: Write your questions on paper and hand it over at the start. Lying back with a lamp above you tends to empty the mind.
tip: Bring a list of everything you take, with doses. Some medicines matter for dental treatment, and names are hard to recall in the chair.
tip: Ask to be told each step before it is done, or say that you would rather not know. Both are normal wishes, and a dentist cannot guess which is yours.
tip: Find out whether you may listen to something during a dental visit. The sounds of the room are what many people like least.
tip: Have each suggested treatment explained with its reason, its cost, and what happens if you wait. You can take the plan home and read it.
tip[kids]: Play the visit at home with a spoon and a mirror. Children cope well with what they have done to a teddy first.
tip: Arrive with a few quiet minutes in hand. Forms are easier to fill in when you are not out of breath.
nudge-subject: Which time of day suits you?
nudge-subject: A dental visit at your pace
nudge-subject: Something to ask before you come?
nudge[calm]: If you still want to see a dentist, a weekday and a time of day are enough. Reasons can stay out of the email.
nudge[calm]: Is there one thing that would make a dental visit easier? Write it in a line, and decide about an appointment afterwards.
nudge[lively]: Morning or afternoon, when would a dental visit suit you better? Send that word, or leave it for now!
nudge[lively]: What would you ask a dentist first? Reply with it, without private details, if you feel like it!
q: Is a check-up useful if nothing hurts? | How often a check-up makes sense differs from person to person, so ask a dentist what suits you. Some things can be seen before they are felt.
q: It has been years since my last visit. Will I be told off? | You are entitled to be treated with respect, whatever the gap. Write that it has been a while, and ask {us} how a first visit goes.
q: I am afraid of the chair. What can I do? | Say so when you write, and name what frightens you: the sound, the needle, or lying back. Ask {us} what can be done about it, such as a hand signal or short steps.
q: Which papers does a dentist need? | Insurance details, a list of medicines and allergies, and earlier x-rays if you have them are usual. Ask {us} whether anything else is needed.
q: Will it hurt? | Nobody can tell from an email. Ask the dentist how pain is handled at each step, and agree on how you will ask for a pause.
q: How are costs and appointments agreed? | Ask for a plan with the costs in writing before treatment begins, and check with your insurer what it pays. Ask too until when a dental appointment can be moved.
# healthcare
received[calm]: Private health details can wait until you meet. In an emergency, please call the emergency number where you live instead of waiting for a reply.
received[calm]: A list of what troubles you, and since when, is a good thing to bring to any appointment. If anything is urgent, please call a doctor or the emergency number.
received[lively]: Looking after yourself begins with a small step like this one! If it cannot wait, please call the emergency number where you live.
received[lively]: Asking early is nearly always easier than asking late! Should anything get worse, please call a doctor or the emergency number.
headline[calm]: One thing at a time, and health first
headline[calm]: Health details can stay private for now
headline[lively]: Good of you to look after yourself!
headline[lively]: One worry is on paper now!
next: Write your questions for an appointment down, and put the important one first.
next: Gather earlier health reports or letters in one folder, if you have any.
next: List the medicines and supplements you take, with doses.
next: If something gets worse or worries you badly, call a doctor or the emergency number where you live.
ask: Tell {us} what kind of appointment you are looking for and which times suit you.
ask: Is it your first appointment of this kind, and is there a day that would not suit?
ask: Would anything make the visit easier for you, such as step-free access, an interpreter or company?
advice-subject: What to write down before a visit
advice-subject: The first question on your list
advice-subject: Papers to bring to an appointment
advice-opening: Much of what makes a health appointment useful can be done at home with a pencil.
advice-opening: This letter holds no medical advice, but it may help you to say what you came to say.
advice-opening: People often remember the important question after the appointment, so it is good to put it on paper before.
tip: If something bothers you, note when it began, and what makes it better or worse. A short diary tells a practitioner more than a word like often.
tip: Put the question that worries you most at the top of the list. If time runs out, it has been answered.
tip: Bring reports and letters from earlier visits. They can spare you telling the story again, and sometimes a second test.
tip: Write down names and doses of all you take, including what needs no prescription. Those are forgotten most, and they can matter.
tip: Describe what is hard for you in daily life, if anything is. It explains a complaint better than a number does.
tip: Ask whether you may bring someone if you want a second pair of ears. Two people remember different halves of a conversation.
tip: Repeat at the end what you have understood. It is the quickest way to find what was left unclear.
tip: Leave private details out of forms and emails. They belong in a conversation behind a closed door.
nudge-subject: A time for your appointment
nudge-subject: Your questions for a visit
nudge-subject: Anything to ask before a visit?
nudge[calm]: Reply with the times that suit you if you still want an appointment. Nothing about your health needs to be in that message.
nudge[calm]: You can ask {us} how a first visit goes before you think about a date. Knowing what to expect takes the edge off a first visit.
nudge[lively]: Early or late in the day: which suits you for an appointment? A single word is enough, and health details are not needed!
nudge[lively]: Would you like to know how a first appointment goes? Ask {us} that in one line, or leave it for another time!
q: When should I not wait for an appointment? | With severe or sudden symptoms, call the emergency number where you live. Email is never the right way for anything urgent.
q: What happens at a first visit? | Usually you are asked what brings you and what you have had before. Ask {us} what else belongs to it and how much time to keep clear.
q: I am not sure that this is the right kind of help. What now? | Say in a sentence what kind of help you are looking for. If it belongs elsewhere, your doctor or health line can point the way.
q: Clothes, papers: what does a visit call for? | Easy clothes, a list of medicines and earlier reports are useful at many visits. Ask {us} whether you need a referral or insurance papers.
q: Who gets to know what I tell you? | Health professionals are bound by rules on confidentiality, and you may ask {us} how your records are kept. Send as little as possible by email.
q: What about costs, or an appointment I cannot keep? | Ask {us} for the price before the visit, and check with your insurer what it covers. Moving an appointment early leaves it to somebody who needs it.
# yoga
received[calm]: Stiff people have the most to gain on a mat, and no teacher expects anybody to touch their toes. Old injuries are worth a word.
received[calm]: Yoga is practised with the eyes inwards, so nobody watches how you do. Breath and rest are as much of it as stretching.
received[lively]: Roll out the mat, and half of the work is done!
received[lively]: Everyone falls out of the tree pose, and it is quite all right to laugh!
headline[calm]: Come as stiff as you are
headline[calm]: Breathing in is a good beginning
headline[lively]: Inhale, exhale, well done!
headline[lively]: Roll out the mat and see!
next: Look for a time for class that is calm before and after.
next: Find clothes you can stretch and bend in, and a warm layer for the end of class.
next: Note anything you would rather not do on a mat, such as kneeling or hanging upside down.
next: Lie on the floor for a moment and count how long a breath out takes you.
ask: Which classes have you tried so far, if any, and which days would suit?
ask: Would you rather move a lot in class, stretch, or sit still?
ask: Is there a movement on the mat that you have been told to avoid?
advice-subject: New to yoga? Three calm thoughts
advice-subject: Stiff is a fine place to begin
advice-subject: A longer breath out
advice-opening: A first class is mostly about finding out where to look and when to do nothing.
advice-opening: Flexible people often find yoga harder than stiff ones, because they have to learn where to stop.
advice-opening: You can begin to practise on a kitchen chair, with a breath that takes a little longer on the way out.
tip: Choose a spot for your mat from which you can see the teacher well. It is easier to follow when you need not turn your head.
tip: Eat lightly some hours before class. Twists and a full stomach do not get on.
tip: Let the breath tell you how far to go. When it turns short or stops, come back a little.
tip: Keep socks and a jumper near your mat for the last minutes. Bodies cool quickly once they lie still.
tip: Bend your knees in every forward fold if the back rounds. The stretch moves to where it belongs, and the floor can stay far away.
tip: Skip whatever hurts, and rest whenever you like. A pause on the mat is part of the practice too.
tip[first]: Tell the teacher before class that it is your first time. An easier version can then be shown before you need it.
tip[able]: Leave out the posture you do well for once. Habits hide in the things that come easily.
nudge-subject: Which day for the mat?
nudge-subject: Move, stretch or sit still?
nudge-subject: A question before your first class?
nudge[calm]: Reply with a day of the week if you would still like to come to a class. If now is not the time, breathe out and leave it.
nudge[calm]: For many people the only open question is whether they are too stiff for a class. Ask {us} whatever yours is, in your own time.
nudge[lively]: New to the mat or back after a break? Send {us} one of the two, and choose a class when you are ready!
nudge[lively]: Which day could you keep for yourself and a mat? The hour matters less than that you like it!
q: Are classes held outdoors or when it is hot? | That varies with the teacher and the season. Ask {us} about the place, its warmth and what happens when the weather changes.
q: I am not flexible. Can I come to a class? | Flexibility may come with practice, so it need not be there at the start. Tell {us} that you are new, and ask which class is slow.
q: I have an injury or I am pregnant. What then? | Ask your doctor or midwife first whether this kind of movement is right for you. If it is, tell the teacher before class, and leave out whatever feels wrong.
q: Are special clothes or a mat needed for class? | Clothes that stretch and stay in place when you bend will do in most classes. Ask {us} about mats and blocks before you buy your own.
q: What if I cannot keep up or feel watched? | You can rest at any moment, and most people are busy with their own balance. Tell the teacher if you would rather not be touched or corrected.
q: Single class or a card, how does one begin? | Ask {us} which class suits a beginner, what it costs, and how long a card or membership runs, if there is one. Check as well how to put off a class.
# fitness
received[calm]: What you can keep up in a normal week brings more than a hero's week followed by none. Your calendar is part of the plan.
received[calm]: Strength comes back faster than most people fear, and it starts from wherever you are. Aches and old injuries belong in the plan.
received[lively]: Muscles do not ask for your age, only for another go!
received[lively]: The first session is the shortest, and the second one is the one that counts!
headline[calm]: Little and often beats now and then
headline[calm]: What would you like to lift, run or climb?
headline[lively]: Shoes laced, excuse gone!
headline[lively]: Sweat now, stairs with ease later!
next: Put possible training times in your calendar before other things take them.
next: Find shoes and clothes you can move in for training.
next: Write down one thing that you want to be able to do in everyday life, and by when.
next: Ask your doctor before you start training if you have a condition, an injury or any doubt.
ask: Tell {us} how often you train now and which times of the week you could keep.
ask: What do you want your body to be able to do that it does not do yet?
ask: Which kinds of training do you dislike, and have you been told to avoid anything?
advice-subject: Why training starts light
advice-subject: Fixed days beat long sessions
advice-subject: What to do about sore muscles
advice-opening: Fitness comes from sessions that you repeat, and so the dull question of when is the main one.
advice-opening: The first weeks of training are about learning movements, and they are often easier than people fear.
advice-opening: Training looks like something for fit people, and most of those people began with very little.
tip: Choose fixed training days and protect them like an appointment. A plan that depends on spare time finds none.
tip: Learn each exercise with little or no weight. Load makes a good movement stronger, and a poor one too.
tip: Stop an exercise while you could still do a little more with good form. You come back sooner, and the sessions add up.
tip: Keep notes of what you did in training and how it felt. Memory rounds up, and a notebook shows progress that a mirror misses.
tip: Choose shoes that suit your training. Soft running shoes wobble under weights, and flat ones are hard on a long run.
tip: Expect sore muscles for a day or so after something new. Sharp pain, or pain in a joint, is different: stop and have it looked at.
tip[first]: Ask to be shown an exercise or a machine before you add load. A small change of position is often what makes it fit your body.
tip[early]: Lay out your kit the evening before an early session. In the morning you then only have to follow it.
nudge-subject: Which days could you keep?
nudge-subject: What should training do for you?
nudge-subject: A first session, when you like
nudge[calm]: Send {us} the times of the week that you could keep for training, if you still want to. If life is full at present, rest counts as well.
nudge[calm]: People often ask how fit they must be to start training. Put your own question in a reply, and think about the answer at leisure.
nudge[lively]: Is there something you would like to be able to do and cannot do yet? Name your training goal, or save it for a calmer week!
nudge[lively]: Mornings or evenings, when could you train? Reply with one word, or take another rest day!
q: Should I wait for a certain season to train? | A normal week is a better start than a date everyone chooses. Ask {us} when it is quiet if you dislike crowds.
q: I have never trained before. Can I start anyway? | Movements are usually learned with little or no load at first. Say that you are new, and ask {us} who would show you the basics.
q: Am I fit enough to start training? | Training begins with what you can do today, so describe that. With a medical condition or a long pause, ask your doctor first.
q: What do I bring to a session? | Shoes and clothes you can move in, water and a towel are usual. Ask {us} what else you need for your kind of training.
q: What if I hurt myself? | Good form, sensible loads and honest talk about old injuries lower the risk, though no sport is without it. Stop at sharp pain and say so at once.
q: How do price and membership work? | Ask what is included, how long an agreement runs, and how it can be paused or ended. Read that part before you sign.
`
