import { keepCompiled } from './compileCache.ts';

keepCompiled();
// Not awaited: Node 20 crashes when a thread is ended while its module waits.
import('./maker.ts');
