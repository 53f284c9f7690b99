import type { ChavePermissao, Secao } from '#catalog/telas.ts';
import { telas } from '#catalog/telas.ts';

/** How long things of the way in last. */
export const duracoes = {
  /** Life of an access token, in seconds. */
  tokenSegundos: 15 * 60,
  /** A session ends after this many hours, used or not; without the cookie binding, sooner. */
  absolutaHoras: 8,
  absolutaSemVinculoHoras: 1,
  /** How long the token before a rotation still works for the other tabs, in seconds. */
  tokenAnteriorSegundos: 60,
  redefinicaoMinutos: 10,
  conviteHoras: 72,
  confirmacaoHoras: 72,
  primeiroAcessoHoras: 24,
  /** Least time between two mails of one kind to one account, in minutes. */
  entreEmailsMinutos: 5,
} as const;

/** Sections whose writing changes money or access. */
const secoesDeRigor: ReadonlySet<Secao | null> = new Set(['Financeiro', 'Contábil', 'Admin']);
/** Screens of the administration section whose writing is everyday secretary work. */
const semRigor: ReadonlySet<string> = new Set(['pessoas', 'nova-pessoa', 'pessoa', 'ficha-saude', 'protocolos']);

/** Whether somebody with these permissions can change money or access: asked for a second factor, and signed out sooner. */
export function alteraDinheiroOuAcesso(permissoes: Iterable<ChavePermissao>): boolean {
  const conjunto = new Set(permissoes);
  return telas.some(
    ({ id, secao }) =>
      secoesDeRigor.has(secao) &&
      !semRigor.has(id) &&
      (['criar', 'editar', 'excluir'] as const).some((acao) => conjunto.has(`${id}:${acao}`)),
  );
}

/** The idle limit of a session, in minutes, from what its owner may do. */
export function ociosidadeMinutos(admin: boolean, permissoes: ReadonlySet<ChavePermissao>): number {
  return admin || alteraDinheiroOuAcesso(permissoes) ? 15 : 30;
}

/** Whether a token is due for rotation: less than half of its life remains. Instants in seconds. */
export function deveRotacionar(agora: number, expiraEm: number): boolean {
  return expiraEm - agora < duracoes.tokenSegundos / 2;
}
