import { sql } from 'kysely';
import type { Db } from '#platform/server/database/kysely.ts';
import { listar } from '#platform/server/listas/listas.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import type { Paginacao } from '#shared/listas/paginacao.ts';
import type { extratosApi } from '../api.ts';

type Extratos = RespostaServidor<typeof extratosApi.listarExtratos>;
type Extrato = Extratos['itens'][number];

const deExtratos = sql`from extratos_bancarios e join v_conta_bancaria c on c.id = e.conta_bancaria_id`;
const colunasDoExtrato = sql<Extrato>`e.id, e.conta_bancaria_id as "contaBancariaId", c.nome as "contaNome", e.nome_arquivo as "nomeArquivo", e.data_inicio as "dataInicio",
  e.data_fim as "dataFim", e.saldo_centavos as "saldoCentavos", e.data_saldo as "dataSaldo", e.lidas, e.repetidas, e.usuario_nome as "usuarioNome", e.created_at as em,
  (select count(*)::int from extratos_bancarios_linhas l where l.extrato_id = e.id and not exists (select from conciliacoes_linhas i where i.linha_id = l.id)) as pendentes`;

/** The statements that were read, the last first. */
export function listarExtratos(db: Db, p: Paginacao<'id' | 'dataFim'>, contaBancariaId: number | undefined): Promise<Extratos> {
  return listar<Extrato, 'id' | 'dataFim'>(
    db,
    {
      colunas: colunasDoExtrato,
      de: deExtratos,
      deContagem: sql`from extratos_bancarios e`,
      onde: [contaBancariaId !== undefined && sql`e.conta_bancaria_id = ${contaBancariaId}`],
      ordem: { id: { semNulos: sql`e.id` }, dataFim: { semNulos: sql`e.data_fim` } },
      desempate: sql`e.id`,
    },
    p,
  );
}

/** Statements by their ids. */
export async function lerExtratos(db: Db, ids: readonly number[]): Promise<Extrato[]> {
  const { rows } = await sql<Extrato>`select ${colunasDoExtrato} ${deExtratos} where e.id = any(${ids}::bigint[]) order by e.id`.execute(
    db,
  );
  return rows;
}
