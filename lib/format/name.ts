type Named = { firstName?: string | null | undefined; lastName?: string | null | undefined };

export function fullName({ firstName, lastName }: Named): string {
  return `${firstName ?? ''} ${lastName ?? ''}`.trim() || '-';
}
