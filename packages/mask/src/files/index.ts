export { masksOf } from '../masker.ts';
export { type Plan, readPlan } from '../plan.ts';
export { planOf, type Scan, type ScannedColumn } from '../scan/scan.ts';
export { maskFiles } from './mask.ts';
export { scanFiles } from './scan.ts';
export { sourcesIn } from './sources.ts';
export { isWell, type Report, type Verified, verifyFiles } from './verify.ts';
