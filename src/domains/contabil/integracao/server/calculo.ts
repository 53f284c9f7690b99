import { type RawBuilder, sql } from 'kysely';
import { DINHEIRO, partesDosEventos } from '../partes.ts';
import { historicosDosEventos } from '../historicos.ts';

type Sql = RawBuilder<unknown>;

/** The parts of every event as rows, so that the database takes facts apart by itself. */
const catalogo = JSON.stringify(
  Object.entries(partesDosEventos).flatMap(([evento, partes]) => partes.map((parte, i) => ({ ...parte, evento, ordem: i + 1 }))),
);
const nomes = JSON.stringify(Object.entries(historicosDosEventos).map(([evento, nome]) => ({ evento, nome })));

/** What a rule may ask of a part; each is null or a value, so that they are joined by equality. */
const pedidos = [
  'variante',
  'segmentacao_id',
  'curso_id',
  'categoria_id',
  'grupo_produto_id',
  'forma_pagamento_id',
  'conta_bancaria_id',
] as const;
const colunas = [...pedidos, 'destino_id'];
const criterios = sql.join(colunas.map((c) => sql.ref(c)));
/** Those that a rule asks for, as the fact has them. */
const atende = sql.join(
  pedidos.map((c) => sql`coalesce(${sql.ref(`g.${c}`)}, ${sql.ref(`c.${c}`)}) = ${sql.ref(`c.${c}`)}`),
  sql` and `,
);
/** A rule that is in force; of a fact of before the books began, which only what takes it back brings here, also one of later. */
const serve = sql`(g.vigente_desde <= c.marco or c.antigo)`;
const aQueDecide = sql`g.vigente_desde > c.marco, case when g.vigente_desde > c.marco then g.vigente_desde end, g.peso desc, g.vigente_desde desc, g.id desc`;
const aRegra = sql`(select * from regras_contabeis g where g.evento = c.evento and g.parte = c.parte and ${serve}
    and ${atende}
  order by ${aQueDecide} limit 1)`;
/**
 * Where the money of an account stands in the books, by what kind of side asks. A rule for any account and method is of banks: what is in a cash
 * box stands where a rule says so of that box, and until then nowhere.
 */
const doDinheiro = (lado: Sql): Sql => {
  const conta = sql`case when ${lado} = 'destino' then c.destino_id else c.conta_bancaria_id end`;
  return sql`(select g.debito_id from regras_contabeis g where ${lado} in ('conta', 'a_liquidar', 'destino') and g.evento = ${DINHEIRO}
    and num_nonnulls(g.variante, g.segmentacao_id, g.curso_id, g.categoria_id, g.grupo_produto_id) = 0 and g.parte = case when ${lado} = 'a_liquidar' then 'a_liquidar' else 'disponivel' end and ${serve}
    and coalesce(g.conta_bancaria_id, -1) in (-1, ${conta})
    and coalesce(g.forma_pagamento_id, c.forma_pagamento_id) = c.forma_pagamento_id
    and (g.parte = 'a_liquidar' or num_nonnulls(g.conta_bancaria_id, g.forma_pagamento_id) > 0 or not exists (select from v_conta_bancaria b where b.id = ${conta} and b.tipo = 'caixa'))
  order by ${aQueDecide} limit 1)`;
};
/** Whether a fact cancels a title of the opening balances, which stands in no entry that could be turned around: rules say what becomes of it. */
const cancelaDaAbertura = (
  fato: Sql,
): Sql => sql`(${fato}.evento = 'titulo.cancelado' and exists (select from fatos_contabeis e join v_titulo_competencia c on c.id = e.origem_id
    where e.id = ${fato}.estorno_de and e.evento = 'titulo.emitido' and e.valores ->> 'origem' <> 'acordo' and e.data_fato < (select dia from v_inicio_dos_livros) and c.antes_dos_livros))`;
const deOndeVem = (fato: Sql): Sql => sql`case when ${cancelaDaAbertura(fato)} then null else ${fato}.estorno_de end`;

/** The issue of the title that a fact tells of. */
const doTitulo = sql`from fatos_contabeis t where t.origem_tipo = 'titulo' and t.evento = 'titulo.emitido' and t.origem_id = (a.valores ->> 'tituloId')::bigint and a.evento not like 'pag%'`;

