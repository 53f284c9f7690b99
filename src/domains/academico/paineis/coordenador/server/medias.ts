import { escreverMedia, isAbaixo, mediaDe } from '#domains/academico/estrutura/criterio/medias.ts';
import {
  criteriosDosAlunos,
  type DisciplinaComMedias,
  mediasDasTurmas,
  type MediasDaTurma,
} from '#domains/academico/diario/notas/server/door.ts';
import { comparar, fracao } from '#domains/academico/estrutura/criterio/fracao.ts';
import type { Db } from '#platform/server/database/kysely.ts';
import type { DataCivil } from '#shared/datas.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import type { painelCoordenadorApi } from '../api.ts';
import { contarFaixas } from '../faixas.ts';
import { type Olhado, turmasDoCurso } from '#domains/academico/paineis/server/turmas-do-curso.ts';

type Medias = RespostaServidor<typeof painelCoordenadorApi.obterMedias>;
type DaTurma = Medias['disciplinas'][number]['turmas'][number];
type Lida = { turmaId: number; turma: string; medias: MediasDaTurma; disciplina: DisciplinaComMedias };

/** The averages of an etapa, each subject in the classes of the course beside each other. @throws NAO_ENCONTRADO */
export async function obterMedias(db: Db, olhado: Olhado, hoje: DataCivil): Promise<Medias> {
  const cabeca = await turmasDoCurso(db, olhado, hoje);
  const { etapaId, turmas } = cabeca;
  if (etapaId === null) return { ...cabeca, tipo: null, mediaAprovacao: null, disciplinas: [] };
  const lidas = await mediasDasTurmas(
    db,
    turmas.map(({ id }) => id),
    { etapaId },
  );
  const criterio = [...lidas.values()][0]?.criterio;
  if (!criterio) return { ...cabeca, tipo: null, mediaAprovacao: null, disciplinas: [] };
  const linhas = turmas.flatMap(({ id, nome }): Lida[] => {
    const medias = lidas.get(id);
    return (medias?.disciplinas ?? []).flatMap((disciplina) => (medias ? [{ turmaId: id, turma: nome, medias, disciplina }] : []));
  });
  return {
    ...cabeca,
    tipo: criterio.tipo,
    mediaAprovacao: escreverMedia(criterio, criterio.mediaAprovacao),
    disciplinas: [...Map.groupBy(linhas, ({ disciplina }) => disciplina.disciplinaId).values()].map((delas) => ({
      disciplinaId: delas[0]?.disciplina.disciplinaId ?? 0,
      disciplina: delas[0]?.disciplina.disciplina ?? '',
      media: escreverMedia(criterio, mediaDe(criterio, delas.flatMap(mediasDe))),
      turmas: delas.map(daTurma),
    })),
  };
}

/** Of who sits in the class now. */
const presentes = ({ medias }: Lida) => medias.alunos.filter(({ lugares }) => lugares.some(({ fim }) => fim === null));
/** What the class came to: the average that somebody brought from another school says nothing of it. */
function mediaDoAluno({ disciplina }: Lida, matriculaId: number): string | null {
  const etapa = disciplina.alunos.get(matriculaId)?.etapas[0];
  return etapa?.deOrigem ? null : (etapa?.valor ?? null);
}
const mediasDe = (lida: Lida): string[] => presentes(lida).flatMap(({ matriculaId }) => mediaDoAluno(lida, matriculaId) ?? []);

function daTurma(lida: Lida): DaTurma {
  const { criterio } = lida.medias;
  const criterioDe = criteriosDosAlunos(lida.medias);
  const alunos = presentes(lida);
  const medias = mediasDe(lida).toSorted((a, b) => comparar(fracao(a), fracao(b)));
  return {
    turmaId: lida.turmaId,
    turmaDisciplinaId: lida.disciplina.turmaDisciplinaId,
    turma: lida.turma,
    alunos: alunos.length,
    comMedia: medias.length,
    media: escreverMedia(criterio, mediaDe(criterio, medias)),
    menor: escreverMedia(criterio, medias[0] ?? null),
    maior: escreverMedia(criterio, medias.at(-1) ?? null),
    abaixo: alunos.filter(({ matriculaId }) => isAbaixo(criterioDe(matriculaId), mediaDoAluno(lida, matriculaId))).length,
    faixas: contarFaixas(medias),
  };
}
