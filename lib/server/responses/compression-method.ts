import 'server-only';
import type { ServerResponse } from 'node:http';

type Compressed = ServerResponse & { flush?: () => void };
type Method<Name extends 'write' | 'flush'> = NonNullable<Compressed[Name]>;

/**
 * Wraps a method that the framework's compression gives a response, as soon as it gives it. Compression is the first to do
 * so: until then the response has its own method, and what the wrapped one receives is not compressed yet.
 */
export function wrapCompressionMethod<Name extends 'write' | 'flush'>(
  response: Compressed,
  name: Name,
  wrap: (given: Method<Name>) => Method<Name>,
): void {
  const own = response[name];
  Object.defineProperty(response, name, {
    configurable: true,
    get: () => own,
    set: (given: Method<Name>) =>
      Object.defineProperty(response, name, { configurable: true, writable: true, value: wrap(given) }),
  });
}
