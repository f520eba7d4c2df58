import { C, CREAM, GOLD, GOLD2, GOLD3, INK, PAPER, WOOD, once, sh, v } from './ink.mjs'
// Cut-paper portraits: profile to the left, toward the light. Skin and hair are ink; cloth in quiet tones; scratch lines in cream.
const SK = v('p-skin'),
  HR = v('p-hair'),
  T = Object.fromEntries(
    ['teal', 'rust', 'plum', 'navy', 'moss', 'sand', 'rose', 'coal'].map((tone) => [tone, v(`p-${tone}`)]),
  )
const S = `stroke="${INK}" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round"`
const fill = (d, c, o = '') => `<path d="${d}" fill="${c}" ${o}/>`
const cut = (d, w = 1.3, c = CREAM, o = 0.85) =>
  `<path d="${d}" fill="none" stroke="${c}" stroke-width="${w}" stroke-linecap="round" opacity="${o}"/>`
const clipHatch = (d, inner, o = 0.4) =>
  `<g clip-path="url(#${once('clip', `<path d="${d}"/>`)})" opacity="${o}">${inner}</g>`
const shadeR = (d, x, o = 0.42) =>
  clipHatch(
    d,
    `<path d="M${x} 0Q${x + 14} 100 ${x} 240H220V0Z" fill="url(#h-d)"/><path d="M${x + 8} 0Q${x + 22} 100 ${x + 8} 240H220V0Z" fill="${C.ink}" opacity=".35"/>`,
    o,
  )
// profiles -------------------------------------------------------------
const MAN =
  'M88 52C81 57 78.5 64 78.8 71C79 73.5 80 75.5 79.6 78C78.6 82 73.5 88 71 92.2C70 94 71 95.6 73 96.1L78 97C76.8 98.8 74.6 100.2 74.2 102.2C74 103.5 75.4 104.3 77 104.8C75.6 105.3 74.6 106.5 75.2 108.2C75.7 109.6 77.3 110.3 77 112.2C76.7 114.6 75.7 116.6 76.6 119.6C77.6 123 81.5 124.6 86 124C90 123.5 93.5 122.4 96 123.4C97.5 128 97 135 94 141C98 156 124 158 131 141C127.5 135 127.5 126 130 118C138 108 141.5 92 139.5 78C137 58 122 46 106 46C98.5 46 92.5 48.5 88 52Z'
const LADY =
  'M88 54C82.5 58 80.5 64.5 80.6 71C80.7 74 81.2 76.5 80.4 79C79 83 76 87.5 74.4 91C73.7 92.6 74.6 93.9 76.2 94.3L79.6 95.1C78.6 96.7 76.7 98 76.5 99.9C76.4 101.2 77.6 101.9 79 102.4C77.9 102.9 77.1 104.1 77.6 105.5C78 106.7 79.4 107.5 79.2 109.3C79 111.5 78.4 113.4 79.2 115.6C80.2 118.2 83.4 119.4 87 118.7C91 118 94.5 117 97 119C99 126 98.5 134 93 143C98 162 120 164 126 145C120.5 138 121 128 124 118C133 108 138 94 136.5 80C134 60 120 48 106 48C98.5 48 92.5 50.5 88 54Z'
const bodyM =
  'M96 140C84 146 66 150 55 160C46 169 44 186 43 210H172C171 186 168 168 157 159C147 151 136 148 128 140C118 146 106 146 96 140Z'
const bodyF =
  'M95 142C86 148 70 152 61 163C54 172 52 190 51 210H160C159 188 156 172 147 162C140 154 131 150 123 142C114 148 104 148 95 142Z'
