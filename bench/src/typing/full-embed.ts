/** Fragment of a share link with a full embed: every part, 25 fields, about 6000 characters. */
export function fullEmbedFragment(): string {
  const line =
    'A **bold** word, an *italic* one, `code`, {user.name} and [a link](https://a.test/x).\n';
  const fields = Array.from(
    { length: 25 },
    (_, index) =>
      `{field: name: Field ${index + 1} && value: **${index}** of {guild.count} && inline}`,
  );
  const code = [
    '{embed}',
    '{content: Hello {user.mention}}',
    '{title: Everything at once}',
    `{description: ${line.repeat(46).trim()}}`,
    '{author: name: {guild.name} && icon: {guild.icon}}',
    '{footer: text: The end && icon: {user.avatar}}',
    '{thumbnail: {user.avatar}}',
    ...fields,
    ...['primary', 'secondary', 'success', 'danger', 'primary'].map(
      (style) => `{button: label: Press && style: ${style}}`,
    ),
    '{timestamp}',
  ].join(' && ');
  return `#t=${Buffer.from(code).toString('base64url')}`;
}
