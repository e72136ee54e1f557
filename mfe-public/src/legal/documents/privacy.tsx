import { IfBrand, Link } from '@portico/sdk';
import type { LegalContent } from '../legal-content.ts';

/** Stored data, retention and the rights of users (spec 0 §9). */
export const PRIVACY: LegalContent = {
  summary: [
    'We store only what the features need, for as long as they need it, and never sell data.',
    'Commands are kept for up to 14 days, deleted and edited messages for up to 2 hours.',
    'You can view, export and delete your data on this website, or ask us to do it.',
  ],
  sections: [
    {
      id: 'what-the-bot-stores',
      heading: 'What the bot stores',
      body: (
        <ul>
          <li>
            <strong>Commands.</strong> We store the content of messages that use a command for up to
            14 days, to find errors and abuse.
          </li>
          <li>
            <strong>Deleted and edited messages.</strong> To let moderators review recent events,
            this history is kept for up to 2 hours and holds at most 19 entries.
          </li>
          <li>
            <strong>Server settings.</strong> The configuration of a server, including the IDs of
            channels, roles and members, for as long as the bot is on the server.
          </li>
          <li>
            <strong>Feature data.</strong> Levels, economy balances and transactions, warnings,
            tickets, giveaways, reminders and connected music accounts, by user ID, for as long as
            the feature is in use.
          </li>
          <li>
            <strong>Profile pictures.</strong> The avatar history stores public profile pictures.
            You can hide or delete yours, and leave the history.
          </li>
        </ul>
      ),
    },
    {
      id: 'what-the-website-stores',
      heading: 'What this website stores',
      body: (
        <>
          <ul>
            <li>
              <strong>Reading.</strong> You can read this website without signing in. Our servers
              use your IP address to respond to requests, prevent abuse and find errors.
            </li>
            <li>
              <strong>Signing in.</strong> Discord shares your ID, name and picture, and your
              servers with your permissions. We store the access token encrypted. A session ends
              after 7 days without use, and after 30 days at the latest.
            </li>
            <li>
              <strong>Buying.</strong> The plan, amount, date and payment status, the name, email
              address and country that you gave to the payment provider, and the servers of a
              license. Card numbers stay with the payment provider. We keep sales records for as
              long as the law requires, and delete your email address from them when you delete your
              account.
            </li>
            <li>
              <strong>Messages.</strong> We may write to you about your purchases: by email to the
              address that you gave to the payment provider or, if you allow it at sign-in, to the
              one of your Discord account, or by a direct message of the bot. A message is deleted
              30 days after it was sent, or with your account.
            </li>
            <li>
              <strong>Support.</strong> Notes of our team about your requests, and the reasons for
              what we change for you. The notes are part of your data export, and are deleted with
              your account.
            </li>
            <li>
              <strong>Contacting us.</strong> The contact form sends nothing to this website. It
              opens a message in your own email app.
            </li>
          </ul>
        </>
      ),
    },
    {
      id: 'cookies',
      heading: 'Cookies',
      body: (
        <>
          <p>
            We use no advertising and no tracking, so there is no cookie banner. These cookies are
            required for features that you use:
          </p>
          <ul>
            <li>your choice of theme;</li>
            <li>your session, after you sign in;</li>
            <li>for a few minutes, the page to return to after signing in;</li>
            <li>
              while we test a new version of a page, one of a thousand group numbers, so that you
              keep the same version;
            </li>
            <li>
              in your browser’s storage, which we never receive: whether you are signed in, and the
              drafts, names, undo steps and sample values of the embed builder, until you delete
              them.
            </li>
          </ul>
        </>
      ),
    },
    {
      id: 'sharing',
      heading: 'Who we share data with',
      body: (
        <>
          <p>
            We do not sell data, read messages for advertising, or train models on them. We share
            data only:
          </p>
          <ul>
            <li>with Discord, the platform of the bot;</li>
            <li>with the payment provider, when you buy;</li>
            <li>with our hosting providers, under contract and on our instructions;</li>
            <li>with music services, when you connect an account;</li>
            <li>where the law requires it.</li>
          </ul>
        </>
      ),
    },
    {
      id: 'why',
      heading: 'Legal basis',
      body: (
        <p>
          We process data to provide what you request when you use a command, sign in or buy
          (contract), to keep servers and this website secure and working (legitimate interest),
          with your permission, such as for connected accounts (consent, which you can withdraw),
          and where the law requires it, such as for sales records.
        </p>
      ),
    },
    {
      id: 'your-rights',
      heading: 'Your rights',
      body: (
        <>
          <p>
            You can ask what we store about you, have it corrected, receive a copy, object to its
            use, and have it deleted. You can do much of this yourself:
          </p>
          <ul>
            <li>
              When you are signed in, your <Link to="/user/account">account page</Link> lets you
              export your data, end sessions and delete your account.
            </li>
            <li>
              The <Link to="/avatars">avatar history</Link> lets you hide or delete your pictures,
              and leave.
            </li>
            <li>
              When the bot is removed from a server, it stops storing messages from that server.
            </li>
          </ul>
          <p>
            For everything else, write to us
            <IfBrand has="supportUrl"> or ask in the support server</IfBrand>. Data requests take up
            to 7 days. Data deletion responses take up to 2 weeks. Questions are answered within 24
            hours, in English and German. You can also file a complaint with the data protection
            authority of your country.
          </p>
        </>
      ),
    },
    {
      id: 'safety',
      heading: 'Safety and children',
      body: (
        <>
          <p>
            All connections are encrypted. Sensitive data is stored encrypted or hashed. The team’s
            access to personal data is limited and logged.
          </p>
          <p>
            The bot and this website are not intended for people who are too young for a Discord
            account. If we learn that we have their data, we delete it.
          </p>
        </>
      ),
    },
    {
      id: 'changes',
      heading: 'Changes',
      body: (
        <p>
          We update this page, and the date above, whenever we change what we store.
          <IfBrand has="supportUrl">
            {' '}
            We announce significant changes in the support server.
          </IfBrand>
        </p>
      ),
    },
  ],
};
