import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { TeamActivity } from 'shared/contracts/team/profile';

/** The bot's team. Membership and rank never come from the bot (DESIGN §5). */
export const teamMembers = pgTable('team_members', {
  userId: text().primaryKey(),
  rank: text(),
  addedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/**
 * How people of the team show, as the bot tells it: a set of its own, because a profile may come
 * before its person belongs to the team.
 */
export const teamProfiles = pgTable('team_profiles', {
  userId: text().primaryKey(),
  username: text(),
  /** platform -> address */
  socials: jsonb().$type<Record<string, string>>().notNull().default({}),
  /** Hashes of pictures at the chat platform's CDN. */
  avatar: text(),
  decoration: text(),
  banner: text(),
  bannerColor: text(),
});

/** What people of the team do, the newest that the bot told. */
export const teamPresence = pgTable('team_presence', {
  userId: text().primaryKey(),
  at: timestamp({ withTimezone: true }).notNull(),
  status: text().notNull(),
  activity: jsonb().$type<TeamActivity>(),
});

/** Ids of the events that were taken, so that each counts once; kept for a day. */
export const presenceEvents = pgTable(
  'presence_events',
  {
    eventId: text().primaryKey(),
    takenAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index().on(table.takenAt)],
);
