import { sql } from 'kysely';
import { presencasDasTurmas } from '#domains/academico/diario/chamadas/server/door.ts';
import { frequenciaDaTurma } from '#domains/academico/diario/frequencia/server/door.ts';
import { mediasDaTurma } from '#domains/academico/diario/notas/server/door.ts';
import { exibirDecimal } from '#domains/academico/estrutura/criterio/fracao.ts';
import { escreverMedia } from '#domains/academico/estrutura/criterio/medias.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { DataCivil } from '#shared/datas.ts';
import type { AnoEmCurso, AnoSemFechamento } from '../conteudo.ts';

type Fechada = { etapaId: number; disciplinaId: number; media: string | null };

/**
 * The year of an enrollment as far as it has gone: what closed etapas froze, and the diary of the others as it stands today, by the one
 * function that computes averages.
 */
export async function anoEmCurso(db: Db | Tx, ano: AnoSemFechamento, hoje: DataCivil): Promise<AnoEmCurso> {
  const { matriculaId, turmaId } = ano;
  const { criterio, etapas, disciplinas } = await mediasDaTurma(db, turmaId);
  const { rows: fechadas } = await sql<Fechada>`select r.etapa_id as "etapaId", td.disciplina_id as "disciplinaId", r.media
    from v_resultado_disciplina r join v_turma_disciplina td on td.id = r.turma_disciplina_id where r.matricula_id = ${matriculaId} and r.turma_id = ${turmaId} and r.etapa_id is not null`.execute(
    db,
  );
  const congelada = new Map(fechadas.map((f) => [`${f.etapaId} ${f.disciplinaId}`, f]));
  const frequencia = await frequenciaDaTurma(db, null, { turmaId });
  const dele = frequencia.alunos.find((aluno) => aluno.matriculaId === matriculaId);
  const presencas = await presencasDasTurmas(db, { turmaIds: [turmaId], controle: frequencia.controle });
  const suas = new Map(presencas.filter((p) => p.matriculaId === matriculaId).map((p) => [p.disciplinaId, p.faltas + p.justificadas]));
  const escrever = (media: string | null): string | null => escreverMedia(criterio, media);
  return {
    ano: ano.ano,
    serie: ano.curso.nome,
    turma: ano.turma,
    ate: ano.dataSaida ?? hoje,
    saida: ano.dataSaida,
    etapas: etapas.map(({ nome }) => nome),
    disciplinas:
      criterio.tipo === 'parecer'
        ? []
        : disciplinas.map(({ disciplinaId, disciplina, alunos }) => {
            const calculado = alunos.get(matriculaId);
            return {
              nome: disciplina,
              etapas: etapas.map(({ id }, i) =>
                escrever(congelada.get(`${id} ${disciplinaId}`)?.media ?? calculado?.etapas[i]?.valor ?? null),
              ),
              parcial: escrever(calculado?.ano.parcial.valor ?? null),
              faltas: frequencia.controle === 'por_aula' ? (suas.get(disciplinaId) ?? 0) : null,
            };
          }),
    frequencia: dele?.ano.percentual == null ? null : exibirDecimal(dele.ano.percentual, 1),
  };
}
