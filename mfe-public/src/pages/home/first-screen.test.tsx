import { renderToStaticMarkup } from 'react-dom/server';
import { marked } from '@portico/sdk/platform';
import { viewOf } from '@portico/sdk/platform/document/view-of';
import { SdkTestProvider } from '@portico/sdk/testing';
import { landingData } from '../../route-data.ts';
import { LANDING } from '../../testing/content.ts';
import HomeFirstScreen from './first-screen.tsx';

const view = (sections = LANDING.sections) =>
  viewOf(landingData.view!, { landing: { ...LANDING, sections } }) as {
    sections: Record<string, unknown>[];
  };

describe('the document of the landing page', () => {
  it('begins the demo of the economy with the balance, whose amounts the page server fills in', () => {
    const html = renderToStaticMarkup(
      <SdkTestProvider brand={{ prefix: '!' }}>
        <HomeFirstScreen />
      </SdkTestProvider>,
    );
    const [, log] = html.split('role="log"');
    expect(log).toContain('!balance');
    expect(log).toContain(`Cash  ${marked('cash')}\nCard  ${marked('card')}`);
    const [demo] = LANDING.sections.flatMap(({ economy = [] }) => economy);
    const sections = view([{ economy: [{ ...demo!, cash: 1280, card: 15_000 }] }]).sections;
    expect(sections[0]).toMatchObject({ economy: [{ cash: '1,280', card: '15,000' }] });
  });

  it('has the figures in the hero, and none where the API does not know them', () => {
    const figures = { entries: [{ label: 'Ships', value: '1,200' }], about: ['All of them.'] };
    const heroOf = (answers: object) =>
      (viewOf(landingData.view!, { landing: LANDING, ...answers }) as ReturnType<typeof view>)
        .sections[0];
    expect(heroOf({ figures })).toMatchObject({ hero: [{ figures: [figures] }] });
    expect(heroOf({})).toMatchObject({ hero: [{ figures: [undefined] }] });
  });

  it('gets every section of the pack', () => {
    const kinds = (sections: object[]) =>
      sections.map((section) =>
        Object.entries(section).flatMap(([kind, list]: [string, unknown[]?]) =>
          list?.length ? [kind] : [],
        ),
      );
    expect(kinds(view().sections)).toEqual(kinds(LANDING.sections));
  });
});
