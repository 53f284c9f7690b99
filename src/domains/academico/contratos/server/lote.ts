import { carregarAutorDeTarefa } from '#domains/acesso/sessoes/server/door.ts';
import { traduzirErroDoBanco } from '#platform/server/database/errors.ts';
import { type Ato, novoAto } from '#platform/server/ato.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import type { ItemDeTarefa } from '#platform/server/jobs.ts';
import type { Servicos } from '#platform/server/http/tipos.ts';
import type { AnyEndpoint } from '#shared/endpoint.ts';
import { ErroNegocio, type Textos } from '#shared/erros.ts';

type Recusado = { id: number; erro: ErroNegocio };
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
 * Declares a batch over contracts: so many to a transaction, results recorded with the effect, so that a process killed in
 * the middle leaves each contract whole or untouched and the next run goes on where it stopped.
 */
export function definirLote<E extends { ids: number[] }>(
  servicos: Servicos,
  { tipo, pedidoPor, tamanho, executar, isJaEstava }: DefinicaoDeLote<E>,
): void {
  const toRecusa = ({ id, erro }: Recusado): ItemDeTarefa => ({
    alvoId: id,
    situacao: isJaEstava?.(erro) ? 'ja_estava' : 'recusado',
    codigo: erro.code,
    parametros: erro.params,
  });
  servicos.tarefas.definir(tipo, async ({ tarefaId, usuarioId, entrada, respondidos, registrar }) => {
    const faltam = (entrada as E).ids.filter((id) => !respondidos.has(id)).toSorted((a, b) => a - b);
    for (let i = 0; i < faltam.length; i += tamanho) {
      const ids = faltam.slice(i, i + tamanho);
      try {
        await transacao(servicos.db, async (tx) => {
          const quem = await carregarAutorDeTarefa(tx, usuarioId, pedidoPor);
          const ato = await novoAto(tx, { quem, fuso: servicos.config.tzEscola });
          const { feitos, jaEstavam = [], recusados = [], notas } = await executar({ ...ato, ids, entrada: entrada as E, tarefaId });
          await registrar(
            [
              ...feitos.map((alvoId) => ({ alvoId, situacao: 'feito' as const, ...notas?.get(alvoId) })),
              ...jaEstavam.map((alvoId) => ({ alvoId, situacao: 'ja_estava' as const })),
              ...recusados.map(toRecusa),
            ],
            tx,
          );
        });
      } catch (causa) {
        const erro = causa instanceof ErroNegocio ? causa : traduzirErroDoBanco(causa);
        const [id] = ids;
        // A lost connection or a defect stops the batch, to be tried again, as does an author who may no longer; a refusal of one contract is its answer.
        if (erro === null || erro.status >= 500 || erro.code === 'AUTOR_SEM_PERMISSAO' || tamanho > 1 || id === undefined) throw causa;
        await registrar([toRecusa({ id, erro })]);
      }
    }
  });
}
