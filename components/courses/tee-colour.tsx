const colours = ['black', 'blue', 'gold', 'green', 'orange', 'red', 'silver', 'white', 'yellow'];

/** The colour of the markers, if the tee's name contains one. */
export function TeeColour({ name }: { name: string }) {
  const colour = colours.find((one) => name.toLowerCase().split(/\W/).includes(one));
  return colour ? <span aria-hidden className="tee-colour" data-colour={colour} /> : null;
}
