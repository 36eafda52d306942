// The few parts of Node.js that the configuration uses.

declare module 'node:fs' {
  export function existsSync(path: string): boolean
  export function readdirSync(path: string): string[]
  export function readFileSync(path: string, encoding: 'utf8'): string
}

declare module 'node:fs/promises' {
  export function readFile(path: string, encoding: 'utf8'): Promise<string>
  export function writeFile(path: string, text: string): Promise<void>
}

declare module 'node:process' {
  export const argv: string[]
  export const env: Record<string, string | undefined>
}

declare module 'node:url' {
  export function fileURLToPath(url: URL): string
}
