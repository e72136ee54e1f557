import type { ReactNode } from 'react';
import { ButtonLink, Heading, Stack } from '@portico/ui';
import { HISTORY_PATH } from './paths.ts';

/** Id of the section that lists the incidents. */
export const INCIDENTS_ID = 'incidents';

/** The section of the incidents, in the page and in its template. */
export function IncidentsFrame({ children }: { children: ReactNode }) {
  return (
    <Stack as="section" id={INCIDENTS_ID} gap={4} aria-labelledby={`${INCIDENTS_ID}-heading`}>
      <Heading level={2} id={`${INCIDENTS_ID}-heading`}>
        Incidents and Announcements
      </Heading>
      {children}
      <div>
        <ButtonLink to={HISTORY_PATH} variant="secondary" size="s">
          Incident History
        </ButtonLink>
      </div>
    </Stack>
  );
}
