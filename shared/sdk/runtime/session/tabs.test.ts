import { fetchJson } from '../query/fetch-json.ts';
import { store } from '../store/store.ts';
import { applySessionAnswer, followSession, logout, onSessionChange } from './session.ts';
import type { SessionChange } from './session.ts';

const visitor = { id: '175928847299117063', username: 'Visitor', avatar: null };
const customer = { id: '473052869059424293', username: 'Customer', avatar: null };

/** The part of the browser's channel that tabs use: other objects of the same name get a message. */
class Channel {
  static readonly open = new Set<Channel>();
  onmessage: ((event: { data: unknown }) => void) | null = null;
  readonly name: string;
  constructor(name: string) {
    this.name = name;
    Channel.open.add(this);
  }
  postMessage(data: unknown) {
    for (const other of Channel.open) {
      if (other !== this && other.name === this.name) other.onmessage?.({ data });
    }
  }
  close() {
    Channel.open.delete(this);
  }
}

let signedIn: typeof visitor | null;
/** Requests of the page: method, address and shown user. */
let sent: [method: string, url: string, shown: string | null][];
let changes: SessionChange[];
let otherTab: Channel;
let heard: unknown[];
let stop: () => void;

beforeEach(() => {
  globalThis.BroadcastChannel = Channel as unknown as typeof BroadcastChannel;
  signedIn = visitor;
  [sent, changes, heard] = [[], [], []];
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const [url, shown] = [input as string, new Headers(init?.headers).get('x-shown-user')];
    sent.push([init?.method ?? '', url, shown]);
    if (url === '/api/auth/me' && !signedIn) return answer({ error: 'Sign in first.' }, 401);
    if (url === '/api/auth/me') return answer(signedIn);
    if (!signedIn) return answer({ error: 'Sign in first.' }, 401);
    return shown === signedIn.id
      ? answer({ done: true, signedOut: true })
      : answer({ type: 'urn:portico:problem:other-user', error: 'Another account.' }, 409);
  });
  otherTab = new Channel('portico-session');
  otherTab.onmessage = ({ data }) => heard.push(data);
  applySessionAnswer({ status: 200, user: visitor });
  const stops = [followSession(), onSessionChange((change) => changes.push(change))];
  stop = () => stops.forEach((end) => end());
});
afterEach(() => {
  stop();
  otherTab.close();
  document.body.replaceChildren();
  jest.restoreAllMocks();
});

const answer = (body: unknown, status = 200) => Promise.resolve(Response.json(body, { status }));
const shown = () => store.getState().session.user?.username;
const settled = () => new Promise((resolve) => setTimeout(resolve));
const deleteAccount = () => fetchJson({ method: 'DELETE', url: '/api/account' });

/** Somebody signs in or out in the other tab. */
async function inOtherTab(user: typeof visitor | null) {
  signedIn = user;
  otherTab.postMessage(user?.id ?? null);
  await settled();
}

/** Types into a field that no `useDirtyForm` watches. */
function type(text: string) {
  const field = document.body.appendChild(document.createElement('textarea'));
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  return field;
}

describe('tabs of one browser', () => {
  it('tell each other who is signed in, also after a logout', async () => {
    expect(heard).toEqual([visitor.id]);
    await logout();
    expect(heard).toEqual([visitor.id, null]);
    expect(changes).toEqual([]);
  });

  it('ask nobody when another tab shows the same user', async () => {
    await inOtherTab(visitor);
    expect(sent).toEqual([]);
  });

  it('load again when another tab signs in as somebody else, and never act as that user before', async () => {
    await inOtherTab(customer);
    expect(changes).toEqual([{ kind: 'other-user', user: customer }]);
    expect(shown()).toBe('Visitor');
    expect(await deleteAccount()).toMatchObject({ error: { status: 409 } });
    expect(sent.at(-2)).toEqual(['DELETE', '/api/account', visitor.id]);
  });

  it('learn it from the refusal where no message came', async () => {
    signedIn = customer;
    expect(await deleteAccount()).toMatchObject({ error: { problem: 'other-user' } });
    expect(changes).toEqual([{ kind: 'other-user', user: customer }]);
  });

  it('learn it on the return to the tab', async () => {
    signedIn = customer;
    dispatchEvent(new Event('focus'));
    await settled();
    expect(changes).toEqual([{ kind: 'other-user', user: customer }]);
  });

  it('say who has signed in where nobody was', async () => {
    applySessionAnswer({ status: 401 });
    await inOtherTab(customer);
    expect(changes).toEqual([{ kind: 'signed-in', user: customer }]);
    expect(shown()).toBe('Customer');
  });

  it('follow a logout in another tab', async () => {
    await inOtherTab(null);
    expect(changes).toEqual([{ kind: 'signed-out' }]);
    expect(shown()).toBeUndefined();
  });
});

describe('a page with typed text', () => {
  it.each([
    ['the session has ended', null, { kind: 'signed-out' }],
    ['somebody else has signed in', customer, { kind: 'other-user', user: customer }],
  ])('stays as it is while %s, until the text is gone', async (_what, now, change) => {
    const field = type('The shards restart.');
    await inOtherTab(now);
    expect(shown()).toBe('Visitor');
    expect(changes).toEqual([]);
    field.value = '';
    dispatchEvent(new Event('focus'));
    await settled();
    expect(changes).toEqual([change]);
  });

  it('goes on as before when its user has signed in again', async () => {
    type('The shards restart.');
    await inOtherTab(null);
    await inOtherTab(visitor);
    expect(changes).toEqual([]);
    expect(shown()).toBe('Visitor');
    expect(await deleteAccount()).toMatchObject({ data: { done: true } });
  });
});
