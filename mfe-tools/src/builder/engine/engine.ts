/** Reads, writes and lints embeds. A separate chunk, loaded on the first interaction. */
export { lintEmbed } from '../../embed-code/lint.ts';
export { fromFragment, toFragment } from '../../embed-code/share-link.ts';
export { totalCharacters } from '../../embed-code/validate.ts';
export { writeEmbedCode } from '../../embed-code/write.ts';
export { picturesOf } from '../../preview/pictures.ts';
