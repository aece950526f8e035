import { createStore } from '@/components/navigation/store';

/** True while a dialog asks whether to log out everywhere. The menu of the account and the search box open it. */
export const asksToLeave = createStore(false);
