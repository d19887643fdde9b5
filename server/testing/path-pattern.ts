/**
 * Matches the address of a page in a text, capturing its parts.
 * @param link one of `paths`, or a function calling it with the same value for each part
 */
export function pathPattern(link: (part: string) => string, flags = ''): RegExp {
  return new RegExp(RegExp.escape(link('PART')).replaceAll('PART', '([\\w%-]+)'), flags);
}
