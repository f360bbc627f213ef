export { Budget } from './budget.ts';
export type { Desk } from './desk.ts';
export { rpcError, type ToolEndpoint, type ToolEndpointOptions, toolEndpoint } from './http.ts';
export { type Prompt, prompts } from './prompts.ts';
export { rehearse } from './rehearse.ts';
export { createServer } from './server.ts';
export type { Tool } from './tool.ts';
export { tools } from './tools.ts';
