import type { ReactNode } from 'react';
import { PageContainer } from '../page-container.ts';
import { PageHeader } from '../page-header.tsx';
import { SearchForm } from './search-form.tsx';

/** The avatar history around its list, in the page and in its template. */
export function HistoryLayout({ children }: { children: ReactNode }) {
  return (
    <PageContainer>
      <PageHeader title="Avatar History">
        Profile pictures over time. Each entry has a user ID, a picture and a date, and nothing
        else.
      </PageHeader>
      <SearchForm />
      {children}
    </PageContainer>
  );
}
