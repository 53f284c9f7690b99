import type { RespostaCliente } from '#shared/endpoint.ts';
import type { conciliacaoApi } from '../api.ts';

export type Sugestoes = RespostaCliente<typeof conciliacaoApi.obterSugestoes>;
export type Sugestao = Sugestoes['sugestoes'][number];
export type Lembranca = Sugestoes['lembrancas'][number];
export type LinhaDoExtrato = RespostaCliente<typeof conciliacaoApi.listarLinhas>['itens'][number];

/** What each line seems to be. */
export function porLinha(dados: Sugestoes | undefined): {
  sugestaoDe: (id: number) => Sugestao | undefined;
  lembrancaDe: (id: number) => Lembranca | undefined;
} {
  const sugestoes = new Map((dados?.sugestoes ?? []).flatMap((s) => s.linhaIds.map((id) => [id, s] as const)));
  const lembrancas = new Map((dados?.lembrancas ?? []).map((l) => [l.linhaId, l]));
  return { sugestaoDe: (id) => sugestoes.get(id), lembrancaDe: (id) => lembrancas.get(id) };
}

/** The pair that accepting a suggestion asks for. */
export const parDe = (s: Sugestao): { linhaIds: number[]; lancamentoIds: number[] } => ({
  linhaIds: [...s.linhaIds],
  lancamentoIds: s.lancamentos.map(({ id }) => id),
});
