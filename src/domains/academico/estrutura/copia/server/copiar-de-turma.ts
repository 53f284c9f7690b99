import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import { formatarData } from '#shared/datas.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import { errosComuns, type Idioma } from '#shared/erros.ts';
import { type DefinicaoTextos, texto } from '#shared/textos.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { copiaApi } from '../api.ts';
import { errosEnsino, errosEstrutura } from '#domains/academico/estrutura/erros.ts';
import { type MotivoDeFora, planejarCopia, type TurmaPlanejada } from '../plano-copia.ts';
import { textosUsos } from '#domains/academico/estrutura/texts-ensino.ts';
import type { Leitor } from '#domains/academico/estrutura/server/escopo.ts';
import { inserirDisciplinas, travarAberta } from '#domains/academico/estrutura/turma-disciplina/server/door.ts';
import { type AutorComEscopo, leitorDe } from '#domains/academico/estrutura/server/autor.ts';
import { lerTurmas } from './ler-turmas.ts';
import { type DisciplinasDaTurma, obterDisciplinasDaTurma } from '#domains/academico/estrutura/turma-disciplina/server/door.ts';

type Previa = RespostaServidor<typeof copiaApi.preverCopiaDeTurma>;
type Feito = RespostaServidor<typeof copiaApi.copiarDeTurma>;
type Plano = TurmaPlanejada & { existentes: string[] };

/** Between two classes, what ended is told of the class in which it did, not of a year. */
const noMotivo: Partial<Record<MotivoDeFora, keyof typeof textosUsos>> = {
  DISCIPLINA_ENCERRADA: 'DISCIPLINA_ENCERRADA_NA_ORIGEM',
  DISCIPLINA_ENCERRADA_NO_DESTINO: 'DISCIPLINA_ENCERRADA_NA_TURMA',
};

/**
 * What copying another class's subjects would create, what is there already, and what stays behind and why.
 * @throws NAO_ENCONTRADO, TURMA_INEXISTENTE, TURMA_DE_OUTRO_CURSO_NA_COPIA, TURMA_FECHADA_NAO_EDITAVEL, TURMA_DE_ANO_FECHADO
 */
export async function preverCopiaDeTurma(
  db: Db,
  turmaId: number,
  origemTurmaId: number | undefined,
  quem: Leitor,
  idioma: Idioma,
): Promise<Previa> {
  const { turma } = await obterDisciplinasDaTurma(db, turmaId, quem);
  if (turma.situacao === 'fechada') throw errosEstrutura.TURMA_FECHADA_NAO_EDITAVEL({ turma: turma.nome });
  const { disciplinas, existentes, deFora } = await planejar(db, turma, origemTurmaId, quem);
  return {
    novas: disciplinas.map((d) => d.nome),
    existentes,
    deFora: deFora.map(({ disciplina, motivo, data }) => ({
      disciplina,
      motivo: texto<DefinicaoTextos, string>(textosUsos, noMotivo[motivo] ?? motivo, idioma, {
        data: data === null ? '' : formatarData(data),
      }),
    })),
  };
}

/**
 * Copies from another class of the course the subjects that this one lacks: those of the preview, by the rules of the copy of a year.
 * @throws those of the preview
 */
export async function copiarDeTurma(
  ato: Ato<AutorComEscopo>,
  { turmaId, origemTurmaId }: { turmaId: number; origemTurmaId: number },
): Promise<Feito> {
  const { tx, quem: autor } = ato;
  const { turma, itens } = await travarAberta(ato, turmaId);
  const plano = await planejar(tx, turma, origemTurmaId, leitorDe(autor) ?? undefined);
  const base = Math.max(0, ...itens.map((d) => d.ordem));
  await inserirDisciplinas(
    ato,
    plano.disciplinas.map(({ disciplinaId, cargaHoraria }, n) => ({
      turmaId,
      disciplinaId,
      cargaHoraria,
      ordem: base + n + 1,
      dataInicio: null,
    })),
  );
  return { criadas: plano.disciplinas.length, existentes: plano.existentes.length, deFora: plano.deFora.length };
}

async function planejar(
  db: Db | Tx,
  destino: DisciplinasDaTurma['turma'],
  origemTurmaId: number | undefined,
  quem: Leitor | undefined,
): Promise<Plano> {
  const { rows } = await sql<{
    cursoId: number;
    turma: string;
    curso: string;
  }>`select t.curso_id as "cursoId", t.nome as turma, c.nome as curso
    from turmas t join cursos c on c.id = t.curso_id where t.id = ${origemTurmaId ?? null}::bigint`.execute(db);
  const [origem] = rows;
  if (!origem || origemTurmaId === undefined) throw errosEnsino.TURMA_INEXISTENTE({}, { campos: ['origemTurmaId'] });
  if (origem.cursoId !== destino.cursoId) {
    throw errosEnsino.TURMA_DE_OUTRO_CURSO_NA_COPIA({ turma: origem.turma, curso: origem.curso }, { campos: ['origemTurmaId'] });
  }
  // Who may not see a class does not learn what is taught in it.
  await obterDisciplinasDaTurma(db, origemTurmaId, quem);
  const turmas = await lerTurmas(db, sql`t.id = any(${[origemTurmaId, destino.id]}::bigint[])`, destino.anoLetivoId, 2);
  const [de, para] = [origemTurmaId, destino.id].map((id) => turmas.find((t) => t.id === id));
  if (!de || !para) throw errosComuns.NAO_ENCONTRADO();
  // Here the two are told to match; a year finds its pairs by course and name.
  const { turmas: planejadas } = planejarCopia([{ ...de, chave: para.chave }], [para], { disciplinas: true, docentes: false });
  const [plano] = planejadas;
  if (!plano) throw errosComuns.ERRO_INTERNO();
  if (de.periodoFechado !== null) throw errosEnsino.TURMA_DE_ANO_FECHADO({ periodo: de.periodoFechado, turma: para.nome });
  const tratadas = new Set([...plano.disciplinas.map((d) => d.nome), ...plano.deFora.map((d) => d.disciplina)]);
  const existentes = [...new Set(de.disciplinas.map((d) => d.nome))].filter((nome) => !tratadas.has(nome));
  return { ...plano, existentes };
}
