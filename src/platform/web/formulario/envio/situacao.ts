import { criarLoja } from '#platform/web/loja.ts';

/** What the rest of the page may know about a form: its save button stands in the page's header, outside the form. */
export type SituacaoFormulario = { alterado: boolean; enviando: boolean; salvoEm: Date | null; somenteLeitura: boolean };

const parado: SituacaoFormulario = { alterado: false, enviando: false, salvoEm: null, somenteLeitura: false };
const situacoes = criarLoja<Readonly<Record<string, SituacaoFormulario>>>({});

/** Follows the situation of the form with an id; a form that is not on the page is still. */
export const useSituacao = (id: string): SituacaoFormulario => situacoes.usar()[id] ?? parado;

/** The situation of a form right now. */
export const situacaoDe = (id: string): SituacaoFormulario => situacoes.ler()[id] ?? parado;

/** Tells part of a form's situation; nothing happens where nothing changes. */
export function contarSituacao(id: string, parte: Partial<SituacaoFormulario>): void {
  const anterior = situacoes.ler()[id] ?? parado;
  const nova = { ...anterior, ...parte };
  const mudou = (Object.keys(nova) as (keyof SituacaoFormulario)[]).some((chave) => nova[chave] !== anterior[chave]);
  if (mudou) situacoes.mudar((todas) => ({ ...todas, [id]: nova }));
}

/** The form left the page. */
export function esquecerSituacao(id: string): void {
  situacoes.mudar(({ [id]: _fora, ...restantes }) => restantes);
}
