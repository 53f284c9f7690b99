import { isDoEscopo } from '#catalog/escopo.ts';
import { type ChavePermissao, telaPorId } from '#catalog/telas.ts';
import type { Textos } from '#shared/erros.ts';
import { concessoesDasChaves, type ConcessaoTela, isConcedivel } from '../permissoes-de-perfil.ts';
import { textosAcesso } from '../texts.ts';

/** What a profile grants that a restriction does not reach; a screen that left the catalog grants nothing. */
export const foraDoEscopo = (chaves: readonly string[]): ChavePermissao[] =>
  chaves.filter(isConcedivel).filter((chave) => !isDoEscopo(chave));

/** More screens than these are counted and not named. */
const nomeadas = 8;

/** Screens in words; of one that knows the scope in part, with the actions that do not. */
export function escreverTelas(chaves: readonly ChavePermissao[]): Textos {
  const concessoes = concessoesDasChaves(chaves);
  const em = (idioma: keyof Textos): string => {
    const nomes = concessoes.slice(0, nomeadas).map((concessao) => nomeDaTela(concessao, idioma));
    const mais = concessoes.length - nomes.length;
    const lista = mais > 0 ? [...nomes, textosAcesso.maisTelas[idioma].replace('{n}', String(mais))] : nomes;
    return new Intl.ListFormat(idioma === 'br' ? 'pt-BR' : 'en', { type: 'conjunction' }).format(lista);
  };
  return { br: em('br'), en: em('en') };
}

/** A screen with the actions that a restriction does not reach, when it reaches others. */
export function nomeDaTela({ tela, acoes }: ConcessaoTela, idioma: keyof Textos): string {
  const { titulo, escopo } = telaPorId(tela);
  return escopo
    ? `${titulo[idioma]} (${acoes.map((acao) => textosAcesso[`acao_${acao}`][idioma].toLowerCase()).join(', ')})`
    : titulo[idioma];
}
