import { spacedNumber, type TestCard, testCards } from '../test-cards.ts'
import { type Html, html } from '../../../../html.ts'

/** The test cards to choose from, and a field for their numbers; a typed number wins. */
export function renderCardChoice(
  { chosen, typed }: { chosen: string; typed: string },
  cards: readonly TestCard[] = testCards,
): Html {
  return html`<fieldset>
      <legend>Choose a test card</legend>
      ${cards.map(
        ({ number, title, hint }) =>
          html`<label class="choice">
            <input
              type="radio"
              name="card"
              value="${number}"
              ${number === chosen ? checked : null}
            />
            <span>
              <span class="number">${spacedNumber(number)}</span>
              <span>${title}</span>
              <span class="hint">${hint}</span>
            </span>
          </label>`,
      )}
    </fieldset>
    <div>
      <label class="field" for="number">Or type its number</label>
      <input
        type="text"
        id="number"
        name="number"
        inputmode="numeric"
        autocomplete="off"
        maxlength="30"
        aria-describedby="number-hint"
        value="${typed}"
      />
      <p class="hint after" id="number-hint">
        Only the numbers above work here. Never type a real card.
      </p>
    </div>`
}

const checked = html`checked`

/** What a form of `renderCardChoice` sent; '' where it sent none, which is no card. */
export function readCardChoice(form: URLSearchParams): { chosen: string; typed: string } {
  const typed = (form.get('number') ?? '').trim().slice(0, 30)
  return { chosen: form.get('card') ?? '', typed }
}

export const unknownCard =
  'This is not one of the test cards. Nothing was charged; choose one of those below.'
