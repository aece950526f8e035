import {
  BUNKERS,
  CONTOURS,
  DEPTHS,
  FAIRWAY,
  FLAG,
  FRINGES,
  GREEN,
  GREEN_RINGS,
  LINE_OF_PLAY,
  POND,
  TEES,
  YARDAGES,
} from './hole-paths';

const LINE = '#bfe6cd';
const SAND = '#e9d8a6';
const WATER = '#9fd0e6';

/**
 * The 14th hole as a page of a yardage book, beside the sign-in form. The hole is always visible as a whole; the rest
 * overflows the view box and fills a panel of any shape.
 */
export function HoleDrawing() {
  return (
    <div aria-hidden="true" className="relative hidden overflow-hidden bg-[#12402a] lg:block">
      <svg
        aria-hidden="true"
        viewBox="118 24 632 868"
        className="absolute inset-0 size-full overflow-visible"
        fill="none"
        stroke={LINE}
        strokeLinecap="round"
      >
        {CONTOURS.map((path, index) => (
          <path key={path} d={path} strokeOpacity={Math.max(0.1, 0.3 - 0.022 * index)} />
        ))}
        <Pond />
        <Fairway />
        {BUNKERS.map((path) => (
          <path key={path} d={path} fill="#4c6b4a" stroke={SAND} strokeOpacity=".75" />
        ))}
        <Green />
        <Yardages />
        <path d={LINE_OF_PLAY} stroke="#e6f5eb" strokeWidth="1.75" strokeDasharray="0 7" strokeOpacity=".9" />
        {TEES.map(({ x, y, turn }) => (
          <rect
            key={y}
            width="18"
            height="11"
            x="-9"
            y="-5.5"
            rx="2"
            fill="#12402a"
            transform={`translate(${x} ${y}) rotate(${turn})`}
          />
        ))}
        <Flag />
      </svg>
      <Caption />
    </div>
  );
}

function Pond() {
  return (
    <g stroke={WATER}>
      <path d={POND} fill="#1c4d3c" strokeOpacity=".6" />
      {DEPTHS.map((path) => (
        <path key={path} d={path} strokeOpacity=".25" />
      ))}
    </g>
  );
}

function Fairway() {
  return (
    <>
      <pattern id="mown" width="96" height="96" patternUnits="userSpaceOnUse" patternTransform="rotate(-17)">
        <path d="M0 0h96v96H0z" fill="#24533b" stroke="none" />
        <path d="M0 0h96v48H0z" fill="#305e47" stroke="none" />
      </pattern>
      <path d={FAIRWAY} fill="url(#mown)" strokeOpacity=".7" />
    </>
  );
}

function Green() {
  return (
    <>
      {FRINGES.map((path) => (
        <path key={path} d={path} strokeOpacity=".35" />
      ))}
      <path d={GREEN} fill="#3d6b52" strokeOpacity=".9" strokeWidth="1.25" />
      {GREEN_RINGS.map((path) => (
        <path key={path} d={path} strokeOpacity=".6" />
      ))}
    </>
  );
}

function Yardages() {
  return (
    <g fontSize="14" textAnchor="end">
      {YARDAGES.map(({ yards, path, x, y }) => (
        <g key={yards}>
          <path d={path} strokeWidth="1.5" strokeDasharray="0 6" strokeOpacity=".7" />
          <text x={x} y={y} fill="#99c7ac" stroke="none">
            {yards}
          </text>
        </g>
      ))}
    </g>
  );
}

function Flag() {
  return (
    <g transform={`translate(${FLAG.x} ${FLAG.y})`} fill="#fff" stroke="none">
      <circle r="2.75" />
      <path d="M-.9 0v-49l23 8-21.2 8.500v32.500z" />
    </g>
  );
}

function Caption() {
  return (
    <div className="absolute right-12 bottom-9 flex items-center gap-5 text-[#e6f5eb]">
      <span className="text-[4.75rem] leading-none font-semibold tracking-[-.03em]">14</span>
      <span className="text-sm leading-[1.1875rem] text-[#c4e4d0]">
        Par 4<br />
        412 yd
        <br />
        SI 6
      </span>
    </div>
  );
}
