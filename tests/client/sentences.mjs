// Evaluates declarations as the browser does: JSON lines in, one JSON text per line out.
//   {"game", "event", "reader", "names", "language", "brief"} asks for an event's text,
//   {"game", "action", "reader", "names", "language"} for the label of an action,
//   {"game", "view"} for the number of the rule that applies.
// Run in client/: it takes the sources as they stand, without their types.
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { readdirSync, readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import ts from 'typescript'

const read = (path) => readFileSync(path, 'utf8')
const compilerOptions = { module: 'ESNext', target: 'ES2022', verbatimModuleSyntax: true }
const { outputText } = ts.transpileModule(read('src/sentences/evaluate.ts'), { compilerOptions })
const { evaluate } = await import(`data:text/javascript,${encodeURIComponent(outputText)}`)

const remembered = (make) => {
  const made = new Map()
  return (key) => made.get(key) ?? made.set(key, make(key)).get(key)
}

const sentencesOf = remembered((game) => JSON.parse(read(`src/games/${game}/sentences.json`)))
const actionsOf = remembered((game) => JSON.parse(read(`src/games/${game}/actions.json`)))
const rulingsOf = remembered((game) => JSON.parse(read(`src/games/${game}/rulings.json`)))
const listsOf = remembered((language) => new Intl.ListFormat(language, { type: 'conjunction' }))
const bundleOf = remembered((language) => {
  const bundle = new FluentBundle(language, { useIsolating: false })
  const folder = `../src/bluffhouse/locales/${language}`
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.ftl')))
    bundle.addResource(new FluentResource(read(`${folder}/${file}`)))
  return bundle
})

function say(language, key, values) {
  const errors = []
  const sentence = bundleOf(language).formatPattern(bundleOf(language).getMessage(key).value, values, errors)
  if (errors.length) throw errors[0]
  return sentence
}

for await (const line of createInterface({ input: process.stdin })) {
  const { game, event, action, view, reader, names, language, brief } = JSON.parse(line)
  const telling = {
    say: (key, values) => say(language, key, values),
    list: (items) => listsOf(language).format(items),
    name: (seat) => names[seat],
    reader,
    players: names?.length,
    brief,
  }
  const answer = () => {
    if (view) return evaluate(rulingsOf(game).now, view, telling)
    if (action) return evaluate(actionsOf(game)[action.do], action, telling)
    return evaluate(sentencesOf(game)[event.event], event, telling)
  }
  console.log(JSON.stringify(answer()))
}
