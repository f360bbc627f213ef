#!/usr/bin/env node
import { keepCompiled } from '../dist/bundle/compileCache.js';

keepCompiled();

const { main } = await import('../dist/bundle/main.js');

process.exitCode = await main(process.argv.slice(2), process);
