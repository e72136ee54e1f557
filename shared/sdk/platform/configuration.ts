import type { RemoteName } from './remote-name.ts';

interface Described {
  /** For the operator, who sets the value in the site pack. */
  description: string;
}

/** One value that an operator may set: a JSON Schema of this subset, with the value that holds otherwise. */
export type ConfigurationKey = Described &
  (
    | { type: 'boolean'; default: boolean }
    | { type: 'integer' | 'number'; default: number; minimum?: number; maximum?: number }
    | { type: 'string'; default: string; enum?: readonly string[]; maxLength?: number }
    | {
        type: 'array';
        items: { type: 'string'; enum?: readonly string[]; maxLength?: number };
        default: readonly string[];
        maxItems?: number;
      }
  );

/** Name -> schema of its value. */
export type ConfigurationKeys = Readonly<Record<string, ConfigurationKey>>;

export type ConfigurationValue = boolean | number | string | readonly string[];

/** Name -> value, as far as the site pack sets it. */
export type ConfigurationValues = Readonly<Record<string, ConfigurationValue>>;

/** What an operator may set of a remote (`remotes.<name>` of `site.yaml`). */
export interface RemoteConfiguration<Keys extends ConfigurationKeys = ConfigurationKeys> {
  readonly remote: RemoteName;
  readonly keys: Keys;
}

type TextOf<Schema> = Schema extends { enum: readonly (infer Text)[] } ? Text : string;
type ValueOf<Key> = Key extends { type: 'boolean' }
  ? boolean
  : Key extends { type: 'integer' | 'number' }
    ? number
    : Key extends { type: 'array'; items: infer Items }
      ? readonly TextOf<Items>[]
      : TextOf<Key>;

/** All values of a remote: those of the site pack, and the defaults of the others. */
export type ConfigurationOf<Keys extends ConfigurationKeys> = {
  readonly [Name in keyof Keys]: ValueOf<Keys[Name]>;
};

/**
 * Declares what an operator may set of a remote, as plain data. `remote.ts` names it, and pages read the values by
 * `useRemoteConfiguration`.
 * @param remote the remote's own name
 */
export const defineConfiguration = <const Keys extends ConfigurationKeys>(
  remote: RemoteName,
  keys: Keys,
): RemoteConfiguration<Keys> => ({ remote, keys });
