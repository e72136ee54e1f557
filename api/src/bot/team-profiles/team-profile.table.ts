import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { TeamActivity } from 'shared/contracts/team/profile';

/**
 * How members present themselves, as the bot sends it: a set of its own, because a profile may
 * arrive before its person joins the team.
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

/** What members do now: the newest presence that the bot sent. */
export const teamPresence = pgTable('team_presence', {
  userId: text().primaryKey(),
  at: timestamp({ withTimezone: true }).notNull(),
  status: text().notNull(),
  activity: jsonb().$type<TeamActivity>(),
});

/** Ids of received events, so that each counts once; kept for a day. */
export const presenceEvents = pgTable(
  'presence_events',
  {
    eventId: text().primaryKey(),
    takenAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index().on(table.takenAt)],
);
