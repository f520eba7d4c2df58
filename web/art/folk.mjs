// The people of the adventure: ten characters, and the persons who join the deck. Same profile, same light, one attribute each.
import { C, CREAM, GOLD, GOLD2, GOLD3, INK, PAPER, WOOD, part, sh, v } from './ink.mjs'
import { PERSON, S, SK, MAN, LADY, bodyM, bodyF, coat, face, shirtV, ear, epaulette, buttons, coinAt, bicorn, tricorn, fill, cut, clipHatch, shadeR } from './persons.mjs'
import { crown } from './icons.mjs'

const HR = v('p-hair')
const T = Object.fromEntries(['teal', 'rust', 'plum', 'navy', 'moss', 'sand', 'rose', 'coal', 'steel'].map((t) => [t, v(`p-${t}`)]))
const BACK = 'M104 58C130 58 143 74 140 94C139 106 134 116 128 120C119 118 116 108 116 98C108 92 104 78 104 58Z'
// A raised forearm; the fist is at 57 128.
const arm = (c, cuff = CREAM) =>
  fill('M48 132C56 127 68 129 69 138L75 206H33Q36 170 45 142Z', c, S) + fill('M40 150 70 146 72 158 38 163Z', cuff, S) + fill('M46 140C42 131 46 122 55 121C64 120 70 127 68 139C62 146 51 147 46 140Z', SK) + cut('M50 129h13M49 134h15', 1.2, CREAM, 0.35)
const lapel = (c) => fill('M98 142C104 160 112 182 110 206H146C140 176 130 154 116 142Z', c, S)
const plume = (d, spine, c) => fill(d, c, S) + cut(spine, 1.3, CREAM, 0.75)
const curls = (x, y, n, dy = 17) => Array.from({ length: n }, (_, i) => fill(`M${x} ${y + i * dy}c12 1 15 12 7 17c-8 4-17-1-16-9c1-5 4-8 9-8Z`, HR)).join('') + Array.from({ length: n }, (_, i) => cut(`M${x + 1} ${y + 5 + i * dy}c5 0 8 4 5 8`, 1.2, CREAM, 0.4)).join('')

