import { type ToolEndpoint, toolEndpoint } from './http.ts';
import { offers } from './tools.ts';

/** Calls every tool as its example shows, so that no client waits for what is read and made on first use. */
export async function rehearse(endpoint: ToolEndpoint = toolEndpoint()): Promise<void> {
  for (const [id, { name, operation }] of offers.entries()) {
    const body = {
      ...{ jsonrpc: '2.0', id, method: 'tools/call' },
      params: { name, arguments: operation.example },
    };
    await endpoint(new Request('http://localhost/', { method: 'POST', headers: HEADERS }), {
      body,
      localAddress: undefined,
    });
  }
}

const HEADERS = {
  host: 'localhost',
  accept: 'application/json, text/event-stream',
  'content-type': 'application/json',
};
