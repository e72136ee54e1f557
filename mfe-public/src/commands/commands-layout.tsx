import type { ReactNode } from 'react';
import type { CategoryEntry } from '@portico/contracts/rules/commands/screen';
import { PageContainer } from '../page-container.ts';
import { PageHeader } from '../page-header.tsx';
import { CategoryRail } from './category-rail.tsx';
import { Legend } from './legend.tsx';
import { ListLayout } from './list-layout.ts';

interface CommandsLayoutProps {
  filters: ReactNode;
  entries: readonly CategoryEntry[];
  /** Query of the address, which links to categories keep. */
  search?: string;
  /** The number of commands in words; undefined: no line. */
  summary: string | undefined;
  children: ReactNode;
}

/** The list of commands and everything around it, in the page and in its template. */
export function CommandsLayout({
  filters,
  entries,
  search = '',
  summary,
  children,
}: CommandsLayoutProps) {
  return (
    <PageContainer>
      <PageHeader title="Commands">
        Every command, with its arguments, aliases and permissions.
      </PageHeader>
      {filters}
      <ListLayout>
        <CategoryRail entries={entries} search={search} />
        <div>
          {summary !== undefined && <Legend summary={summary} />}
          {children}
        </div>
      </ListLayout>
    </PageContainer>
  );
}
