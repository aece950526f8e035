/** Characters that mean the same escaped or not (RFC 3986). */
const UNRESERVED = /[\w.~-]/;

export function unescapeUnreserved(address: string): string {
  return address.replace(/%[2-7][\da-f]/gi, (escaped) => {
    const letter = String.fromCharCode(Number.parseInt(escaped.slice(1), 16));
    return UNRESERVED.test(letter) ? letter : escaped;
  });
}
