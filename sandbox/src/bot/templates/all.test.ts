import { Template } from '@portico/contracts/templates/schema';
import { allTemplates } from './all.ts';

describe('the templates of the simulated bot', () => {
  it('are 29 with unique names and codes', () => {
    expect(allTemplates).toHaveLength(29);
    for (const key of ['id', 'name', 'embed', 'image'] as const) {
      expect(new Set(allTemplates.map((one) => one[key])).size).toBe(29);
    }
  });

  it('match the contract of the ingest API', () => {
    expect(allTemplates.filter((one) => !Template.safeParse(one).success)).toEqual([]);
  });

  it('[spec0 §5.19] cover every category', () => {
    for (const word of ['Jail', 'Unjail', 'Ban', 'Unban', 'Kick', 'Mute', 'Unmute']) {
      expect(allTemplates.filter(({ name }) => name.startsWith(word)).length).toBeGreaterThan(1);
    }
  });

  it.each(['Welcome', 'Giveaway', 'Ticket', 'rules', 'Boost', 'Leveling'])(
    'greet and guide members, too: %s',
    (word) => expect(allTemplates.some(({ name }) => name.includes(word))).toBe(true),
  );

  it('[spec0 §9.8] start with the marker and have balanced braces', () => {
    for (const { embed } of allTemplates) {
      expect(embed).toMatch(/^\{embed\} && \{(content|title|description|color|author): /);
      expect(embed.split('{')).toHaveLength(embed.split('}').length);
    }
  });

  it('have images without external requests', () => {
    for (const { image } of allTemplates) {
      const svg = decodeURIComponent(image.replace('data:image/svg+xml,', ''));
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
      expect(svg.slice(40)).not.toMatch(/https?:|href|script|@import|url\(/);
    }
  });
});