const coat = (c, x = 120, d = bodyM) => fill(d, c, S) + shadeR(d, x)
const face = (d = MAN) => fill(d, SK)
const shirtV = fill('M94 140C96 152 92 170 84 204H112C112 180 112 156 106 144Z', CREAM, S)
const ear = (x = 111, y = 92) => cut(`M${x} ${y}c5-3 9 1 7 6s-5 6-6 9`, 1.3, CREAM, 0.5)
const epaulette = (x, y, n = 6) => {
  let t = ''
  for (let i = 0; i < n; i++) t += `M${x - 13 + i * 5.2} ${y + 3}v${9 - Math.abs(i - 2.5)}`
  return `<path d="${t}" stroke="${GOLD2}" stroke-width="2.4" stroke-linecap="round"/><ellipse cx="${x}" cy="${y}" rx="16" ry="6.5" fill="${GOLD}" stroke="${INK}" stroke-width="1.6"/><path d="M${x - 11} ${y - 1}q11-5 18-2" fill="none" stroke="${GOLD3}" stroke-width="1.4"/>`
}
const buttons = (x, y, n, dy = 11, dx = -2) =>
  Array.from(
    { length: n },
    (_, i) => `<circle cx="${x + dx * i}" cy="${y + dy * i}" r="2.3" fill="${GOLD}" stroke="${INK}" stroke-width="1"/>`,
  ).join('')
