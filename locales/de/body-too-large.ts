export const bodyTooLarge = (kilobytes: string, values: string) =>
  `Was Sie senden, ist zu groß: höchstens ${kilobytes} kB und ${values} Werte je Aufruf. Senden Sie nur, was sich ändert, oder senden Sie es in mehreren Aufrufen.`;
