/** Where the tabs of this browser tell each other who is signed in. Nothing of it is stored. */
const CHANNEL = 'portico-session';

let channel: BroadcastChannel | undefined;

/** Tells the other tabs who is signed in now. Without effect before {@link followTabs}. */
export function tellTabs(userId: string | null): void {
  channel?.postMessage(userId);
}

/**
 * Calls the listener with what other tabs tell. The channel is closed while the browser keeps the page for
 * Back and Forward.
 * @returns a function that stops this
 */
export function followTabs(listener: (userId: string | null) => void): () => void {
  const open = () => {
    if (typeof BroadcastChannel === 'undefined' || channel) return;
    channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = ({ data }: MessageEvent<string | null>) => listener(data);
  };
  const close = () => {
    channel?.close();
    channel = undefined;
  };
  open();
  addEventListener('pagehide', close);
  addEventListener('pageshow', open);
  return () => {
    close();
    removeEventListener('pagehide', close);
    removeEventListener('pageshow', open);
  };
}
