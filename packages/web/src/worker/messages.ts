import { type CheckResult, fileChecker } from '@specimen/messages/check';
import { messageOperations } from '@specimen/messages/operations';
import { type Caps, type Given, jsonText, Out, Pump, perform, type World } from 'specimen-data/internal';
import { type FilePlace, placeOf } from './filePlace.ts';

/** A message as the page lists it. */
export interface MessageInfo {
  readonly key: string;
  readonly name: string;
  readonly standard: string;
  readonly description: string;
  readonly extension: string;
  readonly countries: readonly string[];
  readonly versions: readonly string[];
  readonly profiles: readonly string[];
}

/** A way of being right or wrong. */
export interface MessageCase {
  readonly case: string;
  readonly valid: boolean;
  readonly why: string;
  readonly code: string | null;
}

/** The beginning of a file, with the place of its first fault. */
export interface FilePreview {
  readonly text: string;
  /** Number of the text's first line in the file. */
  readonly firstLine: number;
  readonly isWhole: boolean;
  readonly fault?: (CheckResult['faults'][number] & FilePlace) | undefined;
}

/** A message with its parameters, and the case if one is chosen. */
export interface MessageAsked {
  readonly given: Given;
  readonly case?: string | undefined;
}

/** Returns the messages that there are. */
export function listMessages(world: World, caps: Caps): readonly MessageInfo[] {
  const answer = perform(messageOperations.messages, { world, caps }, {});
  return 'value' in answer
    ? (JSON.parse(jsonText(answer.value)) as { messages: readonly MessageInfo[] }).messages
    : [];
}

/** Returns the cases of a message. */
export function listCases(world: World, caps: Caps, given: Given): readonly MessageCase[] {
  return casesOf(world, caps, given).map(({ case: name, valid, why, code }) => ({
    case: name,
    valid,
    why,
    code,
  }));
}

interface CaseFile extends MessageCase {
  readonly file: string | null;
  readonly base64?: string;
}

/** The cases of the last request: choosing another one of them is quick. */
let lastCases: { readonly key: string; readonly cases: readonly CaseFile[] } | undefined;

function casesOf(world: World, caps: Caps, { key: message, n: _, ...given }: Given): readonly CaseFile[] {
  const key = JSON.stringify([message, given]);
  if (lastCases?.key !== key) {
    const bytes = bytesOf(perform(messageOperations.cases, { world, caps }, { message, ...given }));
    const { cases } = JSON.parse(new TextDecoder().decode(bytes)) as { cases: readonly CaseFile[] };
    lastCases = { key, cases };
  }
  return lastCases.cases;
}

/** Returns the file of a request. */
export function fileOf(world: World, caps: Caps, { given, case: name }: MessageAsked): Uint8Array {
  if (name === undefined) return bytesOf(perform(messageOperations.message, { world, caps }, given));
  const found = casesOf(world, caps, given).find((each) => each.case === name);
  if (!found) return new Uint8Array();
  if (found.file !== null) return new TextEncoder().encode(found.file);
  return Uint8Array.from(atob(found.base64 ?? ''), (sign) => sign.charCodeAt(0));
}

function bytesOf(answer: ReturnType<typeof perform>): Uint8Array {
  if (!('parts' in answer)) return new Uint8Array();
  const out = new Out();
  const end = new Pump(answer.parts, answer.pretty).write(out, 0, Number.POSITIVE_INFINITY);
  return out.bytes.slice(0, end);
}

/** Returns the beginning of a file, or the part of it that is wrong. */
export function previewOf(world: World, caps: Caps, asked: MessageAsked): FilePreview {
  const bytes = fileOf(world, caps, asked);
  const text = decoded(bytes);
  const fault = asked.case === undefined ? undefined : checkedBytes(world, bytes).faults[0];
  const place = fault && placeOf(text, fault.at);
  const lines = text.split('\n');
  // A wrong place far below moves the part that is shown.
  const from = place && place.line > SHOWN ? place.line - SHOWN / 2 : 1;
  const shown = lines.slice(from - 1, from - 1 + SHOWN);
  return {
    text: shown.join('\n'),
    firstLine: from,
    isWhole: shown.length === lines.length,
    fault: fault && place && { ...fault, ...place },
  };
}

/** Number of lines that are shown. */
const SHOWN = 400;

/** Zengin files are in Shift_JIS, all others in UTF-8. */
function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('shift_jis').decode(bytes);
  }
}

function checkedBytes(world: World, bytes: Uint8Array): CheckResult {
  const checker = fileChecker(world);
  checker.write(bytes);
  return checker.end();
}

/** Checks a file of any size, a piece at a time; `watch` lets others go first. */
export async function checkFile(
  world: World,
  file: Blob,
  watch: (bytes: number) => Promise<void>,
): Promise<CheckResult> {
  const checker = fileChecker(world);
  for (let at = 0; at < file.size; at += PIECE) {
    checker.write(new Uint8Array(await file.slice(at, at + PIECE).arrayBuffer()));
    await watch(at);
  }
  return checker.end();
}

const PIECE = 1 << 18;
