import type { Path } from '../../embed-code/places.ts';
import type { SectionName } from './sections.ts';

/** Path -> why Discord would reject the value. */
export type Issues = ReadonlyMap<Path, string>;

/** Props of every section of the form. */
export interface SectionProps {
  name: SectionName;
  isOpen: boolean;
  onToggle: (section: SectionName, isOpen: boolean) => void;
  issues: Issues;
}
