// The one door to the words: `import { t } from '../words'`.
export * from './words.svelte'
