import { emLotes, itemRecusado } from '#platform/server/lotes/em-lotes.ts';
import { sql } from 'kysely';
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
export function definirTarefaDeDeclaracoes(servicos: Pick<Servicos, 'db' | 'tarefas' | 'config' | 'carregarAutor' | 'disco'>): void {
  const { db } = servicos;
  servicos.tarefas.definir(TAREFA_DECLARACOES, async (execucao) => {
    const { loteId } = execucao.entrada as { loteId: number };
    const { rows: lotes } =
      await sql<Lote>`select tipo, ano, arquivo_id as "arquivoId" from declaracoes_lotes where id = ${loteId}`.execute(db);
    const [lote] = lotes;
    if (!lote) throw new Error(`there is no batch ${loteId}`);
    const { rows } = await sql<{
      id: number;
    }>`select pagador_id as id from declaracoes_lotes_itens where lote_id = ${loteId} order by pagador_id`.execute(db);
    await emLotes(servicos, execucao, {
      pedidoPor: declaracoesLotesApi.emitirLote,
      itens: rows.map(({ id }) => id),
      alvoDe: (id) => id,
      tamanho: LOTE,
      executar: async (ato, pagadorIds) => {
        const { emitidas, recusadas } = await emitirDoLote(ato, loteId, { tipo: lote.tipo, ano: lote.ano, pagadorIds });
        return [
          ...emitidas.map(({ pagadorId, nova }) => ({ alvoId: pagadorId, situacao: nova ? ('feito' as const) : ('ja_estava' as const) })),
          ...recusadas.map(({ pagadorId, erro }) => itemRecusado({ id: pagadorId, erro })),
        ];
      },
    });
    if (lote.arquivoId === null) await guardarPdf(servicos, loteId);
    return { loteId };
  });
}

async function guardarPdf({ db, config }: Pick<Servicos, 'db' | 'config'>, loteId: number): Promise<void> {
  const { rows } = await sql<{
    id: number;
  }>`select declaracao_id as id from declaracoes_lotes_itens where lote_id = ${loteId} and declaracao_id is not null`.execute(db);
  if (rows.length === 0) return;
  const conteudo = await declaracoesEmPdf(db, { ids: rows.map((linha) => linha.id), publicUrl: config.publicUrl });
  await transacao(db, async (tx) => {
    const arquivoId = await guardarArquivo(tx, { nome: `declaracoes-${loteId}.pdf`, tipo: 'application/pdf', conteudo });
    await sql`update declaracoes_lotes set arquivo_id = ${arquivoId} where id = ${loteId} and arquivo_id is null`.execute(tx);
  });
}
