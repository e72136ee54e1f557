import { mailVariables, type MailKind, type MailWords } from '@portico/contracts/pack/mails';
import { replaceVariables } from '@portico/site';
import { planNameOf } from '../../invoices/bought-plan.ts';
import type { MessageFacts } from '../message-facts.ts';
import type { MessageContent, MessageSubject } from './message-content.ts';
import { moneyText, numberText } from './words.ts';

/** What the facts of the kinds say, where a kind has them. */
type AnyFacts = Partial<
  MessageFacts['refund.requested'] &
    MessageFacts['license.transferred'] &
    MessageFacts['license.granted']
>;

/**
 * A message in the words of the pack. What it must state stays: rows, action and facts.
 * @param builtIn what the pack leaves out
 */
export function inOwnWords(
  kind: MailKind,
  builtIn: MessageContent,
  words: MailWords,
  subject: MessageSubject,
): MessageContent {
  const { amount, servers, from, to, by } = subject.facts as AnyFacts;
  const values: Record<string, string> = {
    plan: planNameOf(subject.invoice),
    number: numberText(subject),
    amount: amount === undefined ? '' : moneyText(subject, amount),
    servers: String(servers ?? ''),
    who: by === 'owner' ? 'You' : 'Our team',
    from: from ?? '',
    to: to ?? '',
  };
  const fill = (text: string, part: 'subject' | 'text') => {
    const known = mailVariables(kind, part);
    return replaceVariables(text, (name) => (known.includes(name) ? values[name] : undefined));
  };
  const { subject: line, heading, paragraphs } = words;
  return {
    ...builtIn,
    ...(line !== undefined && { subject: fill(line, 'subject') }),
    ...(heading !== undefined && { heading: fill(heading, 'text') }),
    ...(paragraphs && { paragraphs: paragraphs.map((text) => fill(text, 'text')) }),
  };
}
