const colours = ['black', 'blue', 'gold', 'green', 'orange', 'red', 'silver', 'white', 'yellow'];

export function TeeColour({ name }: { name: string }) {
  const colour = colours.find((one) => name.toLowerCase().split(/\W/).includes(one));
  if (!colour) return null;
  return (
    <span
      aria-hidden
      className="inline-block size-2.5 rounded-full border border-input"
      style={{ background: `var(--tee-${colour})` }}
    />
  );
}
