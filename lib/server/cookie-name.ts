import 'server-only';
import { hostCookieName } from '@/lib/format/host-cookie';
import { env } from './env';

export function usesHttps(): boolean {
  return env().AUTH_URL.startsWith('https:');
}

export function cookieName(name: string): string {
  return hostCookieName(name, usesHttps());
}
