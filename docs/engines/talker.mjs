// An engine in JavaScript, for Node: `bluffhouse engine check 'node talker.mjs'`.
// It plays every game in words: it asks for texts and answers with one of the phrases it is offered. A
// language model would get the same words.

import { createInterface } from 'node:readline'

const say = (message) => process.stdout.write(JSON.stringify(message) + '\n')

/** Numbers from 0 to 1, the same for the same seed, so that a game can be repeated (mulberry32). */
const luck = (seed) => () => {
  seed = (seed + 0x6d2b79f5) | 0
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
}

let random = luck(0)
let story = [] // every sentence of the game so far

/** Return what a person might type: any of the phrases on offer. */
function decide({ text }) {
  const { phrase } = text.choices[Math.floor(random() * text.choices.length)]
  story.push(`${text.prompt} ${phrase}`)
  return phrase
}

const answers = {
  hello: () => say({ type: 'hello', protocol: 1, name: 'Talker', text: true }),
  new: ({ seed }) => {
    random = luck(seed)
    story = []
  },
  event: ({ text }) => story.push(text),
  ask: (ask) => say({ type: 'answer', text: decide(ask) }),
  refused: ({ why }) => console.error(`${why}\n${story.join('\n')}`), // standard error is passed through
  bye: () => process.exit(0),
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line)
  answers[message.type]?.(message) // later versions may send more types: ignore them
}
