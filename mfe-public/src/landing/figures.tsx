import { usePublicLandingFiguresQuery } from '../content.api.ts';
import { useWhileVisible } from '../status/use-while-visible.ts';
import { FigureList } from './figure-list.tsx';

const REFRESH_MS = 60_000;

/** The figures of now; refetched while the page is visible. */
export function Figures() {
  const { data, isError, refetch } = usePublicLandingFiguresQuery();
  useWhileVisible(REFRESH_MS, () => void refetch());
  if (data) return <FigureList {...data} />;
  // Room for figures that the document does not have yet.
  return isError ? null : <FigureList entries={[]} about={[]} />;
}
