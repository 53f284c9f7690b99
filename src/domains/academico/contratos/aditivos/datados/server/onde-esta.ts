import { type RawBuilder, sql } from 'kysely';

type Sql = RawBuilder<unknown>;

/**
 * Where a discount of the register that was put on a contract stands, 'sim', 'aguardando' or 'nao': a line of a contract that was not cancelled and
 * has it still, or an addendum, which in force gives it and until then waits for its signature. What a later addendum took off whole, from its
 * first installment and of every price, stands no more.
 */
export function ondeEsta({ contrato, aditivo, desconto }: { contrato: Sql; aditivo: Sql; desconto: Sql }): Sql {
  const tirado = (qual: Sql): Sql =>
    sql`exists (select from v_aditivo_termo_vigente r where r.contrato_id = ${contrato} and r.contrato_preco_id is null and ${qual})`;
  return sql`case when ${contrato} is null or exists (select from v_contrato_estado c where c.id = ${contrato} and c.situacao = 'cancelado') then 'nao'
    when ${aditivo} is null then case when exists (select from v_contrato_desconto l where l.contrato_id = ${contrato} and l.desconto_id = ${desconto}
      and not ${tirado(sql`r.contrato_desconto_id = l.id and r.parcela_de <= l.parcela_de`)}) then 'sim' else 'nao' end
    else (select case a.situacao when 'revogado' then 'nao' when 'vigente' then case when exists (select from v_aditivo_termo_vigente t
        where t.aditivo_id = a.id and t.desconto_id = ${desconto} and not ${tirado(sql`r.termo_removido_id = t.id and r.parcela_de <= t.parcela_de`)}) then 'sim' else 'nao' end
      else 'aguardando' end from v_aditivo_estado a where a.id = ${aditivo}) end`;
}
