export type { CheckResult, FileChecker, FileFault, Message, MessageCase, Variant } from './model.ts';
export { casesOfMessage, type MessagePlan, type MessageRequest, planMessage } from './plan.ts';
export { messages } from './registry.ts';
export { type Entry, type Ledger, ledgerOf, type Statement } from './story/statement.ts';
export { Story } from './story/story.ts';
