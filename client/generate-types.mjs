// Writes TypeScript types for the protocol's schema: node generate-types.mjs schema.json types.ts
import { readFile, writeFile } from 'node:fs/promises'
import { argv } from 'node:process'
import { compile } from 'json-schema-to-typescript'

const [from, to] = argv.slice(2)
if (!from || !to) throw new Error('usage: node generate-types.mjs schema.json types.ts')

/**
 * Translate a schema of JSON Schema 2020-12 into the older form that the generator understands:
 * it knows neither `prefixItems` nor keywords beside a `$ref`.
 * @param {unknown} schema
 * @returns {unknown}
 */
function older(schema) {
  if (Array.isArray(schema)) return schema.map(older)
  if (schema === null || typeof schema !== 'object') return schema
  const { prefixItems, $ref, ...rest } = /** @type {Record<string, unknown>} */ (schema)
  const translated = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, older(value)]))
  if (prefixItems) return { ...translated, items: older(prefixItems), additionalItems: false }
  if ($ref && Object.keys(translated).length > 0) return { ...translated, allOf: [{ $ref }] }
  return $ref ? { $ref } : translated
}

const schema = older(JSON.parse(await readFile(from, 'utf8')))
const types = await compile(/** @type {import('json-schema-to-typescript').JSONSchema} */ (schema), 'Protocol', {
  additionalProperties: false,
  bannerComment: '// Generated from schema.json by `make protocol`. Do not edit.',
  style: { semi: false, singleQuote: true, printWidth: 100 },
})
await writeFile(to, types)