export const FOLK = {
  // fifteen, fast: a hat three sizes too big, a coin in the air
  grace() {
    const d = 'M38 74C52 74 62 62 70 50C76 30 90 18 108 18C130 18 142 32 148 48C156 58 166 62 180 58C176 76 160 84 142 78C118 70 92 70 74 80C60 86 44 84 38 74Z'
    return (
      coat(T.teal, 114, bodyF) + fill('M95 142C90 156 86 176 84 208H114C116 184 114 160 108 146Z', CREAM, S) + fill('M92 138C84 146 78 152 74 162L98 160L106 150L118 164L134 158C130 150 126 146 123 140C114 150 104 150 92 138Z', T.rust, S) +
      face(LADY) + fill('M100 60C126 58 140 74 138 94C144 100 140 106 146 112C138 112 138 118 134 124C130 118 124 120 120 112C116 108 118 100 116 96C108 92 102 78 100 60Z', HR) + fill('M82 64l-7 12 9-4-2 10 9-8Z', HR) + cut('M114 74c8 8 10 20 8 32M126 74c5 9 6 18 4 28', 1.2, CREAM, 0.45) + ear(108, 91) +
      fill(d, T.coal, S) + shadeR(d, 122) + cut('M40 75C58 84 78 72 92 68C112 62 134 68 146 74C160 80 170 72 177 61', 2.8, T.rust, 1) + cut('M78 48C84 34 94 26 106 25', 1.4, CREAM, 0.55) +
      arm(T.teal) + coinAt(52, 92, 12) + cut('M36 104c-6-8-6-18 0-26M68 104c6-8 6-18 0-26', 1.8, C.ink, 0.5) + cut('M46 87q3-5 9-5', 1.6, GOLD3, 1)
    )
  },
  // grand, generous: a plume longer than the sentence, a raised goblet
  jacques() {
    const brim = 'M40 62C60 44 84 46 104 48C130 50 150 58 172 44C174 64 158 76 136 74C112 68 90 66 72 72C58 76 46 72 40 62Z'
    const pl = 'M96 40C108 14 144 4 176 16C192 24 194 42 184 56C178 44 166 40 152 44C160 48 164 56 160 64C146 52 118 48 96 40Z'
    return (
      coat(T.rust) + fill('M92 138C84 148 80 160 86 170C80 180 86 192 94 206H112C116 190 114 178 108 170C116 160 114 148 106 144Z', CREAM, S) + cut('M88 158c6 4 13 4 20 0M88 172c6 4 13 4 20 0M91 187c5 4 12 4 18 0', 1.3, C.ink, 0.45) + lapel(T.rust).replace('M98', 'M108') + buttons(126, 168, 4, 11, 1) +
      fill('M112 60C142 62 152 88 146 112C156 124 154 144 144 154C150 162 142 172 132 168C122 158 120 140 122 124C114 112 114 96 116 88Z', HR, S) + cut('M126 84c10 10 12 28 6 44M138 92c6 12 6 26 0 38M130 134c8 8 10 18 6 28', 1.3, CREAM, 0.45) +
      face() + fill(BACK, HR) + fill('M74 99C80 95 90 97 97 96C101 94 104 90 103 86C109 92 106 100 98 102C90 104 80 105 74 99Z', HR) + fill('M76 113C82 112 86 116 85 124C84 131 80 133 78 128C77 124 75 118 76 113Z', HR) +
      fill('M74 62C76 42 88 32 106 32C124 32 134 42 138 62C116 54 94 54 74 62Z', T.plum, S) + shadeR('M74 62C76 42 88 32 106 32C124 32 134 42 138 62C116 54 94 54 74 62Z', 114) + fill('M74 61C94 53 116 53 138 61L137 52C116 45 94 45 76 52Z', GOLD, S) +
      fill(brim, T.plum, S) + shadeR(brim, 124) + plume(pl, 'M100 40C124 22 154 18 182 34M120 26l4 10M136 20l5 12M152 20l3 12M166 25l0 11', CREAM) +
      arm(T.rust) + fill('M40 84H72C73 100 67 110 60 112V120H66V126H46V120H52V112C45 110 39 100 40 84Z', GOLD, S) + cut('M45 89C45 98 48 103 52 106', 1.8, GOLD3, 1) + fill('M42 84Q56 78 70 84L69 89Q56 93 43 89Z', v('c-shield'), `stroke="${INK}" stroke-width="1.2"`)
    )
  },
  // thunder outside, embroidery inside: a beard with ribbons, a hoop
  jean() {
    const beard = 'M77 97C86 96 96 99 104 95C112 90 116 86 120 84C130 104 130 136 116 158C112 168 106 164 104 172C98 180 94 170 90 178C84 186 80 172 74 174C66 174 70 162 66 156C62 148 70 142 67 136C72 132 71 124 74 119C75 113 77 109 80 106C85 107 88 104 84 102C80 101 78 100 77 97Z'
    return (
      coat(T.coal) + fill('M96 142C92 160 86 182 84 206H116C114 182 112 158 108 144Z', T.rust, S) + lapel(T.coal).replace('M98', 'M106') + fill('M112 60C142 62 152 90 146 120C150 134 144 150 136 156C124 148 118 130 120 114Z', HR, S) + cut('M128 92c8 12 8 30 4 44M138 100c4 12 4 24 0 34', 1.2, CREAM, 0.4) + face() +
      fill(beard, HR) + cut('M82 118c-3 10-7 20-11 30M91 120c-1 14-5 30-11 44M101 118c1 16-3 34-10 48M111 112c3 16 0 32-7 46', 1.3, CREAM, 0.45) + fill('M66 151 76 148 78 157 68 160ZM84 163 94 162 94 171 85 173ZM104 157 114 153 116 162 106 166Z', T.rose, `stroke="${INK}" stroke-width="1.2"`) +
      fill(BACK, HR) + coinAt(113, 106, 4.4) + bicorn(T.coal, CREAM) + `<path d="M56 62Q44 66 40 58M154 64Q166 70 170 60" fill="none" stroke="${INK}" stroke-width="3.4" stroke-linecap="round"/>` + fill('M34 58C32 50 38 48 38 42C44 46 46 52 42 59ZM166 60C164 52 170 50 170 44C176 48 178 54 174 61Z', GOLD, `stroke="${INK}" stroke-width="1.2"`) +
      fill('M95 24C104 20 112 26 110 34C109 38 106 39 106 42H96C96 39 92 37 92 33C91 29 92 26 95 24Z', CREAM, `stroke="${INK}" stroke-width="1.2"`) + `<circle cx="97.500" cy="32" r="2.600" fill="${C.ink}"/><circle cx="105" cy="32" r="2.600" fill="${C.ink}"/>` +
      arm(T.coal, T.rust) + `<circle cx="42" cy="100" r="25" fill="${CREAM}" stroke="${INK}" stroke-width="1.8"/><circle cx="42" cy="100" r="22.500" fill="none" stroke="${WOOD}" stroke-width="4"/><circle cx="42" cy="100" r="20" fill="none" stroke="${INK}" stroke-width="1.100"/><path d="M42 114V98M42 106q-8 0-9-7M42 104q7 0 9-6" fill="none" stroke="${T.moss}" stroke-width="2.400" stroke-linecap="round"/><circle cx="42" cy="92" r="5.600" fill="${T.rose}"/><circle cx="42" cy="92" r="2" fill="${GOLD}"/><path d="M56 84 70 66" stroke="${INK}" stroke-width="1.800" stroke-linecap="round"/>`
    )
  },
  // velvet, prices everything: a tower of lace, a tag on a ribbon
  anne() {
    const hair = 'M84 64C78 46 92 36 112 36C136 36 148 52 144 72C146 92 142 108 132 122C126 114 122 106 118 98C108 92 100 80 96 68C92 64 88 62 84 64Z'
    const lace = 'M82 60C72 46 76 34 70 22C80 24 84 14 86 6C94 14 100 8 106 2C110 10 120 8 126 6C126 16 134 20 142 20C138 30 146 40 144 56C128 44 98 46 82 60Z'
    return (
      fill(bodyF, T.plum, S) + shadeR(bodyF, 114) + fill('M95 142C88 148 76 152 66 158C80 178 128 180 144 158C138 152 130 150 123 142C114 154 104 154 95 142Z', SK) + fill('M62 160C72 154 82 168 92 166C100 176 112 176 120 168C130 172 136 158 148 162L150 172C136 172 128 184 116 182C104 190 90 186 84 178C74 180 66 176 60 172Z', GOLD3, S) +
      face(LADY) + fill(lace, CREAM, S) + cut('M88 54C82 42 82 32 80 24M96 50C92 36 92 24 90 14M106 47C104 34 106 22 107 10M118 46C118 34 122 22 125 12M130 48C132 38 136 30 139 24', 1.2, C.ink, 0.45) + shadeR(lace, 116, 0.3) +
      fill(hair, HR) + cut('M98 62C96 50 106 42 118 42M108 70C104 56 114 48 128 48M118 80C116 64 124 56 138 58', 1.3, CREAM, 0.5) + curls(134, 104, 3) + fill('M80 62C92 52 118 50 142 58L143 66C120 58 96 60 84 68Z', T.rose, S) +
      `<path d="M96 132Q108 142 123 134" fill="none" stroke="${CREAM}" stroke-width="3" stroke-dasharray=".1 4.600" stroke-linecap="round"/>` + fill('M110 105q3 2 2 7q-3 3-5 0q0-5 3-7Z', CREAM, `stroke="${INK}" stroke-width="1"`) +
      fill('M46 140C54 134 66 136 68 144L74 208H32Q36 176 44 150Z', SK) + fill('M36 170 72 166 76 210H30Z', T.plum, S) + fill('M45 146C40 138 44 130 53 129C62 128 68 134 66 145Z', SK) + `<path d="M56 130Q52 116 46 112" fill="none" stroke="${T.rose}" stroke-width="2"/>` + fill('M42 66 58 78V108a4 4 0 0 1-4 4H30a4 4 0 0 1-4-4V78Z', v('c-tag'), `stroke="${CREAM}" stroke-width="1.800" stroke-linejoin="round"`) + `<circle cx="42" cy="79" r="3" fill="${CREAM}"/><text x="42" y="105" text-anchor="middle" font-family="Alegreya Sans,sans-serif" font-weight="800" font-size="22" fill="${GOLD3}">−1</text>`
    )
  },
  // ceremony, honor: ruff and pointed beard, a crown on its cushion
  ferdinando() {
    const hat = 'M80 58L86 18C98 12 120 12 132 18L138 58C118 52 98 52 80 58Z'
    return (
      coat(T.coal) + fill('M100 150C98 166 96 186 96 206H106C106 186 106 166 106 150Z', GOLD, `stroke="${INK}" stroke-width="1.200"`) + face() +
      fill('M60 146C64 132 84 126 98 130C114 134 136 126 148 138C152 148 148 158 138 160C124 166 78 168 66 160C60 156 59 151 60 146Z', CREAM, S) + cut('M66 146l6 14M76 138l4 26M88 133l2 32M100 134v32M112 134l-1 32M124 132l-3 32M136 134l-5 28M145 140l-6 18', 1.3, C.ink, 0.5) +
      fill(BACK, HR) + ear(110, 91) + fill('M72 98C80 96 92 98 100 95C98 102 88 105 80 104C82 110 84 114 90 118C88 126 82 136 76 142C72 136 72 126 74 118C70 110 74 104 76 103Z', HR) + cut('M78 122c0 6-1 10-2 14', 1.2, CREAM, 0.45) +
      fill(hat, T.coal, S) + shadeR(hat, 114) + fill('M81 52 83 42C99 36 120 36 135 42L136.500 52C118 46 99 46 81 52Z', v('c-shield'), S) + fill('M50 64C64 54 150 52 166 64C152 74 64 74 50 64Z', T.coal, S) + cut('M56 64C72 59 92 58 112 58', 1.300, CREAM, 0.6) +
      plume('M132 44C138 22 156 10 174 14C180 26 174 44 158 52C150 56 140 52 132 44Z', 'M136 44C146 32 158 22 172 18', v('c-shield')) +
      arm(T.coal) + `<g transform="translate(-15 5)">` + fill('M18 112Q16 100 26 98H78Q88 100 86 112Q88 124 78 124H26Q16 124 18 112Z', v('c-shield'), S) + cut('M24 104Q50 112 80 104', 1.400, CREAM, 0.5) + `<circle cx="19" cy="112" r="4" fill="${GOLD}" stroke="${INK}" stroke-width="1.200"/><circle cx="85" cy="112" r="4" fill="${GOLD}" stroke="${INK}" stroke-width="1.200"/>` + crown(30, 60, 44) + '</g>'
    )
  },
  // regulations, secretly kind: white bands, a stamp
  scott() {
    return (
      coat(T.navy) + fill('M94 140C92 156 84 180 80 206H114C112 182 112 158 108 144Z', CREAM, S) + fill('M96 142C98 158 98 180 94 206H128C126 184 122 160 112 144Z', T.rust, S) + cut('M97 148C99 164 99 184 96 204', 2.400, CREAM, 1) + buttons(108, 164, 4, 11, 0) + fill('M92 136C86 142 86 152 90 158C96 152 104 154 110 148Z', CREAM, S) +
      face() + fill('M102 56C130 54 145 70 143 94C142 106 137 116 129 121C120 119 115 110 116 99C108 92 102 76 102 56Z', CREAM, S) + cut('M112 70C124 66 136 74 138 84M116 84C124 80 134 84 138 94M118 98C124 94 132 96 135 104', 1.300, C.ink, 0.5) + fill('M131 108C143 112 149 126 145 148L137 152C139 136 135 124 127 120Z', CREAM, S) + fill('M126 112L142 106L144 118L130 122Z', T.coal, S) +
      tricorn(T.navy, CREAM) + `<circle cx="74" cy="54" r="8" fill="${T.coal}" stroke="${INK}" stroke-width="1.600"/><circle cx="74" cy="54" r="3" fill="${CREAM}"/>` + epaulette(152, 164) +
      arm(T.navy) + fill('M51 120V104H63V120ZM48 104Q46 88 57 84Q68 88 66 104Z', WOOD, S) + cut('M52 100Q51 92 56 88', 1.600, CREAM, 0.6) + `<g transform="translate(0 2)">` + fill('M38 142H76V152H38Z', GOLD, S) + `</g>` + `<path d="M16 176H74V204H16Z" fill="${CREAM}" ${S}/><path d="M22 184H52M22 191H60" stroke="${C.ink}" stroke-width="1.300" opacity=".5"/><circle cx="62" cy="192" r="8" fill="none" stroke="${v('c-wax')}" stroke-width="2.200"/><path d="M57 192l4 4 7-8" fill="none" stroke="${v('c-wax')}" stroke-width="2.200"/>`
    )
  },
  // unhurried, barefoot, right: a straw in the mouth, a pineapple
  peter() {
    const d = 'M34 76C50 62 64 58 76 56C80 38 92 30 108 30C126 30 136 42 140 58C152 62 164 72 174 86C148 80 128 72 106 72C80 72 56 86 34 76Z'
    return (
      fill(bodyM, CREAM, S) + shadeR(bodyM, 120, 0.34) + fill('M94 140C98 158 96 176 90 206H112C118 186 118 162 110 146Z', SK) + fill('M128 140C120 160 116 184 118 206H166C168 180 162 164 152 156Z', T.moss, S) + fill('M96 140C84 146 66 150 57 160L64 206H80Q80 168 100 148Z', T.moss, S) + cut('M70 166l3 36M140 164l4 40', 1.300, CREAM, 0.5) +
      face() + fill('M106 64C130 62 143 78 141 98C144 108 140 116 134 126C124 122 116 110 116 98C108 92 106 80 106 64Z', HR) + cut('M120 76c6 10 7 24 3 36M130 78c5 9 6 20 3 32', 1.200, CREAM, 0.45) + fill('M78 112C84 110 92 112 98 108C104 104 110 98 116 96C120 108 114 120 104 125C96 127 84 127 79 122Z', HR, 'opacity=".7"') +
      fill(d, T.sand, S) + clipHatch(d, `<path d="M30 74Q104 60 176 84M54 64Q104 58 156 72M72 54Q104 60 142 58M78 46Q104 52 138 48M84 38Q104 42 130 39" fill="none" stroke="${C.ink}" stroke-width="1"/>`, 0.5) + shadeR(d, 122) + fill('M75 58C96 64 120 64 141 60L139 50C118 55 96 55 78 49Z', T.moss, S) +
      `<path d="M78 105Q62 108 44 98" fill="none" stroke="${INK}" stroke-width="3.400" stroke-linecap="round"/><path d="M78 105Q62 108 44 98" fill="none" stroke="${GOLD}" stroke-width="1.800" stroke-linecap="round"/><path d="M46 99l-8-7M50 101l-10 1M55 103l-8 6" stroke="${GOLD2}" stroke-width="2" stroke-linecap="round"/>` +
      fill('M24 148C22 134 34 126 46 128C60 128 68 140 66 156C66 178 58 196 46 198C32 198 24 172 24 148Z', GOLD, S) + clipHatch('M24 148C22 134 34 126 46 128C60 128 68 140 66 156C66 178 58 196 46 198C32 198 24 172 24 148Z', `<path d="M10 140L60 190M22 128L72 178M36 122L80 166M6 156L50 200M76 140L26 190M64 128L14 178M50 122L8 164M80 156L36 200" stroke="${GOLD2}" stroke-width="1.600"/>`, 0.9) + shadeR('M24 148C22 134 34 126 46 128C60 128 68 140 66 156C66 178 58 196 46 198C32 198 24 172 24 148Z', 48, 0.4) + fill('M45 130C36 122 30 124 24 116C34 116 36 110 34 102C42 106 44 100 46 92C50 100 54 106 60 102C58 110 60 116 68 116C62 124 54 122 45 130Z', T.moss, S) +
      fill('M58 168C64 160 76 162 78 170L92 208H52Z', CREAM, S) + fill('M50 176C48 166 56 160 66 162C74 164 76 172 72 180C64 186 54 184 50 176Z', SK)
    )
  },
  // three words at most: scarf, patch, a blade held upright
  mary() {
    const d = 'M78 66C74 44 88 30 110 30C134 30 146 48 142 72C120 60 98 60 78 66Z'
    return (
      fill(bodyF, T.coal, S) + shadeR(bodyF, 114) + fill('M95 142C92 156 86 178 84 208H112C112 184 112 160 107 146Z', CREAM, S) + fill('M60 166L150 204V192L72 156Z', T.rust, S) + fill('M112 146C118 166 120 188 118 208H152C150 184 144 164 134 152Z', T.coal, S) +
      fill('M120 70C140 76 148 98 142 122C150 140 150 164 142 184L132 180C138 160 134 142 128 128C118 116 116 96 120 70Z', HR, S) + cut('M134 128l10 6M136 140l10 5M137 152l9 4M136 164l9 4', 1.600, CREAM, 0.55) + face(LADY) +
      fill('M104 62C128 60 140 76 138 96C137 106 132 114 126 119C119 116 117 106 117 97C108 91 104 78 104 62Z', HR) + `<path d="M82 70 136 92" stroke="${CREAM}" stroke-width="1.500" opacity=".8"/>` + fill('M80 73C87 70 93 74 94 80C93 86 86 88 81 84Z', CREAM, `stroke="${INK}" stroke-width="1.400"`) + `<circle cx="111" cy="109" r="6.500" fill="none" stroke="${GOLD}" stroke-width="2.600"/>` +
      fill(d, T.rust, S) + clipHatch(d, `<circle cx="92" cy="52" r="3.400" fill="${CREAM}"/><circle cx="108" cy="42" r="3.400" fill="${CREAM}"/><circle cx="126" cy="54" r="3.400" fill="${CREAM}"/><circle cx="108" cy="58" r="3.400" fill="${CREAM}"/><circle cx="126" cy="36" r="3.400" fill="${CREAM}"/>`, 0.8) + shadeR(d, 120) + fill('M138 62C152 58 166 64 174 78C164 76 156 78 150 84C158 88 162 96 160 106C150 100 142 90 136 72Z', T.rust, S) +
      arm(T.coal) + fill('M50 20C60 40 66 78 63 116L51 116C53 78 52 48 50 20Z', T.steel, S) + cut('M54 40C58 62 59 88 58 112', 1.400, CREAM, 0.9) + fill('M38 112H78V121H38Z', GOLD, S) + `<path d="M40 118C34 130 38 146 50 150" fill="none" stroke="${INK}" stroke-width="5.400"/><path d="M40 118C34 130 38 146 50 150" fill="none" stroke="${GOLD}" stroke-width="2.800"/>`
    )
  },
  // charming debtor: a battered hat, a fan of promises
  samuel() {
    const d = 'M50 54C58 66 70 62 78 56C82 36 90 28 100 30C104 24 114 24 118 30C130 30 136 42 138 56C150 64 166 60 176 44C178 66 160 82 134 76C114 70 94 70 78 76C62 80 48 72 50 54Z'
    const slip = (a, x) => `<g transform="rotate(${a} 57 136)"><rect x="${x}" y="74" width="26" height="50" rx="2" fill="${CREAM}" stroke="${INK}" stroke-width="1.600"/><path d="M${x + 5} 84H${x + 20}M${x + 5} 90H${x + 20}M${x + 5} 96H${x + 15}" stroke="${C.ink}" stroke-width="1.300" opacity=".55"/><circle cx="${x + 18}" cy="108" r="4.500" fill="${v('c-wax')}"/></g>`
    return (
      coat(T.plum) + shirtV + lapel(T.plum) + fill('M86 142C80 150 82 160 90 160L98 154L110 160C118 154 114 146 106 144Z', GOLD3, S) + buttons(122, 170, 3, 12, 1) + fill('M140 160l14 2-2 14-14-2Z', T.sand, S) +
      fill('M112 60C140 62 148 86 142 108C146 120 142 132 136 138C126 132 120 118 122 108Z', HR, S) + face() + fill(BACK, HR) + cut('M118 72c8 8 10 22 6 34M128 74c5 8 7 18 4 28', 1.200, CREAM, 0.45) + coinAt(113, 108, 4.200) + fill('M75 99C82 96 92 99 99 96C96 103 84 105 75 99ZM77 114C83 113 87 118 84 126C80 128 77 122 77 114Z', HR) +
      fill(d, T.moss, S) + shadeR(d, 120) + fill('M77.500 58 79 48C98 54 120 54 136.500 48L138.500 58C118 64 98 64 77.500 58Z', T.coal, S) + `<path d="M96 30l5 10-6 4M120 32l-4 9" fill="none" stroke="${INK}" stroke-width="1.600"/>` + plume('M130 52C144 36 162 30 182 32C180 22 160 18 146 24C136 28 130 38 130 52Z', 'M134 46C146 32 162 27 178 29', T.rust) +
      `<g transform="translate(-12 6)">${slip(-34, 44)}${slip(-12, 44)}${slip(10, 44)}${arm(T.plum)}</g>`
    )
  },
  // listens to water, speaks to fish
  thomas() {
    const d = 'M66 64C62 40 82 26 108 28C132 30 144 48 146 70C160 82 164 104 160 122C148 118 140 104 132 92C122 76 96 60 66 64Z'
    return (
      coat(T.moss) + fill('M92 138C84 144 74 148 66 154C80 168 128 170 148 156C140 150 132 146 128 138C116 150 104 150 92 138Z', T.sand, S) + cut('M74 156l3 7M86 160l2 7M98 162v7M112 162l-1 7M126 160l-2 7M138 156l-3 7', 1.300, C.ink, 0.5) + buttons(106, 178, 3, 12, 0) + face() +
      fill('M77 97C84 96 92 99 98 97C106 92 112 88 118 88C124 104 122 122 110 134C98 146 84 148 76 144C78 138 72 134 72 128C75 122 73 116 76 110C80 106 82 104 80 101Z', T.steel, S) + cut('M84 116c-2 8-4 14-7 20M93 118c-1 9-4 16-9 22M103 114c1 10-3 18-9 24M112 106c3 10 0 18-5 26', 1.300, C.ink, 0.4) +
      fill('M104 60C124 62 138 76 138 94C137 104 132 112 126 116C119 112 117 104 117 95C109 89 105 76 104 60Z', HR) + fill(d, GOLD, S) + shadeR(d, 122) + fill('M46 70C60 58 84 54 108 60C122 64 132 74 138 86C112 72 76 70 54 78C48 78 44 74 46 70Z', GOLD, S) + cut('M72 50C80 40 92 35 104 35M54 72C68 64 86 61 102 63', 1.500, GOLD3, 1) +
      arm(T.moss, T.sand) + `<g transform="translate(-20 8)">` + fill('M22 88C32 70 56 66 76 76L90 66C88 76 90 86 94 94L76 92C58 106 34 104 22 88Z', v('p-teal'), S) + shadeR('M22 88C32 70 56 66 76 76L90 66C88 76 90 86 94 94L76 92C58 106 34 104 22 88Z', 58, 0.36) + `<circle cx="34" cy="85" r="3.400" fill="${CREAM}" stroke="${INK}" stroke-width="1.200"/>` + cut('M46 78q5 8 0 18M54 80q3 3 6 0M60 86q3 3 6 0M52 90q3 3 6 0', 1.400, CREAM, 0.8) + `<circle cx="22" cy="66" r="4" fill="none" stroke="${C.ink}" stroke-width="1.400" opacity=".6"/><circle cx="32" cy="54" r="2.800" fill="none" stroke="${C.ink}" stroke-width="1.400" opacity=".6"/></g>`
    )
  },
}
const harpoon = `<path d="M30 206 62 26" stroke="${INK}" stroke-width="6.500" stroke-linecap="round"/><path d="M30 206 62 26" stroke="${WOOD}" stroke-width="3.600" stroke-linecap="round"/>` + fill('M62 30L50 40L66 8L72 44Z', T.steel, S)
Object.assign(PERSON, {
  // Ivo: shy under his cap, with a harpoon; Drago: proud, a moustache like a toll bar; Little Pim: sits down to go through doors.
  tybuk(which = 'ivo') {
    if (which === 'drago') {
      const cap = 'M74 62C70 40 86 22 110 22C134 22 144 40 142 62C120 54 96 54 74 62Z'
      return (
        harpoon + coat(T.rust) + shirtV + lapel(T.rust) + fill('M56 160L152 196V184L66 150Z', T.coal, S) + face() + fill(BACK, HR) + ear(110, 91) + fill('M58 92C66 100 78 95 88 97C98 98 108 94 114 90C112 102 98 108 86 105C74 108 62 104 58 92Z', HR) + cut('M66 99C74 102 82 100 90 101', 1.200, CREAM, 0.5) +
        fill(cap, T.coal, S) + shadeR(cap, 114) + fill('M70 66C92 54 122 54 146 66L145 54C122 43 92 43 72 54Z', T.sand, S) + cut('M76 61l4-9M90 55l3-9M106 53v-9M122 54l-3-9M136 59l-4-8', 1.300, C.ink, 0.5) + plume('M132 44C146 30 152 12 148 2C136 6 126 22 126 42Z', 'M131 40C138 28 144 16 146 8', v('p-teal'))
      )
    }
    if (which === 'pim') {
      const big = 'M90 136C70 142 44 146 30 160C20 172 18 190 18 212H190C190 188 188 170 176 160C162 148 144 144 132 136C118 146 104 146 90 136Z'
      return (
        fill(big, T.teal, S) + shadeR(big, 124) + fill('M92 138C96 156 94 180 88 208H122C128 184 124 156 114 144Z', CREAM, S) + cut('M60 164C58 180 58 196 60 208M150 162C154 178 154 196 152 208', 1.400, CREAM, 0.4) + `<g transform="translate(-8 -8) scale(1.080)">` + face() + fill('M104 58C132 58 145 76 142 98C141 110 136 120 128 124C119 120 116 108 116 98C108 92 104 78 104 58Z', HR) + fill('M78 112C88 110 100 110 108 104C114 100 116 96 118 94C126 108 120 124 106 130C96 134 84 132 79 124Z', HR) + ear(110, 90) + `<circle cx="84" cy="82" r="8" fill="none" stroke="${GOLD}" stroke-width="2.400"/><path d="M92 80 116 88" stroke="${GOLD}" stroke-width="2"/></g>` +
        fill('M88 46C88 28 100 20 112 20C126 20 136 30 136 46C120 38 104 38 88 46Z', T.rust, S) + shadeR('M88 46C88 28 100 20 112 20C126 20 136 30 136 46C120 38 104 38 88 46Z', 114) + `<circle cx="112" cy="18" r="6" fill="${CREAM}" stroke="${INK}" stroke-width="1.600"/>` +
        fill('M20 150 48 142 66 150 86 140V184L66 194 48 186 20 194Z', CREAM, S) + `<path d="M48 142V186M66 150V194" stroke="${C.ink}" stroke-width="1" opacity=".4"/><path d="M26 160l16-5M26 168l16-5M26 176l12-4M71 158l11-5M71 166l11-5M71 174l8-4" stroke="${C.ink}" stroke-width="1.400" opacity=".6"/>` + fill('M40 180C46 174 58 176 60 184L76 212H28Z', T.teal, S) + fill('M38 186C36 178 44 173 52 175C60 177 60 184 57 190Z', SK)
      )
    }
    const d = 'M72 66C68 42 84 24 108 24C132 24 144 42 142 66C120 56 94 58 72 66Z'
    return (
      harpoon + coat(T.moss) + fill('M92 138C84 146 76 150 68 154C84 166 128 166 148 154C138 150 132 146 128 138C116 150 104 150 92 138Z', T.navy, S) + buttons(106, 174, 3, 12, 0) + face() + fill(BACK, HR) + fill('M77 100C86 98 96 102 104 98C110 94 114 90 117 88C122 102 118 120 106 130C98 136 88 136 82 132C76 128 74 118 77 112C80 108 82 104 77 100Z', HR) + cut('M86 112c-2 6-3 12-2 16M96 112c0 8-2 14-5 18M106 108c1 8-1 14-5 20', 1.200, CREAM, 0.45) +
      fill(d, T.navy, S) + shadeR(d, 116) + cut('M92 30l-4 26M108 26v28M124 30l4 26', 1.300, CREAM, 0.35) + fill('M68 68C92 56 122 56 146 68L145 58C122 46 92 46 70 58Z', T.sand, S) + `<circle cx="108" cy="22" r="6.500" fill="${T.sand}" stroke="${INK}" stroke-width="1.600"/>`
    )
  },
  // in the crow's nest, hand above the eyes
  lookout() {
    const d = 'M78 64C76 42 90 30 110 30C132 30 144 46 142 66C122 58 98 58 78 64Z'
    return (
      `<path d="M158 0V206" stroke="${INK}" stroke-width="13"/><path d="M158 0V206" stroke="${WOOD}" stroke-width="9.500"/><path d="M155 0V206" stroke="${CREAM}" stroke-width="1.200" opacity=".35"/>` +
      fill('M95 142C86 148 70 152 61 163C54 172 52 190 51 210H160C159 188 156 172 147 162C140 154 131 150 123 142C114 148 104 148 95 142Z', CREAM, S) + clipHatch(bodyF, `<path d="M36 166H180M36 180H180M36 194H180" stroke="#A4553A" stroke-width="5.500"/>`, 0.9) + shadeR(bodyF, 114) + face(LADY) +
      fill('M102 60C128 58 140 76 138 96C142 104 138 112 132 120C124 116 118 108 118 98C108 92 102 78 102 60Z', HR) + fill('M132 108C146 114 152 128 146 142C140 136 134 128 128 122Z', HR) + `<circle cx="132" cy="116" r="5" fill="${T.rust}" stroke="${INK}" stroke-width="1.400"/>` + ear(110, 90) + fill(d, T.rust, S) + shadeR(d, 116) + fill('M74 66C94 56 122 56 146 68L144 58C122 47 94 47 76 57Z', T.coal, S) +
      fill('M62 74C70 68 84 70 94 74C92 79 80 80 72 80C64 82 58 80 62 74Z', SK) + fill('M62 74C54 84 46 100 44 116C40 136 44 152 54 162L72 150C64 140 62 126 66 110C68 98 72 88 74 80Z', CREAM, S) + clipHatch('M62 74C54 84 46 100 44 116C40 136 44 152 54 162L72 150C64 140 62 126 66 110C68 98 72 88 74 80Z', `<path d="M36 96H90M36 110H90M36 124H90M36 138H90M36 152H90" stroke="#A4553A" stroke-width="5.500"/>`, 0.9) +
      fill('M34 176H172V208H34Z', WOOD, S) + `<path d="M34 184H172M56 176V208M80 176V208M104 176V208M128 176V208M150 176V208" stroke="${INK}" stroke-width="1.300"/><path d="M34 179.500H172" stroke="${CREAM}" stroke-width="1.200" opacity=".5"/>` + shadeR('M34 176H172V208H34Z', 118)
    )
  },
  // mob cap, tray with two mugs
  barmaid() {
    const cap = 'M80 64C66 58 68 40 82 38C86 22 108 16 122 24C140 24 150 40 144 54C154 62 150 78 138 80C128 66 104 56 80 64Z'
    return (
      fill(bodyF, T.rust, S) + shadeR(bodyF, 114) + fill('M95 142C88 148 74 152 64 160C78 176 130 178 146 160C138 152 130 150 123 142C114 154 104 154 95 142Z', CREAM, S) + fill('M92 166C96 180 94 194 90 208H128C126 192 124 180 122 168C112 174 102 174 92 166Z', CREAM, S) + cut('M100 176l-2 28M110 178v26M119 176l2 28', 1.200, C.ink, 0.4) + face(LADY) +
      fill('M104 62C128 60 140 76 138 96C142 106 140 114 134 120C124 116 118 108 118 98C108 92 104 78 104 62Z', HR) + cut('M118 76c6 8 8 20 5 30M128 78c4 8 5 16 3 26', 1.200, CREAM, 0.45) + curls(134, 106, 2) + ear(109, 90) + fill(cap, CREAM, S) + shadeR(cap, 118, 0.32) + cut('M86 58C92 52 118 48 136 66', 3.400, T.rose, 1) + cut('M92 44C96 36 104 32 112 32M118 36C126 36 132 42 134 48', 1.300, C.ink, 0.4) +
      fill('M46 128C54 122 68 126 68 136L76 206H32Q36 168 44 140Z', CREAM, S) + fill('M45 136C42 128 47 121 55 121C64 121 68 127 66 137Z', SK) + fill('M8 112H96V120Q52 128 8 120Z', WOOD, S) +
      fill('M18 82H46V112H18ZM56 86H82V112H56Z', T.steel, S) + `<path d="M46 90H52V104H46M82 93H88V106H82" fill="none" stroke="${INK}" stroke-width="3.600"/><path d="M46 90H52V104H46M82 93H88V106H82" fill="none" stroke="${T.steel}" stroke-width="1.400"/>` + fill('M15 84C14 74 24 72 28 76C32 68 44 70 44 77C50 78 50 86 46 87H18ZM53 88C52 80 60 77 64 80C68 74 78 76 78 82C84 82 86 89 82 91H56Z', CREAM, S) + cut('M22 92V108M60 96V109', 1.500, CREAM, 0.8)
    )
  },
})
PERSON.tybuk_2 = () => PERSON.tybuk('drago')
PERSON.tybuk_3 = () => PERSON.tybuk('pim')
