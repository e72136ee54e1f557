import { useBrand } from '@portico/sdk';
import { RedirectPage } from '../../redirect/redirect-page.tsx';

/** `/invite`: redirects to Discord, which adds the bot to a server. */
export default function InvitePage() {
  return <RedirectPage to={useBrand().inviteUrl} />;
}
