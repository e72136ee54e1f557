import { render } from '@testing-library/react';
import { CustomEmoji } from './custom-emoji.tsx';
import { RemoteImage } from './remote-image.tsx';

describe('a picture from another host (threats row 59)', () => {
  it.each([
    ['of an embed', <RemoteImage address="https://pictures.example/a.png" className="image" />],
    ['of a custom emoji', <CustomEmoji name="a" id="80351110224678912" animated={false} />],
  ])('%s is requested without the address of the page', (_what, picture) => {
    const { container } = render(picture);
    const image = container.querySelector('img');
    expect(image?.src).toMatch(/^https:/);
    expect(image?.getAttribute('referrerpolicy')).toBe('no-referrer');
  });
});
