import { enableCompileCache } from 'node:module';
import { inWorkspace } from '../lib/workspace.ts';

// This program and those that it starts are compiled once for all starts (P12).
process.env.NODE_COMPILE_CACHE ??= inWorkspace('.cache', 'node');
enableCompileCache(process.env.NODE_COMPILE_CACHE);
await import('./run.ts');
