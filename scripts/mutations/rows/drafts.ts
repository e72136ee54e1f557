import { noticedBy } from '../mutation.ts';

/** Row 193: drafts of the embed builder. */
export const DRAFTS = [
  ...noticedBy('mfe-tools/src/builder/drafts/drafts.test.tsx', [
    {
      rows: [193],
      change: 'a stored value of any type is used',
      file: 'mfe-tools/src/builder/drafts/saved-draft.ts',
      find: "typeof source[key] === typeof fallback && typeof fallback !== 'object'",
      replace: 'key in source',
      titles: 'keep values of the right type',
    },
    {
      rows: [193],
      change: 'a draft that is not stored counts as stored',
      file: 'mfe-tools/src/builder/drafts/use-saved-draft.ts',
      find: "if ('failure' in result) return false;",
      replace: "if ('failure' in result) return true;",
      titles: 'is named, and the draft in the form is not replaced',
    },
  ]),
  ...noticedBy('mfe-tools/src/builder/drafts/tabs.test.tsx', [
    {
      rows: [193],
      change: 'the later of two tabs overwrites the earlier one',
      file: 'mfe-tools/src/builder/drafts/use-saved-draft.ts',
      find: 'if (isChanged && !isSameEmbed(other.embed, unsaved)) becomeCopy();',
      replace: 'if (isChanged && isSameEmbed(other.embed, unsaved)) becomeCopy();',
      titles: 'with changes of both keep both',
    },
  ]),
];
