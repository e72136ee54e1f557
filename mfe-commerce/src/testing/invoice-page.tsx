import { render, screen } from '@testing-library/react';
import { useLocation } from '@portico/sdk';
import { SdkTestProvider } from '@portico/sdk/testing';
import InvoicePage from '../pages/invoice/page.tsx';
import type { MockResponses } from './mock-api.ts';
import { invoiceOf, serverOf } from './samples.ts';

export const INVOICE = 'GET /api/stripe/invoice/INV-1';
export const COUNTS = 'GET /api/user/servers/invoice/INV-1';
export const LIST = 'GET /api/user/servers/list';
export const AUTHORIZE = 'POST /api/user/servers/authorize';
export const VERIFY = 'POST /api/stripe/verify';

export const counts = (used: number, servers = 2) => ({
  authorizedCount: used,
  remainingCount: servers - used,
  serverCount: servers,
});
export const fine: MockResponses = {
  'GET /api/plans': [],
  'GET /api/user/servers/authorized': [],
  [INVOICE]: invoiceOf(),
  [COUNTS]: counts(0),
  [LIST]: { servers: [serverOf(1), serverOf(2)] },
};
/** Displays the current URL. */
function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="Address">{pathname + search}</output>;
}
export const open = (path = '/invoice/INV-1') =>
  render(
    <SdkTestProvider
      path={path}
      route={path.startsWith('/invoice/') ? '/invoice/:invoiceId' : '/invoice'}
    >
      <InvoicePage />
      <Address />
    </SdkTestProvider>,
  );
export const address = () => screen.getByRole('status', { name: 'Address' }).textContent ?? '';
export const button = (name: string) => screen.findByRole('button', { name });
