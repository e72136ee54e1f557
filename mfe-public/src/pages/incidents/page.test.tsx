import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setDocumentData } from '@portico/sdk/host';
import { demoText } from '@portico/contracts/checks/demo-text';
import type { StatusWords } from '@portico/contracts/components/words';
import { SdkTestProvider } from '@portico/sdk/testing';
import IncidentPage from '../incident/page.tsx';
import IncidentsPage from './page.tsx';

const ID = '8d641616-4e56-429b-be26-f16d11027f2f';
const incident = {
  ...{ id: ID, kind: 'maintenance', title: 'Move', impact: 'minor', state: 'completed' },
  ...{ starts_at: 1_795_000_000, planned_end: 1_795_003_600, ended_at: 1_795_003_000 },
  components: ['gateway', 'pager'],
  updates: [{ id: '7', at: 1_795_003_000, state: 'completed', text: 'It is done.' }],
};
const NAMES = demoText<StatusWords>('status.yaml').components;
let answers: Record<string, { status: number; body: unknown }>;
let unmount: () => void;

beforeEach(() => {
  answers = { '/api/components/names': { status: 200, body: NAMES } };
  jest.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    const url = typeof input === 'string' ? input : '';
    const { status, body } = answers[url] ?? { status: 500, body: {} };
    const headers = { 'content-type': 'application/json' };
    return Promise.resolve(new Response(JSON.stringify(body), { status, headers }));
  });
});
afterEach(() => {
  unmount();
  setDocumentData();
  jest.restoreAllMocks();
});
const open = (path: string, route: string, page: React.ReactNode) => {
  ({ unmount } = render(
    <SdkTestProvider path={path} route={route}>
      {page}
    </SdkTestProvider>,
  ));
};
const openHistory = (search = '') =>
  open(`/status/incidents${search}`, '/status/incidents', <IncidentsPage />);
const openReport = () => open(`/status/incidents/${ID}`, '/status/incidents/:id', <IncidentPage />);
const one = `/api/incidents/${ID}`;
const pageOf = (page: number) => `/api/incidents/history?page=${page}`;

describe('the incident history', () => {
  it('shows reports with links, and further pages', async () => {
    answers[pageOf(1)] = { status: 200, body: { incidents: [incident], total: 21 } };
    answers[pageOf(2)] = { status: 200, body: { incidents: [], total: 20 } };
    openHistory();
    const link = await screen.findByRole('link', { name: 'Move' });
    expect(link).toHaveAttribute('href', `/status/incidents/${ID}`);
    // Below the heading of the page, without a level between them.
    expect(screen.getByRole('heading', { level: 2, name: 'Move' })).toBeInTheDocument();
    expect(screen.getByText('Affected: Bot, pager')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /^Next/ }));
    expect(await screen.findByText('This page of the history is empty.')).toBeInTheDocument();
  });

  it('shows the reports of the document until its own are here', async () => {
    setDocumentData({ '/api/incidents/history?page=1': { incidents: [incident], total: 1 } });
    const newer = { ...incident, title: 'Moved' };
    answers[pageOf(1)] = { status: 200, body: { incidents: [newer], total: 1 } };
    openHistory();
    expect(screen.getByRole('link', { name: 'Move' })).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Moved' })).toBeInTheDocument();
  });

  it('says that there are none', async () => {
    answers[pageOf(1)] = { status: 200, body: { incidents: [], total: 0 } };
    openHistory('?page=-4');
    expect(await screen.findByText('The team has reported nothing yet.')).toBeInTheDocument();
  });

  it('explains a failure, and tries again', async () => {
    openHistory();
    expect(await screen.findByRole('alert')).toHaveTextContent('The incident history did not load');
    answers[pageOf(1)] = { status: 200, body: { incidents: [incident], total: 1 } };
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('link', { name: 'Move' })).toBeInTheDocument();
  });
});

describe('the page of a report', () => {
  it('shows it with its updates', async () => {
    answers[one] = { status: 200, body: incident };
    openReport();
    expect(await screen.findByText('It is done.')).toBeInTheDocument();
  });

  it('shows that of the document, unless it was withdrawn since', async () => {
    setDocumentData({ [`/api/incidents/${ID}`]: incident });
    answers[one] = { status: 404, body: { error: 'Incident not found.' } };
    openReport();
    expect(screen.getByText('It is done.')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'Report Not Found' })).toBeInTheDocument();
    expect(screen.queryByText('It is done.')).not.toBeInTheDocument();
  });

  it('explains an address without a report', async () => {
    answers[one] = { status: 404, body: { error: 'Incident not found.' } };
    openReport();
    expect(await screen.findByRole('heading', { name: 'Report Not Found' })).toBeInTheDocument();
  });

  it('explains a failure', async () => {
    openReport();
    expect(await screen.findByRole('alert')).toHaveTextContent('This report did not load');
  });
});
