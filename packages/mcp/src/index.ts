export { type ToolEndpoint, type ToolEndpointOptions, toolEndpoint } from './http.ts';
export { createServer } from './server.ts';
export { tools } from './tools/index.ts';
