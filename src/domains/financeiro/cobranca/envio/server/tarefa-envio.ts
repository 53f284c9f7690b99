import { emLotes } from '#platform/server/lotes/em-lotes.ts';
import { sql } from 'kysely';
import { transacao } from '#platform/server/database/kysely.ts';
import { guardarArquivo } from '#platform/server/arquivos/files.ts';
import type { Servicos } from '#platform/server/http/tipos.ts';
import { cobrancaEnvioApi } from '../api.ts';
import { cartasEmPdf } from '#domains/financeiro/cobranca/cartas/server/door.ts';
import { enviarCartas } from '#domains/financeiro/cobranca/cartas/server/door.ts';
import { ouvirCorreio } from '#domains/financeiro/cobranca/cartas/server/door.ts';
import { TAREFA_ENVIO } from './preparar-lotes.ts';

const LOTE = 50;

/**
 * The sending of a batch: 50 letters to a transaction, results recorded with the effect, so that a process killed in the middle sends no letter
 * twice. Printed letters end in one PDF, made once all are written.
 */
export function definirTarefaDeEnvio(servicos: Pick<Servicos, 'db' | 'correio' | 'tarefas' | 'config' | 'carregarAutor' | 'disco'>): void {
  const { db, correio } = servicos;
  ouvirCorreio(correio);
  servicos.tarefas.definir(TAREFA_ENVIO, async (execucao) => {
    const { loteId } = execucao.entrada as { loteId: number };
    const { rows } = await sql<{ id: number }>`select id from cobrancas_cartas where lote_id = ${loteId} order by id`.execute(db);
    await emLotes(servicos, execucao, {
      pedidoPor: cobrancaEnvioApi.enviarCartas,
      itens: rows.map(({ id }) => id),
      alvoDe: (id) => id,
      tamanho: LOTE,
      executar: (ato, ids) => enviarCartas(ato, correio, ids),
    });
    await guardarPdf(servicos, loteId);
    return { loteId };
  });
}

async function guardarPdf({ db }: Pick<Servicos, 'db'>, loteId: number): Promise<void> {
  const { rows } = await sql<{ id: number }>`select c.id from cobrancas_cartas c join cobrancas_lotes l on l.id = c.lote_id
    where c.lote_id = ${loteId} and c.situacao = 'impressa' and l.arquivo_id is null order by c.id`.execute(db);
  if (rows.length === 0) return;
  const conteudo = await cartasEmPdf(
    db,
    rows.map((r) => r.id),
  );
  await transacao(db, async (tx) => {
    const arquivoId = await guardarArquivo(tx, { nome: `cartas-${loteId}.pdf`, tipo: 'application/pdf', conteudo });
    await sql`update cobrancas_lotes set arquivo_id = ${arquivoId} where id = ${loteId} and arquivo_id is null`.execute(tx);
  });
}
