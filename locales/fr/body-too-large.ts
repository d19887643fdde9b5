/** @param kilobytes how large it may be */
export const bodyTooLarge = (kilobytes: string, values: string) =>
  `Ce que vous envoyez est trop volumineux : ${kilobytes} ko et ${values} valeurs au plus par appel. N’envoyez que ce qui change, ou faites-le en plusieurs fois.`;
