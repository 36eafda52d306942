// Makes TypeScript of the protocol's schema: node generate-types.mjs schema.json types.ts
import { readFile, writeFile } from 'node:fs/promises'
import { argv } from 'node:process'
import { compile } from 'json-schema-to-typescript'

const [from, to] = argv.slice(2)

// The generator knows neither the tuples of JSON Schema 2020-12 nor words beside a reference:
// the same said as it was said before.
function older(schema) {
  if (Array.isArray(schema)) return schema.map(older)
  if (schema === null || typeof schema !== 'object') return schema
  const { prefixItems, $ref, ...rest } = schema
  const said = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, older(value)]))
  if (prefixItems) return { ...said, items: older(prefixItems), additionalItems: false }
  if ($ref && Object.keys(said).length > 0) return { ...said, allOf: [{ $ref }] }
  return $ref ? { $ref } : said
}

const schema = older(JSON.parse(await readFile(from, 'utf8')))
const types = await compile(schema, 'Protocol', {
  additionalProperties: false,
  bannerComment: '// Made from schema.json by `make protocol`: do not edit.',
  style: { semi: false, singleQuote: true, printWidth: 100 },
})
await writeFile(to, types)
