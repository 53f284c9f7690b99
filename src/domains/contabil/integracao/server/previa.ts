import { sql } from 'kysely';
import type { Db } from '#platform/server/database/kysely.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import type { integracaoApi } from '../api.ts';
import { conferirIntervalo } from '../intervalo.ts';
import { calculoDe } from './calculo.ts';
import { type Intervalo, lerPendentes, pendentesDe } from './lancar-fatos.ts';

type Previa = RespostaServidor<typeof integracaoApi.prever>;

/** What the facts of some days come to, by the statements that post them. Throws INTEGRACAO_INTERVALO. */
export async function preverIntegracao(db: Db, pedido: Intervalo): Promise<Previa> {
  conferirIntervalo(pedido);
  const { rows } = await sql<Previa>`with ${calculoDe(pendentesDe(await lerPendentes(db, pedido)))}
    select (select count(*)::int from julgados where problema is null and linhas > 0) as prontos,
      (select count(*)::int from julgados where problema is null and linhas = 0) as dispensados,
      (select count(*)::int from julgados where problema is not null) as "comProblema",
      (select coalesce(json_agg(distinct e.numero || '/' || e.ano), '[]') from espelhos e join alvo a on a.id = e.fato_id where e.a_mao and a.evento in ('estoque.recalculado', 'faturamento.estornado')) as corrigidos,
      (select json_build_object('fatos', count(*), 'dia', coalesce(min(j.data_lancamento)::text, '')) from julgados j join alvo a on a.id = j.fato_id cross join aberto
        where j.problema is null and j.linhas > 0 and a.data_fato < aberto.de having count(*) > 0) as adiados,
      (select coalesce(json_agg(json_build_object('evento', e.evento, 'fatos', e.fatos, 'valorCentavos', e.valor, 'linhas', e.linhas) order by e.evento), '[]') from (
        select j.evento, count(*) as fatos, sum(j.debitos) as valor,
          (select coalesce(json_agg(json_build_object('contaId', c.id, 'codigo', c.codigo, 'nome', c.nome, 'debitoCentavos', x.debito, 'creditoCentavos', x.credito) order by c.codigo collate "C"), '[]')
            from (select l."contaId" as conta_id, coalesce(sum(l."debitoCentavos"), 0) as debito, coalesce(sum(l."creditoCentavos"), 0) as credito
              from julgados k cross join json_to_recordset(k.partidas) as l("contaId" bigint, "debitoCentavos" bigint, "creditoCentavos" bigint)
              where k.evento = j.evento and k.problema is null group by 1) x join contas_contabeis c on c.id = x.conta_id) as linhas
        from julgados j where j.problema is null and j.linhas > 0 group by j.evento) e) as eventos,
      (select coalesce(json_agg(json_build_object('evento', p.evento, 'parte', p.parte, 'problema', p.problema, 'variante', nullif(p.variante, ''), 'segmentacaoId', nullif(p.segmentacao_id, 0),
          'segmentacaoNome', s.nome, 'cursoId', nullif(p.curso_id, 0), 'cursoNome', u.nome, 'grupoProdutoId', nullif(p.grupo_produto_id, 0), 'grupoProdutoNome', g.nome, 'categoriaId', nullif(p.categoria_id, 0), 'categoriaNome', k.nome, 'formaPagamentoId', nullif(p.forma_pagamento_id, 0), 'formaPagamentoNome', f.nome,
          'contaBancariaId', nullif(p.conta_bancaria_id, 0), 'contaBancariaNome', b.nome, 'dinheiroEm', p.dinheiro_em, 'originalEm', p.original_em, 'desde', p.desde, 'fatos', p.fatos, 'valorCentavos', p.valor) order by p.evento, p.parte, p.valor desc), '[]') from (
        select r.evento, r.parte, r.problema, r.variante, r.segmentacao_id, r.curso_id, r.categoria_id, r.grupo_produto_id, r.forma_pagamento_id,
          case when f.lado = 'destino' then r.destino_id else r.conta_bancaria_id end as conta_bancaria_id, case f.lado when 'a_liquidar' then 'a_liquidar' when 'conta' then 'disponivel' when 'destino' then 'disponivel' end as dinheiro_em, null::int as original_em,
          min(a.data_fato) as desde, count(distinct r.fato_id) as fatos, sum(abs(r.valor)) as valor
        from resolvidas r join alvo a on a.id = r.fato_id cross join lateral (select case when r.problema = 'sem_conta_do_dinheiro' then r.lado_em_falta end as lado) f
        where r.problema is not null group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11
        union all select j.evento, null, j.problema, '', 0, 0, 0, 0, 0, 0, null, case j.problema when 'original_espera' then extract(year from v.espera_em)::int * 100 + extract(month from v.espera_em)::int end, min(a.data_fato), count(*), sum(j.debitos)
          from julgados j join alvo a on a.id = j.fato_id left join voltas v on v.fato_id = j.fato_id
          where j.problema is not null and not exists (select from resolvidas r where r.fato_id = j.fato_id and r.problema is not null) group by 1, 3, 12) p
        left join v_segmentacao s on s.id = p.segmentacao_id left join v_categoria_financeira k on k.id = p.categoria_id left join v_forma_pagamento f on f.id = p.forma_pagamento_id
        left join v_curso u on u.id = p.curso_id left join v_grupo_de_produtos g on g.id = p.grupo_produto_id left join v_conta_bancaria b on b.id = p.conta_bancaria_id) as pendencias`.execute(
    db,
  );
  return rows[0] as Previa;
}
