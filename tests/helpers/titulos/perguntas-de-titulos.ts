import { type RawBuilder, sql } from 'kysely';

/** What the receipts of a period are, asked of the cash entries `l`: money that payers gave and got back. A title paid with a credit moves none. */
export function perguntasDosRecebimentos(noPeriodo: RawBuilder<unknown>): Record<string, RawBuilder<unknown>> {
  const dosPagadores = sql`lancamentos_financeiros l where l.origem_tipo in ('baixa', 'estorno', 'credito', 'credito_uso', 'credito_uso_estorno',
    'baixa_liquidacao_desfeita', 'credito_liquidacao_desfeita', 'baixa_reliquidada', 'credito_reliquidada') and ${noPeriodo}`;
  const comCredito = sql`(l.origem_tipo = 'baixa' and l.origem_id in (select u.baixa_id from creditos_usos u where u.baixa_id is not null))`;
  const estornoComCredito = sql`(l.origem_tipo = 'estorno' and l.origem_id in (select e.id from estornos e join creditos_usos u on u.baixa_id = e.baixa_id))`;
  const usoDe = (tipo: string) =>
    sql`(l.origem_tipo = 'credito_uso' and l.origem_id in (select u.id from creditos_usos u where u.tipo = ${tipo}))`;
  return {
    'soma.recebidoCentavos': sql`select sum(l.valor_centavos) from ${dosPagadores} and l.origem_tipo in ('baixa', 'credito', 'baixa_reliquidada', 'credito_reliquidada') and not ${comCredito}`,
    'soma.creditoCentavos': sql`select coalesce(sum(l.valor_centavos), 0) from ${dosPagadores} and l.origem_tipo in ('credito', 'credito_reliquidada')`,
    'soma.estornadoCentavos': sql`select coalesce(sum(l.valor_centavos), 0) from ${dosPagadores} and (l.origem_tipo = 'estorno' and not ${estornoComCredito} or ${usoDe('estorno')} or l.origem_tipo like '%_liquidacao_desfeita')`,
    'soma.devolvidoCentavos': sql`select coalesce(sum(case l.sentido when 'saida' then l.valor_centavos else -l.valor_centavos end), 0) from ${dosPagadores}
      and l.origem_id in (select u.id from creditos_usos u where u.tipo = 'devolucao') and l.origem_tipo in ('credito_uso', 'credito_uso_estorno')`,
    // Whatever was credit or not: what the accounts won.
    'soma.liquidoCentavos': sql`select sum(case l.sentido when 'entrada' then l.valor_centavos else -l.valor_centavos end) from ${dosPagadores}`,
    'soma.baixas': sql`select count(*) from ${dosPagadores} and l.origem_tipo in ('baixa', 'baixa_reliquidada') and not ${comCredito}`,
  };
}

/** How many titles `t` the classes have: an installment over debts of several classes is a title of each of them. */
export const titulosDasTurmas = (deTitulos: RawBuilder<unknown>) =>
  sql`select sum(case when t.origem <> 'acordo' or t.matricula_id is not null then 1 else (select count(distinct coalesce(m.turma_id, 0))
    from v_parte_do_acordo p left join v_matricula_resumo m on m.id = p.matricula_id where p.titulo_id = t.id) end) from ${deTitulos}`;
