/**
 * Finds the address of a page in a text, and catches its parts.
 * @param link one of `paths`, or what calls it with the same part for each
 */
export function pathPattern(link: (part: string) => string, flags = ''): RegExp {
  return new RegExp(RegExp.escape(link('PART')).replaceAll('PART', '([\\w%-]+)'), flags);
}
