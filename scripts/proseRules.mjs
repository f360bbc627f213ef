/** A comment that begins with a relative clause instead of a sentence or a noun phrase. */
const CLAUSE = /^(?:What|Whether|Those|So (?:many|few|much|often)|Who|Whom|Whose|How|Which)\b(?![^.]*\?)/;

/** Phrases that no native writer uses, with what to write instead. */
const PHRASES = [
  [/\b(?:is|are|be|being) had\b/, 'say "is available" or "can be obtained"'],
  [/\bparted by\b/, 'say "separated by"'],
  [/\ba word too many\b/, 'say "unexpected argument"'],
  [/\bnobody waits\b/, 'say "client disconnected"'],
  [/\bwhen left out\b/, 'say "by default"'],
  [/\bat the (?:most|least)\b/, 'say "at most" or "at least"'],
  [/\banew\b/, 'say "again"'],
  [/\bas (?:it|they) (?:is|are) wanted\b/, 'say "as required"'],
  [/\breckon(?:s|ed|ing)?\b/, 'say "compute"'],
  [/\bfor else\b/, 'say "otherwise"'],
];

/** Documents whose subject is language. */
const EXEMPT = /^(scripts\/prose|test\/docs\/prose)|\/(golden|__snapshots__)\//;

/** Returns the sentences of a file that break a rule: `{ path, line, text, rule }`. */
export function faultsOf(path, text) {
  if (EXEMPT.test(path)) return [];
  return path.endsWith('.md') ? documentFaults(path, text) : sourceFaults(path, text);
}

function documentFaults(path, text) {
  let isCode = false;
  return text.split('\n').flatMap((line, index) => {
    if (line.trimStart().startsWith('```')) isCode = !isCode;
    return isCode ? [] : phraseFaults(path, index + 1, line);
  });
}

function sourceFaults(path, text) {
  return [...commentsOf(text), ...messagesOf(text)].flatMap(({ at, body, isComment }) => {
    const line = text.slice(0, at).split('\n').length;
    const clause =
      isComment && CLAUSE.test(body)
        ? [{ path, line, text: body.slice(0, 100), rule: 'a clause without a main verb' }]
        : [];
    return [...clause, ...phraseFaults(path, line, body)];
  });
}

/** Returns the comments of a source, each as one line. */
function commentsOf(text) {
  const blocks = [...text.matchAll(/\/\*\*?([\s\S]*?)\*\//g)];
  // Consecutive line comments are one comment; a scheme such as https:// is none.
  const lines = [...text.matchAll(/^[ \t]*\/\/[^\n]*(?:\n[ \t]*\/\/[^\n]*)*/gm)];
  return [...blocks, ...lines].map((match) => ({
    at: match.index,
    body: match[0]
      .replaceAll(/^\s*\/?\*+\/?|\*\/$|^\s*\/\/ ?/gm, '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
    isComment: true,
  }));
}

/**
 * The texts of a source that have several words: messages, labels, descriptions. Alternatives in patterns (`at most|at the
 * most`) are words of callers, not sentences of ours.
 */
function messagesOf(text) {
  return [...text.matchAll(/'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`|"((?:[^"\\\n]|\\.)*)"/g)]
    .map((match) => ({ at: match.index, body: match[1] ?? match[2] ?? match[3] ?? '', isComment: false }))
    .filter(({ body }) => /[a-z] [a-z]/.test(body) && !/[a-z]\|[a-z]/.test(body));
}

function phraseFaults(path, line, body) {
  return PHRASES.filter(([pattern]) => pattern.test(body)).map(([pattern, rule]) => ({
    path,
    line,
    text: pattern.exec(body)?.[0] ?? '',
    rule,
  }));
}
