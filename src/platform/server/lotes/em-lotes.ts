import type { AnyEndpoint } from '#shared/endpoint.ts';
import { ErroNegocio } from '#shared/erros.ts';
import type { Recusado } from '#shared/julgar-cada.ts';
import { type Ato, novoAto } from '../ato.ts';
import { isDiscoCheio, traduzirErroDoBanco } from '../database/errors.ts';
import { transacao, type Tx } from '../database/kysely.ts';
import type { Servicos } from '../http/tipos.ts';
import type { Execucao, ItemDeTarefa } from '../jobs.ts';

/** What a batch asks of the process. */
export type ServicosDoLote = Pick<Servicos, 'db' | 'config' | 'carregarAutor' | 'disco'>;
/** The endpoint that enqueues a batch: who asked must hold its permission at every part of it. */
type PedidoPor = Pick<AnyEndpoint, 'acesso'>;
type AtoDoLote = Ato & { tarefaId: number };

/**
 * One part of a batch: one transaction, in which the author acts with what they may do now, and what became of each is recorded with the
 * effect. A process killed in the middle leaves each whole or untouched, and the next run goes on with those without an answer. While the
 * disk is full it waits.
 * @throws AUTOR_SEM_PERMISSAO, and what `trabalhar` throws
 */
async function umaParte(
  servicos: ServicosDoLote,
  { tarefaId, usuarioId, registrar }: Execucao,
  pedidoPor: PedidoPor,
  trabalhar: (ato: AtoDoLote) => Promise<readonly ItemDeTarefa[]>,
): Promise<void> {
  for (;;) {
    await servicos.disco.esperarEspaco();
    try {
      return await transacao(servicos.db, async (tx: Tx) => {
        const quem = await servicos.carregarAutor(tx, usuarioId, pedidoPor);
        const itens = await trabalhar({ ...(await novoAto(tx, { quem, fuso: servicos.config.tzEscola })), tarefaId });
        await registrar(itens, tx);
      });
    } catch (causa) {
      if (!isDiscoCheio(causa)) throw causa;
      servicos.disco.notarRecusa();
    }
  }
}

type Lote<T> = {
  pedidoPor: PedidoPor;
  itens: readonly T[];
  /** What the answers of the batch call a row by. */
  alvoDe: (item: T) => number;
  /** Rows to a transaction: one where a refusal of the database must not take others with it. */
  tamanho: number;
  executar: (ato: AtoDoLote, itens: readonly T[]) => Promise<readonly ItemDeTarefa[]>;
  /** Which refusals mean that it was so already. */
  isJaEstava?: ((erro: ErroNegocio) => boolean) | undefined;
};

/** A refusal as the answer of its row. */
export const itemRecusado = ({ id, erro }: Recusado, isJaEstava: (erro: ErroNegocio) => boolean = () => false): ItemDeTarefa => ({
  alvoId: id,
  situacao: isJaEstava(erro) ? 'ja_estava' : 'recusado',
  codigo: erro.code,
  parametros: erro.params,
});

/**
 * The loop of every batch over a list: those not answered yet, so many at a time (`umaParte`). With one at a time a refusal is the answer of
 * its row; a lost connection, a defect or an author who may no longer stops the batch, to be tried again.
 */
export async function emLotes<T>(
  servicos: ServicosDoLote,
  execucao: Execucao,
  { pedidoPor, itens, alvoDe, tamanho, executar, isJaEstava }: Lote<T>,
): Promise<void> {
  const faltam = itens.filter((item) => !execucao.respondidos.has(alvoDe(item)));
  for (let i = 0; i < faltam.length; i += tamanho) {
    const parte = faltam.slice(i, i + tamanho);
    try {
      await umaParte(servicos, execucao, pedidoPor, (ato) => executar(ato, parte));
    } catch (causa) {
      const erro = causa instanceof ErroNegocio ? causa : traduzirErroDoBanco(causa);
      const [unico] = parte;
      if (tamanho > 1 || unico === undefined || erro === null || erro.status >= 500 || erro.code === 'AUTOR_SEM_PERMISSAO') throw causa;
      await execucao.registrar([itemRecusado({ id: alvoDe(unico), erro }, isJaEstava)]);
    }
  }
}

/** The loop of every batch that asks the database which rows come next: a part at a time (`umaParte`), until `trabalhar` finds none (null). */
export async function ateAcabar(
  servicos: ServicosDoLote,
  execucao: Execucao,
  pedidoPor: PedidoPor,
  trabalhar: (ato: AtoDoLote) => Promise<readonly ItemDeTarefa[] | null>,
): Promise<void> {
  let acabou = false;
  while (!acabou)
    await umaParte(servicos, execucao, pedidoPor, async (ato) => {
      const itens = await trabalhar(ato);
      acabou = itens === null;
      return itens ?? [];
    });
}
