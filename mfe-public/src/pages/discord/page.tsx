import { useBrand } from '@portico/sdk';
import { RedirectPage } from '../../redirect/redirect-page.tsx';

/** `/discord`: redirects to the support server. */
export default function DiscordPage() {
  return <RedirectPage to={useBrand().supportUrl} />;
}
