/** The address of one API call. Free of schemas, so that browser bundles carry no validator. */
export interface Call {
  /** OpenAPI operation id, unique in the API; releases list the ones that they use. */
  operation: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Own path with `:param` segments. */
  path: string;
}

export function call<const C extends Call>(definition: C): C {
  return definition;
}
