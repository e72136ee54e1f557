import { Link } from '@portico/sdk';
import type { LegalContent } from '../legal-content.ts';

/**
 * Disclaimer, website usage, bot usage, termination, indemnity and changes (spec 0 §2), and
 * purchases.
 */
export const TERMS: LegalContent = {
  summary: [
    'The bot and this website are offered as they are. We do our best and promise no more than the law asks for.',
    'Use both fairly, by the rules of Discord, and answer for what happens on your own server.',
    'Licences are paid once and last. Refunds have a policy of their own.',
  ],
  sections: [
    {
      id: 'agreement',
      heading: 'Agreement',
      body: (
        <>
          <p>
            These terms apply to everybody who uses the bot or this website. Whoever adds the bot to
            a server, uses its commands, signs in here or buys a licence accepts them. Whoever does
            not accept them must not use either.
          </p>
          <p>
            One has to be old enough to have a Discord account in one’s own country, and old enough
            to buy, or have the consent of a parent or guardian for a purchase.
          </p>
        </>
      ),
    },
    {
      id: 'disclaimer',
      heading: 'Disclaimer',
      body: (
        <>
          <p>
            The bot and this website are offered as they are and as available, without warranty of
            any kind. We work to keep them correct, safe and reachable, but promise neither that
            they never fail nor that they suit a particular purpose. Figures such as an uptime of
            99.9% describe what we aim for and have measured.
          </p>
          <p>
            As far as the law allows, we are not liable for loss that follows from using the bot or
            the website, or from not being able to: lost messages, roles, channels, members,
            currency of the bot or profit. Liability for intent, for gross negligence and for harm
            to life or health, and rights that a consumer cannot give up, remain as they are.
          </p>
          <p>
            The bot and this website are not made, run or endorsed by Discord. Names and marks of
            others belong to their owners.
          </p>
        </>
      ),
    },
    {
      id: 'website-usage',
      heading: 'Website usage',
      body: (
        <>
          <p>
            You may read this website, use its tools and keep what you make with them. The embeds
            that you build are yours. Please do not:
          </p>
          <ul>
            <li>break, overload or probe it, or get around its limits and its protection;</li>
            <li>reach pages, accounts or data that are not meant for you;</li>
            <li>read it out by program beyond what a person would ask for;</li>
            <li>pass off its contents as your own, or pretend to be us;</li>
            <li>use it to prepare what these terms or the law forbid.</li>
          </ul>
          <p>
            You are responsible for your Discord account, by which you sign in. Links to other
            websites are offered for convenience; we do not answer for what is there.
          </p>
        </>
      ),
    },
    {
      id: 'bot-usage',
      heading: 'Bot usage',
      body: (
        <>
          <p>
            Whoever adds the bot to a server answers for how it is set up and used there. Discord’s
            own terms and guidelines apply at all times. The bot must not be used:
          </p>
          <ul>
            <li>to harass, threaten, spy on or deceive people;</li>
            <li>to spam, raid or destroy servers;</li>
            <li>to spread what is illegal, or what harms minors;</li>
            <li>to find and use faults instead of reporting them;</li>
            <li>
              by accounts that are run by a program, or to sell access to it without our consent.
            </li>
          </ul>
          <p>
            Commands may have limits, and features may change, move or end. The currency of the
            economy has no value in money; its own <Link to="/economy">rules</Link> apply besides.
          </p>
          <p>
            An Instance Owner runs a copy of the bot of their own. An instance is deleted if no
            commands are used on it for a month.
          </p>
        </>
      ),
    },
    {
      id: 'purchases',
      heading: 'Purchases and licences',
      body: (
        <>
          <p>
            A licence is paid once and lasts for the lifetime of the service; it is no subscription
            and is never renewed. It allows the bot on as many servers as the plan has slots.
            Further slots can be bought at any time; they are a purchase of their own. Prices are in
            euro; the total, with the tax in it where tax is due, is shown before you pay.
          </p>
          <p>
            Payment is taken by a payment provider, by card or online wallet; we do not see the
            number of your card. A licence can be used once the payment is confirmed.
          </p>
          <p>
            To authorize a server one needs the right to manage it on Discord. An authorization can
            be moved to another server; between two moves of the same slot lies a waiting time,
            which the page names. Licences are for the person who bought them and must not be sold
            on.
          </p>
          <p>
            What applies when you want your money back is in the{' '}
            <Link to="/refund">refund policy</Link>.
          </p>
        </>
      ),
    },
    {
      id: 'termination',
      heading: 'Termination',
      body: (
        <>
          <p>
            You may stop at any time: remove the bot from your server, sign out, and delete your
            account on this website under your user dashboard.
          </p>
          <p>
            We may warn, limit or exclude a person or a server that breaks these terms or endangers
            others, for a time or for good, and without notice where waiting would do harm. A
            licence of somebody who was excluded for breaking these terms ends without a refund as
            far as the law allows. Whoever believes that this was a mistake can ask the support to
            look at it again.
          </p>
        </>
      ),
    },
    {
      id: 'indemnity',
      heading: 'Indemnity',
      body: (
        <p>
          If your use of the bot or of the website, or a breach of these terms by you, leads to a
          claim of others against us, you stand in for the damage and for the reasonable cost of
          defending against it, as far as you are responsible for it.
        </p>
      ),
    },
    {
      id: 'changes',
      heading: 'Changes',
      body: (
        <>
          <p>
            These terms may change, for instance when a feature is added or the law does. The date
            above says when they last did; a change of weight is announced in the support server.
            Using the bot or the website afterwards means that you accept the change.
          </p>
          <p>If a part of these terms turns out to be void, the others stay in force.</p>
        </>
      ),
    },
  ],
};
