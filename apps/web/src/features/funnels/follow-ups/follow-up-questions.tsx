import { Disclosure } from '../../../ui/disclosure.tsx'

/** What owners ask before they let emails go out by themselves. */
export function FollowUpQuestions() {
  return (
    <section aria-labelledby="follow-up-questions">
      <h3 id="follow-up-questions" className="text-title">
        Questions
      </h3>
      <div className="mt-2">
        <Disclosure summary="When are these emails sent?">
          <p>
            The first one goes out as soon as somebody sends your form, the second a day later and
            the third two days later, counted for each lead from the moment it came in. Leads that
            look like spam get none. When you edit an email, leads that did not get it yet get the
            new text.
          </p>
        </Disclosure>
        <Disclosure summary="How do people unsubscribe?">
          <p>
            Every email ends with a link. One press is enough, and most mailboxes show a button of
            their own. Whoever unsubscribes gets no follow-ups of yours any more, from no adventure,
            and you cannot add them again.
          </p>
        </Disclosure>
        <Disclosure summary="What stops them?">
          <p>
            Unsubscribing, and you: mark the lead as booked or lost, switch on “They replied” in the
            lead, or switch follow-ups off for this adventure. An address that does not exist is not
            written to twice.
          </p>
        </Disclosure>
      </div>
    </section>
  )
}
