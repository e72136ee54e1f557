import { IfBrand, Link } from '@portico/sdk';
import type { LegalContent } from '../legal-content.ts';

/**
 * Disclaimer, website usage, bot usage, termination, indemnity and changes (spec 0 §2), and
 * purchases.
 */
export const TERMS: LegalContent = {
  summary: [
    'The bot and this website are provided as is. We do our best, but make no promises beyond what the law requires.',
    'Use both fairly and follow Discord’s rules. You are responsible for your own server.',
    'Licenses are a one-time purchase for life. A separate policy covers refunds.',
  ],
  sections: [
    {
      id: 'agreement',
      heading: 'Agreement',
      body: (
        <>
          <p>
            These terms apply to everyone who uses the bot or this website. By adding the bot to a
            server, using its commands, signing in or buying a license, you accept them. If you do
            not accept them, do not use the bot or this website.
          </p>
          <p>
            You must be old enough to have a Discord account in your country. To buy, you must be of
            legal age or have the consent of a parent or guardian.
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
            The bot and this website are provided “as is” and “as available”, without warranty of
            any kind. We work to keep them correct, secure and available, but do not guarantee that
            they are free of errors or fit for a particular purpose. Figures such as an uptime of
            99.9% describe what we aim for and have measured.
          </p>
          <p>
            To the extent permitted by law, we are not liable for losses that result from using the
            bot or the website, or from being unable to use them. This includes lost messages,
            roles, channels, members, bot currency and profits. It does not limit liability for
            intent, gross negligence, or harm to life or health, or rights that consumers cannot
            waive.
          </p>
          <p>
            The bot and this website are not affiliated with or endorsed by Discord. All trademarks
            belong to their owners.
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
            You may use this website and its tools. You own the embeds that you create. You must
            not:
          </p>
          <ul>
            <li>disrupt, overload or probe it, or bypass its limits or security;</li>
            <li>access pages, accounts or data that are not meant for you;</li>
            <li>scrape it beyond what a person would request;</li>
            <li>present its content as your own, or impersonate us;</li>
            <li>use it to prepare anything that these terms or the law prohibit.</li>
          </ul>
          <p>
            You are responsible for the Discord account that you sign in with. Links to other
            websites are provided for convenience. We are not responsible for their content.
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
            If you add the bot to a server, you are responsible for its setup and use there.
            Discord’s terms and guidelines always apply. The bot must not be used:
          </p>
          <ul>
            <li>to harass, threaten, spy on or deceive people;</li>
            <li>to spam, raid or destroy servers;</li>
            <li>to distribute content that is illegal or harms minors;</li>
            <li>to exploit bugs instead of reporting them;</li>
            <li>by automated accounts, or to resell access without our consent.</li>
          </ul>
          <p>
            Commands may have limits, and features may change or be removed. The economy’s currency
            has no monetary value. The <Link to="/economy">economy rules</Link> also apply.
          </p>
          <p>
            An Instance Owner runs their own copy of the bot. An instance is deleted if no commands
            are used on it for a month.
          </p>
        </>
      ),
    },
    {
      id: 'purchases',
      heading: 'Purchases and licenses',
      body: (
        <>
          <p>
            A license is paid once and lasts for the lifetime of the service. It is not a
            subscription and does not renew. It covers as many servers as the plan has slots. You
            can buy more slots at any time as a separate purchase. Prices are in euro. The total,
            including any tax, is shown before you pay.
          </p>
          <p>
            A payment provider processes payments by card or online wallet. We never see your card
            number. You can use a license once the payment is confirmed.
          </p>
          <p>
            To authorize a server, you need permission to manage it on Discord. You can transfer an
            authorization to another server. After a transfer there is a waiting period, which the
            page shows. Licenses are personal and must not be resold.
          </p>
          <p>
            Refunds are covered by the <Link to="/refund">refund policy</Link>.
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
            You can stop using the service at any time. Remove the bot from your server, and delete
            your account on this website in your dashboard.
          </p>
          <p>
            We may warn, restrict or exclude a person or server that violates these terms or
            endangers others, temporarily or permanently, and without notice where a delay would
            cause harm. If you are excluded for violating these terms, your license ends without a
            refund, to the extent permitted by law. If you think this was a mistake, you can ask
            support to review it.
          </p>
        </>
      ),
    },
    {
      id: 'indemnity',
      heading: 'Indemnity',
      body: (
        <p>
          If your use of the bot or the website, or your violation of these terms, leads to a claim
          against us by others, you cover the damages and the reasonable cost of our defense, to the
          extent that you are responsible.
        </p>
      ),
    },
    {
      id: 'changes',
      heading: 'Changes',
      body: (
        <>
          <p>
            We may change these terms, for example when we add a feature or the law changes. The
            date above shows when they last changed.
            <IfBrand has="supportUrl">
              {' '}
              We announce significant changes in the support server.
            </IfBrand>{' '}
            By using the bot or the website after a change, you accept it.
          </p>
          <p>If a part of these terms is invalid, the rest remains in force.</p>
        </>
      ),
    },
  ],
};
