import { sql } from 'kysely';
import { errosFornecedor } from '#domains/financeiro/fornecedores/erros.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { errosPagar } from '../../erros.ts';
import type { ImpostoDatado } from '../retencoes.ts';

type FornecedorDaConta = { id: number; nome: string; simplesNacional: boolean };

/** The supplier of a bill, in use. Throws CADASTRO_DE_PAGAR_DESCONHECIDO, FORNECEDOR_INATIVO. */
export async function fornecedorDaConta(db: Db | Tx, id: number): Promise<FornecedorDaConta> {
  const { rows } = await sql<
    FornecedorDaConta & { ativo: boolean }
  >`select id, nome, simples_nacional as "simplesNacional", ativo from v_fornecedor where id = ${id}`.execute(db);
  const [fornecedor] = rows;
  if (!fornecedor) throw errosPagar.CADASTRO_DE_PAGAR_DESCONHECIDO({}, { campos: ['fornecedorId'] });
  if (!fornecedor.ativo) throw errosFornecedor.FORNECEDOR_INATIVO({ nome: fornecedor.nome }, { campos: ['fornecedorId'] });
  return fornecedor;
}

/** Every dated row of the taxes that suppliers have withheld: few, and a bill of two years needs several of one tax. */
export async function impostosDatados(db: Db | Tx): Promise<ImpostoDatado[]> {
  const { rows } =
    await sql<ImpostoDatado>`select id, tipo, nome, aliquota::text, base_percentual::text as "basePercentual", minimo_centavos as "minimoCentavos", fato_gerador as "fatoGerador",
      regra_vencimento as "regraVencimento", dia_vencimento as "diaVencimento", vigente_desde as "vigenteDesde", vigente_ate as "vigenteAte" from v_imposto order by id`.execute(
      db,
    );
  return rows;
}

/** Categories of outgoing money and cost centres, all in use. Throws CADASTRO_DE_PAGAR_DESCONHECIDO. */
export async function conferirRateio(
  tx: Tx,
  rateio: readonly { categoriaFinanceiraId: number; centroCustoId: number | null }[],
): Promise<void> {
  const categorias = [...new Set(rateio.map((r) => r.categoriaFinanceiraId))];
  const centros = [...new Set(rateio.flatMap((r) => r.centroCustoId ?? []))];
  const { rows } = await sql<{ bom: boolean }>`select
    (select count(*) from v_categoria_financeira where id = any(${categorias}::bigint[]) and sentido = 'saida' and ativo) = ${categorias.length}
    and (select count(*) from v_centro_custo where id = any(${centros}::bigint[]) and ativo) = ${centros.length} as bom`.execute(tx);
  if (!rows[0]?.bom) throw errosPagar.CADASTRO_DE_PAGAR_DESCONHECIDO({}, { campos: ['rateio'] });
}
