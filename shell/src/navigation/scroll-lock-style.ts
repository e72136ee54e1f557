import { useEffect } from 'react';

/**
 * Stands in for the package `react-style-singleton`, by which Radix locks scrolling behind a dialog: the
 * rules are in a constructed sheet, because a document allows no style element with a text. They apply
 * while at least one component is mounted, and are those of the first one.
 */
export function styleSingleton() {
  let users = 0;
  let sheet: CSSStyleSheet | undefined;

  return function SharedRules({ styles }: { styles: string }) {
    useEffect(() => {
      users += 1;
      if (!sheet) {
        sheet = new CSSStyleSheet();
        sheet.replaceSync(styles);
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      }
      return () => {
        users -= 1;
        if (users > 0) return;
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
        sheet = undefined;
      };
    }, [styles]);
    return null;
  };
}
