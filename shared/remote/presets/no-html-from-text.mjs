const HTML_SINKS = 'React builds the page; text is never parsed as HTML.';
const CHART_HTML = 'ApexCharts would write this as HTML; series names are people’s words.';

/** Every way to have text parsed as HTML. */
export const noHtmlFromText = [
  {
    selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
    message: HTML_SINKS,
  },
  {
    selector: "Property[key.name='dangerouslySetInnerHTML']",
    message: HTML_SINKS,
  },
  {
    selector: 'AssignmentExpression > MemberExpression.left[property.name=/^(inner|outer)HTML$/]',
    message: HTML_SINKS,
  },
  {
    selector:
      'CallExpression[callee.property.name=/^(insertAdjacentHTML|setHTMLUnsafe|parseFromString|createContextualFragment)$/]',
    message: HTML_SINKS,
  },
  {
    selector: "CallExpression[callee.object.name='document'][callee.property.name=/^write(ln)?$/]",
    message: HTML_SINKS,
  },
  {
    selector: "Property[key.name='tooltip'] > ObjectExpression > Property[key.name='custom']",
    message: CHART_HTML,
  },
  {
    selector: 'Property[key.name=/^custom(HTML|SVG)$/]',
    message: CHART_HTML,
  },
];
