import { DEMO_BUILDER, lintEmbed, readEmbedCode } from '../../embed-code/demo-bot.ts';
import { writeEmbedCode } from '../../embed-code/write.ts';
import { restoreEmbed } from '../drafts/saved-draft.ts';

it.each(DEMO_BUILDER.examples)('the example $name is accepted as it is', ({ message }) => {
  const embed = restoreEmbed(message);
  // Notes are allowed: a button does something only by the bot's action.
  expect(lintEmbed(embed).filter(({ level }) => level !== 'note')).toEqual([]);
  expect(readEmbedCode(writeEmbedCode(embed))).toMatchObject({ embed, notes: [] });
});