/**
 * What facts come to in the books, as named statements over `alvos` (rows of facts: id, evento, data_fato, valor_centavos, valores,
 * estorno_de): `resolvidas` (fato_id, parte, problema, …) and `julgados` (fato_id, problema, linhas, partidas, data_lancamento, historico,
 * documento), which brings the lines of each fact: joined to them it would be once for each where the planner expects few. A fact takes the
 * rules of its day. What takes a fact back is the opposite of the entry by which that is in the books, whatever the rules say today, or of what
 * the rules say of it: of one of before the books began, those of its day or else the earliest. Where what it takes back waits (`voltas`), it is
 * posted with that, or waits too; never on a day before that.
 */
export function calculoDe(alvos: Sql): Sql {
  return sql`alvo as materialized (${alvos}),
    catalogo as materialized (select * from json_to_recordset(${catalogo}::json) as c(evento text, ordem int, parte text, valor text, menos text, lista text, quando jsonb,
      exceto jsonb, debito text, credito text)),
    nomes as materialized (select * from json_to_recordset(${nomes}::json) as n(evento text, nome text)),
    espelhos as materialized (select a.id as fato_id, a.estorno_de as original_id, l.lancamento_id, o.documento, o.data_lancamento as desde, o.origem = 'manual' as a_mao, o.ano, o.numero,
        (select count(*) from fatos_lancados x where x.lancamento_id = l.lancamento_id) as fatos
      from alvo a join fatos_lancados l on l.fato_id = a.estorno_de and l.desfeito_por is null join lancamentos_contabeis o on o.id = l.lancamento_id),
    raizes as materialized (
      with recursive r(fato_id, atual, estorno_de, sinal) as (
        select a.id, a.id, ${deOndeVem(sql`a`)}, 1 from alvo a
        where not exists (select from espelhos e where e.fato_id = a.id) and not exists (select from fatos_dispensados d where d.fato_id = a.estorno_de)
        union all select r.fato_id, o.id, ${deOndeVem(sql`o`)}, -r.sinal from r join fatos_contabeis o on o.id = r.estorno_de)
      select r.fato_id, r.sinal, f.evento, f.data_fato, f.valor_centavos, f.valores, t.valores as do_titulo
      from r join fatos_contabeis f on f.id = r.atual
      left join fatos_contabeis t on t.origem_tipo = 'titulo' and t.evento = 'titulo.emitido' and t.origem_id = (f.valores ->> 'tituloId')::bigint and f.evento not like 'pagar.%'
      where r.estorno_de is null),
    voltas as materialized (
      with recursive v(fato_id, original_id) as (
        select a.id, a.estorno_de from alvo a where a.estorno_de is not null and not exists (select from espelhos e where e.fato_id = a.id)
        union all select v.fato_id, o.estorno_de from v join fatos_contabeis o on o.id = v.original_id where o.estorno_de is not null)
      select v.fato_id, max(o.data_fato) as desde, bool_or(a.id is null) as espera, max(o.data_fato) filter (where a.id is null) as espera_em
      from v join v_fato_pendente o on o.id = v.original_id left join alvo a on a.id = o.id group by v.fato_id),
    datas as materialized (select d.data_fato, (select max(g.vigente_desde) from regras_contabeis g where g.vigente_desde <= d.data_fato) as marco,
        d.data_fato < (select dia from v_inicio_dos_livros) as antigo
      from (select distinct data_fato from raizes) d),
    partes as materialized (
      select t.*, dense_rank() over (order by evento, parte, marco, antigo, lado_debito, lado_credito, ${criterios}) as combinacao from (
      select z.fato_id, z.sinal, z.evento, c.ordem, c.parte, v.valor, z.do_titulo, coalesce(d.marco, '-infinity') as marco, d.antigo, c.debito,
        case when c.debito = 'conta' and z.valores ? 'aLiquidar' then 'a_liquidar' else c.debito end as lado_debito, c.credito as lado_credito,
        coalesce(v.dados ->> 'origem', z.do_titulo ->> 'origem', i.tipo, '') as variante,
        coalesce((z.valores ->> 'segmentacaoId')::bigint, (z.do_titulo ->> 'segmentacaoId')::bigint, 0) as segmentacao_id,
        coalesce((z.valores ->> 'cursoId')::bigint, (z.do_titulo ->> 'cursoId')::bigint, 0) as curso_id, coalesce((z.valores ->> 'grupoProdutoId')::bigint, 0) as grupo_produto_id,
        coalesce((v.dados ->> 'categoriaId')::bigint, 0) as categoria_id, coalesce((z.valores ->> 'formaPagamentoId')::bigint, 0) as forma_pagamento_id,
        coalesce((z.valores ->> 'contaBancariaId')::bigint, 0) as conta_bancaria_id, coalesce((z.valores ->> 'contaDestinoId')::bigint, 0) as destino_id,
        (v.dados ->> 'centroCustoId')::bigint as centro_custo_id
      from raizes z join datas d on d.data_fato = z.data_fato
      join catalogo c on c.evento = z.evento and (c.quando is null or z.valores @> c.quando) and (c.exceto is null or not z.valores @> c.exceto)
      cross join lateral (
        select z.valores as dados, case when c.valor is null then z.valor_centavos else coalesce((z.valores ->> c.valor)::bigint, 0) end
          - coalesce((z.valores ->> c.menos)::bigint, 0) as valor where c.lista is null
        union all select x.e, (x.e ->> 'valorCentavos')::bigint from jsonb_array_elements(case when c.lista is null then '[]'::jsonb else z.valores -> c.lista end) as x(e)) v
      left join v_imposto i on i.id = (v.dados ->> 'impostoId')::bigint
      where v.valor <> 0) t),
    combinacoes as materialized (
      select c.*, g.id as regra_id, coalesce(g.dispensa, false) as dispensa, g.historico, g.centro_custo_id as centro_da_regra,
        case when c.lado_debito is not null and not coalesce(g.dispensa, false) then coalesce(g.debito_id, ${doDinheiro(sql`c.lado_debito`)}) end as debito_id,
        case when c.lado_credito is not null and not coalesce(g.dispensa, false) then coalesce(g.credito_id, ${doDinheiro(sql`c.lado_credito`)}) end as credito_id
      from (select distinct combinacao, evento, parte, marco, antigo, lado_debito, lado_credito, ${criterios} from partes) c left join lateral ${aRegra} g on true),
    resolvidas as materialized (
      select p.fato_id, p.sinal, p.evento, p.ordem, p.parte, p.valor, ${comPrefixo('p')}, k.regra_id, k.dispensa, k.historico, k.debito_id, k.credito_id,
        coalesce(p.centro_custo_id, k.centro_da_regra) as centro_custo_id,
        case when p.lado_debito <> 'regra' and k.debito_id is null then p.lado_debito when p.lado_credito <> 'regra' and k.credito_id is null then p.lado_credito end as lado_em_falta,
        case when k.dispensa or k.debito_id = k.credito_id then null
          when p.lado_debito is not null and k.debito_id is null then case p.lado_debito when 'regra' then 'sem_regra' else 'sem_conta_do_dinheiro' end
          when p.lado_credito is not null and k.credito_id is null then case p.lado_credito when 'regra' then 'sem_regra' else 'sem_conta_do_dinheiro' end
          when exists (select from contas_contabeis a where a.id in (k.debito_id, k.credito_id) and (a.tipo <> 'analitica' or not a.ativa)) then 'conta_nao_lancavel'
          when coalesce(p.centro_custo_id, k.centro_da_regra) is null and exists (select from contas_contabeis a where a.id in (k.debito_id, k.credito_id) and a.exige_centro_custo) then 'sem_centro'
        end as problema
      from partes p join combinacoes k using (combinacao)),
    lados as (
      select r.fato_id, r.debito_id as conta_id, r.centro_custo_id, r.sinal, r.valor from resolvidas r where r.problema is null and not r.dispensa and r.debito_id is not null and r.debito_id is distinct from r.credito_id
      union all select r.fato_id, r.credito_id, r.centro_custo_id, -r.sinal, r.valor from resolvidas r where r.problema is null and not r.dispensa and r.credito_id is not null and r.debito_id is distinct from r.credito_id),
    a_lancar as materialized (
      select l.fato_id, l.conta_id, l.centro_custo_id, sum(l.valor) filter (where l.sinal > 0) as debito_centavos, sum(l.valor) filter (where l.sinal < 0) as credito_centavos
      from (select l.fato_id, l.conta_id, case when a.familia = 'resultado' then l.centro_custo_id end as centro_custo_id, l.sinal, l.valor
        from lados l join contas_contabeis a on a.id = l.conta_id) l group by l.fato_id, l.conta_id, l.centro_custo_id, l.sinal
      union all
      select e.fato_id, p.conta_id, p.centro_custo_id, nullif(sum(p.credito_centavos), 0), nullif(sum(p.debito_centavos), 0)
      from espelhos e join partidas_contabeis p on p.lancamento_id = e.lancamento_id where e.fatos = 1 or p.fato_id = e.original_id
      group by e.fato_id, p.conta_id, p.centro_custo_id, p.credito_centavos > 0),
    aberto as (select min(data_inicio) as de from periodos_contabeis where situacao <> 'fechado' and numero <= 12),
    julgados as materialized (
      select a.id as fato_id, a.evento, d.dia as data_lancamento, coalesce(s.linhas, 0) as linhas, coalesce(s.debitos, 0) as debitos, s.partidas,
        f.fato_id is not null as com_partes,
        coalesce(f.problema, case when s.debitos <> s.creditos then 'desequilibrado'
          when s.inativa then 'conta_nao_lancavel'
          when v.espera then 'original_espera'
          when not exists (select from periodos_contabeis p where p.id = extract(year from d.dia)::int * 100 + extract(month from d.dia)::int and p.situacao <> 'fechado') then 'sem_periodo' end) as problema,
        left(coalesce(case when a.estorno_de is null then replace(replace(f.historico, '{documento}', coalesce(o.documento, '')), '{data}', to_char(a.data_fato, 'DD/MM/YYYY')) end,
          (select n.nome from nomes n where n.evento = a.evento) || coalesce(' ' || o.documento, '') || coalesce(': ' || nullif(concat_ws(', ', o.pagador, a.valores ->> 'detalhe'), ''), ''), a.evento), 300) as historico,
        left(o.documento, 40) as documento
      from alvo a cross join aberto left join espelhos e on e.fato_id = a.id left join voltas v on v.fato_id = a.id
      cross join lateral (select greatest(a.data_fato, v.desde, e.desde, aberto.de) as dia) d
      left join (select l.fato_id, count(*) as linhas, coalesce(sum(l.debito_centavos), 0) as debitos, coalesce(sum(l.credito_centavos), 0) as creditos,
          bool_or(c.tipo <> 'analitica' or not c.ativa) as inativa,
          json_agg(json_build_object('contaId', l.conta_id, 'centroCustoId', l.centro_custo_id, 'debitoCentavos', coalesce(l.debito_centavos, 0),
            'creditoCentavos', coalesce(l.credito_centavos, 0), 'fatoId', l.fato_id) order by l.debito_centavos is null, l.conta_id, l.centro_custo_id) as partidas
        from a_lancar l join contas_contabeis c on c.id = l.conta_id group by l.fato_id) s on s.fato_id = a.id
      left join (select r.fato_id, min(r.problema) as problema, (array_agg(r.historico order by r.ordem) filter (where r.historico is not null))[1] as historico,
          min(z.do_titulo ->> 'documento') as documento, min((z.do_titulo ->> 'pagadorId')::bigint) as pagador_id from resolvidas r join raizes z using (fato_id) group by r.fato_id) f on f.fato_id = a.id
      cross join lateral (select coalesce(nullif(a.valores ->> 'documento', ''), f.documento, nullif(e.documento, ''), (select t.valores ->> 'documento' ${doTitulo})) as documento,
        case when a.valores ?| array['pagadorId', 'tituloId'] then (select p.nome_completo from v_pessoa_resumo p
          where p.id = coalesce((a.valores ->> 'pagadorId')::bigint, f.pagador_id, (select (t.valores ->> 'pagadorId')::bigint ${doTitulo}))) end as pagador) o)`;
}

function comPrefixo(de: string): Sql {
  return sql.join(colunas.map((c) => sql.ref(`${de}.${c}`)));
}
