import { sql } from 'kysely';
import type { Db } from '#platform/server/database/kysely.ts';
import { type DefinicaoLista, listar, type Pagina } from '#platform/server/listas/listas.ts';
import type { EntradaServidor, RespostaServidor } from '#shared/endpoint.ts';
import { palavrasDaBusca } from '#shared/palavras/busca.ts';
import type { Leitor } from '#domains/academico/estrutura/server/door.ts';
import { escopoDeAlunos } from '#domains/academico/matriculas/server/door.ts';
import type { justificativasApi } from '../api.ts';
import { turmaAtual } from './carregar.ts';

type Pedido = EntradaServidor<typeof justificativasApi.listarJustificativas>['query'];
type Linha = RespostaServidor<typeof justificativasApi.listarJustificativas>['itens'][number];
type Coluna = Pedido['paginacao']['campoOrdenado'];

/** A page of justifications. A restricted teacher is told neither what the family wrote nor who registered it. */
export function listarJustificativas(db: Db, quem: Leitor, { paginacao, filtros }: Pedido): Promise<Pagina<Linha>> {
  const { nome, turmaId, matriculaId, situacao } = filtros;
  const semDetalhe = quem.restritoPainelProfessor && !quem.admin;
  const lista: DefinicaoLista<Coluna, Linha> = {
    colunas: sql<Linha>`j.id, j.matricula_id as "matriculaId", m.aluno_id as "alunoId", p.nome_completo as aluno,
      (select t.turma_nome from v_matricula_ultima_turma t where t.matricula_id = m.id) as turma, j.data_inicio as "dataInicio", j.data_fim as "dataFim", j.motivo,
      case when not ${semDetalhe}::boolean then j.descricao end as descricao,
      case when not ${semDetalhe}::boolean then (select a.nome from arquivos a where a.id = j.arquivo_id) end as documento,
      case when j.revogada_em is null then 'vigente' else 'revogada' end as situacao, j.revogada_em as "revogadaEm", j.revogada_motivo as "revogadaMotivo",
      (select coalesce(sum(f.faltas), 0)::int from faltas f join chamadas c on c.id = f.chamada_id
        where f.matricula_id = j.matricula_id and c.data_chamada between j.data_inicio and j.data_fim
          and not exists (select 1 from v_chamada_repetida r where r.matricula_id = j.matricula_id and r.chamada_id = c.id)) as faltas,
      case when not ${semDetalhe}::boolean then j.usuario_nome end as por, j.created_at as "criadaEm", j.versao`,
    de: sql`from justificativas j join v_matricula_estado m on m.id = j.matricula_id join v_pessoa_resumo p on p.id = m.aluno_id`,
    onde: [
      ...palavrasDaBusca(nome ?? '').map((palavra) => sql`p.nome_busca like ${`%${palavra.replaceAll(/[\\%_]/g, '\\$&')}%`}`),
      turmaId !== undefined && sql`j.matricula_id in (select l.matricula_id from v_lugar_na_turma l where l.turma_id = ${turmaId})`,
      matriculaId !== undefined && sql`j.matricula_id = ${matriculaId}`,
      situacao !== undefined && sql`(j.revogada_em is null) = ${situacao === 'vigente'}`,
      escopoDeAlunos(quem, turmaAtual) ?? false,
    ],
    ordem: { dataInicio: sql`j.data_inicio`, aluno: sql`p.nome_completo` },
    desempate: sql`j.id`,
  };
  return listar<Linha, Coluna>(db, lista, paginacao);
}
