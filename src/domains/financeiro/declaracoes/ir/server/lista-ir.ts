import { ultimaDeclaracao } from '#domains/financeiro/declaracoes/server/ultima-declaracao.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/server/database/kysely.ts';
import { type ComTotais, type DefinicaoLista, listar, ondeTodas, totaisDe } from '#platform/server/listas/listas.ts';
import { comNomeOuCpf } from '#domains/pessoas/busca/server/door.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import type { Paginacao } from '#shared/listas/paginacao.ts';
import type { declaracoesIrApi, FiltrosDoIr } from '../api.ts';
import { diasDoAno } from '#domains/financeiro/declaracoes/ano.ts';

type Colunas = 'nome' | 'alunos' | 'dedutivel' | 'naoDedutivel' | 'encargos' | 'total' | 'emissao';
export type PaginaDoIr = RespostaServidor<typeof declaracoesIrApi.listarIr>;
export type LinhaDoIr = PaginaDoIr['itens'][number];
type Totais = NonNullable<PaginaDoIr['totais']>;

/** What each payer paid in the year, as `n`; who has a statement and paid nothing any more (all was reversed) stands with zeros. */
function porPagador({ ano, turmaId }: FiltrosDoIr): RawBuilder<unknown> {
  const { de, ate } = diasDoAno(ano);
  const daTurma = turmaId !== undefined && sql`r.aluno_id in (select m.aluno_id from v_matricula_resumo m where m.turma_id = ${turmaId})`;
  return sql`(select r.pagador_id, count(distinct r.aluno_id)::int as alunos, coalesce(sum(r.valor_centavos) filter (where r.natureza = 'dedutivel'), 0)::bigint as dedutivel,
      coalesce(sum(r.valor_centavos) filter (where r.natureza = 'nao_dedutivel'), 0)::bigint as nao_dedutivel, coalesce(sum(r.valor_centavos) filter (where r.natureza = 'encargos'), 0)::bigint as encargos,
      coalesce(sum(r.valor_centavos), 0)::bigint as total, bool_or(${turmaId === undefined ? sql`true` : sql`r.da_turma`}) as da_turma
    from (select r.pagador_id, r.aluno_id, r.natureza, r.valor_centavos, ${daTurma === false ? sql`true` : daTurma} as da_turma from v_recebimento_natureza r where r.data_baixa between ${de}::date and ${ate}::date
      union all select d.pagador_id, null, null, 0, false from declaracoes d where d.tipo = 'ir' and d.ano = ${ano} and d.substitui_id is null) r
    group by r.pagador_id) n`;
}

const situacao = sql`case when u.id is null then 'pendente'
  when (u.conteudo -> 'totais' ->> 'dedutivelCentavos')::bigint = n.dedutivel and (u.conteudo -> 'totais' ->> 'naoDedutivelCentavos')::bigint = n.nao_dedutivel
    and (u.conteudo -> 'totais' ->> 'encargosCentavos')::bigint = n.encargos then 'emitida' else 'mudou' end`;

/** The payers of a year. */
export function listaDoIr(f: FiltrosDoIr): DefinicaoLista<Colunas, LinhaDoIr> {
  const de = sql`from ${porPagador(f)} join v_pessoa_resumo p on p.id = n.pagador_id ${ultimaDeclaracao('ir', f.ano)}`;
  return {
    colunas: sql<LinhaDoIr>`n.pagador_id as id, p.nome_completo as nome, case when p.cpf is null then null else '***.' || substr(p.cpf, 4, 3) || '.' || substr(p.cpf, 7, 3) || '-**' end as cpf, n.alunos,
      n.dedutivel as "dedutivelCentavos", n.nao_dedutivel as "naoDedutivelCentavos", n.encargos as "encargosCentavos", n.total as "totalCentavos", ${situacao} as situacao,
      u.id as "declaracaoId", u.numero, u.data_emissao as "dataEmissao"`,
    de,
    onde: [
      ...comNomeOuCpf('p', f.nome),
      f.turmaId !== undefined && sql`n.da_turma`,
      f.situacao !== undefined && sql`${situacao} = ${f.situacao}`,
    ],
    ordem: {
      nome: sql`p.nome_completo`,
      alunos: { semNulos: sql`n.alunos` },
      dedutivel: { semNulos: sql`n.dedutivel` },
      naoDedutivel: { semNulos: sql`n.nao_dedutivel` },
      encargos: { semNulos: sql`n.encargos` },
      total: { semNulos: sql`n.total` },
      emissao: sql`u.numero`,
    },
    desempate: sql`n.pagador_id`,
  };
}

/** One page of payers and the totals of the whole filter. */
export function listarIr(db: Db, f: FiltrosDoIr, p: Paginacao<Colunas>): Promise<PaginaDoIr> {
  const lista = listaDoIr(f);
  return listar<LinhaDoIr, Colunas, ComTotais<Totais>>(db, lista, p, () =>
    totaisDe(
      db,
      sql<Totais & { total: number }>`select count(*)::int as total, coalesce(sum(n.dedutivel), 0)::bigint as "dedutivelCentavos",
        coalesce(sum(n.nao_dedutivel), 0)::bigint as "naoDedutivelCentavos", coalesce(sum(n.encargos), 0)::bigint as "encargosCentavos", coalesce(sum(n.total), 0)::bigint as "totalCentavos"
      ${lista.de} ${ondeTodas(lista.onde)}`,
    ),
  );
}

export type LinhaDaPlanilha = {
  id: number;
  pagadorNome: string;
  pagadorCpf: string | null;
  alunoNome: string | null;
  alunoCpf: string | null;
  dedutivelCentavos: number;
  naoDedutivelCentavos: number;
  encargosCentavos: number;
};

/** The file of the year: one row for what a payer paid for a student. */
export function planilhaDoIr(f: FiltrosDoIr): DefinicaoLista<'nome', LinhaDaPlanilha> {
  const { de, ate } = diasDoAno(f.ano);
  const lista = listaDoIr(f);
  return {
    colunas: sql<LinhaDaPlanilha>`x.pagador_id as id, p.nome_completo as "pagadorNome", p.cpf as "pagadorCpf", a.nome_completo as "alunoNome", a.cpf as "alunoCpf", x.dedutivel as "dedutivelCentavos",
      x.nao_dedutivel as "naoDedutivelCentavos", x.encargos as "encargosCentavos"`,
    de: sql`from (select r.pagador_id, r.aluno_id, coalesce(sum(r.valor_centavos) filter (where r.natureza = 'dedutivel'), 0)::bigint as dedutivel,
        coalesce(sum(r.valor_centavos) filter (where r.natureza = 'nao_dedutivel'), 0)::bigint as nao_dedutivel, coalesce(sum(r.valor_centavos) filter (where r.natureza = 'encargos'), 0)::bigint as encargos
      from v_recebimento_natureza r where r.data_baixa between ${de}::date and ${ate}::date group by r.pagador_id, r.aluno_id) x
      join v_pessoa_resumo p on p.id = x.pagador_id left join v_pessoa_resumo a on a.id = x.aluno_id`,
    onde: [sql`x.pagador_id in (select n.pagador_id ${lista.de} ${ondeTodas(lista.onde)})`],
    ordem: { nome: sql`p.nome_completo` },
    desempate: sql`x.pagador_id, x.aluno_id`,
  };
}
