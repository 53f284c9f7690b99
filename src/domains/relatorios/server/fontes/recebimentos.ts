import { type RawBuilder, sql } from 'kysely';
import { ondeTodas } from '#platform/server/listas.ts';
import { fonteSql } from '#platform/server/relatorios/fonte.ts';
import type { ValoresDe } from '#shared/relatorios/filtros.ts';
import { type filtrosDosRecebimentos, recebimentosConta, recebimentosDia, recebimentosForma } from '../../definicoes/recebimentos.ts';
import { daPessoa } from './do-titulo.ts';

type Sql = RawBuilder<unknown>;
type Filtros = ValoresDe<typeof filtrosDosRecebimentos>;

/** Each receipt on its day and each reversal on its own, as `v`. */
function movimentos(f: Filtros): Sql {
  const onde = (dia: Sql): Sql =>
    ondeTodas([
      f.Periodo.de !== null && sql`${dia} >= ${f.Periodo.de}::date`,
      f.Periodo.ate !== null && sql`${dia} <= ${f.Periodo.ate}::date`,
      f.ContaId !== undefined && sql`b.conta_bancaria_id = ${f.ContaId}`,
      f.FormaId !== undefined && sql`b.forma_pagamento_id = ${f.FormaId}`,
      daPessoa('b', f.Nome, 'titulo_id'),
      sql`${dia} is not null`,
    ]);
  const chaves = sql`b.conta_bancaria_id as conta, b.forma_pagamento_id as forma`;
  return sql`select b.data_movimento as dia, ${chaves}, 1 as baixas, b.principal_centavos as principal, b.multa_centavos as multa, b.juros_centavos as juros, b.valor_centavos as recebido, 0::bigint as estornado
      from v_baixa b ${onde(sql`b.data_movimento`)}
    union all select b.data_saida, ${chaves}, 0, 0, 0, 0, 0, b.valor_centavos from v_baixa b ${onde(sql`b.data_saida`)}`;
}

const somas = sql`sum(v.baixas)::int as baixas, sum(v.principal)::bigint as "principalCentavos", sum(v.multa)::bigint as "multaCentavos", sum(v.juros)::bigint as "jurosCentavos",
  sum(v.multa + v.juros)::bigint as "encargosCentavos", sum(v.recebido)::bigint as "recebidoCentavos", sum(v.estornado)::bigint as "estornadoCentavos", sum(v.recebido - v.estornado)::bigint as "liquidoCentavos"`;

export const fonteRecebimentosForma = fonteSql(recebimentosForma, (f) => ({
  linhas: sql`select g.*, n.nome as "formaNome" from (select v.forma as "formaId", ${somas} from (${movimentos(f)}) v group by v.forma) g join v_forma_pagamento n on n.id = g."formaId"`,
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
