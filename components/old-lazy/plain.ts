import type { ReactElement } from 'react';

type Atom = string | number | boolean | null | undefined;

/** What JSON loses or changes. */
type NotPlain =
  | ((...args: never) => unknown)
  | ReactElement
  | Date
  | RegExp
  | Promise<unknown>
  | ReadonlyMap<never, unknown>
  | ReadonlySet<never>;

/**
 * What can go to the browser as data: no function in it, however deep. Of anything else the type is `never`, so that
 * passing it does not compile. `Leaf`: what may stand in it as it is.
 */
export type Plain<T, Leaf = never> = T extends Atom | Leaf
  ? T
  : T extends NotPlain
    ? never
    : T extends object
      ? { [Field in keyof T]: Plain<T[Field], Leaf> }
      : never;
