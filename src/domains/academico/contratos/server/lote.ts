import type { Ato } from '#platform/server/ato.ts';
import type { Servicos } from '#platform/server/http/tipos.ts';
import type { ItemDeTarefa } from '#platform/server/jobs.ts';
import { emLotes, itemRecusado } from '#platform/server/lotes/em-lotes.ts';
import type { AnyEndpoint } from '#shared/endpoint.ts';
import type { ErroNegocio, Textos } from '#shared/erros.ts';
import type { Recusado } from '#shared/julgar-cada.ts';

export type ResultadoDoLote = {
  feitos: readonly number[];
  jaEstavam?: readonly number[];
  recusados?: readonly Recusado[];
  /** What is to be said of a row that was done otherwise than the batch is called. */
  notas?: ReadonlyMap<number, Pick<ItemDeTarefa, 'codigo' | 'parametros'>>;
};
/** The act of a batch on some of its contracts. */
export type PartesDoLote<E> = Ato & { ids: readonly number[]; entrada: E; tarefaId: number };
type DefinicaoDeLote<E> = {
  tipo: string;
  /** The endpoint that enqueues it: its permission must be held to the end. */
  pedidoPor: Pick<AnyEndpoint, 'acesso'>;
  /** Contracts to a transaction: one where a refusal of the database must not take others with it. */
  tamanho: number;
  executar: (partes: PartesDoLote<E>) => Promise<ResultadoDoLote>;
  /** Which refusals mean that it was so already. */
  isJaEstava?: (erro: ErroNegocio) => boolean;
};

/** Whether a refusal says that the record is in that state already: refusals speak of states in words. */
export const jaDiz =
  (frase: Textos) =>
  ({ params: { situacao } }: ErroNegocio): boolean =>
    typeof situacao === 'object' && situacao.br === frase.br;

/**
 * Declares a batch over contracts (`emLotes`), from the least number on: so many to a transaction, each answered with the effect.
 */
export function definirLote<E extends { ids: number[] }>(
  servicos: Servicos,
  { tipo, pedidoPor, tamanho, executar, isJaEstava }: DefinicaoDeLote<E>,
): void {
  servicos.tarefas.definir(tipo, (execucao) => {
    const entrada = execucao.entrada as E;
    return emLotes(servicos, execucao, {
      pedidoPor,
      itens: entrada.ids.toSorted((a, b) => a - b),
      alvoDe: (id) => id,
      tamanho,
      isJaEstava,
      executar: async (ato, ids) => {
        const { feitos, jaEstavam = [], recusados = [], notas } = await executar({ ...ato, ids, entrada });
        return [
          ...feitos.map((alvoId) => ({ alvoId, situacao: 'feito' as const, ...notas?.get(alvoId) })),
          ...jaEstavam.map((alvoId) => ({ alvoId, situacao: 'ja_estava' as const })),
          ...recusados.map((recusado) => itemRecusado(recusado, isJaEstava)),
        ];
      },
    });
  });
}
