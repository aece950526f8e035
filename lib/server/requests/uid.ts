import { checkUid } from '@/lib/contract/uid';

/** The uid in a route parameter, decoded. Null for what cannot be one, a broken escape included. */
export function readUid(parameter: string): string | null {
  const text = decode(parameter);
  return text === null ? null : checkUid(text);
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
