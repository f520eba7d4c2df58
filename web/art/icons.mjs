import { C, COLORS, CREAM, EMBLEM, GOLD, GOLD2, GOLD3, INK, part, sh, v } from './ink.mjs'

// 24 x 24 glyphs, solid, currentColor, of the weight of a 2 px line, gaps of 1.2 and more. No gradients.
const line = (d, width = 2) =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
const saber = `<path d="M6.8 16.6C12.6 13.6 18 9 21.3 1.8C22.4 9.6 16.2 16.6 8.7 19Z"/><path d="M3.9 13.7C4.6 17.3 7.3 20.3 11 20.8" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round"/><path d="M6.2 18.7 3 22" stroke="currentColor" stroke-width="2.6" stroke-linecap="round"/>`
const rose = Array.from({ length: 8 }, (_, i) => {
  const a = (i * Math.PI) / 4
  const [r, w] = i % 2 ? [5.2, 1.3] : [8.6, 1.7]
  const p = (R, t) => `${(12 + R * Math.sin(t)).toFixed(2)} ${(12 - R * Math.cos(t)).toFixed(2)}`
  return `M${p(r, a)}L${p(w, a + 0.75)}L12 12L${p(w, a - 0.75)}Z`
}).join('')
export const GLYPH = {
  saber,
  sabers: `<g>${saber}</g><g transform="translate(24 0) scale(-1 1)">${saber}</g>`,
  skull: `<path fill-rule="evenodd" d="M12 1.5c5.8 0 9.7 3.8 9.7 9 0 3.3-1.5 5.9-3.9 7.3l-.3 3.4c-.1.7-.6 1.2-1.3 1.2H7.8c-.7 0-1.2-.5-1.3-1.2l-.3-3.4C3.8 16.4 2.3 13.8 2.3 10.5c0-5.2 3.9-9 9.7-9ZM8 9a2.7 2.7 0 1 0 0 5.4A2.7 2.7 0 0 0 8 9Zm8 0a2.7 2.7 0 1 0 0 5.4A2.7 2.7 0 0 0 16 9Zm-4 5.2-1.6 3h3.2ZM9.3 19v3.4h1.1V19Zm2.2 0v3.4h1.1V19Zm2.2 0v3.4h1.1V19Z"/>`,
  anchor: `<path fill-rule="evenodd" d="M12 1.2a3.3 3.3 0 0 1 1.5 6.2v1.5h3.9v2.5h-3.9v8.5c2.9-.5 5-2.2 5.9-4.6l-2 .7 2.5-5.3 3.6 4.5-1.8-.1C20.4 19.5 16.7 22.8 12 22.8S3.6 19.5 2.3 15.1l-1.8.1 3.6-4.5 2.5 5.3-2-.7c.9 2.4 3 4.1 5.9 4.6v-8.5H6.6V8.9h3.9V7.4A3.3 3.3 0 0 1 12 1.2Zm0 2a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6Z"/>`,
  cross: `<path d="M9.4 1.2h5.2l-.7 5.6 5.7-.7v5.2l-5.7-.7.9 12.2H9.2l.9-12.2-5.7.7V6.1l5.7.7Z"/>`,
  hut: `<path fill-rule="evenodd" d="M12 1.2 23.4 12.6l-1.9 1.5-1.3-.7v9.2H3.8v-9.2l-1.3.7L.6 12.6ZM9.2 14.4v8.2h5.6v-8.2Z"/><path d="M12 4.5 4.8 12M12 4.5 19.2 12M12 4.5 9.2 11.5M12 4.5 14.8 11.5" stroke="${v('g-cut')}" stroke-width=".9" fill="none" opacity=".55"/>`,
  any: `<g transform="translate(6.3 .2) scale(.475)"><path d="M12 1.2a3.3 3.3 0 0 1 1.5 6.2v1.5h3.9v2.5h-3.9v8.5c2.9-.5 5-2.2 5.9-4.6l-2 .7 2.5-5.3 3.6 4.5-1.8-.1C20.4 19.5 16.7 22.8 12 22.8S3.6 19.5 2.3 15.1l-1.8.1 3.6-4.5 2.5 5.3-2-.7c.9 2.4 3 4.1 5.9 4.6v-8.5H6.6V8.9h3.9V7.4A3.3 3.3 0 0 1 12 1.2Z"/></g><g transform="translate(0 12.4) scale(.475)"><path d="M9.2 1h5.6l-.5 5.8 5.7-.5v5.6l-5.7-.5.7 12.2H9l.7-12.2-5.7.5V6.3l5.7.5Z"/></g><g transform="translate(12.6 12.4) scale(.475)"><path fill-rule="evenodd" d="M12 1 23.4 12.6l-3.2 1.2v9.2H3.8v-9.2L.6 12.6ZM9 14.4V23h6v-8.6Z"/></g>`,
  laugh: `<path fill-rule="evenodd" d="M12 1.2a10.8 10.8 0 1 1 0 21.6 10.8 10.8 0 0 1 0-21.6ZM8 6.6a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8Zm8 0a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8ZM5.4 12.8c.5 3.9 3.1 6.6 6.6 6.6s6.1-2.7 6.6-6.6Z"/>`,
  clover: `<circle cx="7.6" cy="6.6" r="4.6"/><circle cx="16.4" cy="6.6" r="4.6"/><circle cx="7.6" cy="14" r="4.6"/><circle cx="16.4" cy="14" r="4.6"/><path d="M10.6 10h2.8c.1 5 1.3 8.3 4 11.2L15.2 23C12.2 19.8 10.7 15.6 10.6 10Z"/>`,
  card: `<rect x="4.5" y="1.5" width="15" height="21" rx="2.4"/>`,
  cards: `<rect x="1.2" y="5" width="11" height="16" rx="1.8" transform="rotate(-14 6.7 13)"/><rect x="6.5" y="3" width="11" height="17" rx="1.8" stroke="${v('g-cut2')}" stroke-width="1.2"/><rect x="11.8" y="5" width="11" height="16" rx="1.8" transform="rotate(14 17.3 13)" stroke="${v('g-cut2')}" stroke-width="1.2"/>`,
  empty: `<rect x="4.5" y="2" width="15" height="20" rx="2.4" fill="none" stroke="currentColor" stroke-width="2" stroke-dasharray="3.4 2.6"/>`,
  bust: `<path d="M12 .8 14.3 6 19.3 3 18 8.6 23.5 9.7 19 13.2 22.3 17.8 16.8 17.6 16 23.2 12 19.2 8 23.2 7.2 17.6 1.7 17.8 5 13.2.5 9.7 6 8.6 4.7 3 9.7 6Z"/>`,
  tag: `<path fill-rule="evenodd" d="M12 .8 19.5 6v15.2a2 2 0 0 1-2 2h-11a2 2 0 0 1-2-2V6Zm0 3.2a1.7 1.7 0 1 0 0 3.4A1.7 1.7 0 0 0 12 4Z"/>`,
  shield: `<path d="M12 1C9 2.8 5.8 3.6 2.4 3.7V11c0 5.8 3.6 9.8 9.6 12.2 6-2.4 9.6-6.4 9.6-12.2V3.7C18.2 3.6 15 2.8 12 1Z"/>`,
  spyglass: `<path d="M1.5 13.8 14.5 6.2 17.6 11.6 4.6 19.1a1 1 0 0 1-1.3-.4l-2.1-3.6a1 1 0 0 1 .3-1.3ZM15.7 5.7 20 3.2a1 1 0 0 1 1.3.4l2.2 3.7a1 1 0 0 1-.4 1.4l-4.3 2.5ZM9.8 17.6l1.9-1.1 3.3 5.8-1.6 1Z"/>`,
  book: `<path fill-rule="evenodd" d="M12 5C9.5 2.9 6 2.3 1.5 2.6v16.9c4.5-.3 8 .3 10.5 2.4 2.5-2.1 6-2.7 10.5-2.4V2.6C18 2.3 14.5 2.9 12 5Zm-1 13.8c-2-1.1-4.4-1.5-7.3-1.5V4.7C6.8 4.7 9.2 5.2 11 6.4Zm2 0V6.4c1.8-1.2 4.2-1.7 7.3-1.7v12.6c-2.9 0-5.3.4-7.3 1.5Z"/>`,
  wheel: `<path fill-rule="evenodd" d="M10.9.8h2.2v3.1a8.1 8.1 0 0 1 3.8 1.6l2.2-2.2 1.6 1.6-2.2 2.2a8.1 8.1 0 0 1 1.6 3.8h3.1v2.2h-3.1a8.1 8.1 0 0 1-1.6 3.8l2.2 2.2-1.6 1.6-2.2-2.2a8.1 8.1 0 0 1-3.8 1.6v3.1h-2.2v-3.1a8.1 8.1 0 0 1-3.8-1.6l-2.2 2.2-1.6-1.6 2.2-2.2a8.1 8.1 0 0 1-1.6-3.8H.8v-2.2h3.1a8.1 8.1 0 0 1 1.6-3.8L3.3 4.9l1.6-1.6 2.2 2.2a8.1 8.1 0 0 1 3.8-1.6Zm0 5.3a6 6 0 0 0-2.2.9l2.2 2.2Zm2.2 0v3.1L15.3 7a6 6 0 0 0-2.2-.9ZM7 8.7a6 6 0 0 0-.9 2.2h3.1Zm10 0-2.2 2.2h3.1a6 6 0 0 0-.9-2.2ZM6.1 13.1a6 6 0 0 0 .9 2.2l2.2-2.2Zm8.7 0 2.2 2.2a6 6 0 0 0 .9-2.2Zm-3.9 1.7L8.7 17a6 6 0 0 0 2.2.9Zm2.2 0v3.1a6 6 0 0 0 2.2-.9Z"/>`,
  arrow: `<path d="M2 10.3h13.2l-4.6-4.6 2-2L21.3 12l-8.7 8.3-2-2 4.6-4.6H2Z"/>`,
  bollard: `<path d="M5 2.5h14a1.5 1.5 0 0 1 1.5 1.5v2A1.5 1.5 0 0 1 19 7.5h-1.5l1 9H21v5H3v-5h2.5l1-9H5A1.5 1.5 0 0 1 3.5 6V4A1.5 1.5 0 0 1 5 2.5Z"/><path d="M6 10.8q6 2.6 12 0M5.7 13.6q6.3 2.8 12.6 0" fill="none" stroke="${v('g-cut2')}" stroke-width="1.5"/>`,
  hourglass: `<path fill-rule="evenodd" d="M4.5 1h15v3.2h-1.6c0 4-1.5 6-4 7.8 2.5 1.8 4 3.8 4 7.8h1.6V23h-15v-3.2h1.6c0-4 1.5-6 4-7.8-2.5-1.8-4-3.8-4-7.8H4.5Zm4 3.2c0 1.3.2 2.4.7 3.3h5.6c.5-.9.7-2 .7-3.3Z"/>`,
  scroll: `<path fill-rule="evenodd" d="M5.5 1.5H20a2.5 2.5 0 0 1 0 5h-1.5V20a2.5 2.5 0 0 1-2.5 2.5H3.5a2.5 2.5 0 0 1 0-5H5V4a2.5 2.5 0 0 1 .5-2.5ZM8.5 7v1.6h7V7Zm0 4v1.6h7V11Zm0 4v1.6h5V15Z"/>`,
  flag: `<path d="M3.5 1h2.2v22H3.5ZM7 2.5c4.5-2 8 2.5 14 .5l-3.2 5L21 13c-6 2-9.5-2.5-14-.5Z"/>`,
  people: `<circle cx="8.5" cy="7" r="4.5"/><path d="M.5 22c0-6 3.4-9 8-9s8 3 8 9Z"/><path d="M15.5 2.8a4.4 4.4 0 0 1 0 8.4 6.6 6.6 0 0 0 0-8.4ZM18.3 22c0-4-1-7-3-9.2 5 .2 8.2 3.2 8.2 9.2Z"/>`,
  die: `<path fill-rule="evenodd" d="M5 1.5h14A3.5 3.5 0 0 1 22.5 5v14a3.5 3.5 0 0 1-3.5 3.5H5A3.5 3.5 0 0 1 1.5 19V5A3.5 3.5 0 0 1 5 1.5ZM7 5a2 2 0 1 0 0 4 2 2 0 0 0 0-4Zm10 0a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM7 15a2 2 0 1 0 0 4 2 2 0 0 0 0-4Zm10 0a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z"/>`,
  sail: `<path d="M3 2.5h16.5C23.5 9 22.5 16 19 22c-5-2.6-10.5-2.6-16 0C6.5 15.5 6.8 9 3 2.5Z"/>`,
  play: `<path d="M5 2.2 21.5 12 5 21.8Z"/>`,
  rewind: `<path fill-rule="evenodd" d="M12 2.5a9.5 9.5 0 1 1-9.3 11.4l2.5-.5A7 7 0 1 0 7.2 7l2.6 2.6H2.5V2.3L5.4 5.2A9.5 9.5 0 0 1 12 2.5Zm-1.2 4.7h2.4v4.3l3.3 2-1.2 2-4.5-2.7Z"/>`,
  check: `<path d="m3 12.5 2.6-2.6 4.2 4.2L18.6 4 21.3 6.6 9.9 19.6Z"/>`,
  close: `<path d="m4.5 2.5 7.5 7.5 7.5-7.5 2 2-7.5 7.5 7.5 7.5-2 2-7.5-7.5-7.5 7.5-2-2 7.5-7.5-7.5-7.5Z"/>`,
  sound: `<path d="M1.5 8.5h4.6L12.5 3v18l-6.4-5.5H1.5Z"/>${line('M15.3 8.3c2 2 2 5.4 0 7.4M18.2 5.4c3.7 3.6 3.7 9.6 0 13.2')}`,
  mute: `<path d="M1.5 8.5h4.6L12.5 3v18l-6.4-5.5H1.5Z"/>${line('M16 9l6.2 6.2M22.2 9 16 15.2', 2.2)}`,
  chat: `<path fill-rule="evenodd" d="M4.5 2.5h15a3 3 0 0 1 3 3v8.5a3 3 0 0 1-3 3h-6.2L7.2 22.3c-.7.6-1.7.1-1.7-.8V17h-1a3 3 0 0 1-3-3V5.5a3 3 0 0 1 3-3ZM6 7v1.9h12V7Zm0 4v1.9h8V11Z"/>`,
  undo: `<path d="M9.5 2.2v4.6h4.7c4.6 0 8.1 3.3 8.1 7.5s-3.5 7.5-8.1 7.5H6.5V18.9h7.7c3 0 5.1-2 5.1-4.6s-2.1-4.6-5.1-4.6H9.5v4.6L1.7 8.25Z"/>`,
  full: `<path d="M2 2h7.5v3H5v4.5H2ZM14.5 2H22v7.5h-3V5h-4.5ZM2 14.5h3V19h4.5v3H2ZM19 14.5h3V22h-7.5v-3H19Z"/>`,
  bot: `<path fill-rule="evenodd" d="M10.9 1h2.2v3.5H19a3 3 0 0 1 3 3V17a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V7.5a3 3 0 0 1 3-3h5.9ZM8 9a2.2 2.2 0 1 0 0 4.4A2.2 2.2 0 0 0 8 9Zm8 0a2.2 2.2 0 1 0 0 4.4A2.2 2.2 0 0 0 16 9Zm-8.5 6.5v1.7h9v-1.7Z"/><path d="M5 21.2h14V23H5Z"/>`,
  person: '<circle cx="12" cy="7" r="5.2"/><path d="M2.5 23c0-6.5 4-10 9.5-10s9.5 3.5 9.5 10Z"/>',
  offline: `${line('M2.5 9.3a14 14 0 0 1 5-3.2M21.5 9.3A14 14 0 0 0 12 5.2M6 13.3a9 9 0 0 1 3.3-2.1M18 13.3a9 9 0 0 0-2.2-1.6', 2.3)}<circle cx="12" cy="18.8" r="2.3"/>${line('M3.5 2.5l17 18.5', 2.3)}`,
  fast: '<path d="M2 3.5 12 12 2 20.5ZM12 3.5 22 12 12 20.5Z"/>',
  link: `${line('M10 14a4.6 4.6 0 0 0 6.6.4l3.2-3.2a4.6 4.6 0 0 0-6.5-6.5l-1.6 1.6M14 10a4.6 4.6 0 0 0-6.6-.4l-3.2 3.2a4.6 4.6 0 0 0 6.5 6.5l1.6-1.6', 2.5)}`,
  copy: '<path fill-rule="evenodd" d="M9 1.5h10.5a2 2 0 0 1 2 2V15a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2V3.5a2 2 0 0 1 2-2ZM9.3 3.8v10.9h9.9V3.8Z"/><path d="M5 7v12h12v1.5a2 2 0 0 1-2 2H4.5a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2Z"/>',
  share: `<circle cx="18.5" cy="5" r="3.5"/><circle cx="18.5" cy="19" r="3.5"/><circle cx="5.5" cy="12" r="3.5"/>${line('M18.5 5 5.5 12l13 7')}`,
  plus: '<path d="M10.3 3h3.4v7.3H21v3.4h-7.3V21h-3.4v-7.3H3v-3.4h7.3Z"/>',
  minus: '<path d="M3 10.3h18v3.4H3Z"/>',
  globe: `<path fill-rule="evenodd" d="M12 1.2a10.8 10.8 0 1 1 0 21.6 10.8 10.8 0 0 1 0-21.6ZM4.3 9.2a8.5 8.5 0 0 0 0 5.6h3a20 20 0 0 1 0-5.6Zm5.2 0a18 18 0 0 0 0 5.6h5a18 18 0 0 0 0-5.6Zm7.2 0a20 20 0 0 1 0 5.6h3a8.5 8.5 0 0 0 0-5.6ZM5.5 7h2.2c.4-1.3.9-2.4 1.5-3.2A8.6 8.6 0 0 0 5.5 7Zm4.5 0h4c-.6-2-1.4-3.3-2-3.3S10.6 5 10 7Zm6.3 0h2.2a8.6 8.6 0 0 0-3.7-3.2c.6.8 1.1 1.9 1.5 3.2ZM5.5 17a8.6 8.6 0 0 0 3.7 3.2c-.6-.8-1.1-1.9-1.5-3.2Zm4.5 0c.6 2 1.4 3.3 2 3.3s1.4-1.3 2-3.3Zm6.3 0c-.4 1.3-.9 2.4-1.5 3.2a8.6 8.6 0 0 0 3.7-3.2Z"/>`,
  about:
    '<path fill-rule="evenodd" d="M12 1.2a10.8 10.8 0 1 1 0 21.6 10.8 10.8 0 0 1 0-21.6ZM10.6 10.2v7.6h2.8v-7.6ZM12 5.6a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4Z"/>',
  question:
    '<path fill-rule="evenodd" d="M12 1.2a10.8 10.8 0 1 1 0 21.6 10.8 10.8 0 0 1 0-21.6ZM8 9.4h2.5c.1-1 .7-1.6 1.6-1.6s1.5.5 1.5 1.3c0 1.8-2.9 1.7-2.9 4.8h2.5c0-1.9 3-2.1 3-4.9 0-2.1-1.7-3.5-4.1-3.5-2.5 0-4.1 1.5-4.1 3.9ZM12 15.3a1.6 1.6 0 1 0 0 3.2 1.6 1.6 0 0 0 0-3.2Z"/>',
  warning:
    '<path fill-rule="evenodd" d="M12 1.6 23.4 22H.6ZM10.7 8.5l.3 6.5h2l.3-6.5ZM12 16.3a1.4 1.4 0 1 0 0 2.8 1.4 1.4 0 0 0 0-2.8Z"/>',
  eye: '<path fill-rule="evenodd" d="M12 4.5c5 0 9 3 11.3 7.5C21 16.5 17 19.5 12 19.5S3 16.5.7 12C3 7.5 7 4.5 12 4.5Zm0 2.5a5 5 0 1 0 0 10 5 5 0 0 0 0-10Zm0 2.3a2.7 2.7 0 1 1 0 5.4 2.7 2.7 0 0 1 0-5.4Z"/>',
  device:
    '<path fill-rule="evenodd" d="M7 1h10a2.2 2.2 0 0 1 2.2 2.2v17.6A2.2 2.2 0 0 1 17 23H7a2.2 2.2 0 0 1-2.2-2.2V3.2A2.2 2.2 0 0 1 7 1Zm.2 3v13.5h9.6V4ZM12 18.8a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6Z"/>',
  trash:
    '<path fill-rule="evenodd" d="M9 1.2h6l.8 2H21v2.6H3V3.2h5.2ZM4.5 7.3h15l-1 15.5h-13Zm4 2.5.5 10h1.7l-.4-10Zm5.2 0-.4 10H15l.5-10Z"/>',
  pencil:
    '<path d="M16.6 1.7a2 2 0 0 1 2.9 0l2.8 2.8a2 2 0 0 1 0 2.9l-2.2 2.2-5.7-5.7ZM13 5.3 18.7 11 7.5 22.2l-6.3.6.6-6.3Z"/>',
  chart: `<path d="M2 2h2.6v17.4H22V22H2Z"/>${line('M7.5 15 11.5 9.5l3.5 3 6-8', 2.5)}`,
  download: '<path d="M10.6 1.5h2.8v9.7l3.6-3.6 2 2L12 16.6 5 9.6l2-2 3.6 3.6ZM2 17h2.7v2.8h14.6V17H22v5.5H2Z"/>',
  door: '<path fill-rule="evenodd" d="M3 1.5h11v4h-2.4V3.9H5.4v16.2h6.2v-1.6H14v4H3ZM16 6.3 22.5 12 16 17.7v-3.6H8.5V9.9H16Z"/>',
  hand: '<path d="M9 1.5a1.7 1.7 0 0 1 3.4 0V10h.6V3a1.7 1.7 0 0 1 3.4 0v8h.6V5.5a1.6 1.6 0 0 1 3.2 0V15c0 4.6-2.9 8-7.4 8-3.7 0-5.6-1.9-7.3-5.2L2.3 12.5c-.9-1.9 1.5-3.4 2.9-1.7l.7 1.1V4a1.7 1.7 0 0 1 3.1-.9Z"/>',
  lock: '<path fill-rule="evenodd" d="M12 1a5.7 5.7 0 0 1 5.7 5.7V10H19a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2h1.3V6.7A5.7 5.7 0 0 1 12 1Zm0 2.5a3.2 3.2 0 0 0-3.2 3.2V10h6.4V6.7A3.2 3.2 0 0 0 12 3.5Z"/>',
  bell: '<path d="M12 1.2a1.8 1.8 0 0 1 1.8 1.8c3.4.9 5.2 3.9 5.2 7.5V15l2.5 3.2v1.3h-19v-1.3L5 15v-4.5C5 6.9 6.8 3.9 10.2 3A1.8 1.8 0 0 1 12 1.2ZM9 20.7h6a3 3 0 0 1-6 0Z"/>',
  more: '<circle cx="4.5" cy="12" r="2.6"/><circle cx="12" cy="12" r="2.6"/><circle cx="19.5" cy="12" r="2.6"/>',
  down: '<path d="m3.2 8.8 2-2L12 13.6l6.8-6.8 2 2L12 17.6Z"/>',
  back: '<path d="M22 10.3H8.8l4.6-4.6-2-2L2.7 12l8.7 8.3 2-2-4.6-4.6H22Z"/>',
  keyboard:
    '<path fill-rule="evenodd" d="M3 4.5h18a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2H3a2 2 0 0 1-2-2v-11a2 2 0 0 1 2-2ZM4.3 7.5v2.3h2.3V7.5Zm4.4 0v2.3H11V7.5Zm4.3 0v2.3h2.3V7.5Zm4.4 0v2.3h2.3V7.5ZM4.3 11.4v2.3h2.3v-2.3Zm4.4 0v2.3H11v-2.3Zm4.3 0v2.3h2.3v-2.3Zm4.4 0v2.3h2.3v-2.3ZM7 15.2v2h10v-2Z"/>',
  qr: '<path fill-rule="evenodd" d="M1.5 1.5h9v9h-9ZM4 4v4h4V4ZM13.5 1.5h9v9h-9ZM16 4v4h4V4ZM1.5 13.5h9v9h-9ZM4 16v4h4v-4ZM13.5 13.5h3v3h-3ZM19.5 13.5h3v3h-3ZM16.5 16.5h3v3h-3ZM13.5 19.5h3v3h-3ZM19.5 19.5h3v3h-3Z"/>',
  most: '<path d="M1.5 14h6v8h-6ZM16.5 10h6v12h-6Z" opacity=".45"/><path d="M9 2h6v20H9Z"/>',
  least: '<path d="M1.5 8h6v14h-6ZM9 2h6v20H9Z" opacity=".45"/><path d="M16.5 16h6v6h-6Z"/>',
  sun: EMBLEM.sun,
  moon: EMBLEM.moon,
  crown: EMBLEM.crown,
  // --- what the adventure adds ---
  rite: '<path fill-rule="evenodd" d="M6 1h13.500a1.500 1.500 0 0 1 1.500 1.500v19a1.500 1.500 0 0 1-1.500 1.500H6a3 3 0 0 1-3-3V4a3 3 0 0 1 3-3ZM6 19a1 1 0 0 0 0 2h12.800v-2ZM12 4.300l1.300 4 4.200.1-3.400 2.500 1.200 4.100-3.300-2.400-3.400 2.400 1.300-4.100-3.400-2.500 4.200-.1Z"/>',
  herbs: '<path d="M11 23.200c0-5.500.2-10 .9-14.300h2c-.6 4.300-.7 8.800-.4 14.300ZM12.800.6c3 2.300 3.700 5.500 1.500 9.400-2.900-2.300-3.600-5.800-1.500-9.400ZM2.400 5.600c4.300-.5 7.200 1.400 8.300 5.600C6.300 11.800 3.400 9.900 2.400 5.600ZM22.300 6.600c-4.200-.2-7 1.700-8 5.900 4.300.4 7.100-1.600 8-5.900ZM2.800 12.800c4-.8 6.800.6 8.3 4.300-4 1-6.900-.4-8.300-4.300ZM21.800 13.600c-3.800-.6-6.400.9-7.800 4.400 3.900.8 6.600-.7 7.800-4.400Z"/>',
  bread: '<path fill-rule="evenodd" d="M1 13.500C1 8 5.800 4.500 12 4.500S23 8 23 13.500c0 2.400-1 4.100-2.300 5.200-.6.500-1.300.8-2.100.8H5.400c-.8 0-1.500-.3-2.100-.8C2 17.600 1 15.900 1 13.500ZM7.700 8.200l-2.400 6h2.300l2.400-6.600ZM12.800 7.500l-2.500 6.700h2.400l2.500-6.300ZM17.400 9l-2 5.200h2.300l1.500-3.900Z"/>',
  rum: '<path fill-rule="evenodd" d="M6.500 1.500h11C20.200 5 21.500 8.500 21.500 12s-1.300 7-4 10.500h-11C3.800 19 2.500 15.500 2.500 12s1.300-7 4-10.500ZM4.900 8h14.200l-.6-2H5.500ZM5.500 18h13l.6-2H4.900ZM12 9.800a2.200 2.200 0 1 0 0 4.400 2.200 2.200 0 0 0 0-4.400Z"/>',
  mug: '<path fill-rule="evenodd" d="M3 7h13v2h2.500a4 4 0 0 1 4 4v2.500a4 4 0 0 1-4 4H16V22H3ZM16 11.500v5.500h2.300a1.700 1.700 0 0 0 1.700-1.700v-2.100a1.700 1.700 0 0 0-1.700-1.700ZM6.300 10v9h1.600v-9Zm4.300 0v9h1.600v-9Z"/><path d="M2 6.800C1 3.800 4 2 6 3.300 7.200.6 11.300.6 12.400 3.300 15 2 18 4 16.900 6.800Z"/>',
  bolt: '<path d="M14.500.8 3.500 13.600h6.300L8 23.200 20.500 9.600h-7Z"/>',
  trophy: '<path fill-rule="evenodd" d="M6 1.500h12V4h4.500v3.500c0 3.200-2 5.300-5 5.700-.9 1.600-2.300 2.800-4 3.200v2.300h3.700V22.500H6.800v-3.800h3.700v-2.300c-1.700-.4-3.100-1.600-4-3.200-3-.4-5-2.500-5-5.700V4H6Zm0 5H3.800v1c0 1.500.7 2.600 2.200 3.100Zm12 0v4.100c1.500-.5 2.200-1.600 2.200-3.100v-1Z"/>',
  fist: '<path d="M4 9.500C4 8 5 7 6.300 7c.5 0 1 .1 1.400.4C7.900 6 9 5.200 10.200 5.200c.8 0 1.500.3 2 .9.500-.6 1.200-.9 2-.9 1.200 0 2.200.8 2.500 2 .4-.2.800-.3 1.300-.3 1.400 0 2.500 1.100 2.500 2.600v4.400c0 2-.6 3.600-1.800 5V23H7.200v-4.200C5.200 17.300 4 15.200 4 12.600Z"/><path d="M8 7.600v4.200M12.200 6.200v5M16.500 7.200v4.300M5 13.600c2.800 1.800 6.200 1.900 9.300.2" fill="none" stroke="var(--g-cut)" stroke-width="1.300" stroke-linecap="round"/>',
  shake: '<path d="M.8 6.500 4.500 4.300c2.400.8 4.500 1 6.300.5l2.200-.6c2.400-.2 4.400.1 6.500 1l3.700 1.300v9.200l-3 .8c-.6 1.800-1.900 2.600-3.400 2.400-1 1.300-2.400 1.700-3.800 1-1.500.8-3 .5-4.200-.8L4 15.300.8 15Z"/><path d="M11.200 5.400 7.800 9.800c1.800 1.400 4 1.200 5.600-.8l5.900 6M16.400 18.500l-3.200-3.300M13.100 19.700l-2.800-2.900" fill="none" stroke="var(--g-cut)" stroke-width="1.400" stroke-linecap="round"/>',
  cube: '<path d="M12 1.200 22 6.500v11L12 22.800 2 17.500v-11Z"/><path d="M2.500 6.800 12 11.800l9.500-5M12 11.800v10.500" fill="none" stroke="var(--g-cut)" stroke-width="1.400"/>',
  leaf: '<path fill-rule="evenodd" d="M5 1.500h10.500L20 6v16.500H5Zm9.500 1.700V7h3.800ZM8 9.500v1.600h9V9.500Zm0 3.500v1.600h9V13Zm0 3.500v1.600h5.500v-1.600Z"/>',
  fog: '<path d="M3 6.500h13M8 11h14M2 15.500h12M9 20h11" fill="none" stroke="currentColor" stroke-width="2.600" stroke-linecap="round"/>',
  nosabers: '<g opacity=".95"><path d="M6.800 16.600C12.600 13.600 18 9 21.300 1.800 22.400 9.600 16.200 16.600 8.700 19Z"/><path d="M6.200 18.700 3 22" stroke="currentColor" stroke-width="2.600" stroke-linecap="round"/></g><path d="M2.500 3 21.500 22" stroke="var(--g-cut2)" stroke-width="5"/><path d="M2.500 3 21.500 22" stroke="currentColor" stroke-width="2.600" stroke-linecap="round"/>',
  tide: '<path d="M1 13.500C3.400 10 6.200 10 8.400 12.200s4.200 2.200 6.600-.3 5.300-2.300 8 .7v3.500c-2.700-3-5.200-3-7.400-.8s-4.700 2-6.900-.2S4 13 1 17ZM1 19.500c2.400-3.500 5.200-3.500 7.400-1.300s4.200 2.200 6.600-.3 5.300-2.300 8 .7V22H1ZM12 .8l4.500 5H13.400V9h-2.800V5.800H7.500Z"/>',
  horn: '<path d="M1.500 9.500h3.700L18.500 3v15L5.200 13.500v0H1.500ZM6.500 15l3.900 1.300v5.200H6.500ZM20 7.200a4 4 0 0 1 0 6.600Z"/>',
  stall: '<path fill-rule="evenodd" d="M3 1.500h18l2 6.500c0 1.600-1.200 2.800-2.700 2.800S17.600 9.600 17.600 8c0 1.600-1.200 2.800-2.800 2.800S12 9.600 12 8c0 1.600-1.200 2.800-2.800 2.800S6.400 9.600 6.400 8c0 1.600-1.200 2.800-2.700 2.800S1 9.600 1 8ZM3 12.300h2.300V16h13.400v-3.700H21V22.500H3ZM5.300 18v2.400h13.400V18Z"/>',
  alms: '<path d="M1.500 14.200c3.200-1.600 6-1.500 8.700.3h4.200c1.900 0 2.100 2.500.2 2.900l-4 .5 5.200.1 4.800-3.100c1.600-1 3.100.8 2 2.100-2.400 2.900-5.200 4.800-8.600 4.800-4.300 0-7.700-2.700-12.500-.3Z"/><circle cx="14.500" cy="7" r="5.300"/>',
  drum: '<path fill-rule="evenodd" d="M12 6.500c5.800 0 10 1.700 10 4v8c0 2.300-4.200 4-10 4s-10-1.700-10-4v-8c0-2.300 4.200-4 10-4Zm0 2.200c-4.500 0-7.600 1-7.600 1.900s3.100 1.900 7.600 1.900 7.600-1 7.600-1.900-3.100-1.900-7.600-1.900ZM5.500 15l2.500 4.500 4-3.500 4 3.500 2.500-4.500-2.500 1.500-4-.5-4 .5Z"/><path d="M2 1.500l8.500 7M22 1.500 13.500 8.500" fill="none" stroke="currentColor" stroke-width="2.200" stroke-linecap="round"/>',
  cannon: '<path fill-rule="evenodd" d="M2.500 12.600 19.800 6l1.700 4.600L9.500 15.300a4.700 4.700 0 1 1-7-2.700Zm3 2.100a2.300 2.300 0 1 0 0 4.600 2.300 2.300 0 0 0 0-4.600Z"/><path d="M20.500 2.500l2 .2M20 1l.6-.6M18 1.500 17.800.3" stroke="currentColor" stroke-width="1.800" stroke-linecap="round"/><path d="M12 17h8v3h-9.500Z"/>',
  // Coins refused.
  refused: '<path fill-rule="evenodd" d="M12 1.200a10.800 10.800 0 1 1 0 21.600 10.800 10.800 0 0 1 0-21.600Zm0 2.800c-1.800 0-3.400.6-4.700 1.500l11.200 11.200A8 8 0 0 0 12 4ZM5.500 7.300a8 8 0 0 0 11.200 11.200Z"/>',
  contract: '<path fill-rule="evenodd" d="M4.500 1h11L20 5.500V12a5.600 5.600 0 0 0-7.700 9.800l.6.5v.7H4.500A1.800 1.800 0 0 1 2.700 21V2.800A1.800 1.800 0 0 1 4.500 1ZM6 6.300v1.900h8V6.300Zm0 4.300v1.900h5.500v-1.900Z"/><path d="M17.200 13.200a4.300 4.300 0 0 1 2.600 7.700V24l-2.600-1.300L14.600 24v-3.100a4.300 4.300 0 0 1 2.600-7.700Z"/>',
  stamp: '<path d="M12 .8 14.400 3l3.100-.9.9 3.200 3.100.9-.8 3.200 2.300 2.300-2.300 2.300.8 3.200-3.100.9-.9 3.200-3.100-.9L12 22.600l-2.400-2.200-3.100.9-.9-3.200-3.100-.9.8-3.200L1 11.700l2.300-2.300-.8-3.200 3.100-.9.9-3.200 3.100.9Z"/>',
  rose: `<path d="${rose}"/>`,
  // A sail that does not count.
  sail_off: `<path d="M5 3.600h13.800C22 9.400 21.200 15 18.300 20.300c-4.200-1.700-8.400-1.700-12.600 0C8 15 8.300 9.200 5 3.600Z" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/>`,
  // Ships turned sideways under a person.
  tuck: '<rect x="5" y="1" width="14" height="13" rx="2"/><rect x="2.500" y="15.400" width="19" height="3.200" rx="1.200"/><rect x="2.500" y="19.900" width="19" height="3.200" rx="1.200"/>',
  bag: '<path fill-rule="evenodd" d="M8.500 6.500V4.200A2.700 2.700 0 0 1 11.200 1.500h1.600a2.700 2.700 0 0 1 2.700 2.700v2.300H20a2.500 2.500 0 0 1 2.500 2.500v4H1.500V9A2.500 2.500 0 0 1 4 6.500Zm2.300 0h2.400V4.200a.4.400 0 0 0-.4-.4h-1.600a.4.400 0 0 0-.4.400ZM1.500 15H9.800v1.600h4.400V15h8.300v5a2.500 2.500 0 0 1-2.500 2.500H4A2.500 2.500 0 0 1 1.500 20Z"/>',
  four: '<rect x=".6" y="6" width="5" height="12" rx="1.300"/><rect x="6.500" y="6" width="5" height="12" rx="1.300"/><rect x="12.500" y="6" width="5" height="12" rx="1.300"/><rect x="18.400" y="6" width="5" height="12" rx="1.300"/>',
}
export const ROSE = rose
const n1 = (x) => +x.toFixed(2)
const n3 = (x) => +x.toFixed(3)
export const icon = (name) => part(`i-${name}`, () => GLYPH[name])
export const glyph = (name, x, y, size, color = 'currentColor', extra = '') =>
  `<g transform="translate(${n1(x)} ${n1(y)}) scale(${n3(size / 24)})" fill="${color}" color="${color}"${extra}>${icon(name)}</g>`
