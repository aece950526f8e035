import type { ReadValue } from '@/lib/contract/wire/unread';

export const BOARD = 'why';

export const whoOf = (name: ReadValue<string>) => (name.ok ? name.value : 'this player');
