/** What answers are made of, and how a schema is held to the type the code gives it. */
import * as v from 'valibot';
import { itemIdForm, listIdForm } from '../../events.ts';

/** A type with every field it may have, so that an optional one on one side alone shows. */
type Whole<T> = T extends readonly (infer U)[]
  ? Whole<U>[]
  : T extends object
    ? { [K in keyof T]-?: Whole<T[K]> }
    : T;
type Same<A, B> = [Whole<A>, Whole<B>] extends [Whole<B>, Whole<A>] ? unknown : never;

export const shapeOf =
  <T>() =>
  <S extends v.GenericSchema<T>>(schema: S & Same<T, v.InferOutput<S>>): S =>
    schema;

export const listId = v.pipe(v.string(), v.regex(listIdForm), v.description('Id of a list.'));
export const itemId = v.pipe(
  v.string(),
  v.regex(itemIdForm),
  v.description('`<list_id>-<n>`, n counted from 1.'),
);
export const time = v.pipe(v.string(), v.isoTimestamp());
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));
export const lines = v.pipe(
  v.tuple([count, count]),
  v.description('First and last line of the paste, counted from 0.'),
);
export const strings = v.array(v.string());
export const level = v.picklist([0, 1, 2]);
export const flag = v.exactOptional(v.literal(true));
export const may = v.exactOptional;
