import { sql } from 'kysely';
import { contemPalavras, ondeTodas } from '#platform/server/listas/listas.ts';
import { fonteSql } from '#platform/server/relatorios/fonte.ts';
import { diario } from '../../definicoes/diario.ts';
import { emOrdem } from '../../periodos.ts';

/** Every line of the períodos, by day. */
export const fonteDiario = fonteSql(diario, (f) => {
  const { de, ate } = emOrdem(f.De, f.Ate);
  return {
    linhas: sql`select l.id as "lancamentoId", l.periodo, p.ordem, p.conta_id as "contaId", l.data_lancamento as data, l.numero || '/' || l.ano as numero,
        c.codigo || ' ' || c.nome as conta, coalesce(p.historico, l.historico) as historico, l.documento, k.nome as "centroCustoNome", l.origem,
        nullif(p.debito_centavos, 0) as "debitoCentavos", nullif(p.credito_centavos, 0) as "creditoCentavos"
      from lancamentos_contabeis l join partidas_contabeis p on p.lancamento_id = l.id join contas_contabeis c on c.id = p.conta_id
      left join v_centro_custo k on k.id = p.centro_custo_id
      ${ondeTodas([
        sql`l.periodo between ${de} and ${ate}`,
        f.CentroCustoId !== undefined && sql`p.centro_custo_id = ${f.CentroCustoId}`,
        ...contemPalavras(sql`f_busca(l.historico || ' ' || coalesce(l.documento, ''))`, f.Nome),
      ])}`,
    ordem: [sql`r.periodo`, sql`r.data`, sql`r."lancamentoId"`, sql`r.ordem`],
  };
});
