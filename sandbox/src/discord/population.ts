import { createHash } from 'node:crypto';
import { demoAccounts, type DiscordUser } from '../people/accounts.ts';
import { demoTeam } from '../people/members.ts';
import { newGuild, noFlags, type DiscordGuild } from './new-guild.ts';
import { snowflakeTime } from './snowflake.ts';

const FIRST =
  'amber,cosmic,dusty,ember,frosty,gentle,hazel,ivory,jade,lunar,mellow,nova,opal,pixel,quiet,rusty,solar,tiny,velvet,wild'.split(
    ',',
  );
const LAST =
  'badger,comet,dragon,falcon,ghost,harbor,ibis,jaguar,koala,lynx,maple,otter,panda,quartz,raven,sparrow,tiger,violet,walrus,yeti'.split(
    ',',
  );
const PLACES =
  'Academy,Arcade,Archive,Bay,Cafe,Collective,Den,Garden,Guild,Hideout,Lab,Lodge,Market,Outpost,Realm,Station'.split(
    ',',
  );

/**
 * A deterministic user for any valid Discord id, so that every id of the simulated bot has a name.
 * Some have no display name, some no avatar.
 * @returns undefined for an id in the future
 */
export function personOf(id: string, now: number): DiscordUser | undefined {
  const account = demoAccounts.find(({ user }) => user.id === id);
  if (account) return account.user;
  if (!existed(id, now)) return undefined;
  const hash = hashOf(`user ${id}`);
  const member = demoTeam.find((candidate) => candidate.id === id);
  const username =
    member?.name.toLowerCase() ??
    `${pick(FIRST, hash, 0)}_${pick(LAST, hash, 1)}${(hash[2] ?? 0) % 90}`;
  const legacy = (hash[3] ?? 0) % 10 === 0;
  const avatar = hash.subarray(8, 24).toString('hex');
  return {
    id,
    username,
    global_name:
      member?.name ??
      ((hash[4] ?? 0) % 4 === 0 ? null : title(username.replace(/(?<!\d)\d+$/, ''))),
    discriminator: legacy ? String(1 + (hash[5] ?? 0) * 39).padStart(4, '0') : '0',
    avatar: (hash[6] ?? 0) % 5 === 0 ? null : (hash[6] ?? 0) % 5 === 1 ? `a_${avatar}` : avatar,
    banner: member && (hash[8] ?? 0) % 2 === 0 ? avatar : null,
    accent_color: (hash[7] ?? 0) % 3 === 0 ? hash.readUIntBE(24, 3) : null,
    avatar_decoration_data:
      member && (hash[9] ?? 0) % 3 === 0 ? { asset: `a_${avatar}`, sku_id: id } : null,
    collectibles: null,
    flags: noFlags(),
    primary_guild: null,
    public_flags: noFlags(),
  };
}

/** A deterministic server for any valid Discord id, like {@link personOf}. */
export function serverOf(id: string, now: number): DiscordGuild | undefined {
  if (!existed(id, now)) return undefined;
  const hash = hashOf(`guild ${id}`);
  const members = 5 + (hash.readUInt16BE(2) % 20_000);
  return newGuild({
    id,
    name: `${title(pick(FIRST, hash, 0))} ${pick(PLACES, hash, 1)}`,
    icon: (hash[4] ?? 0) % 6 === 0 ? null : hash.subarray(8, 24).toString('hex'),
    banner: null,
    owner_id: (BigInt(id) - 4_194_304n).toString(),
    features: [],
    approximate_member_count: members,
    approximate_presence_count: Math.ceil(members / 5),
  });
}

function existed(id: string, now: number): boolean {
  return /^\d{17,20}$/.test(id) && snowflakeTime(id) <= now;
}

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

const pick = (words: string[], hash: Buffer, at: number): string =>
  words[(hash[at] ?? 0) % words.length] ?? '';

const title = (name: string): string =>
  name.replace(
    /(^|_)(.)/g,
    (_, gap: string, letter: string) => (gap && ' ') + letter.toUpperCase(),
  );
