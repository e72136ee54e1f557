import { usePublicFeaturesQuery } from '../../content.api.ts';
import { ContentState } from '../../content-state.tsx';
import { FeaturesScreen } from '../../features/features-screen.tsx';

/** `/features`: all features, by the task that they solve. */
export default function FeaturesPage() {
  const query = usePublicFeaturesQuery();
  return query.data ? <FeaturesScreen {...query.data} /> : <ContentState {...query} />;
}
