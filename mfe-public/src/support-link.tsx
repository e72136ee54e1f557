import { useBrand } from '@portico/sdk';

/** The support server, within a sentence. */
export function SupportLink() {
  const { supportUrl } = useBrand();
  return (
    <a href={supportUrl} target="_blank" rel="noopener noreferrer">
      support server
    </a>
  );
}
