import { category } from './table.ts';

/** Internal category shown as Tickets (spec 0 §3). */
export const tickets = category(
  'ticket',
  `
  ticket setup | Builds the ticket panel step by step | administrator | none
  ticket panel | Sends the panel to a channel | manage guild | [channel]
  ticket message | Sets the greeting in new tickets | manage guild | <embed code>
  ticket topic add | Adds a topic to the panel's menu | manage guild | <name> [description]
  ticket topic remove | Removes a topic from the panel's menu | manage guild | <name>
  ticket support | Adds or removes a role that answers tickets | manage guild | <role>
  ticket category | Sets where new tickets are opened | manage guild | <category>
  ticket claim | Claims an open ticket | manage messages | none
  ticket add | Adds a member to this ticket | manage messages | <member>
  ticket remove | Removes a member from this ticket | manage messages | <member>
  ticket rename | Renames this ticket | manage messages | <name>
  ticket close | Closes this ticket and saves a transcript | manage messages | [note]
  ticket reopen | Reopens a closed ticket | manage messages | none
  ticket transcripts | Sends transcripts to a channel | manage guild | <channel>
  `,
);
