import { median, ratios, type Quartiles } from '../statistics.ts';
import type { ColdLoad } from './measure.ts';

/** Loads by name (`product /`, `monolith /store`, `floor /terms`), one per round. */
export type Loads = ReadonlyMap<string, readonly ColdLoad[]>;
type Field = keyof ColdLoad;

const valuesOf = (loads: Loads, name: string, field: Field): number[] =>
  (loads.get(name) ?? []).map((load) => load[field]);

export const medianOf = (loads: Loads, name: string, field: Field): number =>
  median(valuesOf(loads, name, field));

/** Of the same rounds, because they were measured one after the other. */
export const ratioOf = (loads: Loads, name: string, other: string, field: Field): Quartiles =>
  ratios(valuesOf(loads, name, field), valuesOf(loads, other, field));