export const num = (x, y, size, text, { color = INK, anchor = 'middle', weight = 800, extra = '' } = {}) =>
  `<text x="${n1(x)}" y="${n1(y)}"${anchor === 'start' ? '' : ` text-anchor="${anchor}"`} font-family="Alegreya Sans,sans-serif" font-weight="${weight}" font-size="${n1(size)}" fill="${color}"${extra}>${text}</text>`

// The coin is the one golden thing. With a number it is a gain; the plain one is a coin.
const disc = () =>
  `<circle cx="12" cy="12" r="11" fill="${GOLD}" stroke="${INK}" stroke-width="1.2"/><circle cx="12" cy="12" r="8.6" fill="none" stroke="${GOLD2}" stroke-width=".9"/><path d="M5.2 8.9A7.5 7.5 0 0 1 13.1 4.7" fill="none" stroke="${GOLD3}" stroke-width="1.3" stroke-linecap="round"/>`
const star = () => `<g transform="translate(5.4 5.4) scale(.55)" fill="${GOLD2}"><path d="${rose}"/></g>`
export const coin = (cx, cy, r, n = '') => {
  const k = r / 11
  const face =
    n === '' ? part('coin', () => disc() + star()) : part('disc', disc) + num(12, 16.6, 13.4, n, { color: C.ink })
  return `<g transform="translate(${n1(cx - 12 * k)} ${n1(cy - 12 * k)}) scale(${n3(k)})">${face}</g>`
}
const crest = () =>
  `<path d="M12 .6C9 2.6 5.6 3.5 1.8 3.6V11c0 6.1 3.9 10.2 10.2 12.8 6.3-2.6 10.2-6.7 10.2-12.8V3.6C18.4 3.5 15 2.6 12 .6Z" fill="${GOLD}" stroke="${INK}" stroke-width="1" stroke-linejoin="round"/><path d="M12 3C9.5 4.4 6.9 5.2 3.9 5.4V11c0 4.8 2.9 8.2 8.1 10.5 5.2-2.3 8.1-5.7 8.1-10.5V5.4C17.1 5.2 14.5 4.4 12 3Z" fill="${v('c-shield')}"/><path d="M12 3V21.5C17.2 19.2 20.1 15.8 20.1 11V5.4C17.1 5.2 14.5 4.4 12 3Z" fill="#000" opacity=".16"/>`
