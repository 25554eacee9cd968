import { screens } from '@partyline/texts';

const { drawing } = screens.landing;
const TALKING = 2;
const OFFLINE = drawing.positions.length - 1;

/** In units of the drawing. */
interface Measures {
  readonly width: number;
  readonly height: number;
  readonly firstRow: number;
  readonly rowStep: number;
  readonly boxWidth: number;
  readonly joint: { readonly x: number; readonly y: number };
  readonly fontSize: number;
  readonly nameY: number;
  /** Whether a note fits beside a position's name. */
  readonly hasNotes: boolean;
}

const WIDE: Measures = {
  width: 560,
  height: 372,
  firstRow: 36,
  rowStep: 60,
  boxWidth: 195,
  joint: { x: 396, y: 186 },
  fontSize: 13,
  nameY: 170,
  hasNotes: true,
};
const NARROW: Measures = {
  width: 358,
  height: 300,
  firstRow: 22,
  rowStep: 51,
  boxWidth: 169,
  joint: { x: 306, y: 150 },
  fontSize: 14,
  nameY: 22,
  hasNotes: false,
};

interface RowProps {
  readonly measures: Measures;
  readonly row: number;
  readonly name: string;
}

const rowY = ({ firstRow, rowStep }: Measures, row: number): number => firstRow + row * rowStep;

function Wire({ measures, row }: RowProps) {
  const { boxWidth, joint } = measures;
  const y = rowY(measures, row);
  const bend = boxWidth + (joint.x - boxWidth) / 5;
  const isTalking = row === TALKING;
  return (
    <path
      d={`M${boxWidth + 1} ${y}H${bend}C${joint.x - 80} ${y} ${joint.x - 90} ${joint.y} ${joint.x} ${joint.y}`}
      stroke={isTalking ? 'var(--pl-accent)' : 'var(--pl-control)'}
      strokeWidth={isTalking ? 3 : 2}
      strokeLinecap="round"
      strokeDasharray={row === OFFLINE ? '2 7' : undefined}
    />
  );
}

function Position({ measures, row, name }: RowProps) {
  const { boxWidth, fontSize, hasNotes } = measures;
  const y = rowY(measures, row);
  const isOffline = row === OFFLINE;
  const note = row === TALKING ? drawing.talking : isOffline ? drawing.offline : null;
  return (
    <g>
      <rect
        x="0.5"
        y={y - 19.5}
        width={boxWidth}
        height="39"
        rx="8"
        fill="var(--pl-surface)"
        stroke={row === TALKING ? 'var(--pl-accent)' : 'var(--pl-line-2)'}
      />
      <circle
        cx="20"
        cy={y}
        r="5"
        fill={isOffline ? 'none' : 'var(--pl-ok-mark)'}
        stroke={isOffline ? 'var(--pl-control)' : 'none'}
        strokeWidth="2"
      />
      <text x="36" y={y + 4.5} fill={isOffline ? 'var(--pl-text-2)' : 'var(--pl-text)'} fontSize={fontSize}>
        {name}
      </text>
      {note === null || !hasNotes ? null : (
        <text x={boxWidth - 11} y={y + 4.5} textAnchor="end" fill="var(--pl-text-2)" fontSize={fontSize - 1}>
          {note}
        </text>
      )}
    </g>
  );
}

function Line({ measures }: { readonly measures: Measures }) {
  const { width, joint, fontSize, nameY, hasNotes } = measures;
  const end = width - (hasNotes ? 12 : 2);
  return (
    <g textAnchor="end">
      <path
        d={`M${joint.x} ${joint.y}H${end}`}
        stroke="var(--pl-text)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <circle cx={joint.x} cy={joint.y} r="9" fill="var(--pl-text)" stroke="var(--pl-bg)" strokeWidth="4" />
      <text x={end} y={nameY} fill="var(--pl-text)" fontSize={fontSize} fontWeight="600">
        {drawing.line}
      </text>
      <text x={end} y={nameY + (hasNotes ? 44 : 20)} fill="var(--pl-text-2)" fontSize={fontSize - 1}>
        {drawing.joined}
      </text>
    </g>
  );
}

interface LineDrawingProps {
  /** For phones: narrower, with words in the page's size. */
  readonly isNarrow?: boolean;
  readonly className?: string | undefined;
}

/** Draws the service: six positions on a line, one not joined. */
export function LineDrawing({ isNarrow = false, className }: LineDrawingProps) {
  const measures = isNarrow ? NARROW : WIDE;
  const rows = drawing.positions.map((name, row) => ({ measures, name, row }));
  return (
    <svg
      className={className}
      viewBox={`0 0 ${measures.width} ${measures.height}`}
      role="img"
      aria-label={drawing.label}
      fontFamily="inherit"
    >
      <g fill="none">
        {rows.map((props) => (
          <Wire key={props.name} {...props} />
        ))}
      </g>
      <Line measures={measures} />
      {rows.map((props) => (
        <Position key={props.name} {...props} />
      ))}
    </svg>
  );
}
