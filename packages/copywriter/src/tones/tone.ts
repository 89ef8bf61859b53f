/** How a letter of one tone begins and ends. */
export type Tone = { greetings: readonly string[]; closings: readonly string[] }
