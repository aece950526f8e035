const YARDAGES = [
  { yards: 100, x: 394, y: 260 },
  { yards: 150, x: 310, y: 315 },
  { yards: 200, x: 245, y: 398 },
  { yards: 250, x: 198, y: 498 },
];

/** The drawing is an SVG file; the numbers are HTML, so that they have the page's font. */
export function HoleDrawing() {
  return (
    <div
      aria-hidden="true"
      className="relative hidden overflow-hidden bg-[#12402a] bg-[url(../components/auth/hole.svg)] lg:block"
    >
      <svg
        aria-hidden="true"
        viewBox="118 24 632 868"
        className="absolute inset-0 size-full overflow-visible"
        fontSize="14"
        textAnchor="end"
        fill="#99c7ac"
      >
        {YARDAGES.map(({ yards, x, y }) => (
          <text key={yards} x={x} y={y}>
            {yards}
          </text>
        ))}
      </svg>
      <div className="absolute right-12 bottom-9 flex items-center gap-5 text-[#e6f5eb]">
        <span className="text-[4.75rem] leading-none font-semibold tracking-[-.03em]">14</span>
        <span className="text-sm leading-[1.1875rem] text-[#c4e4d0]">
          Par 4<br />
          412 yd
          <br />
          SI 6
        </span>
      </div>
    </div>
  );
}
