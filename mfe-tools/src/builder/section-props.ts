import type { Path } from '../embed-code/places.ts';
import type { SectionName } from './sections.ts';

/** Why Discord would refuse the value at a path. */
export type Issues = ReadonlyMap<Path, string>;

/** What every section of the form is given. */
export interface SectionProps {
  name: SectionName;
  isOpen: boolean;
  onToggle: (section: SectionName, isOpen: boolean) => void;
  issues: Issues;
}
