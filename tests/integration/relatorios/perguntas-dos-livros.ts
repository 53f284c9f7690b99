import { type RawBuilder, sql } from 'kysely';

const ultimo = sql`(select max(periodo) from partidas_contabeis where periodo % 100 <= 12)`;
const doMes = sql`partidas_contabeis p join contas_contabeis c on c.id = p.conta_id where p.periodo = ${ultimo}`;
const primeira = sql`(select c.codigo from contas_contabeis c where exists (select from partidas_contabeis p where p.conta_id = c.id) order by c.codigo collate "C" limit 1)`;
const debitos = { 'soma.debitoCentavos': sql`select sum(p.debito_centavos) from ${doMes}` };

/** What the lines of the books say of each report of them, without summaries. */
export const perguntasDosLivros: Record<string, Record<string, RawBuilder<unknown>>> = {
  balancete: { 'soma.debitosDaRaiz': sql`select sum(p.debito_centavos) from ${doMes}` },
  'balancete-comparativo': { 'soma.movimentoDaRaiz': sql`select sum(p.debito_centavos - p.credito_centavos) from ${doMes}` },
  'balanco-patrimonial': {
    'soma.ativo': sql`select sum(p.debito_centavos - p.credito_centavos) from partidas_contabeis p join contas_contabeis c on c.id = p.conta_id
      where p.periodo <= ${ultimo} and c.grupo = 'ativo'`,
  },
  dre: { 'soma.despesas': sql`select sum(p.debito_centavos - p.credito_centavos) from ${doMes} and c.grupo = 'despesa'` },
  razao: { 'soma.debitoCentavos': sql`select sum(p.debito_centavos) from ${doMes} and c.codigo = ${primeira}` },
  diario: { ...debitos, linhas: sql`select count(*) from ${doMes}` },
};
