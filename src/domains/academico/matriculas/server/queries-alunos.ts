import { type RawBuilder, sql } from 'kysely';
import type { DataCivil } from '#shared/datas.ts';
import type { EntradaServidor, RespostaServidor } from '#shared/endpoint.ts';
import type { Db } from '#platform/server/database/kysely.ts';
import { contemPalavras, type DefinicaoLista, listar, type Pagina } from '#platform/server/listas.ts';
import type { Quem } from '#platform/server/http/tipos.ts';
import { obterAnosLetivos } from '#domains/academico/periodos-letivos/server/door.ts';
import { escopoDePessoas } from '#domains/pessoas/server/door.ts';
import type { FiltrosAluno, matriculasApi } from '../api.ts';
import { cpfVisivel } from './cpf-visivel.ts';
import { escopoDeAlunos } from './escopo.ts';
import { condicaoDeBusca, doCursoOuSegmentacao } from './queries.ts';

export type Aluno = RespostaServidor<typeof matriculasApi.listarAlunos>['itens'][number];
type Consulta = EntradaServidor<typeof matriculasApi.listarAlunos>['query'];
type Coluna = Consulta['paginacao']['campoOrdenado'];
type ConsultaSemMatricula = EntradaServidor<typeof matriculasApi.buscarSemMatricula>['query'];
type PessoaSemMatricula = RespostaServidor<typeof matriculasApi.buscarSemMatricula>['itens'][number];

/** Who studies or studied to the end: these enrollments always sit in a class, so the class is joined and not looked for. */
const estuda = sql`m.movimento in ('pre_matricula', 'ativa', 'concluida')`;

function definicao(f: FiltrosAluno & { anoLetivoId: number }, quem: Quem, ascendente: boolean): DefinicaoLista<Coluna> {
  const s = ascendente ? sql`asc` : sql`desc`;
  const turma = sql`join enturmacoes e on e.matricula_id = m.id and e.data_fim is null`;
  const precisaTurma = f.turmaId !== undefined || quem.restritoPainelProfessor;
  return {
    colunas: sql`p.id, p.nome_completo as nome, p.codigo, p.cpf, p.data_nascimento as "dataNascimento", m.id as "matriculaId", m.codigo as "matriculaCodigo", m.movimento,
      m.ano_letivo_id as "anoLetivoId", a.ano, c.segmentacao_id as "segmentacaoId", c.segmentacao_nome as "segmentacaoNome", m.curso_id as "cursoId", c.nome as "cursoNome",
      e.turma_id as "turmaId", t.nome as "turmaNome", t.turno, e.numero_chamada as "numeroChamada"`,
    de: sql`from matriculas m join v_pessoa_resumo p on p.id = m.aluno_id join v_curso c on c.id = m.curso_id join v_ano_letivo a on a.id = m.ano_letivo_id
      ${turma} join v_turma_resumo t on t.id = e.turma_id`,
    deContagem: sql`from matriculas m ${f.nome ? sql`join v_pessoa_resumo p on p.id = m.aluno_id` : sql``} ${precisaTurma ? turma : sql``}`,
    onde: [
      sql`m.ano_letivo_id = ${f.anoLetivoId}`, estuda, escopoDeAlunos(quem), ...doCursoOuSegmentacao(f),
      f.turmaId !== undefined && sql`e.turma_id = ${f.turmaId}`,
      ...condicaoDeBusca(f.nome),
    ],
    ordem: {
      nome: sql`p.nome_completo`, codigo: sql`p.codigo`, dataNascimento: sql`p.data_nascimento`, matricula: sql`m.codigo`, turma: sql`t.nome ${s}, p.nome_completo`,
      curso: sql`c.segmentacao_ordem ${s}, c.ordem ${s}, c.nome ${s}, p.nome_completo`, segmentacao: sql`c.segmentacao_ordem ${s}, c.segmentacao_nome ${s}, p.nome_completo`,
    },
    desempate: sql`m.id`,
  };
}

/** One page of the students of a year, the current one unless told: once for each course in which they are or finished. */
export async function listAlunos(db: Db, quem: Quem, { paginacao, filtros }: Consulta, hoje: () => Promise<DataCivil>): Promise<Pagina<Aluno>> {
  const anoLetivoId = filtros.anoLetivoId ?? (await obterAnosLetivos(db, await hoje())).anoLetivoAtualId ?? 0;
  const pagina = await listar<Aluno & { cpf: string | null }, Coluna>(db, definicao({ ...filtros, anoLetivoId }, quem, paginacao.ordenacaoAscendente), paginacao);
  return { ...pagina, itens: pagina.itens.map(({ cpf, ...aluno }) => ({ ...aluno, ...cpfVisivel(quem, cpf) })) };
}

/** People without an active enrollment, in any year or in one, by part of the name when given. */
export function listSemMatricula(db: Db, quem: Quem, { paginacao, nome, anoLetivoId }: ConsultaSemMatricula): Promise<Pagina<PessoaSemMatricula>> {
  const noAno: RawBuilder<unknown> = anoLetivoId === undefined ? sql`` : sql`and m.ano_letivo_id = ${anoLetivoId}`;
  const lista: DefinicaoLista<ConsultaSemMatricula['paginacao']['campoOrdenado']> = {
    colunas: sql`p.id, p.nome_completo as nome, p.codigo, p.data_nascimento as "dataNascimento"`,
    de: sql`from v_pessoa_resumo p`,
    onde: [
      escopoDePessoas(quem), sql`p.data_falecimento is null`,
      ...contemPalavras(sql`p.nome_busca`, nome),
      sql`not exists (select 1 from matriculas m where m.aluno_id = p.id and m.movimento in ('pre_matricula', 'ativa') ${noAno})`,
    ],
    ordem: { nome: sql`p.nome_completo`, codigo: sql`p.codigo` },
    desempate: sql`p.id`,
  };
  return listar(db, lista, paginacao);
}