export const shield = (x, y, width, n = '') =>
  `<g transform="translate(${n1(x)} ${n1(y)}) scale(${n3(width / 24)})">${part('crest', crest)}${n === '' ? '' : num(12, 16.6, 13.5, n, { color: CREAM })}</g>`
// A price is never a gold disc: it hangs on a dark tag.
const label = () =>
  `<path d="M20 2 37 13V44a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V13Z" fill="${v('c-tag')}" stroke="${CREAM}" stroke-width="2.4" stroke-linejoin="round"/><circle cx="20" cy="11.5" r="3" fill="${CREAM}"/>`
export const tag = (x, y, width, n) =>
  `<g transform="translate(${x} ${y}) scale(${n3(width / 40)})">${part('pricetag', label)}${num(20, 40, 27, n, { color: GOLD3 })}</g>`
const chip = (color) => () =>
  `<path d="M3 2.5h16.500C23.5 9 22.5 16 19 22c-5-2.6-10.5-2.6-16 0C6.5 15.5 6.8 9 3 2.5Z" fill="${sh(color, 'sail')}" stroke="${CREAM}" stroke-width="1.2"/><g transform="translate(7 5.5) scale(.5)" fill="${color === 'yellow' || color === 'ares' ? sh(color, 'ink') : CREAM}">${EMBLEM[COLORS[color].emblem]}</g>`
