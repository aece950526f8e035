'use client';

import { type ComponentProps, createContext, use } from 'react';
import { Link } from '@/components/navigation/link';

const Reached = createContext(true);

/** Around the controls of a group that is one tab stop: whether Tab reaches them now. */
export const TabStop = Reached.Provider;

/** The tabindex of a control in such a group. `own`: its tabindex where Tab reaches the group. */
export function useTabIndex(own?: number): number | undefined {
  return use(Reached) ? own : -1;
}

export function GroupLink(props: ComponentProps<typeof Link>) {
  return <Link tabIndex={useTabIndex()} keepsList={'data-row-link' in props} {...props} />;
}

export function GroupButton(props: ComponentProps<'button'>) {
  return <button type="button" tabIndex={useTabIndex()} {...props} />;
}

/** A time in such a group, whose tooltip shows on focus. */
export function GroupTime(props: ComponentProps<'time'>) {
  return <time tabIndex={useTabIndex(0)} className="dotted" {...props} />;
}
