import { Link } from '@portico/sdk';
import type { LegalContent } from '../legal-content.ts';

/** Stored data, retention and the rights of users (spec 0 §9). */
export const PRIVACY: LegalContent = {
  summary: [
    'We store what the features need, for as long as they need it, and sell nothing to anybody.',
    'Commands are kept for up to 14 days, deleted and edited messages for up to 2 hours.',
    'You can see, export and delete your data: by yourself on this website, or by asking us.',
  ],
  sections: [
    {
      id: 'what-the-bot-stores',
      heading: 'What the bot stores',
      body: (
        <ul>
          <li>
            <strong>Commands.</strong> The content of a message that calls a command is stored for
            up to 14 days, to find faults and misuse.
          </li>
          <li>
            <strong>Deleted and edited messages.</strong> So that moderators can look at what
            happened a moment ago, their history is kept for up to 2 hours and holds at most 19
            entries.
          </li>
          <li>
            <strong>Settings of servers.</strong> What administrators have set, with the ids of
            channels, roles and members in it, for as long as the bot is on the server.
          </li>
          <li>
            <strong>Features that count or remember.</strong> Levels, the economy and its movements,
            warnings, tickets, giveaways, reminders, connected music accounts: by the ids of the
            people concerned, for as long as the feature is in use.
          </li>
          <li>
            <strong>Profile pictures.</strong> The avatar history keeps pictures that were public.
            Everybody can hide or delete their own, and leave the history altogether.
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
              <strong>Reading.</strong> Nobody has to sign in to read this website. Our servers see
              the address of your connection and use it to answer, to limit misuse and to find
              faults.
            </li>
            <li>
              <strong>Signing in.</strong> Discord tells us your id, name and picture, and the
              servers that you are on with your rights there. What allows us to ask Discord is kept
              encrypted. A session ends after 7 days without use, and after 30 days in any case.
            </li>
            <li>
              <strong>Buying.</strong> Plan, amount, date, the state of the payment and the servers
              of a licence. Card numbers stay with the payment provider. Records of sales are kept
              for as long as the law demands.
            </li>
            <li>
              <strong>Writing to us.</strong> The contact form sends nothing to this website: it
              opens a message in your own email application.
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
            There is no advertising and no tracking, and therefore no banner. These are set because
            something that you asked for needs them:
          </p>
          <ul>
            <li>your choice of a dark or light page;</li>
            <li>your session, when you sign in;</li>
            <li>for a few minutes, the page to come back to after signing in;</li>
            <li>
              while a new version of a page is tried out, the number of one of a thousand groups of
              visitors, so that you keep the same version;
            </li>
            <li>
              in the browser’s own storage, a mark that you are signed in, and drafts of what you
              build.
            </li>
          </ul>
        </>
      ),
    },
    {
      id: 'sharing',
      heading: 'Who else sees data',
      body: (
        <>
          <p>
            We do not sell data, do not read messages for advertising and do not train models on
            them. Data leaves us only:
          </p>
          <ul>
            <li>to Discord, on which the bot runs;</li>
            <li>to the payment provider, when you buy;</li>
            <li>to those who host our servers, under contract and by our instructions;</li>
            <li>to music services, when you connect an account with them;</li>
            <li>where the law obliges us.</li>
          </ul>
        </>
      ),
    },
    {
      id: 'why',
      heading: 'Why we may',
      body: (
        <p>
          To give you what you asked for when you use a command, sign in or buy (contract); to keep
          servers and this website safe and working (legitimate interest); where you allowed it, as
          with connected accounts (consent, which you can take back); and where the law demands it,
          as with records of sales.
        </p>
      ),
    },
    {
      id: 'your-rights',
      heading: 'Your rights',
      body: (
        <>
          <p>
            You may ask what is stored about you, have it corrected, receive a copy, object to its
            use and have it deleted. Much of this you can do at once:
          </p>
          <ul>
            <li>
              Signed in, your <Link to="/user/account">account page</Link> exports your data, ends
              sessions and deletes the account.
            </li>
            <li>
              The <Link to="/avatars">avatar history</Link> lets you hide, delete and leave.
            </li>
            <li>Removing the bot from a server ends the storing of its messages.</li>
          </ul>
          <p>
            For everything else write to us or ask in the support server. Data requests take up to 7
            days. Data deletion responses take up to 2 weeks. Questions are answered within 24
            hours, in English and German. You may also complain to the data protection authority of
            your country.
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
            Connections are encrypted, what could be misused is kept encrypted or hashed, and access
            of the team to data about people is limited and recorded.
          </p>
          <p>
            The bot and this website are not meant for people who are too young to have a Discord
            account. If we learn of such data, we delete it.
          </p>
        </>
      ),
    },
    {
      id: 'changes',
      heading: 'Changes',
      body: (
        <p>
          When what we store changes, this page changes with it, and the date above with the page. A
          change of weight is announced in the support server.
        </p>
      ),
    },
  ],
};
