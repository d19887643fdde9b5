import { type ParseArgsConfig, parseArgs } from 'node:util';
import { ConfigError } from '../config/config-error.ts';

/**
 * What a command was called with.
 * @throws ConfigError that says what is not known
 */
export function readArguments<Options extends ParseArgsConfig>(
  options: Options,
): ReturnType<typeof parseArgs<Options>> {
  try {
    return parseArgs(options);
  } catch (error) {
    throw new ConfigError((error as Error).message, { cause: error });
  }
}
