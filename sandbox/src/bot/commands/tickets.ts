import { category } from './table.ts';

/** Internal category shown as Tickets (spec 0 §3). */
export const tickets = category(
  'ticket',
  `
  ticket setup | Builds the ticket panel step by step | administrator | none
  ticket panel | Sends the panel to a channel | manage guild | [channel]
  ticket message | Sets the embed that greets inside a new ticket | manage guild | <embed code>
  ticket topic add | Adds a topic to the panel's menu | manage guild | <name> [description]
  ticket topic remove | Removes a topic from the panel's menu | manage guild | <name>
  ticket support | Adds or removes a role that answers tickets | manage guild | <role>
  ticket category | Sets where new tickets are opened | manage guild | <category>
  ticket claim | Takes over an open ticket | manage messages | none
  ticket add | Brings a member into this ticket | manage messages | <member>
  ticket remove | Takes a member out of this ticket | manage messages | <member>
  ticket rename | Gives this ticket another name | manage messages | <name>
  ticket close | Closes this ticket and saves a transcript | manage messages | [reason]
  ticket reopen | Opens a closed ticket again | manage messages | none
  ticket transcripts | Sends transcripts to a channel | manage guild | <channel>
  `,
);
