import { sql } from 'kysely';
import type { Tx } from '#platform/server/database/kysely.ts';
import type { PartidaImpressa } from '../diario.ts';

/** What is asked for, and the last entry that stood when it was: what was posted since is not in the book. */
export type Pedido = { de: number; ate: number; numero: number; ultimoId: number };
const LOTE = 3000;

/** The lines of a book after an entry, by day, some thousands at a time; those of one entry are never parted. */
export async function* partidasDepois(tx: Tx, { de, ate, ultimoId }: Pedido, depois: number | null): AsyncGenerator<PartidaImpressa[]> {
  const marca =
    depois === null
      ? sql``
      : sql`and (l.periodo, l.data_lancamento, l.id) > (select m.periodo, m.data_lancamento, m.id from lancamentos_contabeis m where m.id = ${depois})`;
  await sql`declare livro no scroll cursor for
    select l.id as "lancamentoId", l.numero, l.ano, l.periodo, l.data_lancamento as data, l.historico, l.documento, c.codigo || ' ' || c.nome as conta, k.nome as "centroCustoNome",
      p.debito_centavos as "debitoCentavos", p.credito_centavos as "creditoCentavos", p.historico as "historicoDaLinha"
    from lancamentos_contabeis l join partidas_contabeis p on p.lancamento_id = l.id join contas_contabeis c on c.id = p.conta_id
    left join v_centro_custo k on k.id = p.centro_custo_id
    where l.periodo between ${de} and ${ate} and l.id <= ${ultimoId} ${marca} order by l.periodo, l.data_lancamento, l.id, p.ordem`.execute(
    tx,
  );
  let atual: PartidaImpressa[] = [];
  for (;;) {
    const rows = await buscar<PartidaImpressa>(tx);
    for (const linha of rows) {
      if (atual[0] && atual[0].lancamentoId !== linha.lancamentoId) {
        yield atual;
        atual = [];
      }
      atual.push(linha);
    }
    if (rows.length < LOTE) break;
  }
  if (atual.length > 0) yield atual;
}

/** The next rows of the open cursor, whose statement says what they are. */
const buscar = async <T>(tx: Tx): Promise<T[]> => (await sql<T>`fetch ${sql.raw(String(Math.trunc(LOTE)))} from livro`.execute(tx)).rows;
