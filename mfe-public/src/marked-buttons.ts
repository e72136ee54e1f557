import { marked, markedList } from '@portico/sdk/platform';
import type { Buttons } from '@portico/contracts/pack/fields';
import { BUTTON_KINDS } from '@portico/contracts/rules/pack/styles';
import { markedChoice } from './marked-choice.ts';

/** For templates: a link that looks like a button. */
export const markedButton = { label: marked('label'), to: marked('to') };

/** For templates: the buttons of a section. */
export const markedButtons = markedList<Buttons>(
  'buttons',
  markedChoice('', BUTTON_KINDS, markedButton),
);
