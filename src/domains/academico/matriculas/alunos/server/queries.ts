import { type RawBuilder, sql } from 'kysely';
import type { DataCivil } from '#shared/datas.ts';
import type { EntradaServidor, RespostaServidor } from '#shared/endpoint.ts';
import type { Db } from '#platform/server/database/kysely.ts';
import { type DefinicaoLista, listar, ondeTodas, type Pagina, soFiltraPor } from '#platform/server/listas/listas.ts';
import type { Quem } from '#platform/server/http/quem.ts';
import { escopoDePessoas } from '#domains/pessoas/server/door.ts';
import { obterAnosLetivos } from '#domains/academico/periodos-letivos/server/door.ts';
import type { alunosApi, FiltrosAluno } from '../api.ts';
import { condicaoDeBusca, doCursoOuSegmentacao } from './condicoes.ts';
import { cpfVisivel } from '#domains/academico/matriculas/server/cpf-visivel.ts';
import { escopoDeAlunos } from '#domains/academico/matriculas/server/escopo.ts';
import { carregarRotulos } from './rotulos.ts';

export type Aluno = RespostaServidor<typeof alunosApi.listarAlunos>['itens'][number];
type Consulta = EntradaServidor<typeof alunosApi.listarAlunos>['query'];
type Coluna = Consulta['paginacao']['campoOrdenado'];
type Linha = Pick<
  Aluno,
  | 'id'
  | 'nome'
  | 'codigo'
  | 'dataNascimento'
  | 'matriculaId'
  | 'matriculaCodigo'
  | 'movimento'
  | 'anoLetivoId'
  | 'cursoId'
  | 'turmaId'
  | 'numeroChamada'
> & { cpf: string | null };
type Filtros = FiltrosAluno & { anoLetivoId: number };

/** Who studies or studied to the end: these enrollments always sit in a class, so the class is joined and not looked for. */
const estuda = sql`m.movimento in ('pre_matricula', 'ativa', 'concluida')`;
const enturmacao = sql`join enturmacoes e on e.matricula_id = m.id and e.data_fim is null`;
/** With those who left: the class where they last sat. */
const passou = sql`m.movimento not in ('pre_matricula', 'cancelada')`;
const ultimaEnturmacao = sql`join enturmacoes e on e.id = (select x.id from enturmacoes x where x.matricula_id = m.id and x.desfeita_por is null order by x.data_inicio desc, x.id desc limit 1)`;
/** Those who left, and no others. */
const saiu = sql`m.movimento not in ('pre_matricula', 'ativa', 'concluida', 'cancelada')`;
const quaisSao = { estudam: estuda, passaram: passou, sairam: saiu };
export type Quais = keyof typeof quaisSao;
const pessoa = sql`join v_pessoa_resumo p on p.id = m.aluno_id`;
/** Who is enrolled is a student: said here, an index that holds no parents serves the order by name. Elsewhere it would only mislead the planner. */
const aluno = sql`${pessoa} and p.aluno`;

/**
 * Lists by course, class or segmentação walk the classes in the order of the school and, in each, the students by name:
 * the first page reads two classes and not all students. The `order by` inside keeps the planner from undoing that.
 * A search by name finds few students wherever they sit: there the classes are simply joined.
 */
function porTurmas(f: Filtros, s: RawBuilder<unknown>, porNomeDaTurma: boolean): RawBuilder<unknown> {
  if (f.nome) return sql`from matriculas m ${pessoa} ${enturmacao} join v_turma t on t.id = e.turma_id`;
  const chaves = porNomeDaTurma
    ? sql`nome ${s}, id ${s}`
    : sql`segmentacao_ordem ${s}, segmentacao_nome ${s}, curso_ordem ${s}, curso_nome ${s}, nome ${s}, id ${s}`;
  const quais = ondeTodas([
    sql`ano_letivo_id = ${f.anoLetivoId}`,
    f.turmaId !== undefined && sql`id = ${f.turmaId}`,
    f.cursoId !== undefined && sql`curso_id = ${f.cursoId}`,
    f.segmentacaoId !== undefined && sql`segmentacao_id = ${f.segmentacaoId}`,
  ]);
  return sql`from (select * from v_turma ${quais} order by ${chaves}) t
    join enturmacoes e on e.turma_id = t.id and e.data_fim is null join matriculas m on m.id = e.matricula_id ${pessoa}`;
}