const coinAt = (x, y, r) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${GOLD}" stroke="${INK}" stroke-width="1.6"/><circle cx="${x}" cy="${y}" r="${r * 0.62}" fill="none" stroke="${GOLD2}" stroke-width="1.3"/>`
// hats -----------------------------------------------------------------
const bicorn = (c, trim = GOLD) => {
  const d = 'M56 62C60 36 82 16 104 16C128 16 150 38 156 66C140 54 124 51 106 52C88 53 70 56 56 62Z'
  return fill(d, c, S) + shadeR(d, 112) + cut('M60 59C65 38 84 21.5 104 21.5C126 21.5 144 38 151 59', 3, trim, 1)
}
const tricorn = (c, trim) => {
  const d =
    'M48 66C58 66 66 58 74 48C80 34 90 26 104 26C120 26 130 34 136 46C144 54 152 57 162 55C158 68 146 74 132 70C114 64 94 64 78 72C66 77 54 75 48 66Z'
  return (
    fill(d, c, S) +
    shadeR(d, 116) +
    (trim ? cut('M50 66.5C64 76 80 68 92 64C108 59 128 62 140 67C150 70 157 64 160 57', 2.6, trim, 1) : '') +
    cut('M80 50C86 38 94 33 103 32', 1.3, CREAM, 0.55)
  )
}
export const PERSON = {
  trader(color = 'yellow') {
    // merchant: soft velvet cap, fur collar, scales
    const d = 'M66 60C58 42 74 28 100 26C130 24 152 36 150 54C148 66 138 64 128 62C108 58 88 58 66 60Z'
    return (
      coat(T.navy) +
      fill(
        'M94 140C84 150 66 154 57 164L66 190C78 176 92 168 100 160C112 168 128 170 150 190L157 164C146 154 136 150 128 140C116 150 106 150 94 140Z',
        T.sand,
        S,
      ) +
      cut('M64 168l6 8M74 162l6 8M84 157l5 8M118 158l-4 8M130 160l-5 8M142 165l-6 8', 1.3, C.ink, 0.55) +
      fill('M118 56C134 60 143 76 139 96C137 108 132 116 128 122C120 118 116 108 118 96C119 88 112 84 108 78Z', HR) +
      face() +
      fill('M104 62C122 58 142 66 141 88C140 104 134 114 126 122C118 118 114 110 115 100C106 96 102 84 104 62Z', HR) +
      cut('M120 72c6 8 6 20 2 32M130 72c4 10 3 22-2 32', 1.2, CREAM, 0.4) +
      fill(d, sh(color, 'sail'), S) +
      clipHatch(d, `<rect width="200" height="120" fill="url(#p-${color})"/>`, 0.4) +
      shadeR(d, 118) +
      fill('M64 60C86 52 118 52 134 60C134 66 132 69 128 69C108 62 88 63 70 69C66 68 64 65 64 60Z', T.coal, S) +
      // scales
      `<path d="M34 116H78M56 106V126" ${S.replace('1.8', '2.4')}/><path d="M34 116 27 142H41ZM78 116 71 142H85Z" fill="none" stroke="${INK}" stroke-width="1.3"/>` +
      fill('M24 142H44Q42 152 34 152Q26 152 24 142ZM68 142H88Q86 152 78 152Q70 152 68 142Z', GOLD, S) +
      `<circle cx="56" cy="104" r="3.6" fill="${GOLD}" stroke="${INK}" stroke-width="1.4"/>` +
      fill('M50 126C58 122 66 128 66 136L70 204H36Q38 170 48 140Z', T.navy, S) +
      fill('M50 138C47 131 49 124 55 123C61 122 65 127 65 137Z', SK)
    )
  },
  settler() {
    // straw hat, kerchief, spade
    const d =
      'M38 66C52 60 66 58 74 57C76 36 88 26 106 26C124 26 134 38 137 57C148 58 160 62 170 70C140 78 70 74 38 66Z'
    return (
      `<path d="M160 60V204" stroke="${INK}" stroke-width="8"/><path d="M160 60V204" stroke="${WOOD}" stroke-width="5"/>` +
      fill('M148 40Q160 14 172 40V66Q160 72 148 66Z', v('p-steel'), S) +
      cut('M153 42Q157 30 160 26', 1.6, CREAM, 0.9) +
      coat(T.moss) +
      fill(
        'M92 138C86 146 78 150 72 152L96 166L104 152L124 160L142 152C134 148 130 144 128 138C116 146 104 146 92 138Z',
        T.rust,
        S,
      ) +
      fill('M96 164L88 186L104 170Z', T.rust, S) +
      fill('M112 60C136 62 146 84 138 112C134 122 130 128 126 132C116 122 114 108 116 96Z', HR) +
      face() +
      fill('M106 64C128 62 142 76 140 96C138 108 134 116 128 122C118 118 115 108 115 100C108 92 106 80 106 64Z', HR) +
      ear(110, 90) +
      fill(d, T.sand, S) +
      clipHatch(
        d,
        `<path d="M36 62Q104 80 172 66M60 56Q104 66 150 58M72 46Q104 54 138 46M76 38Q104 44 134 38M84 31Q104 35 124 31" fill="none" stroke="${C.ink}" stroke-width="1"/>`,
        0.5,
      ) +
      shadeR(d, 124) +
      fill('M73.5 57C94 63 116 63 137.5 57L136 47C116 53 94 53 75 47Z', T.rust, S)
    )
  },
  captain() {
    // tricorn, spyglass
    return (
      coat(T.navy) +
      shirtV +
      fill('M96 142C98 158 98 180 92 206H132C128 184 124 160 112 144Z', T.navy, S) +
      buttons(100, 166, 4, 11, -0.6) +
      fill('M112 58C138 62 144 84 138 106C144 118 142 134 136 146C128 140 124 128 126 118Z', HR, S) +
      face() +
      fill('M104 58C128 60 142 72 140 92C140 104 138 112 132 120C122 118 117 108 116 98C108 90 104 76 104 58Z', HR) +
      cut('M118 70c8 10 10 24 6 40M128 72c6 12 8 22 4 36', 1.2, CREAM, 0.45) +
      tricorn(T.navy, GOLD) +
      // spyglass
      fill('M14 70 44 74V92L14 98Z', GOLD, S) +
      fill('M44 75 66 77V90L44 92Z', WOOD, S) +
      fill('M66 78 82 79.5V88L66 90Z', GOLD, S) +
      cut('M17 74.5 42 78', 1.6, GOLD3, 1) +
      `<path d="M20 71V97M38 73.5V93" stroke="${GOLD2}" stroke-width="1.4"/>` +
      fill('M46 92C52 86 62 88 64 96C65 102 60 106 60 110L66 160L52 204H30L38 150C40 130 42 104 46 92Z', T.navy, S) +
      fill('M45 100C44 92 50 88 57 89C64 90 65 98 62 105Z', SK) +
      fill('M40 112 62 110 63 122 38 124Z', CREAM, S) +
      cut('M38 128L63 126', 2, GOLD, 1)
    )
  },
  priest() {
    // hooded cowl, cross in front
    const hood =
      'M92 50C84 42 90 28 108 27C134 25 158 44 164 74C168 98 158 116 150 130C144 142 146 150 158 160C140 176 84 178 56 160C74 152 90 148 96 140C112 150 124 140 122 124C114 114 112 104 112 94C108 78 102 64 92 50Z'
    const cowl = v('p-cowl')
    return (
      coat(cowl) +
      face() +
      fill('M88 52C96 60 104 66 108 78C110 88 112 98 118 104L126 90L120 60L100 46Z', HR) +
      fill(hood, cowl, S) +
      shadeR(hood, 132) +
      fill('M92 50C104 52 116 66 120 84C124 104 128 120 122 132C128 108 118 72 92 50Z', C.ink, 'opacity=".45"') +
      cut('M100 40C120 36 140 50 148 72M112 36C132 38 148 54 154 76M126 128C128 146 112 158 92 160', 1.3, CREAM, 0.4) +
      `<path d="M64 160Q80 190 96 176Q118 192 140 160" fill="none" stroke="${INK}" stroke-width="3"/><path d="M64 160Q80 190 96 176Q118 192 140 160" fill="none" stroke="${CREAM}" stroke-width="2" stroke-dasharray=".1 4" stroke-linecap="round"/>` +
      fill('M43 128H53V112H63V128H73V138H63V176H53V138H43Z', GOLD, S) +
      cut('M46 131H52M56 115V126M56 140V170', 1.6, GOLD3, 1) +
      fill('M42 168C42 160 50 156 58 156C68 156 76 162 74 172L84 206H32Z', cowl, S) +
      fill('M46 170C44 160 52 155 60 156C70 157 74 164 71 174C64 180 52 180 46 170Z', SK) +
      cut('M50 163h16M49 169h18', 1.2, CREAM, 0.35)
    )
  },
  jack_of_all_trades() {
    // cap, bundle on a stick over the shoulder
    const d = 'M68 62C62 44 76 30 102 28C130 26 150 40 148 58C134 60 92 56 68 62Z',
      bun = 'M166 66C150 72 140 90 146 106C152 120 184 118 190 102C194 88 182 72 166 66Z'
    return (
      `<path d="M100 176 176 50" stroke="${INK}" stroke-width="7.5" stroke-linecap="round"/><path d="M100 176 176 50" stroke="${WOOD}" stroke-width="4.4" stroke-linecap="round"/>` +
      fill(bun, T.rust, S) +
      shadeR(bun, 168) +
      fill('M166 66L148 60L152 72ZM166 66L182 56L184 68Z', T.rust, S) +
      cut('M164 70C158 80 154 90 155 104M168 70C172 80 174 92 172 106', 1.4, CREAM, 0.55) +
      `<circle cx="160" cy="94" r="2.8" fill="${CREAM}"/><circle cx="176" cy="90" r="2.8" fill="${CREAM}"/><circle cx="168" cy="106" r="2.8" fill="${CREAM}"/>` +
      coat(T.sand) +
      shirtV +
      fill('M98 142C104 160 110 180 108 206H134C130 182 124 158 114 142Z', T.moss, S) +
      fill('M96 142C90 156 84 176 80 206H60C62 184 70 158 86 148Z', T.moss, S) +
      face() +
      fill(
        'M80 60C90 66 98 72 102 84C106 92 112 98 117 98C116 108 122 116 130 118C140 106 143 88 139 74C134 60 100 52 80 60Z',
        HR,
      ) +
      fill('M126 110l14 8-8-14 14 2-8-12ZM82 60l-8 8 10-2-4 8 10-4Z', HR) +
      fill(d, T.teal, S) +
      shadeR(d, 116) +
      fill('M52 66C62 58 96 54 120 60C100 64 76 66 56 70C52 70 50 68 52 66Z', T.teal, S) +
      cut('M58 66C72 62 88 60 104 61', 1.2, CREAM, 0.6) +
      `<circle cx="106" cy="28" r="4" fill="${T.rust}" stroke="${INK}" stroke-width="1.6"/>`
    )
  },
  sailor() {
    // knitted cap, striped shirt, pigtail
    const d = 'M74 64C70 40 84 24 108 24C130 24 142 40 142 62C120 54 96 56 74 64Z',
      b = bodyM
    return (
      fill(b, CREAM, S) +
      clipHatch(
        b,
        `<path d="M36 160H180M36 174H180M36 188H180M36 202H180" stroke="${C.navy || '#27415C'}" stroke-width="6.5"/>`,
        1,
      ) +
      shadeR(b, 120) +
      fill(b, 'none', S) +
      fill(
        'M92 138C84 146 76 149 66 152C82 162 94 178 98 196C106 176 124 162 152 156C142 150 132 146 128 138C116 148 104 148 92 138Z',
        T.teal,
        S,
      ) +
      shadeR(
        'M92 138C84 146 76 149 66 152C82 162 94 178 98 196C106 176 124 162 152 156C142 150 132 146 128 138C116 148 104 148 92 138Z',
        112,
      ) +
      fill('M122 100C140 104 148 118 146 140C144 150 138 154 134 158C132 146 130 136 128 124Z', HR, S) +
      cut('M132 114l12-3M134 124l13-2M135 134l12-1', 1.6, CREAM, 0.6) +
      face() +
      fill('M106 60C130 58 142 72 140 92C139 106 134 116 128 120C119 118 116 108 116 98C108 92 106 78 106 60Z', HR) +
      ear(108, 92) +
      coinAt(112, 110, 4) +
      fill(d, T.rust, S) +
      shadeR(d, 116) +
      fill('M70 66C92 54 122 54 144 64C146 70 144 75 140 76C120 66 94 66 76 76C71 75 69 71 70 66Z', T.rust, S) +
      cut('M78 62v10M88 59v9M98 58v8M108 58v8M118 59v8M128 61v9M137 64v9', 1.3, CREAM, 0.55) +
      cut('M86 38C90 32 96 29.5 102 29', 1.3, CREAM, 0.6) +
      `<circle cx="112" cy="22" r="6" fill="${CREAM}" stroke="${INK}" stroke-width="1.6"/>`
    )
  },
  pirate() {
    // black tricorn with skull, beard, patch, ring
    return (
      coat(T.rust) +
      shirtV +
      fill('M98 142C104 160 112 182 110 206H146C140 176 130 154 116 142Z', T.coal, S) +
      buttons(122, 168, 3, 12, 1) +
      fill('M112 60C140 62 148 88 142 118C146 132 140 148 132 154C122 146 116 128 118 112Z', HR, S) +
      cut('M124 120c6 8 8 16 6 26M133 110c6 10 7 18 5 28', 1.2, CREAM, 0.4) +
      face() +
      fill(
        'M77 97C84 96 92 99 98 97C106 92 112 88 117 86C122 100 120 124 108 136C98 148 84 152 72 150C76 144 73 138 70 134C73 132 72 126 73 120C73 114 75 110 78 106C84 107 88 104 84 102C80 101 78 100 77 97Z',
        HR,
      ) +
      cut('M84 120c-2 8-4 14-8 20M92 122c-1 9-4 16-9 22M101 118c1 10-4 18-10 24', 1.2, CREAM, 0.45) +
      `<path d="M80 72 132 96" stroke="${CREAM}" stroke-width="1.5" opacity=".8"/>` +
      fill('M79 73C86 70 93 74 94 80C93 86 86 88 81 84Z', CREAM, `stroke="${INK}" stroke-width="1.4"`) +
      fill('M106 58C132 60 144 76 141 100C138 110 134 116 128 118C118 112 116 104 117 94C110 86 106 72 106 58Z', HR) +
      coinAt(113, 106, 4.6) +
      tricorn(T.coal, CREAM) +
      `<g transform="translate(95 32) scale(.92)"><path d="M2 9C2 3 6 0 11 0s9 3 9 9c0 3-1 5-3 6v4H5v-4C3 14 2 12 2 9Z" fill="${CREAM}"/><circle cx="7.5" cy="9" r="2.5" fill="${C.ink}"/><circle cx="14.5" cy="9" r="2.5" fill="${C.ink}"/><path d="M8.5 19v-3M11 19v-3M13.5 19v-3" stroke="${C.ink}" stroke-width="1"/></g>`
    )
  },
  mademoiselle() {
    // high hair, ringlet, fan
    const d =
      'M82 62C74 40 86 14 112 14C138 14 150 38 144 62C146 82 142 104 132 120C126 112 122 104 118 98C108 92 100 78 96 66C92 62 86 60 82 62Z'
    return (
      fill(bodyF, T.rose, S) +
      shadeR(bodyF, 114) +
      fill('M95 142C88 148 76 152 66 158C80 176 128 178 144 158C138 152 130 150 123 142C114 154 104 154 95 142Z', SK) +
      fill(
        'M62 160C72 152 80 172 92 166C100 178 112 178 118 168C130 174 136 158 148 162C150 168 148 174 144 176C134 172 130 184 120 180C112 190 98 190 92 178C80 184 72 172 62 174Z',
        CREAM,
        S,
      ) +
      face(LADY) +
      fill(d, HR) +
      cut(
        'M96 60C92 40 100 24 114 20M104 64C100 46 106 30 120 24M114 70C110 54 116 36 130 32M124 82C122 64 126 50 138 46',
        1.3,
        CREAM,
        0.5,
      ) +
      fill(
        'M128 108C140 112 142 122 134 128C146 132 144 144 136 148C142 152 140 160 132 162C126 156 128 150 132 146C122 142 122 134 130 128C122 124 120 114 128 108Z',
        HR,
      ) +
      cut('M130 116c5 2 6 6 2 9M131 136c5 2 6 5 2 8', 1.2, CREAM, 0.5) +
      `<path d="M96 132Q108 142 123 134" fill="none" stroke="${CREAM}" stroke-width="2.6" stroke-dasharray=".1 4.2" stroke-linecap="round"/>` +
      fill('M110 105q3 2 2 7q-3 3-5 0q0-5 3-7Z', GOLD, `stroke="${INK}" stroke-width="1"`) +
      fill('M136 30C150 12 168 10 178 18C170 34 154 42 140 42Z', T.teal, S) +
      cut('M142 36C152 26 164 20 174 19', 1.2, CREAM, 0.7) +
      `<circle cx="138" cy="40" r="6" fill="${T.rose}" stroke="${INK}" stroke-width="1.6"/>` +
      // fan
      (() => {
        const cx = 56,
          cy = 176,
          r = 54
        let p = '',
          l = ''
        for (let i = 0; i <= 6; i++) {
          const a = ((-172 + i * 24) * Math.PI) / 180
          const x = cx + r * Math.cos(a),
            y = cy + r * Math.sin(a)
          p += (i ? 'L' : 'M') + x.toFixed(1) + ' ' + y.toFixed(1)
          if (i < 6) {
            const b = ((-160 + i * 24) * Math.PI) / 180
            p += `L${(cx + (r - 5) * Math.cos(b)).toFixed(1)} ${(cy + (r - 5) * Math.sin(b)).toFixed(1)}`
          }
          l += `M${cx} ${cy}L${x.toFixed(1)} ${y.toFixed(1)}`
        }
        const dd = p + `L${cx} ${cy}Z`
        return (
          fill(dd, CREAM, S) +
          clipHatch(dd, `<circle cx="${cx}" cy="${cy}" r="44" fill="none" stroke="#B96A6A" stroke-width="7"/>`, 1) +
          shadeR(dd, 70, 0.3) +
          `<path d="${l}" stroke="${INK}" stroke-width="1.1"/>`
        )
      })() +
      fill('M46 178C46 170 52 166 58 168C66 170 68 178 64 184L70 206H44Z', SK) +
      fill('M44 192 68 190 72 210H42Z', T.rose, S)
    )
  },
  jester() {
    // three-horned cap with bells, ruff
    return (
      coat(T.plum) +
      clipHatch(bodyM, `<path d="M108 130V220H180V130Z" fill="${GOLD}"/>`, 0.85) +
      shadeR(bodyM, 122) +
      fill(bodyM, 'none', S) +
      face() +
      fill('M92 56C74 56 58 66 50 84C42 74 46 50 66 36C86 24 104 30 112 44Z', T.plum, S) +
      fill('M108 50C104 30 118 8 146 12C164 16 170 30 166 40C156 32 142 32 134 46Z', GOLD, S) +
      shadeR('M108 50C104 30 118 8 146 12C164 16 170 30 166 40C156 32 142 32 134 46Z', 136) +
      fill('M128 52C150 44 174 60 174 88C174 98 170 104 164 106C162 92 154 84 140 84Z', T.plum, S) +
      shadeR('M128 52C150 44 174 60 174 88C174 98 170 104 164 106C162 92 154 84 140 84Z', 148) +
      fill(
        'M82 62C92 46 124 42 138 56C148 72 146 100 138 118C134 126 128 130 122 130C126 116 118 108 116 98C108 92 102 80 100 68C94 62 88 60 82 62Z',
        T.plum,
        S,
      ) +
      fill(
        'M100 52C112 48 128 48 138 56C148 72 146 100 138 118C134 126 128 130 122 130C134 104 124 66 100 52Z',
        GOLD,
        S,
      ) +
      shadeR(
        'M100 52C112 48 128 48 138 56C148 72 146 100 138 118C134 126 128 130 122 130C134 104 124 66 100 52Z',
        126,
      ) +
      cut('M58 60C64 50 74 42 86 40', 1.4, CREAM, 0.6) +
      [
        [49, 88],
        [167, 44],
        [164, 110],
      ]
        .map(
          ([x, y]) =>
            `<circle cx="${x}" cy="${y}" r="7" fill="${GOLD}" stroke="${INK}" stroke-width="1.6"/><path d="M${x - 4} ${y + 1}h8M${x} ${y + 1}v4" stroke="${INK}" stroke-width="1.3"/><circle cx="${x - 2}" cy="${y - 3}" r="1.5" fill="${GOLD3}"/>`,
        )
        .join('') +
      (() => {
        let p = ''
        const pts = [
          [62, 150],
          [74, 160],
          [86, 152],
          [96, 166],
          [108, 154],
          [120, 166],
          [130, 154],
          [142, 160],
          [152, 148],
        ]
        return (
          fill(
            'M88 136C76 140 66 142 58 148L68 164L80 156L90 172L104 160L118 172L128 158L142 166L154 148C146 142 138 140 130 134C116 146 102 146 88 136Z',
            CREAM,
            S,
          ) + cut('M84 142L78 154M96 146L91 166M108 147L106 160M120 145L120 166M132 141L136 156', 1.2, C.ink, 0.5)
        )
      })()
    )
  },
  admiral() {
    // bicorn with cockade, white wig, epaulettes
    return (
      coat(T.navy) +
      fill('M94 140C92 156 84 180 80 206H114C112 182 112 158 108 144Z', CREAM, S) +
      fill('M96 142C98 158 98 180 94 206H128C126 184 122 160 112 144Z', T.navy, S) +
      cut('M97 148C99 164 99 184 96 204', 2.4, GOLD, 1) +
      buttons(106, 164, 4, 11, 0) +
      fill('M94 138C88 142 86 150 90 156C96 152 104 154 108 148Z', CREAM, S) +
      face() +
      fill(
        'M102 54C130 52 146 68 144 92C143 106 138 116 130 122C120 120 115 110 116 100C108 92 102 76 102 54Z',
        CREAM,
        S,
      ) +
      cut(
        'M110 66C124 62 136 70 138 82M112 78C124 74 136 80 138 92M116 90C124 86 134 90 137 100M118 102C124 98 132 100 134 108',
        1.3,
        C.ink,
        0.5,
      ) +
      fill('M132 108C144 112 150 126 146 146L138 150C140 136 136 124 128 120Z', CREAM, S) +
      fill('M126 112L142 106L144 118L130 122Z', T.coal, S) +
      bicorn(T.navy) +
      `<circle cx="88" cy="42" r="8.5" fill="${T.rust}" stroke="${INK}" stroke-width="1.6"/><circle cx="88" cy="42" r="4" fill="${CREAM}"/>` +
      epaulette(60, 165) +
      epaulette(152, 165) +
      `<path d="M126 176v8" stroke="${T.rust}" stroke-width="6"/><circle cx="126" cy="190" r="6.5" fill="${GOLD}" stroke="${INK}" stroke-width="1.4"/>`
    )
  },
  governor() {
    // full-bottomed wig, lace, chain of office
    const w =
      'M86 60C76 48 84 26 108 24C140 22 160 46 158 76C170 92 168 116 158 128C168 142 162 164 146 172C134 170 124 160 124 146C114 136 116 122 118 114C112 106 114 98 116 94C104 90 96 78 96 68C92 66 88 64 86 60Z'
    return (
      coat(T.plum) +
      fill(
        'M92 138C84 148 82 162 88 172C84 182 88 194 96 206H110C114 190 112 178 108 170C114 160 112 148 106 144Z',
        CREAM,
        S,
      ) +
      cut('M90 158c6 4 12 4 18 0M90 172c6 4 12 4 18 0M92 186c5 4 11 4 16 0', 1.3, C.ink, 0.45) +
      face() +
      fill(w, PAPER, S) +
      shadeR(w, 134, 0.36) +
      cut(
        'M98 62C96 46 106 34 120 32M108 70C104 54 114 42 128 40M120 78C116 64 126 52 140 52M124 92C122 80 132 68 146 70M124 106C124 94 136 84 150 88M124 120C126 110 138 102 154 106M126 134C130 124 144 118 158 122M130 148C134 138 146 134 158 138M134 160C138 152 146 150 154 152',
        1.4,
        C.ink,
        0.55,
      ) +
      `<path d="M58 160C66 190 86 204 104 206C126 204 142 192 150 172" fill="none" stroke="${INK}" stroke-width="6.4"/><path d="M58 160C66 190 86 204 104 206C126 204 142 192 150 172" fill="none" stroke="${GOLD}" stroke-width="4" stroke-dasharray="5 2.4"/>`
    )
  },
  gambler() {
    // broad hat with a card in the band, moustache, dice
    const d =
      'M40 58C56 66 68 62 78 56C82 34 92 26 108 26C126 26 134 38 138 56C150 62 162 62 176 50C174 70 156 80 134 74C114 68 96 68 78 74C60 80 44 74 40 58Z'
    const pip = (x, y) => `<circle cx="${x}" cy="${y}" r="2.6" fill="${C.ink}"/>`
    return (
      coat(T.coal) +
      shirtV +
      fill('M98 142C104 160 112 182 110 206H146C140 176 130 154 116 142Z', T.coal, S) +
      fill('M88 142C84 148 84 156 90 158L98 152L108 158C114 154 112 146 106 144Z', T.rust, S) +
      face() +
      fill('M106 62C130 60 142 76 140 96C139 106 134 116 128 120C119 118 116 108 116 98C108 92 106 80 106 62Z', HR) +
      fill('M76 98C84 96 94 98 102 94C98 104 84 106 74 102Z', HR) +
      fill(d, T.plum, S) +
      shadeR(d, 120) +
      fill('M77.5 57 79 47C98 53 120 53 136.5 47L138.5 57C118 63 98 63 77.5 57Z', T.coal, S) +
      `<g transform="rotate(14 122 34)"><rect x="114" y="14" width="20" height="29" rx="2.5" fill="${CREAM}" stroke="${INK}" stroke-width="1.6"/><path d="M124 21c4 4 7 7 7 10a3.400 3.400 0 0 1-6 2l1 4h-4l1-4a3.400 3.400 0 0 1-6-2c0-3 3-6 7-10Z" fill="${C.ink}"/></g>` +
      `<g transform="translate(30 146) rotate(-12)"><rect width="30" height="30" rx="5" fill="${CREAM}" stroke="${INK}" stroke-width="1.8"/>${pip(8, 8)}${pip(22, 22)}${pip(22, 8)}${pip(8, 22)}</g><g transform="translate(52 172) rotate(16)"><rect width="28" height="28" rx="5" fill="${CREAM}" stroke="${INK}" stroke-width="1.8"/>${pip(8, 8)}${pip(20, 20)}</g>`
    )
  },
}
