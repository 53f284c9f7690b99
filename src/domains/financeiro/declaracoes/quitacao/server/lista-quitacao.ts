import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/server/database/kysely.ts';
import { type ComTotais, type DefinicaoLista, listar, ondeTodas, totaisDe } from '#platform/server/listas/listas.ts';
import type { DataCivil } from '#shared/datas.ts';
import { comNomeOuCpf } from '#domains/pessoas/busca/server/door.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import type { Paginacao } from '#shared/listas/paginacao.ts';
import type { declaracoesQuitacaoApi, FiltrosDaQuitacao } from '../api.ts';
import { diasDoAno } from '#domains/financeiro/declaracoes/ano.ts';
import { contaNoAno } from '#domains/financeiro/declaracoes/emissao/server/door.ts';
import { ultimaDeclaracao } from '#domains/financeiro/declaracoes/server/ultima-declaracao.ts';

type Colunas = 'nome' | 'titulos' | 'valor' | 'pago' | 'pendente' | 'emissao';
export type PaginaDaQuitacao = RespostaServidor<typeof declaracoesQuitacaoApi.listarQuitacao>;
export type LinhaDaQuitacao = PaginaDaQuitacao['itens'][number];
type Totais = NonNullable<PaginaDaQuitacao['totais']>;

/** The titles due in the year by payer, as `n`: the rule of declaracoes/emissao/quitacao.ts for whole lists, proven equal by a test. */
function porPagador({ ano, turmaId }: FiltrosDaQuitacao): RawBuilder<unknown> {
  const { de, ate } = diasDoAno(ano);
  const daTurma =
    turmaId === undefined
      ? sql`true`
      : sql`q.id in (select v.titulo_id from v_titulo_do_aluno v where v.aluno_id in (select m.aluno_id from v_matricula_resumo m where m.turma_id = ${turmaId}))`;
  return sql`(select q.pagador_id, (count(*) filter (where not q.questionado))::int as titulos, (count(distinct extract(month from q.data_vencimento)) filter (where not q.questionado))::int as meses,
      coalesce(sum(q.valor_centavos) filter (where not q.questionado), 0)::bigint as valor, coalesce(sum(q.pago_centavos) filter (where not q.questionado), 0)::bigint as pago,
      (count(*) filter (where q.pendente and not q.questionado))::int as pendentes, coalesce(sum(q.saldo_centavos) filter (where q.pendente and not q.questionado), 0)::bigint as pendente,
      (count(*) filter (where q.questionado))::int as contestados, bool_or(${daTurma}) as da_turma
    from (select x.*, x.pendente and exists (select 1 from debitos_contestados c where c.titulo_id = x.id and c.encerrada_em is null) as questionado
      from v_titulo_quitacao x where x.data_vencimento between ${de}::date and ${ate}::date) q
    where ${contaNoAno}
    group by q.pagador_id) n`;
}

/** The payers with titles due in a year. */
export function listaDaQuitacao(f: FiltrosDaQuitacao, hoje: DataCivil): DefinicaoLista<Colunas, LinhaDaQuitacao> {
  const encerrado = f.ano < Number(hoje.slice(0, 4));
  const direito = sql`case when not ${encerrado}::boolean or n.pendentes > 0 or n.meses = 0 then 'recusada' when n.meses = 12 and n.contestados = 0 then 'plena' else 'parcial' end`;
  const situacao = sql`case when u.id is null then 'pendente' when u.total_centavos = n.pago and n.pendentes = 0 and jsonb_array_length(u.conteudo -> 'contestados') = n.contestados then 'emitida' else 'mudou' end`;
  return {
    colunas: sql<LinhaDaQuitacao>`n.pagador_id as id, p.nome_completo as nome, n.titulos, n.meses, n.valor as "valorCentavos", n.pago as "pagoCentavos", n.pendentes, n.pendente as "pendenteCentavos", n.contestados,
      ${direito} as direito, ${situacao} as situacao, u.id as "declaracaoId", u.numero, u.data_emissao as "dataEmissao"`,
    de: sql`from ${porPagador(f)} join v_pessoa_resumo p on p.id = n.pagador_id ${ultimaDeclaracao('quitacao', f.ano)}`,
    onde: [
      ...comNomeOuCpf('p', f.nome),
      f.turmaId !== undefined && sql`n.da_turma`,
      f.direito !== undefined && sql`${direito} = ${f.direito}`,
      f.situacao !== undefined && sql`${situacao} = ${f.situacao}`,
    ],
    ordem: {
      nome: sql`p.nome_completo`,
      titulos: { semNulos: sql`n.titulos` },
      valor: { semNulos: sql`n.valor` },
      pago: { semNulos: sql`n.pago` },
      pendente: { semNulos: sql`n.pendente` },
      emissao: sql`u.numero`,
    },
    desempate: sql`n.pagador_id`,
  };
}

/** One page of payers and the figures of the whole filter. */
export function listarQuitacao(db: Db, f: FiltrosDaQuitacao, p: Paginacao<Colunas>, hoje: DataCivil): Promise<PaginaDaQuitacao> {
  const lista = listaDaQuitacao(f, hoje);
  return listar<LinhaDaQuitacao, Colunas, ComTotais<Totais>>(db, lista, p, () =>
    totaisDe(
      db,
      sql<Totais & { total: number }>`select count(*)::int as total, (count(*) filter (where t.direito = 'plena'))::int as plenas,
        (count(*) filter (where t.direito = 'parcial'))::int as parciais, (count(*) filter (where t.direito = 'recusada'))::int as recusadas, coalesce(sum(t."pendenteCentavos"), 0)::bigint as "pendenteCentavos"
      from (select ${lista.colunas} ${lista.de} ${ondeTodas(lista.onde)}) t`,
    ),
  );
}
