/** What reads, writes and judges embeds: a chunk of its own, fetched when somebody begins. */
export { importText } from '../embed-code/import-text.ts';
export { lintEmbed } from '../embed-code/lint.ts';
export { fromFragment, fromShareLink, toFragment } from '../embed-code/share-link.ts';
export { totalCharacters } from '../embed-code/validate.ts';
export { writeEmbedCode } from '../embed-code/write.ts';
export { picturesOf } from '../preview/pictures.ts';
