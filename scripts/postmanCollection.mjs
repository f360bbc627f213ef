const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

/**
 * Returns a Postman collection (v2.1) of an OpenAPI description: a folder for each tag, a request for each
 * operation.
 */
export function collectionOf({ info, tags, paths }) {
  const requests = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  return {
    info: { name: info.title, description: info.description, version: info.version, schema: SCHEMA },
    variable: [{ key: 'baseUrl', value: 'http://localhost:3000/api/v1' }],
    event: [{ listen: 'test', script: { type: 'text/javascript', exec: TEST } }],
    item: tags.map(({ name, description }) => ({
      name,
      description,
      item: requests.filter(({ operation }) => operation.tags[0] === name).map(requestOf),
    })),
  };
}

const TEST = ["pm.test('answers 200', () => pm.response.to.have.status(200));"];

function requestOf({ path, method, operation }) {
  const { parameters = [], requestBody } = operation;
  const query = parameters.filter((each) => each.in === 'query').map(parameterOf);
  const segments = path.slice(1).replace(/\{(\w+)\}/g, ':$1');
  const sent = query.filter(({ disabled }) => !disabled).map(({ key, value }) => `${key}=${value}`);
  return {
    name: operation.summary,
    request: {
      method,
      description: operation.description,
      url: {
        raw: `{{baseUrl}}/${segments}${sent.length ? `?${sent.join('&')}` : ''}`,
        host: ['{{baseUrl}}'],
        path: segments.split('/'),
        variable: parameters.filter((each) => each.in === 'path').map(parameterOf),
        query,
      },
      ...(requestBody && bodyOf(requestBody)),
    },
  };
}

/** Returns a parameter with its example; without an example it is disabled. */
function parameterOf({ name, description, example }) {
  return {
    key: name,
    value: String(example ?? ''),
    description,
    ...(example === undefined && { disabled: true }),
  };
}

function bodyOf({ content }) {
  const [type, { example }] = Object.entries(content)[0];
  return {
    header: [{ key: 'Content-Type', value: type }],
    body: { mode: 'raw', raw: JSON.stringify(example, null, 2), options: { raw: { language: 'json' } } },
  };
}
