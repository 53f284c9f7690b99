import { sql } from 'kysely';
import type { Ato } from '#platform/server/ato.ts';
import { auditar, type Autor } from '#platform/server/auditoria/audit.ts';
import { errosPlano } from '../erros.ts';
import type { Entidade } from '../plano.ts';
import { type ContaDoPlano, contasDoResultado, planoDe } from '../planos/planos.ts';
import './restricoes.ts';

/** Creates accounts, all or none; the database says whether codes, parents and families hold. */
export async function criarContas(
  ato: Ato<Autor>,
  { contas, de }: { contas: readonly ContaDoPlano[]; de: string },
): Promise<{ contas: number }> {
  const { tx } = ato;
  const { numAffectedRows } = await sql`insert into contas_contabeis (codigo, nome, tipo, natureza, grupo, codigo_referencial)
    select c.codigo, c.nome, c.tipo, c.natureza, c.grupo, c."codigoReferencial"
    from json_to_recordset(${JSON.stringify(contas)}::json) as c(codigo text, nome text, tipo text, natureza text, grupo text, "codigoReferencial" text)
    order by c.codigo collate "C"`.execute(tx);
  // Parents may come after their children: they are looked for now, so that the refusal is this act's.
  await sql`set constraints contas_contabeis_pai_fkey immediate`.execute(tx);
  const n = Number(numAffectedRows);
  await auditar(ato, { acao: 'plano_contas.carregado', alvoTipo: 'contabil_configuracao', alvoId: 1, depois: { de, contas: n } });
  return { contas: n };
}

/** Loads the chart of a school of one kind, with the accounts of its result. Throws PLANO_JA_EXISTE. */
export async function carregarModeloDoPlano(ato: Ato<Autor>, { entidade }: { entidade: Entidade }): Promise<{ contas: number }> {
  const { tx } = ato;
  const { rows } = await sql<{
    n: number;
  }>`select (select count(*)::int from contas_contabeis) as n from contabil_configuracao for update`.execute(tx);
  const n = rows[0]?.n ?? 0;
  if (n > 0) throw errosPlano.PLANO_JA_EXISTE({ n });
  const feitas = await criarContas(ato, { contas: planoDe(entidade), de: entidade });
  await sql`update contabil_configuracao set entidade = ${entidade}, versao = versao + 1,
    conta_apuracao_id = (select id from contas_contabeis where codigo = ${contasDoResultado.apuracao}),
    conta_resultado_id = (select id from contas_contabeis where codigo = ${contasDoResultado.resultado})`.execute(tx);
  return feitas;
}
