/** Says in one line which variable is wrong. */
export class ConfigError extends Error {}
