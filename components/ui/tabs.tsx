import type { ComponentProps } from 'react';
import { part } from './merged-part';
import { LinkOrChild } from './slot';
import styles from './tabs.module.css';

/** Tabs are links, and the open one has `aria-current="page"`. `value` and `onValueChange` are not supported. */
export const Tabs = part('div', 'tabs', 'flex flex-col');

export function TabsList({ children, ...props }: Omit<ComponentProps<'nav'>, 'className'>) {
  return (
    <nav data-slot="tabs-list" className={`${styles.list} overflow-x-auto px-6 max-sm:px-4 print:hidden`} {...props}>
      <ul>{children}</ul>
    </nav>
  );
}

export function TabsTrigger(props: Omit<ComponentProps<typeof LinkOrChild>, 'className'>) {
  return (
    <li>
      <LinkOrChild data-slot="tabs-trigger" {...props} />
    </li>
  );
}

export const TabsContent = part('div', 'tabs-content', 'min-w-0');
