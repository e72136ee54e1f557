import { lintEmbed } from '../../embed-code/lint.ts';
import { readEmbedCode } from '../../embed-code/read.ts';
import { writeEmbedCode } from '../../embed-code/write.ts';
import { EXAMPLES } from './examples.ts';

it.each(Object.entries(EXAMPLES))('the example %s is accepted as it is', (_, embed) => {
  // Notes are allowed: a button does something only by the bot's action.
  expect(lintEmbed(embed).filter(({ level }) => level !== 'note')).toEqual([]);
  expect(readEmbedCode(writeEmbedCode(embed))).toMatchObject({ embed, notes: [] });
});
