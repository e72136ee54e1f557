import { z } from 'zod';
import {
  createSchema,
  type ZodOpenApiOperationObject,
  type ZodOpenApiParameterObject,
  type ZodOpenApiResponseObject,
} from 'zod-openapi';
import { SIGN_IN_AGAIN, SIGN_IN_PATH } from '@portico/sdk/contracts/session/sign-in';
import { SHOWN_USER_HEADER } from '@portico/sdk/contracts/session/shown-user';
import { BOT_API_VERSIONS, VERSION_HEADER } from '@portico/sdk/contracts/ingest/version';
import { Snowflake } from '@portico/sdk/contracts/text';
import { itemSchemaOf } from '@portico/sdk/contracts/ingest/items';
import type { DocumentedRoute, Operation } from './documented-route.ts';
import type { Example } from '@portico/sdk/contracts/example';
import { problemsOf } from './problems.ts';
import { securityOf } from './security.ts';
import { tagOf } from './tags.ts';

/** The header of the bot's calls. */
const VERSION = z
  .enum(BOT_API_VERSIONS)
  .optional()
  .meta({
    description: 'Version of the bot’s calls; default: the oldest one',
    param: { in: 'header', name: VERSION_HEADER },
    example: BOT_API_VERSIONS[0],
  });

/** The header of changes that pages send. */
const shownUser = (mayBeUnnamed: boolean) =>
  (mayBeUnnamed ? Snowflake.optional() : Snowflake).meta({
    description:
      'The id of the user whom the page shows. 409 where somebody else is signed in, 428 where it is missing and required.',
    param: { in: 'header', name: SHOWN_USER_HEADER },
    example: '473052869059424293',
  });

/** @param example of the request and its answer */
export function operationOf(
  route: DocumentedRoute,
  example: Example | undefined,
): ZodOpenApiOperationObject {
  const { operation } = route;
  return {
    operationId: operation.id,
    summary: operation.summary,
    ...describe(route),
    tags: [tagOf(route.path)],
    security: securityOf(route),
    parameters: [
      ...parametersOf('path', operation.params, example?.params),
      ...parametersOf('query', operation.query, example?.query),
      ...(route.access?.kind === 'ingest' ? [VERSION] : []),
      ...(namesUser(route) ? [shownUser(mayBeUnnamed(route.access))] : []),
    ],
    ...requestOf(operation, example),
    responses: { [operation.status]: answerOf(operation, example), ...problemsOf(route) },
  };
}

const namesUser = ({ access, method }: DocumentedRoute) =>
  method !== 'GET' && ['signed-in', 'team'].includes(access?.kind ?? '');

const mayBeUnnamed = (access: DocumentedRoute['access']) =>
  access?.kind === 'signed-in' && access.mayBeUnnamed === true;

function answerOf(operation: Operation, example: Example | undefined): ZodOpenApiResponseObject {
  const { headers, media = 'application/json', response } = operation;
  if (!response) {
    const schema = { type: 'string', format: 'uri-reference' } as const;
    const location = { required: true, schema, example: example?.answer };
    return { description: 'A redirect', headers: { location } };
  }
  return {
    description: 'Success',
    ...(headers && { headers: headersOf(operation, example) }),
    content: { [media]: { schema: response, ...(example && { example: example.answer }) } },
  };
}

/** The operation's description, and the recent sign-in that the route asks for. */
function describe({
  access,
  operation: { description },
}: DocumentedRoute): Pick<ZodOpenApiOperationObject, 'description'> {
  const isRecent = access !== undefined && 'recent' in access && access.recent;
  const again = isRecent
    ? `Needs a sign-in in the last five minutes, otherwise the answer is 403 with the type \`urn:portico:problem:${SIGN_IN_AGAIN}\`. \`${SIGN_IN_PATH}?again=1&returnTo=…\` renews the sign-in.`
    : undefined;
  const text = [description, again].filter(Boolean).join(' ');
  return text ? { description: text } : {};
}

function parametersOf(
  location: 'path' | 'query',
  schema: z.ZodType | undefined,
  examples: Readonly<Record<string, unknown>> = {},
): z.ZodType[] {
  if (!schema) return [];
  if (!(schema instanceof z.ZodObject)) throw new Error('Parameters are the fields of an object.');
  return Object.entries(schema.shape as Record<string, z.ZodType>).map(([name, field]) => {
    const param: ZodOpenApiParameterObject = { in: location, name };
    if (name in examples) param.example = examples[name];
    return field.meta({ ...field.meta(), param });
  });
}

function requestOf(
  { body, signed, upload }: Operation,
  example: Example | undefined,
): Pick<ZodOpenApiOperationObject, 'requestBody'> {
  if (upload) {
    const file = { type: 'string', format: 'binary' } as const;
    const schema = { type: 'object', additionalProperties: file } as const;
    const content = { 'multipart/form-data': { schema, example: example?.upload } };
    return { requestBody: { description: upload, required: true, content } };
  }
  if (signed) {
    const content = {
      'application/json': { schema: { type: 'object' as const }, example: example?.body },
    };
    return { requestBody: { description: signed, required: true, content } };
  }
  if (!body) return {};
  const content = {
    'application/json': { schema: withItems(body), ...(example && { example: example.body }) },
  };
  return { requestBody: { required: true, content } };
}

/** The body of a batch with the schema of its items, which the API checks one by one. */
function withItems(body: z.ZodType): z.ZodType {
  if (!(body instanceof z.ZodObject)) return body;
  const shape = Object.entries(body.shape as Record<string, z.ZodType>).map(([name, field]) => {
    const item = field instanceof z.ZodArray && itemSchemaOf(field.def.element);
    return [name, item ? field.clone({ ...field.def, element: item }) : field] as const;
  });
  return body.clone({ ...body.def, shape: Object.fromEntries(shape) });
}

/** Response headers by name; their values are JSON. */
const headersOf = ({ headerNames, headers = {} }: Operation, example: Example | undefined) =>
  Object.fromEntries(
    Object.entries(headers).map(([field, schema]) => [
      headerNames?.[field] ?? field,
      {
        description: schema.meta()?.description,
        content: {
          'application/json': {
            // The library converts no schema in the content of a header.
            schema: createSchema(schema, { io: 'output' }).schema,
            example: example?.headers?.[field],
          },
        },
      },
    ]),
  );
