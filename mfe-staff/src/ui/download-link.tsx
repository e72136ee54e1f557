import { Download } from 'lucide-react';
import { buttonStyles } from '@portico/ui';
import type { ButtonStyleProps } from '@portico/ui';
import { styled } from 'styled-components';
import { useStaffDeskQuery } from '../desk/desk.api.ts';

const Anchor = styled.a<ButtonStyleProps>`
  ${buttonStyles}
`;

/**
 * Downloads a file of the API without the router. Hidden from users without the right to export
 * (`STAFF_RIGHTS`), whom the API rejects too.
 */
export function DownloadLink({ href, children }: { href: string; children: string }) {
  const { data } = useStaffDeskQuery();
  if (data?.rights && !data.rights.includes('export')) return null;
  return (
    <Anchor href={href} download $variant="secondary" $size="m">
      <Download size={18} aria-hidden="true" /> {children}
    </Anchor>
  );
}
