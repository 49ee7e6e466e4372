/** Three pictures, drawn in the colours of the page: what Refract shows, what it folds, and where it all happens. */
import type {ComponentChildren} from 'preact'
import {counted} from '../../texts/text.ts'

const Picture = ({children}: {children: ComponentChildren}) => (
  <svg viewBox="0 0 300 190" aria-hidden="true">
    {children}
  </svg>
)

interface RowProps {
  y: number
  /** Width of the code in it. */
  code: number
  indent?: number
  change?: 'added' | 'removed'
  mark?: 'proved' | 'edited'
}

/** A line of a diff, 16 high, in a sheet from 24 to 276. */
function Row({y, code, indent = 0, change, mark}: RowProps) {
  return (
    <>
      {change && <rect class={change} x="50" y={y} width="226" height="16" />}
      <rect class="text" x="33" y={y + 5.5} width="9" height="5" rx="2.5" />
      {mark && <rect class={mark} x="46" y={y} width="4" height="16" />}
      <rect class={change ? 'text strong' : 'text'} x={58 + indent} y={y + 5.5} width={code} height="5" rx="2.5" />
    </>
  )
}

const Sheet = ({y, height}: {y: number; height: number}) => (
  <>
    <rect class="paper" x="24" y={y} width="252" height={height} rx="6" />
    <path class="gutter" d={`M24.5 ${y + 6}a5.5 5.5 0 0 1 5.5-5.5h20v${height - 1}h-20a5.5 5.5 0 0 1-5.5-5.5z`} />
  </>
)

function Badge({x, y, width, children}: {x: number; y: number; width: number; children: string}) {
  return (
    <>
      <rect class="badge" x={x} y={y} width={width} height="18" rx="9" />
      <circle class="proved" cx={x + 11} cy={y + 9} r="3.5" />
      {/* Of one length, whatever the font. */}
      <text class="label" x={x + 19} y={y + 12.8} textLength={width - 29} lengthAdjust="spacingAndGlyphs">
        {children}
      </text>
    </>
  )
}

export function Marks() {
  return (
    <Picture>
      <Sheet y={15} height={160} />
      <Row y={23} code={90} />
      <Row y={39} code={80} indent={12} change="removed" mark="proved" />
      <Row y={55} code={64} indent={12} change="removed" mark="proved" />
      <Row y={71} code={52} indent={12} change="added" mark="proved" />
      <Row y={87} code={16} />
      <Row y={119} code={76} change="added" mark="proved" />
      <Row y={135} code={80} indent={12} change="added" mark="proved" />
      <Row y={151} code={64} indent={12} change="added" mark="proved" />
      <path class="line accent" d="M196 58c34 4 40 24 26 52m-6-5.5 5.5 6.5 7-4" />
      <Badge x={158} y={38} width={104}>
        Extract Method
      </Badge>
      <Badge x={158} y={118} width={104}>
        Extract Method
      </Badge>
    </Picture>
  )
}

export function Folds() {
  return (
    <Picture>
      <Sheet y={31} height={128} />
      <Row y={41} code={90} />
      <Fold y={59} lines={14} name="Move Method" />
      <Row y={83} code={120} indent={12} change="removed" mark="edited" />
      <Row y={99} code={128} indent={12} change="added" mark="edited" />
      <Fold y={117} lines={9} name="Rename Class" />
      <Row y={140} code={64} />
    </Picture>
  )
}

function Fold({y, lines, name}: {y: number; lines: number; name: string}) {
  return (
    <>
      <rect class="gutter" x="50" y={y} width="225.5" height="22" />
      <path class="line" d={`m58 ${y + 7} 4 4-4 4`} />
      <circle class="proved" cx="74" cy={y + 11} r="3.5" />
      <text class="label quiet" x="82" y={y + 14.8}>
        {`${counted('fold_lines', lines)} · ${name}`}
      </text>
    </>
  )
}

export function AtHome() {
  return (
    <Picture>
      <rect class="paper" x="24" y="31" width="130" height="128" rx="8" />
      <path class="edge" d="M24 51h130" />
      <circle class="text strong" cx="35" cy="41" r="2.5" />
      <circle class="text strong" cx="44" cy="41" r="2.5" />
      <circle class="text strong" cx="53" cy="41" r="2.5" />
      <path class="prism" d="m89 76 27 47H62z" />
      <path class="line" d="m34 114 40-13" />
      <path class="line accent" d="m104 96 38-9m-34 19 34 2m-29 9 29 11" />
      <path class="line" d="M164 74h40m-5-5 5 5-5 5M204 88h-40m5-5-5 5 5 5" />
      <rect class="paper" x="212" y="60" width="72" height="42" rx="8" />
      <text class="label" x="248" y="85" text-anchor="middle" textLength="54" lengthAdjust="spacingAndGlyphs">
        github.com
      </text>
      <path class="line thin" d="M164 134h54" />
      <rect class="paper" x="226" y="116" width="44" height="18" rx="4" />
      <rect class="paper" x="226" y="136" width="44" height="18" rx="4" />
      <circle class="text strong" cx="235" cy="125" r="2.5" />
      <circle class="text strong" cx="235" cy="145" r="2.5" />
      <path class="line no" d="m184 127 14 14m0-14-14 14" />
    </Picture>
  )
}