export const sailChip = (color, x, y, size) =>
  `<g transform="translate(${n1(x)} ${n1(y)}) scale(${n3(size / 24)})">${part(`sail-${color}`, chip(color))}</g>`

// The king's crown: velvet under gold arches, so that it is neither the frigate's emblem nor a coin. 24 x 24.
const royal = () =>
  `<path d="M4.600 11.500C4 6.500 7 4 12 4s8 2.500 7.400 7.500L18.500 17h-13Z" fill="${v('c-shield')}" stroke="${INK}" stroke-width="1"/><path d="M12 4.200C8.500 6.500 7.800 11 8.600 16.800M12 4.200c3.500 2.300 4.200 6.800 3.400 12.600M12 4.200V17" fill="none" stroke="${GOLD}" stroke-width="1.700"/><path d="M2.300 9.800 6.500 12.600 12 9.200 17.500 12.600 21.700 9.800 20.300 18.500H3.700Z" fill="${GOLD}" stroke="${INK}" stroke-width="1" stroke-linejoin="round"/><path d="M3.600 18H20.400V22H3.600Z" fill="${GOLD}" stroke="${INK}" stroke-width="1" stroke-linejoin="round"/><path d="M5.500 20H18.500" stroke="${GOLD2}" stroke-width="1.400" stroke-dasharray="1.600 1.800"/><circle cx="12" cy="3" r="2.300" fill="${GOLD3}" stroke="${INK}" stroke-width="1"/><circle cx="2.300" cy="9.200" r="1.600" fill="${GOLD3}" stroke="${INK}" stroke-width=".9"/><circle cx="21.700" cy="9.200" r="1.600" fill="${GOLD3}" stroke="${INK}" stroke-width=".9"/>`
export const crown = (x, y, size) => `<g transform="translate(${n1(x)} ${n1(y)}) scale(${n3(size / 24)})">${part('royal', royal)}</g>`
