import module from 'node:module';

// Since Node 22; the types are those of Node 20.
(module as { enableCompileCache?: () => unknown }).enableCompileCache?.();
// Not awaited: Node 20 crashes when a thread is ended while its module waits.
import('./maker.ts');
