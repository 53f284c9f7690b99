import { sql } from 'kysely';
import type { RespostaServidor } from '#shared/endpoint.ts';
import type { Criterio } from '#domains/academico/estrutura/criterio/criterio.ts';
import type { laboratorioApi } from '#domains/academico/estrutura/criterio/edicao/api.ts';
import { type MediasDaTurma, type MediasDoAluno, mediasDasTurmas } from '#domains/academico/diario/notas/server/door.ts';
import type { Contexto } from '#platform/server/http/tipos.ts';
import { errosComuns } from '#shared/erros.ts';
import { type Experimento, lerCena } from './cena.ts';

type Resposta = RespostaServidor<typeof laboratorioApi.explicarExperimento>;
type Derivacao = Resposta['disciplinas'][number]['antes'];

/** The subjects of a student that would end otherwise, by both rules, step by step. @throws those of `lerCena`, NAO_ENCONTRADO */
export async function explicarExperimento(
  { db, quem }: Pick<Contexto, 'db' | 'quem'>,
  { matriculaId, ...pedido }: Experimento & { matriculaId: number },
): Promise<Resposta> {
  const { turmas, atual, proposta } = await lerCena(db, quem, pedido);
  const { rows } = await sql<{ turmaId: number }>`select e.turma_id as "turmaId" from v_matricula_enturmacao e
    where e.matricula_id = ${matriculaId} order by e.ordem desc limit 1`.execute(db);
  const turma = turmas.find(({ id }) => id === rows[0]?.turmaId);
  if (!turma) throw errosComuns.NAO_ENCONTRADO();
  const por = async (criterio: Criterio): Promise<MediasDaTurma | undefined> =>
    (await mediasDasTurmas(db, [turma.id], { criterio, fechadas: true })).get(turma.id);
  const [antes, depois] = [await por(atual), await por(proposta)];
  const disciplinas = (antes?.disciplinas ?? []).flatMap((d) => {
    const nova = depois?.disciplinas.find((x) => x.turmaDisciplinaId === d.turmaDisciplinaId);
    const [a, b] = [derivar(antes, d.alunos.get(matriculaId)), derivar(depois, nova?.alunos.get(matriculaId))];
    const muda = a && b && (a.situacao !== b.situacao || a.final !== b.final || a.parcial.valor !== b.parcial.valor);
    return muda ? [{ id: d.turmaDisciplinaId, nome: d.disciplina, antes: a, depois: b }] : [];
  });
  return { disciplinas };
}

function derivar(turma: MediasDaTurma | undefined, medias: MediasDoAluno | undefined): Derivacao | null {
  if (!turma || !medias) return null;
  const { parcial, resultado } = medias.ano;
  return {
    etapas: medias.etapas.map(({ valor, passos }, i) => ({ nome: turma.etapas[i]?.nome ?? '', valor, passos: [...passos] })),
    parcial: { valor: parcial.valor, passos: [...parcial.passos] },
    situacao: resultado.situacao,
    final: resultado.final,
    passos: [...resultado.passos],
  };
}
