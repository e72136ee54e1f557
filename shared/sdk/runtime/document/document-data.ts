let given: Record<string, unknown> = {};

/** For the shell only: the data that the document contains for its page. */
export function setDocumentData(data: Record<string, unknown> = {}): void {
  given = data;
}

/**
 * The data that the page server has filled into the document, so that a page shows the same at once.
 * @param name the address of a call of the API that the route declares
 * @returns undefined where the document contains none
 */
export function documentData<T>(name: string): T | undefined {
  return Object.hasOwn(given, name) ? (given[name] as T) : undefined;
}
