import { useOverdueSession } from '@portico/sdk/host';
import { Button } from '@portico/ui';
import { useHost } from '../host/host-context.ts';
import { NoticeBar, NoticeText } from '../layout/notice-bar.tsx';
import { LoginInTab } from './login-link.tsx';

/**
 * Says that somebody else is signed in, or nobody, while the page keeps what its user has entered. Without
 * such input the page follows at once.
 */
export function OverdueNotice() {
  const overdue = useOverdueSession();
  const { loads } = useHost();
  if (!overdue) return null;
  const { shown, now } = overdue;
  return (
    <NoticeBar $warning role="alert">
      <NoticeText>
        {now
          ? `This browser is now logged in as ${now.username}. This page still shows ${shown.username} and what was entered here, and sends nothing.`
          : 'You are logged out. What you have entered here stays until you leave the page.'}
      </NoticeText>
      {now ? (
        <Button size="s" variant="secondary" onClick={loads.reload}>
          Reload
        </Button>
      ) : (
        <LoginInTab />
      )}
    </NoticeBar>
  );
}
