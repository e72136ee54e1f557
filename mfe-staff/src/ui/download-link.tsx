import { Download } from 'lucide-react';
import { buttonLook } from 'shared/ui';
import type { ButtonLook } from 'shared/ui';
import { styled } from 'styled-components';

const Anchor = styled.a<ButtonLook>`
  ${buttonLook}
`;

/** Lets the browser save a file of the API; the router has no part in it. */
export function DownloadLink({ href, children }: { href: string; children: string }) {
  return (
    <Anchor href={href} download $variant="secondary" $size="m">
      <Download size={18} aria-hidden="true" /> {children}
    </Anchor>
  );
}
