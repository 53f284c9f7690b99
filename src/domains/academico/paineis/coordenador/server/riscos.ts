import type { MediaDaEtapa } from '#domains/academico/estrutura/criterio/etapa.ts';
import { escreverMedia } from '#domains/academico/estrutura/criterio/medias.ts';
import { frequenciaDosAlunos } from '#domains/academico/diario/frequencia/server/door.ts';
import { criteriosDosAlunos, mediasDasTurmas, type MediasDaTurma } from '#domains/academico/diario/notas/server/door.ts';
import { type Db, lerJuntas } from '#platform/server/database/kysely.ts';
import type { DataCivil } from '#shared/datas.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import type { painelCoordenadorApi } from '../api.ts';
import { lerCartasDaEtapa } from '#domains/academico/paineis/notificacoes/medias/server/door.ts';
import { gravidade, riscosDoAluno } from '../riscos.ts';
import { type Olhado, turmasDoCurso } from '#domains/academico/paineis/server/turmas-do-curso.ts';

type Riscos = RespostaServidor<typeof painelCoordenadorApi.obterRiscos>;

/** The students of a course who are at risk in an etapa, those with most reasons first. @throws NAO_ENCONTRADO */
export async function obterRiscos(db: Db, olhado: Olhado, hoje: DataCivil): Promise<Riscos> {
  const cabeca = await turmasDoCurso(db, olhado, hoje);
  const turmaIds = cabeca.turmas.map(({ id }) => id);
  const { etapaId } = cabeca;
  if (etapaId === null) return { ...cabeca, alunos: [] };
  const [medias, frequencias, cartas] = await lerJuntas(
    db,
    () => mediasDasTurmas(db, turmaIds),
    () => frequenciaDosAlunos(db, turmaIds),
    () => lerCartasDaEtapa(db, { etapaId, cursoId: olhado.cursoId }),
  );
  const criterios = new Map([...medias].map(([id, daTurma]) => [id, criteriosDosAlunos(daTurma)]));
  const alunos = frequencias.flatMap(({ matriculaId, alunoId, nome, turmaId, turma, percentual }) => {
    const daTurma = medias.get(turmaId);
    const criterio = criterios.get(turmaId)?.(matriculaId);
    if (!daTurma || !criterio) return [];
    const riscos = riscosDoAluno(criterio, percentual, disciplinasDe(daTurma, matriculaId, etapaId));
    if (!riscos) return [];
    const escrita = (media: string): string => escreverMedia(criterio, media) ?? media;
    return [
      {
        matriculaId,
        nome,
        turmaId,
        turma,
        percentual,
        frequencia: riscos.frequencia,
        abaixo: riscos.abaixo.map((d) => ({ ...d, media: escrita(d.media) })),
        quedas: riscos.quedas.map((d) => ({ ...d, antes: escrita(d.antes), media: escrita(d.media) })),
        carta: cartas.get(alunoId) ?? null,
        peso: gravidade(riscos),
      },
    ];
  });
  return { ...cabeca, alunos: alunos.toSorted((a, b) => b.peso - a.peso).map(({ peso: _, ...aluno }) => aluno) };
}

/** What a student has in each subject in an etapa and in the one before; of what another school gave nothing is ours to recover. */
function disciplinasDe({ etapas, disciplinas }: MediasDaTurma, matriculaId: number, etapaId: number) {
  const i = etapas.findIndex(({ id }) => id === etapaId);
  return disciplinas.map(({ turmaDisciplinaId, disciplina, contaPromocao, alunos }) => {
    const [antes = null, media = null] = [i - 1, i].map((n) => nossa(alunos.get(matriculaId)?.etapas[n]));
    return { turmaDisciplinaId, disciplina, contaPromocao, media, antes };
  });
}

const nossa = (etapa: MediaDaEtapa | undefined): string | null => (etapa?.deOrigem ? null : (etapa?.valor ?? null));
