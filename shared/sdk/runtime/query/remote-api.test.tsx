import { act, render, screen } from '@testing-library/react';
import { setDocumentData } from '../document/document-data.ts';
import { SdkTestProvider } from '../testing.tsx';
import { applySessionAnswer } from '../session/session.ts';
import { store } from '../store/store.ts';
import { remoteApi } from './remote-api.ts';
import type { ApiError } from './api-error.ts';

afterEach(() => jest.restoreAllMocks());

const shards = { method: 'GET', url: '/api/shards' } as const;

describe('remoteApi', () => {
  it('rejects endpoints and tags of another remote', () => {
    expect(() =>
      remoteApi('tools').injectEndpoints((build) => ({
        publicShards: build.query<unknown, void>({ query: () => shards }),
      })),
    ).toThrow('Endpoint "publicShards" must begin with tools');
    expect(() => remoteApi('tools', { tags: ['staffLog'] })).toThrow('must begin with tools');
  });

  it('returns hooks that fetch into the shared cache', async () => {
    jest
      .spyOn(globalThis, 'fetch')
      .mockResolvedValue(
        new Response('["up"]', { headers: { 'content-type': 'application/json' } }),
      );
    const { usePublicShardsQuery } = remoteApi('public').injectEndpoints((build) => ({
      publicShards: build.query<string[], void>({ query: () => shards }),
    }));
    function View() {
      const { data } = usePublicShardsQuery();
      return <p>{data?.join() ?? 'loading'}</p>;
    }
    render(<View />, { wrapper: SdkTestProvider });
    expect(await screen.findByText('up')).toBeInTheDocument();
  });

  it('shows the data of the document at once, without a request', () => {
    const requests = jest.spyOn(globalThis, 'fetch');
    setDocumentData({ '/api/shards': ['given'] });
    const { usePublicGivenQuery, usePublicOtherQuery } = remoteApi('public').injectEndpoints(
      (build) => ({
        publicGiven: build.query<string[], void>({
          query: () => shards,
          transformResponse: (answer: string[]) => [...answer, 'transformed'],
        }),
        publicOther: build.query<string[], number>({
          query: (page) => ({ ...shards, url: `/api/shards?page=${page}` }),
        }),
      }),
    );
    function View() {
      const { data } = usePublicGivenQuery();
      const other = usePublicOtherQuery(1, { skip: true });
      return <p>{data?.join() ?? (other.data ? 'other' : 'loading')}</p>;
    }
    render(<View />, { wrapper: SdkTestProvider });
    expect(screen.getByText('given,transformed')).toBeInTheDocument();
    expect(requests).not.toHaveBeenCalled();
    setDocumentData();
  });

  it('forgets the answers of a user who signs out, and fetches those on the page again', async () => {
    const user = { id: '473052869059424293', username: 'Ada', avatar: null };
    applySessionAnswer({ status: 200, user });
    const answers = ['["of Ada"]', '["of nobody"]'];
    jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
      const body = answers.shift() ?? 'null';
      return new Response(body, { headers: { 'content-type': 'application/json' } });
    });
    const { usePublicOwnQuery } = remoteApi('public').injectEndpoints((build) => ({
      publicOwn: build.query<string[], void>({ query: () => shards }),
    }));
    function View() {
      const { data } = usePublicOwnQuery();
      return <p>{data?.join() ?? 'loading'}</p>;
    }
    render(<View />, { wrapper: SdkTestProvider });
    expect(await screen.findByText('of Ada')).toBeInTheDocument();
    act(() => applySessionAnswer({ status: 401 }));
    expect(await screen.findByText('of nobody')).toBeInTheDocument();
    expect(JSON.stringify(store.getState())).not.toContain('of Ada');
  });

  it('returns errors of the catalog', async () => {
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('x'));
    const { usePublicBrokenQuery } = remoteApi('public').injectEndpoints((build) => ({
      publicBroken: build.query<string[], void>({ query: () => shards }),
    }));
    function View() {
      const { error } = usePublicBrokenQuery();
      return <p>{(error as ApiError | undefined)?.message}</p>;
    }
    render(<View />, { wrapper: SdkTestProvider });
    expect(
      await screen.findByText('Failed to fetch data. Please try again later.'),
    ).toBeInTheDocument();
  });
});
