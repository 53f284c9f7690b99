import { novoAto } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import { carregarAutorDeTarefa } from '#domains/acesso/sessoes/server/door.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { guardarArquivo } from '#platform/server/arquivos/files.ts';
import type { Servicos } from '#platform/server/http/tipos.ts';
import { declaracoesLotesApi } from '../api.ts';
import type { TipoDeDeclaracao } from '#domains/financeiro/declaracoes/tipos.ts';
import { emitirDoLote, TAREFA_DECLARACOES } from './lotes.ts';
import { declaracoesEmPdf } from '#domains/financeiro/declaracoes/emissao/server/door.ts';

const LOTE = 100;
type Lote = { tipo: TipoDeDeclaracao; ano: number; arquivoId: number | null };

/**
 * The issue of a batch: 100 payers to a transaction, results recorded with the effect, so that a process killed in the middle issues nothing
 * twice; then one PDF of all, each statement on its pages.
 */
export function definirTarefaDeDeclaracoes(servicos: Pick<Servicos, 'db' | 'tarefas' | 'config'>): void {
  const { db, config } = servicos;
  servicos.tarefas.definir(TAREFA_DECLARACOES, async ({ usuarioId, entrada, respondidos, registrar }) => {
    const { loteId } = entrada as { loteId: number };
    const { rows: lotes } =
      await sql<Lote>`select tipo, ano, arquivo_id as "arquivoId" from declaracoes_lotes where id = ${loteId}`.execute(db);
    const [lote] = lotes;
    if (!lote) throw new Error(`there is no batch ${loteId}`);
    const { rows } = await sql<{
      id: number;
    }>`select pagador_id as id from declaracoes_lotes_itens where lote_id = ${loteId} order by pagador_id`.execute(db);
    const faltam = rows.map((linha) => linha.id).filter((id) => !respondidos.has(id));
    for (let i = 0; i < faltam.length; i += LOTE)
      await transacao(db, async (tx) => {
        const quem = await carregarAutorDeTarefa(tx, usuarioId, declaracoesLotesApi.emitirLote);
        const pedido = { tipo: lote.tipo, ano: lote.ano, pagadorIds: faltam.slice(i, i + LOTE) };
        const { emitidas, recusadas } = await emitirDoLote(await novoAto(tx, { quem, fuso: config.tzEscola }), loteId, pedido);
        await registrar(
          [
            ...emitidas.map(({ pagadorId, nova }) => ({ alvoId: pagadorId, situacao: nova ? ('feito' as const) : ('ja_estava' as const) })),
            ...recusadas.map(({ pagadorId, erro }) => ({
              alvoId: pagadorId,
              situacao: 'recusado' as const,
              codigo: erro.code,
              parametros: erro.params,
            })),
          ],
          tx,
        );
      });
    if (lote.arquivoId === null) await guardarPdf(servicos, loteId);
    return { loteId };
  });
}

async function guardarPdf({ db }: Pick<Servicos, 'db'>, loteId: number): Promise<void> {
  const { rows } = await sql<{
    id: number;
  }>`select declaracao_id as id from declaracoes_lotes_itens where lote_id = ${loteId} and declaracao_id is not null`.execute(db);
  if (rows.length === 0) return;
  const conteudo = await declaracoesEmPdf(
    db,
    rows.map((linha) => linha.id),
  );
  await transacao(db, async (tx) => {
    const arquivoId = await guardarArquivo(tx, { nome: `declaracoes-${loteId}.pdf`, tipo: 'application/pdf', conteudo });
    await sql`update declaracoes_lotes set arquivo_id = ${arquivoId} where id = ${loteId} and arquivo_id is null`.execute(tx);
  });
}