function definicao(f: Filtros, quem: Quem, quais: Quais, coluna: Coluna, ascendente: boolean): DefinicaoLista<Coluna, Linha> {
  const sentada = quais === 'estudam' ? enturmacao : ultimaEnturmacao;
  const s = ascendente ? sql`asc` : sql`desc`;
  const precisaTurma = f.turmaId !== undefined || quem.restritoPainelProfessor;
  const daEscola = sql`t.segmentacao_ordem ${s}, t.segmentacao_nome ${s}, t.curso_ordem ${s}, t.curso_nome ${s}, t.nome ${s}, t.id ${s}, p.nome_completo ${s}, m.id`;
  // Who left a class is no longer of its teacher.
  const peloEscopoDaPessoa = quais !== 'estudam' && quem.restritoPainelProfessor;
  const soDoAno = !quem.restritoPainelProfessor && soFiltraPor(f, 'anoLetivoId');
  const pelasTurmas = coluna === 'turma' || coluna === 'curso' || coluna === 'segmentacao';
  const porPessoa = (coluna === 'nome' || coluna === 'codigo') && !f.nome ? aluno : pessoa;
  // Who studies sits in one class: where neither filter nor order speaks of it, the page is cut before it is looked up.
  const semTurma = !pelasTurmas && !precisaTurma && quais === 'estudam';
  return {
    colunas: sql<Linha>`p.id, p.nome_completo as nome, p.codigo, p.cpf, p.data_nascimento as "dataNascimento", m.id as "matriculaId", m.codigo as "matriculaCodigo", m.movimento,
      m.ano_letivo_id as "anoLetivoId", m.curso_id as "cursoId", e.turma_id as "turmaId", e.numero_chamada as "numeroChamada"`,
    de: !pelasTurmas
      ? sql`from matriculas m ${porPessoa} ${sentada}`
      : quais === 'estudam'
        ? porTurmas(f, s, coluna === 'turma')
        : sql`from matriculas m ${pessoa} ${sentada} join v_turma t on t.id = e.turma_id`,
    deContagem: sql`from matriculas m ${f.nome || peloEscopoDaPessoa ? pessoa : sql``} ${precisaTurma || quais !== 'estudam' ? sentada : sql``}`,
    recorte: semTurma
      ? {
          de: sql`from matriculas m ${coluna === 'matricula' && !f.nome ? sql`` : porPessoa}`,
          como: sql`m`,
          juntar: sql`${pessoa} ${sentada}`,
        }
      : undefined,
    planoFixo: soDoAno,
    onde: [
      // Each year has a plan of its own: the newest may have few students yet.
      soDoAno ? sql`m.ano_letivo_id = ${sql.lit(f.anoLetivoId)}` : sql`m.ano_letivo_id = ${f.anoLetivoId}`,
      quaisSao[quais],
      escopoDeAlunos(quem),
      peloEscopoDaPessoa && escopoDePessoas(quem),
      ...doCursoOuSegmentacao(f),
      f.turmaId !== undefined && sql`e.turma_id = ${f.turmaId}`,
      ...condicaoDeBusca(f.nome),
    ],
    ordem: {
      nome: sql`p.nome_completo ${s}, m.id`,
      codigo: sql`p.codigo ${s}, m.id`,
      matricula: sql`m.codigo ${s}, m.id`,
      turma: sql`t.nome ${s}, t.id ${s}, p.nome_completo ${s}, m.id`,
      curso: daEscola,
      segmentacao: daEscola,
    },
    desempate: sql`m.id`,
  };
}

/** One page of the students of a year, the current one unless told: once for each course in which they are or finished (or sat, with `passaram` or `sairam`). */
export async function listarAlunos(
  db: Db,
  quem: Quem,
  { paginacao, filtros }: Consulta,
  hoje: DataCivil,
  quais: Quais = 'estudam',
): Promise<Pagina<Aluno>> {
  const anoLetivoId =
    filtros.anoLetivoId ?? (await anoDaTurma(db, filtros.turmaId)) ?? (await obterAnosLetivos(db, hoje)).anoLetivoAtualId ?? 0;
  const lista = definicao({ ...filtros, anoLetivoId }, quem, quais, paginacao.campoOrdenado, paginacao.ordenacaoAscendente);
  const pagina = await listar<Linha, Coluna>(db, lista, paginacao);
  if (pagina.itens.length === 0) return { ...pagina, itens: [] };
  const rotulos = await carregarRotulos(db, pagina.itens);
  const itens = pagina.itens.map(({ cpf, ...linha }) => ({
    ...linha,
    ...cpfVisivel(quem, cpf),
    ano: rotulos.ano(linha.anoLetivoId),
    ...rotulos.curso(linha.cursoId),
    ...(rotulos.turma(linha.turmaId) ?? { turmaNome: '', turno: 'manha' as const }),
  }));
  return { ...pagina, itens };
}

/** A class says its year by itself. */
async function anoDaTurma(db: Db, turmaId: number | undefined): Promise<number | undefined> {
  if (turmaId === undefined) return undefined;
  const { rows } = await sql<{ ano: number }>`select ano_letivo_id as ano from v_turma where id = ${turmaId}`.execute(db);
  return rows[0]?.ano;
}
