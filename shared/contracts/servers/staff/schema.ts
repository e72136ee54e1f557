import { z } from 'zod';
import { contract } from '@portico/sdk/contracts/contract';
import { InvoiceId } from '../../invoices/schema.ts';
import { StaffReason } from '../../staff-reason.ts';
import { GuildId } from '../schema.ts';
import { endCoolDown, forceTransfer } from './calls.ts';

const params = z.object({ invoiceId: InvoiceId });

export const forceTransferContract = contract({
  call: forceTransfer,
  isAnswerRead: true,
  summary: "Transfers any customer's license to another server, also within the cool-down",
  description:
    'The bot must be on the new server, which need not be managed by the customer. The cool-down begins again. 409 if a license covers the new server, 404 if the invoice does not cover the old one. A repeated call changes nothing. Each call is audited.',
  params,
  body: z.strictObject({ fromGuildId: GuildId, toGuildId: GuildId, reason: StaffReason }),
  response: z.object({ guildId: z.string(), guildName: z.string().nullable() }),
});

export const endCoolDownContract = contract({
  call: endCoolDown,
  summary: 'Lets a customer transfer a license at once',
  description:
    "Ends the cool-down of one server's license. The next transfer begins a new one. A repeated call changes nothing.",
  params,
  body: z.strictObject({ guildId: GuildId, reason: StaffReason }),
  response: z.object({ success: z.literal(true) }),
});
