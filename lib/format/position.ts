type Position = { latitude?: number | null | undefined; longitude?: number | null | undefined };

/** `51.47722, -0.00147`: to about a metre; null without both. */
export function positionText({ latitude, longitude }: Position): string | null {
  if (latitude == null || longitude == null) return null;
  return [latitude, longitude].map(degrees).join(', ');
}

/** The place on the map of OpenStreetMap; null without a position. */
export function mapHref(position: Position): string | null {
  const [latitude, longitude] = positionText(position)?.split(', ') ?? [];
  if (latitude === undefined || longitude === undefined) return null;
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`;
}

const degrees = (value: number) => String(Number(value.toFixed(5)));
