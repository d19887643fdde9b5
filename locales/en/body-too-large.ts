export const bodyTooLarge = (kilobytes: string, values: string) =>
  `What you are sending is too large: at most ${kilobytes} kB and ${values} values a call. Send only what changes, or send it in several calls.`;
