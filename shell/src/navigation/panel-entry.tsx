import type { ComponentPropsWithRef } from 'react';
import { IfBrand, NavLink, useBrand } from '@portico/sdk';
import type { NavLinkEntry } from '../routes/route-table.ts';
import { NavIcon } from './nav-icon.tsx';
import { BookIcon } from '../layout/later-icons.tsx';
import { PanelLink } from '../layout/nav.styles.ts';

interface PanelEntryProps extends ComponentPropsWithRef<'a'> {
  entry: NavLinkEntry;
}

/** A link of a menu: icon, label, one line of description. */
export function PanelEntry({ entry, ...rest }: PanelEntryProps) {
  return (
    <PanelLink as={NavLink} {...{ to: entry.path }} {...rest}>
      <NavIcon entry={entry} />
      <span>
        {entry.label}
        {entry.hint && <small>{entry.hint}</small>}
      </span>
    </PanelLink>
  );
}

/** The external documentation, at the end of Information (spec 0 §2). */
export function DocumentationEntry(props: ComponentPropsWithRef<'a'>) {
  const { docsUrl } = useBrand();
  return (
    <IfBrand has="docsUrl">
      <PanelLink href={docsUrl} target="_blank" rel="noopener noreferrer" {...props}>
        <BookIcon size={18} />
        <span>
          Documentation
          <small>Guides and references</small>
        </span>
      </PanelLink>
    </IfBrand>
  );
}
