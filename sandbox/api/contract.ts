import { oc } from '@orpc/contract';
import * as z from 'zod';
import { admins, me } from '@/lib/contract/admins';
import { courses } from '@/lib/contract/courses';
import type { Endpoint } from '@/lib/contract/endpoint';
import { eventExports, events } from '@/lib/contract/events';
import { friendlyRounds } from '@/lib/contract/friendly-rounds';
import { groupExports, groups } from '@/lib/contract/groups';
import { memberExports, members } from '@/lib/contract/members';
import { countries, placeExports, regions } from '@/lib/contract/places';
import { dashboard, stats } from '@/lib/contract/stats';
import { userExports, users } from '@/lib/contract/users';

const endpoints = {
  me,
  admins,
  users,
  courses,
  events,
  friendlyRounds,
  groups,
  members,
  countries,
  regions,
  dashboard,
  stats,
};

export const exports = { ...userExports, ...groupExports, ...memberExports, ...eventExports, ...placeExports };

const file = z.instanceof(Blob);

type Parts<Input, Output> = { path: string; summary: string; input: Input; output: Output };

const procedure = <Input extends z.ZodType, Output extends z.ZodType>(parts: Parts<Input, Output>) =>
  oc
    .route({ method: 'GET', path: parts.path as `/${string}`, summary: parts.summary })
    .input(parts.input)
    .output(parts.output);

type Procedures<Tree> = {
  [Name in keyof Tree]: Tree[Name] extends Parts<infer Input extends z.ZodType, infer Output extends z.ZodType>
    ? ReturnType<typeof procedure<Input, Output>>
    : Tree[Name] extends { input: infer Input extends z.ZodType }
      ? ReturnType<typeof procedure<Input, typeof file>>
      : Procedures<Tree[Name]>;
};

const isEndpoint = (value: object): value is Endpoint => 'path' in value;

/** Converts a tree of endpoints to oRPC procedures. */
function procedures<Tree extends object>(tree: Tree): Procedures<Tree> {
  const entries = Object.entries(tree).map(([name, value]) => [
    name,
    isEndpoint(value) ? procedure({ output: file, ...value }) : procedures(value),
  ]);
  return Object.fromEntries(entries);
}

/** oRPC cannot stream CSV, so app.ts serves the exports. */
export const contract = procedures(endpoints);

export const describedContract = { ...contract, exports: procedures(exports) };

/** All endpoints by name, such as `users.listFriends`. */
export const endpointsByName: ReadonlyMap<string, Endpoint> = new Map(flatten({ ...endpoints, exports }));

function flatten(tree: object, prefix = ''): [string, Endpoint][] {
  return Object.entries(tree).flatMap(([name, value]): [string, Endpoint][] =>
    isEndpoint(value) ? [[prefix + name, value]] : flatten(value, `${prefix}${name}.`),
  );
}
