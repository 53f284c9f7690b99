import { type RawBuilder, sql } from 'kysely';
import { ondeTodas } from '#platform/server/listas/listas.ts';
import { fonteSql } from '#platform/server/relatorios/fonte.ts';
import type { ValoresDe } from '#shared/relatorios/filtros.ts';
import { type filtrosDosRecebimentos, recebimentosConta, recebimentosDia, recebimentosForma } from '../../definicoes/recebimentos.ts';
import { daPessoa } from './do-titulo.ts';

type Sql = RawBuilder<unknown>;
type Filtros = ValoresDe<typeof filtrosDosRecebimentos>;

/**
 * Money that came in and went out, each on its day and by its method, as `v`: receipts and their reversals, money kept as credit and what
 * of it was handed back. The use of a credit is none of them: its money came with the credit.
 */
function movimentos(f: Filtros): Sql {
  const onde = (dia: Sql, ...mais: Sql[]): Sql =>
    ondeTodas([
      f.Periodo.de !== null && sql`${dia} >= ${f.Periodo.de}::date`,
      f.Periodo.ate !== null && sql`${dia} <= ${f.Periodo.ate}::date`,
      f.ContaId !== undefined && sql`b.conta_bancaria_id = ${f.ContaId}`,
      f.FormaId !== undefined && sql`b.forma_pagamento_id = ${f.FormaId}`,
      daPessoa('b', f.Nome, 'titulo_id'),
      sql`${dia} is not null`,
      ...mais,
    ]);
  const chaves = sql`b.conta_bancaria_id as conta, b.forma_pagamento_id as forma`;
  const comDinheiro = sql`not b.por_credito`;
  const creditos = sql`(select c.*, null::bigint as aluno_id, null::bigint as titulo_id from v_movimento_de_credito c)`;
  const se = (tipo: string): Sql => sql`case b.tipo when ${tipo} then b.valor_centavos else 0 end`;
  // A settlement of card money that was undone came in on one day and went out on another, and is in no account until it is settled again.
  const desfeitas = sql`(select d.*, x.aluno_id, x.titulo_id, coalesce(x.pagador_id, c.pagador_id) as pagador_id, x.principal_centavos, x.multa_centavos, x.juros_centavos from v_liquidacao_desfeita d
    left join v_baixa x on d.origem_tipo = 'baixa' and x.id = d.origem_id left join v_credito c on d.origem_tipo = 'credito' and c.id = d.origem_id)`;
  const doCredito = sql`case b.origem_tipo when 'credito' then b.bruto_centavos else 0 end`;
  return sql`select b.data_movimento as dia, ${chaves}, 1 as baixas, b.principal_centavos as principal, b.multa_centavos as multa, b.juros_centavos as juros, 0::bigint as credito,
        b.valor_centavos as recebido, 0::bigint as estornado, 0::bigint as devolvido
      from v_baixa b ${onde(sql`b.data_movimento`, comDinheiro)}
    union all select b.data_saida, ${chaves}, 0, 0, 0, 0, 0, 0, b.valor_centavos, 0 from v_baixa b ${onde(sql`b.data_saida`, comDinheiro)}
    union all select b.data_movimento, ${chaves}, 0, 0, 0, 0, ${se('recebido')}, ${se('recebido')}, ${se('estornado')}, ${se('devolvido')}
      from ${creditos} b ${onde(sql`b.data_movimento`)}
    union all select b.data_liquidacao, ${chaves}, (b.origem_tipo = 'baixa')::int, coalesce(b.principal_centavos, 0), coalesce(b.multa_centavos, 0), coalesce(b.juros_centavos, 0), ${doCredito},
        b.bruto_centavos, 0, 0 from ${desfeitas} b ${onde(sql`b.data_liquidacao`)}
    union all select b.data_desfeita, ${chaves}, 0, 0, 0, 0, 0, 0, b.bruto_centavos, 0 from ${desfeitas} b ${onde(sql`b.data_desfeita`)}`;
}

const somas = sql`sum(v.baixas)::int as baixas, sum(v.principal)::bigint as "principalCentavos", sum(v.multa)::bigint as "multaCentavos", sum(v.juros)::bigint as "jurosCentavos",
  sum(v.multa + v.juros)::bigint as "encargosCentavos", sum(v.credito)::bigint as "creditoCentavos", sum(v.recebido)::bigint as "recebidoCentavos", sum(v.estornado)::bigint as "estornadoCentavos",
  sum(v.devolvido)::bigint as "devolvidoCentavos", sum(v.recebido - v.estornado - v.devolvido)::bigint as "liquidoCentavos"`;

export const fonteRecebimentosForma = fonteSql(recebimentosForma, (f, { idioma }) => ({
  linhas: sql`select g.*, coalesce(n.nome, ${idioma === 'br' ? 'Crédito devolvido' : 'Credit handed back'}) as "formaNome" from (select v.forma as "formaId", ${somas} from (${movimentos(f)}) v group by v.forma) g left join v_forma_pagamento n on n.id = g."formaId"`,
  ordem: [sql`r."formaId"`],
}));

export const fonteRecebimentosConta = fonteSql(recebimentosConta, (f) => ({
  linhas: sql`select g.*, n.nome as "contaNome" from (select v.conta as "contaId", ${somas} from (${movimentos(f)}) v group by v.conta) g join v_conta_bancaria n on n.id = g."contaId"`,
  ordem: [sql`r."contaId"`],
}));

export const fonteRecebimentosDia = fonteSql(recebimentosDia, (f) => ({
  linhas: sql`select v.dia, ${somas} from (${movimentos(f)}) v group by v.dia`,
  ordem: [sql`r.dia`],
}));
