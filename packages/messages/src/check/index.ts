import type { CheckContext, CheckResult, FileChecker } from '../model.ts';
import { documentOf } from './documents.ts';
import { TreeChecker } from './treeChecker.ts';

/** Returns a checker that takes a file piece by piece. */
export function fileChecker(context: CheckContext): FileChecker {
  return new TreeChecker((rootName, namespace) => documentOf(context, rootName, namespace));
}

/** Checks a file that is whole in memory. */
export function checkBytes(context: CheckContext, bytes: Uint8Array): CheckResult {
  const checker = fileChecker(context);
  checker.write(bytes);
  return checker.end();
}
