import { documentData, request, useParams, usePageHead } from '@portico/sdk';
import { getFeature } from '@portico/contracts/features/calls';
import type { Feature } from '@portico/contracts/features/schema';
import { usePublicFeatureQuery } from '../../content.api.ts';
import { ContentState } from '../../content-state.tsx';
import { FeatureScreen } from '../../features/feature-screen.tsx';

/** `/features/{name}`: a feature of the site pack. */
export default function FeaturePage() {
  const { name = '' } = useParams();
  const inDocument = documentData<Feature>(request(getFeature, { params: { name } }).url);
  const query = usePublicFeatureQuery(name, { skip: inDocument !== undefined });
  const feature = inDocument ?? query.currentData;
  usePageHead({ ...(feature && { title: feature.label, description: feature.lead }) });
  return feature ? <FeatureScreen {...feature} /> : <ContentState {...query} />;
}
