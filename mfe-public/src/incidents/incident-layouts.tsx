import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '@portico/ui';
import { PageContainer } from '../page-container.ts';
import { PageHeader } from '../page-header.tsx';
import { HISTORY_PATH } from './paths.ts';

interface ReportLayoutProps {
  title: string;
  lead?: string;
  /** Where the reader came from. */
  back: { to: string; label: string };
  children: ReactNode;
}

/** The frame of both. */
function ReportLayout({ title, lead, back, children }: ReportLayoutProps) {
  return (
    <PageContainer>
      <PageHeader title={title}>{lead}</PageHeader>
      <div>
        <ButtonLink to={back.to} variant="secondary" size="s">
          <ArrowLeft size={16} aria-hidden="true" />
          {back.label}
        </ButtonLink>
      </div>
      {children}
    </PageContainer>
  );
}

/** `/status/incidents` */
export const HistoryLayout = ({ children }: { children: ReactNode }) => (
  <ReportLayout
    title="Incident History"
    lead="Every incident, maintenance and announcement from the team."
    back={{ to: '/status', label: 'Status' }}
  >
    {children}
  </ReportLayout>
);

/** `/status/incidents/{id}` */
export const IncidentLayout = ({ children }: { children: ReactNode }) => (
  <ReportLayout title="Incident Report" back={{ to: HISTORY_PATH, label: 'Incident history' }}>
    {children}
  </ReportLayout>
);
