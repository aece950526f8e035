type Position = { latitude?: number | null | undefined; longitude?: number | null | undefined };

export function positionText(position: Position): string | null {
  return degreesOf(position)?.join(', ') ?? null;
}

export function mapHref(position: Position): string | null {
  const degrees = degreesOf(position);
  if (degrees === null) return null;
  const [latitude, longitude] = degrees;
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`;
}

function degreesOf({ latitude, longitude }: Position): readonly [number, number] | null {
  if (latitude == null || longitude == null) return null;
  return [Number(latitude.toFixed(5)), Number(longitude.toFixed(5))];
}
