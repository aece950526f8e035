import { createStore } from '@/components/navigation/store';

const demands = createStore(0);

export function checkSession(): void {
  demands.set(demands.get() + 1);
}

export const onCheckSession = demands.subscribe;
