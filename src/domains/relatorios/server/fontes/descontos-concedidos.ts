import { sql } from 'kysely';
import { ondeTodas } from '#platform/server/listas/listas.ts';
import { fonteSql } from '#platform/server/relatorios/fonte.ts';
import { descontosConcedidos } from '../../definicoes/descontos-concedidos.ts';
import { daMatriculaDoTitulo, daPessoa } from './do-titulo.ts';

const concedidos = sql`select 'incondicional' as natureza, 1 as posicao, i.id as titulo_id, i.data_vencimento as dia, i.desconto_incondicional_centavos as valor
    from v_titulo_receber i where i.desconto_incondicional_centavos > 0 and i.situacao <> 'cancelado'
  union all select 'pontualidade', 2, b.titulo_id, b.data_baixa, b.desconto_centavos - coalesce(p.valor_centavos, 0) from v_baixa b left join v_baixa_ajuste p on p.baixa_id = b.id
    where b.desconto_centavos > coalesce(p.valor_centavos, 0) and b.data_estorno is null and not exists (select 1 from v_desconto_revogado r where r.baixa_id = b.id)
  union all select 'dispensa', 3, a.titulo_id, a.data_amortizacao, a.multa_centavos + a.juros_centavos - a.multa_mantida_centavos - a.juros_mantidos_centavos from v_titulo_amortizacao a where a.tipo = 'dispensa'
  union all select case p.tipo when 'dispensa' then 'principal' else p.tipo end, case p.tipo when 'dispensa' then 4 else 5 end, b.titulo_id, b.data_baixa, p.valor_centavos from v_baixa_ajuste p join v_baixa b on b.id = p.baixa_id
    where b.data_estorno is null`;

export const fonteDescontosConcedidos = fonteSql(descontosConcedidos, (f) => ({
  linhas: sql`select x.natureza, x.posicao, x.titulo_id as "tituloId", x.dia, x.valor as "valorCentavos", t.numero, t.pagador_nome as "pagadorNome",
      coalesce(t.aluno_nome, '') as "alunoNome", coalesce(m.turma_nome, '') as "turmaNome", case when x.natureza = 'incondicional' then x.valor else 0 end as "incondicionalCentavos",
      case when x.natureza = 'pontualidade' then x.valor else 0 end as "pontualidadeCentavos", case when x.natureza = 'dispensa' then x.valor else 0 end as "dispensaCentavos",
      case when x.natureza = 'principal' then x.valor else 0 end as "principalCentavos"
    from (${concedidos}) x join v_titulo_receber t on t.id = x.titulo_id left join v_matricula_resumo m on m.id = t.matricula_id
    ${ondeTodas([
      f.Periodo.de !== null && sql`x.dia >= ${f.Periodo.de}::date`,
      f.Periodo.ate !== null && sql`x.dia <= ${f.Periodo.ate}::date`,
      f.Natureza !== undefined && sql`x.natureza = any(${f.Natureza as string[]})`,
      daMatriculaDoTitulo('t', f),
      daPessoa('t', f.Nome),
    ])}`,
  ordemDosGrupos: [sql`r.posicao`],
  ordem: [sql`r.dia`, sql`r."tituloId"`],
}));
