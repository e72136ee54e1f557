import type { ReactNode } from 'react';
import { IfBrand, useBrand } from '@portico/sdk';

/**
 * Where the support answers: its server, or its address; nothing where the site has neither.
 * @param children the words before the support server
 */
export function Support({ children }: { children: ReactNode }) {
  const { contactEmail, supportUrl } = useBrand();
  return (
    <IfBrand
      has="supportUrl"
      otherwise={
        <IfBrand has="contactEmail">
          Write to <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
        </IfBrand>
      }
    >
      {children} <a href={supportUrl}>support server</a>.
    </IfBrand>
  );
}
