import { usePublicLandingQuery } from '../../content.api.ts';
import { ContentState } from '../../content-state.tsx';
import { LandingScreen } from '../../landing/landing-screen.tsx';

/** `/`: the landing page (spec 0 §2). */
export default function HomePage() {
  const query = usePublicLandingQuery();
  return query.data ? <LandingScreen {...query.data} /> : <ContentState {...query} />;
}
