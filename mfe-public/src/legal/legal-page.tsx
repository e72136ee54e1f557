import { documentData, request } from '@portico/sdk';
import { getLegalText } from '@portico/contracts/legal/calls';
import type { LegalText } from '@portico/contracts/legal/schema';
import { usePublicLegalTextQuery } from '../content.api.ts';
import { ContentState } from '../content-state.tsx';
import { LegalDocument } from './legal-document.tsx';

/** A legal text of the site pack. @param name of its file, such as `terms` */
export function LegalPage({ name }: { name: string }) {
  const inDocument = documentData<LegalText>(request(getLegalText, { params: { name } }).url);
  const query = usePublicLegalTextQuery(name, { skip: inDocument !== undefined });
  const text = inDocument ?? query.data;
  return text ? <LegalDocument text={text} /> : <ContentState {...query} />;
}
