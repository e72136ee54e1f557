interface Key {
  isComposing: boolean;
  keyCode: number;
}

/** Key code of a key that an input method handles. */
const OF_INPUT_METHOD = 229;

/**
 * Whether a key belongs to an input method, such as the Enter that chooses a Japanese word: it must do
 * nothing else. Safari sends that key when the composition has just ended, so `isComposing` alone is not
 * enough; its key code still tells.
 * @param event of `keydown`, also React's
 */
export function isComposing(event: Key | { nativeEvent: Key }): boolean {
  const key = 'nativeEvent' in event ? event.nativeEvent : event;
  return key.isComposing || key.keyCode === OF_INPUT_METHOD;
}
