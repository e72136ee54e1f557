import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { TeamActivity } from '@portico/sdk/contracts/team/profile';

/**
 * Profiles of team members, as sent by the bot. A table of its own, because a profile may arrive before
 * its user joins the team.
 */
export const teamProfiles = pgTable('team_profiles', {
  userId: text().primaryKey(),
  username: text(),
  /** Platform to URL. */
  socials: jsonb().$type<Record<string, string>>().notNull().default({}),
  /** Hashes of images at Discord's CDN. */
  avatar: text(),
  decoration: text(),
  banner: text(),
  bannerColor: text(),
});

/** The newest presence of each team member. */
export const teamPresence = pgTable('team_presence', {
  userId: text().primaryKey(),
  at: timestamp({ withTimezone: true }).notNull(),
  status: text().notNull(),
  activity: jsonb().$type<TeamActivity>(),
});

/** Ids of received events, so that each is stored once; deleted after a day. */
export const presenceEvents = pgTable(
  'presence_events',
  {
    eventId: text().primaryKey(),
    takenAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index().on(table.takenAt)],
);
