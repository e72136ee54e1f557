import { z } from 'zod';
import { line, words } from '@portico/contracts/pack/fields';
import { MAIL_KINDS, mailVariables } from '@portico/contracts/pack/mails';
import type { MailKind } from '@portico/contracts/pack/mails';
import { unknownVariables } from './variables.ts';

/** A text that names variables of the pack and those of its message alone. */
const naming = (text: z.ZodString, own: readonly string[]) =>
  text.superRefine((value, context) => {
    for (const name of unknownVariables(value).filter((each) => !own.includes(each)))
      context.addIssue({
        code: 'custom',
        message: `unknown variable {{${name}}}; known here are ${own.join(', ')}, and those of all texts`,
      });
  });

function wordsOf(kind: MailKind) {
  const inText = mailVariables(kind, 'text');
  const written = z.object({
    subject: naming(
      line.regex(/^\P{Cc}*$/u, 'must be one line'),
      mailVariables(kind, 'subject'),
    ).optional(),
    heading: naming(line, inText).optional(),
    paragraphs: z.array(naming(words, inText)).min(1).max(6).optional(),
  });
  return MAIL_KINDS[kind].isRequired
    ? written.optional()
    : z.union([z.literal('off', 'must be off, or words'), written]).optional();
}

const kinds = Object.keys(MAIL_KINDS) as MailKind[];

/**
 * `en/mails.yaml`: words of messages to customers, by kind. Without this file, and for what it leaves out, messages have
 * built-in words. Receipts, consents and refunds are always sent, with the facts that they must state.
 */
export const MailsFile = z.object(
  Object.fromEntries(kinds.map((kind) => [kind, wordsOf(kind)])) as {
    [Kind in MailKind]: ReturnType<typeof wordsOf>;
  },
);
