import { Notice } from '../../ui/notice.tsx';

/** In place of plans, while the site sells nothing; in the page and in its template. */
export function Closed({ title }: { title: string }) {
  return <Notice title={title}>Nothing is for sale at the moment.</Notice>;
}
