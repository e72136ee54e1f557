import { isComposing } from './is-composing.ts';

const press = (init: KeyboardEventInit) => new KeyboardEvent('keydown', { key: 'Enter', ...init });

describe('a key of an input method', () => {
  it.each([
    ['while a word is composed', press({ isComposing: true, keyCode: 229 }), true],
    ['after the composition has ended, in Safari', press({ keyCode: 229 }), true],
    ['that is no key of it', press({ keyCode: 13 }), false],
  ])('is told by its composition or its code: %s', (_, event, expected) => {
    expect(isComposing(event)).toBe(expected);
    expect(isComposing({ nativeEvent: event })).toBe(expected);
  });
});
