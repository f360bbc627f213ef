import type { CheckContext, CheckResult, FileChecker } from '../model.ts';

export type { CheckResult, FileChecker } from '../model.ts';

import { utf8 } from '../text/encoding.ts';
import { documentOf } from './documents.ts';
import { textFormats } from './textCheckers.ts';
import { TreeChecker } from './treeChecker.ts';

/** Returns a checker that reads a file piece by piece and recognises its format by the first bytes. */
export function fileChecker(context: CheckContext): FileChecker {
  let chosen: FileChecker | undefined;
  let first = new Uint8Array(0);
  const choose = (): FileChecker => {
    const head = String.fromCharCode(...first.subarray(0, HEAD));
    const format = textFormats.find(({ begins }) => begins(head));
    chosen =
      format?.checker(context) ??
      new TreeChecker((rootName, namespace) => documentOf(context, rootName, namespace));
    chosen.write(first);
    first = new Uint8Array(0);
    return chosen;
  };
  return {
    write(bytes) {
      if (chosen) {
        chosen.write(bytes);
        return;
      }
      const all = new Uint8Array(first.length + bytes.length);
      all.set(first);
      all.set(bytes, first.length);
      first = all;
      if (first.length >= HEAD) choose();
    },
    end: () => (chosen ?? choose()).end(),
  };
}

/** Number of bytes that are enough to recognise a format. */
const HEAD = 2_000;

/** Checks a file that is in memory. Each step takes less than one turn of the event loop. */
export function* checkSteps(
  context: CheckContext,
  content: string | Uint8Array,
): Generator<undefined, CheckResult, undefined> {
  const bytes = typeof content === 'string' ? encoded(content) : content;
  const checker = fileChecker(context);
  for (let at = 0; at < bytes.length; at += STEP) {
    checker.write(bytes.subarray(at, at + STEP));
    yield;
  }
  return checker.end();
}

/** Encodes a text as the format that it is of; UTF-8 for most. */
function encoded(text: string): Uint8Array {
  const format = textFormats.find(({ begins }) => begins(text.slice(0, HEAD)));
  return format?.encode?.(text) ?? utf8(text);
}

/** Number of bytes that are checked at a time. */
const STEP = 8_192;

/** Checks a file that is whole in memory. */
export function checkBytes(context: CheckContext, bytes: Uint8Array): CheckResult {
  const checker = fileChecker(context);
  checker.write(bytes);
  return checker.end();
}
