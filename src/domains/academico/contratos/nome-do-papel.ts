import type { Textos } from '#shared/erros.ts';

/** A paper in the words of a refusal or a mail. */
export const nomeDoPapel = ({ numero, ordem }: { numero: string; ordem: number | null }): Textos =>
  ordem === null
    ? { br: `Contrato ${numero}`, en: `Contract ${numero}` }
    : { br: `${ordem}º aditivo do contrato ${numero}`, en: `Addendum ${ordem} of contract ${numero}` };
