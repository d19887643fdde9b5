import type { $ZodIssue } from 'zod/v4/core';
import { ERROR_STATUS, type ErrorCode, FIELD_ERRORS, type FieldError, type Problem } from '#contract/errors.ts';
import type { Language } from '#locales/languages.ts';
import { fieldMessage, problemTexts, waitSentence } from '#locales/problems.ts';

interface FieldProblem {
  path: string;
  /** A field-error code, possibly with its parameter: `TOO_LONG:255`. */
  message: string;
}

/** An expected failure: `throw problem('NOT_FOUND')`. It becomes the contract's problem+json. */
export class ProblemError extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldProblem[];
  readonly retryAfter: number | null;
  /** Adds more than the code's own sentence says. */
  readonly sentence: ((language: Language) => string) | undefined;

  constructor(
    code: ErrorCode,
    fields: FieldProblem[],
    retryAfter: number | null,
    sentence?: (language: Language) => string,
  ) {
    super(code);
    this.code = code;
    this.fields = fields;
    this.retryAfter = retryAfter;
    this.sentence = sentence;
  }
}

/**
 * @param fields what is wrong with which field; `message` is a field-error code such as `QUOTA:20`
 * @param retryAfter seconds, for 429 and 503
 */
export function problem(code: ErrorCode, fields: FieldProblem[] = [], retryAfter: number | null = null): ProblemError {
  return new ProblemError(code, fields, retryAfter);
}

/** A problem with its own sentence. */
export function problemSaying(code: ErrorCode, sentence: (language: Language) => string): ProblemError {
  return new ProblemError(code, [], null, sentence);
}

/** A 422 about one field: `invalid('wishes_ids', 'DUPLICATE')`. */
export function invalid(path: string, message: string): ProblemError {
  return problem('UNPROCESSABLE_ENTITY', [{ path, message }]);
}

/** The 422 for zod's issues; breaking a password rule gives the whole problem that rule's code. */
export function invalidInput(part: string, issues: $ZodIssue[]): ProblemError {
  const fields = issues.map((issue) => ({
    path: [...(part === 'body' ? [] : [part]), ...issue.path.map(String)].join('.'),
    message: issue.message,
  }));
  const own = fields.map((field) => field.message).find((code) => code.startsWith('PASSWORD_'));
  return problem((own as ErrorCode | undefined) ?? 'UNPROCESSABLE_ENTITY', onceEach(fields));
}

/** zod's integers have their own bound besides ours: of two such issues the later, narrower one is reported. */
function onceEach(fields: FieldProblem[]): FieldProblem[] {
  return [...new Map(fields.map((field) => [`${field.path} ${fieldCode(field.message)}`, field])).values()];
}

/** The body of the answer, in the reader's language. */
export function presentProblem(error: ProblemError, language: Language): Problem {
  const text = problemTexts(language)[error.code];
  const errors = error.fields.map(({ path, message }) => ({
    path,
    code: fieldCode(message),
    message: fieldMessage(language, message),
  }));
  return {
    type: 'about:blank',
    status: ERROR_STATUS[error.code],
    title: text.title,
    detail: detailOf(error, language, errors[0]?.message) ?? text.detail,
    code: error.code,
    ...(errors.length > 0 ? { errors } : {}),
  };
}

/** Anything beyond the code's own sentence. */
function detailOf({ code, sentence, retryAfter }: ProblemError, language: Language, reason: string | undefined) {
  if (code === 'TOO_MANY_REQUESTS') return waitSentence(language, retryAfter, reason);
  return code === 'SERVICE_UNAVAILABLE' ? reason : sentence?.(language);
}

function fieldCode(message: string): FieldError {
  const code = message.split(':')[0] as FieldError;
  return FIELD_ERRORS.includes(code) ? code : 'INVALID_VALUE';
}
