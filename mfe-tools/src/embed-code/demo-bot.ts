import { demoText } from '@portico/contracts/checks/demo-text';
import type { Builder } from '@portico/contracts/builder/schema';
import * as addresses from './addresses.ts';
import { botOf } from './bot.ts';
import { newEmbed } from './embed.ts';
import * as imports from './import-text.ts';
import * as lint from './lint.ts';
import * as json from './message-json.ts';
import * as read from './read.ts';
import * as links from './share-link.ts';
import * as validate from './validate.ts';

// For tests: the rules of messages for the bot of the demo.

type Written = Builder['variables'][number]['variables'][number];
const written = demoText<Builder>('builder.yaml');

/** What the demo's pack says of the builder, as the API answers it. */
export const DEMO_BUILDER: Builder = {
  ...written,
  variables: written.variables.map(({ title, variables }) => ({
    title,
    variables: variables.map((each: Partial<Written> & Pick<Written, 'name'>) => ({
      ...({ kind: 'text', aliases: [] } as const),
      ...(each as Written),
    })),
  })),
};

export const DEMO_BOT = botOf(DEMO_BUILDER);

export const emptyEmbed = newEmbed(DEMO_BOT.color);
export const isAddress = (text: string) => addresses.isAddress(text, DEMO_BOT);
export const readEmbedCode = (code: string, which?: number) =>
  read.readEmbedCode(code, DEMO_BOT, which);
export const importText = (text: string, which?: number) =>
  imports.importText(text, DEMO_BOT, which);
export const lintEmbed = (embed: Parameters<typeof lint.lintEmbed>[0]) =>
  lint.lintEmbed(embed, DEMO_BOT);
export const validateEmbed = (embed: Parameters<typeof validate.validateEmbed>[0]) =>
  validate.validateEmbed(embed, DEMO_BOT);
export const readMessageJson = (text: string, sentAt: string, which?: number) =>
  json.readMessageJson(text, DEMO_BOT, sentAt, which);
export const fromFragment = (fragment: string) => links.fromFragment(fragment, DEMO_BOT);
export const fromShareLink = (text: string) => links.fromShareLink(text, DEMO_BOT);
