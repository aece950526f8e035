import { createStore } from '@/components/lazy/store';

/** How often a check was demanded. */
const demands = createStore(0);

/** Has the session checked now, by the `SessionCheck` of the page. */
export function checkSession(): void {
  demands.set(demands.get() + 1);
}

/** @returns the function that stops it */
export const onCheckSession = demands.subscribe;
