import { remembered } from '../kernel/text.ts';
import { type Matcher, matcher } from './match.ts';
import { type Expression, parse } from './parse.ts';

/** A regular expression, to match texts and to make them. */
export interface Regex {
  readonly expression: Expression;
  /** Returns whether some part of a text matches. */
  readonly fits: Matcher;
}

/** Compiles a pattern; one that was compiled lately is used again. */
export const regex = remembered((pattern): Regex => {
  const expression = parse(pattern);
  return { expression, fits: matcher(expression) };
});
