import { remembered } from '../kernel/text.ts';
import { type Matcher, matcher } from './match.ts';
import { type Expression, parse } from './parse.ts';

/** A regular expression, for matching texts and generating them. */
export interface Regex {
  readonly expression: Expression;
  /** Returns whether some part of a text matches. */
  readonly fits: Matcher;
}

/** Compiles a pattern; recent ones are cached. */
export const regex = remembered((pattern): Regex => {
  const expression = parse(pattern);
  return { expression, fits: matcher(expression) };
});
