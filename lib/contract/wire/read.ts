import type * as z from 'zod';
import type { Given } from '@/lib/contract/given';
import type { FieldFault } from './field-fault';

/** Holds the faults of an object that has any, beside its fields: a copy of them has it too. */
export const FAULTS: unique symbol = Symbol('faults');

/** `Whole` is in the type only: the shape as the contract has it, with no field missing that must be there. */
export type Faulty<Whole> = { readonly [FAULTS]?: readonly FieldFault[] & { readonly whole?: Whole } };

/**
 * What the app reads of a schema. A field that the specification does not show may be missing because it could not be
 * read: `undefined`, whatever the contract says. A record has its uid, and a given shape all that it must have.
 */
export type Read<Schema> =
  Schema extends Given<infer Assumed>
    ? Schema extends z.ZodObject<infer Shape>
      ? Omit<z.infer<Schema>, Assumed> & Fields<Pick<Shape, keyof Shape & Assumed>> & Faulty<z.infer<Schema>>
      : never
    : Schema extends z.ZodObject<infer Shape>
      ? Fields<Omit<Shape, 'uid'>> & ('uid' extends keyof Shape ? { uid: string } : unknown) & Faulty<z.infer<Schema>>
      : Schema extends z.ZodArray<infer Element>
        ? Read<Element>[]
        : Schema extends z.ZodOptional<infer Inner>
          ? Read<Inner> | undefined
          : Schema extends z.ZodNullable<infer Inner>
            ? Read<Inner> | null
            : z.infer<Schema>;

type Fields<Shape> = { [Name in keyof Shape]?: Read<Shape[Name]> | undefined };

export type WholeOf<Item> = typeof FAULTS extends keyof Item ? (Item extends Faulty<infer Whole> ? Whole : Item) : Item;

/** A field of an item, or of what it holds: `country`, `country.name`, `players.handicap` of each of a list. */
export type Path<Item> = [Item] extends [never] ? string : PathIn<WholeOf<Item>>;

type PathIn<Whole> = Whole extends readonly (infer Element)[]
  ? PathIn<Element>
  : Whole extends object
    ? { [Name in keyof Whole & string]: Name | `${Name}.${PathIn<NonNullable<Whole[Name]>>}` }[keyof Whole & string]
    : never;

export type PathTo<Item, Value> = ([Item] extends [never] ? string : PathToIn<WholeOf<Item>, Value>) & string;

type PathToIn<Whole, Value> = Whole extends readonly unknown[]
  ? never
  : Whole extends object
    ? {
        [Name in keyof Whole & string]:
          | (Whole[Name] extends Value ? Name : never)
          | `${Name}.${PathToIn<NonNullable<Whole[Name]>, Value>}`;
      }[keyof Whole & string]
    : never;

export type ValueAt<Item, Field> = ValueIn<WholeOf<Item>, Field>;

type ValueIn<Whole, Field> = Field extends keyof Whole
  ? Whole[Field]
  : Field extends `${infer Name}.${infer More}`
    ? Name extends keyof Whole
      ? ValueIn<NonNullable<Whole[Name]>, More> | (Whole[Name] extends NonNullable<Whole[Name]> ? never : undefined)
      : never
    : never;

/** An item of which these fields could be read: they are as the contract has them. */
export type Having<Item, Paths extends string> = FieldsHaving<Item, WholeOf<Item>, Paths>;

type FieldsHaving<Loose, Whole, Paths extends string> = {
  [Name in keyof Loose as Name extends Head<Paths> ? never : Name]: Loose[Name];
} & {
  [Name in keyof Whole as Name extends Head<Paths> ? Name : never]: ValueHaving<
    Name extends keyof Loose ? Loose[Name] : never,
    Whole[Name],
    Rest<Paths, Name & string>
  >;
};

type ValueHaving<Loose, Whole, Rest extends string> = '' extends Rest
  ? Whole
  : Whole extends null | undefined
    ? Whole
    : Whole extends readonly (infer Element)[]
      ? ValueHaving<ElementOf<NonNullable<Loose>>, Element, Rest>[]
      : FieldsHaving<NonNullable<Loose>, Whole, Rest>;

type ElementOf<List> = List extends readonly (infer Element)[] ? Element : never;
type Head<Paths> = Paths extends `${infer Name}.${string}` ? Name : Paths;
type Rest<Paths, Name extends string> = Paths extends Name ? '' : Paths extends `${Name}.${infer More}` ? More : never;

export type Sure<Item> = {
  [Name in keyof Item as Record<never, never> extends Pick<Item, Name> ? never : Name]: Item[Name];
};
