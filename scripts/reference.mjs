import scalar from '@scalar/fastify-api-reference';
import Fastify from 'fastify';

/**
 * Returns the script of the API reference: Scalar's plugin bundles it, so that its about a hundred packages need
 * not be installed.
 */
export async function referenceScript() {
  const app = Fastify();
  await app.register(scalar, { routePrefix: '/docs', configuration: { content: {} } });
  const { body } = await app.inject('/docs/js/scalar.js');
  await app.close();
  return body;
}
