import { sql } from 'kysely';
import { presencasDasTurmas } from '#domains/academico/diario/chamadas/server/door.ts';
import { frequenciaDaTurma } from '#domains/academico/diario/frequencia/server/door.ts';
import { criteriosDosAlunos, mediasDaTurma } from '#domains/academico/diario/notas/server/door.ts';
import { mediaParcial } from '#domains/academico/estrutura/criterio/disciplina.ts';
import { exibirDecimal } from '#domains/academico/estrutura/criterio/fracao.ts';
import { escreverMedia } from '#domains/academico/estrutura/criterio/medias.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { DataCivil } from '#shared/datas.ts';
import type { AnoEmCurso, AnoSemFechamento } from '#domains/academico/historico/escolar/conteudo.ts';
import { ondeEstaoOsPareceres } from '#domains/academico/historico/escolar/redigir.ts';

type Fechada = { etapaId: number; disciplinaId: number; media: string | null };

/**
 * The year of an enrollment as far as it has gone: what closed etapas froze, with the partial average of those alone, and the diary of the
 * others as it stands today, by the one function that computes averages.
 */
export async function anoEmCurso(db: Db | Tx, ano: AnoSemFechamento, hoje: DataCivil): Promise<AnoEmCurso> {
  const { matriculaId, turmaId } = ano;
  const ate = ano.dataSaida ?? hoje;
  const medias = await mediasDaTurma(db, turmaId);
  const { etapas, disciplinas } = medias;
  const criterio = criteriosDosAlunos(medias)(matriculaId);
  const { rows: fechadas } = await sql<Fechada>`select r.etapa_id as "etapaId", td.disciplina_id as "disciplinaId", r.media
    from v_resultado_disciplina r join v_turma_disciplina td on td.id = r.turma_disciplina_id where r.matricula_id = ${matriculaId} and r.turma_id = ${turmaId} and r.etapa_id is not null`.execute(
    db,
  );
  const congelada = new Map(fechadas.map((f) => [`${f.etapaId} ${f.disciplinaId}`, f]));
  const emCurso = await etapasEmCurso(db, turmaId, ate);
  const frequencia = await frequenciaDaTurma(db, null, { turmaId });
  const dele = frequencia.alunos.find((aluno) => aluno.matriculaId === matriculaId);
  const presencas = await presencasDasTurmas(db, { turmaIds: [turmaId], controle: frequencia.controle });
  const suas = new Map(presencas.filter((p) => p.matriculaId === matriculaId).map((p) => [p.disciplinaId, p]));
  const porAula = frequencia.controle === 'por_aula';
  const escrever = (media: string | null): string | null => escreverMedia(criterio, media);
  return {
    ano: ano.ano,
    serie: ano.curso.nome,
    turma: ano.turma,
    ate,
    saida: ano.dataSaida,
    etapas: etapas.map(({ id, nome }) => (emCurso.has(id) ? `${nome} (em curso)` : nome)),
    disciplinas:
      criterio.tipo === 'parecer'
        ? []
        : disciplinas.map(({ disciplinaId, disciplina, alunos }) => {
            const calculado = alunos.get(matriculaId);
            const suasEtapas = etapas.map(({ id, nome, peso, fechada }, i) => {
              const viva = calculado?.etapas[i];
              // What was brought may be typed after the etapa closed, which froze what is ours alone.
              const media = (viva?.deOrigem ? null : congelada.get(`${id} ${disciplinaId}`)?.media) ?? viva?.valor ?? null;
              return { nome, peso, fechada, media, recuperacoes: calculado?.ano.etapas[i]?.recuperacoes ?? [] };
            });
            const soFechadas = suasEtapas.map((etapa) => (etapa.fechada ? etapa : { ...etapa, media: null, recuperacoes: [] }));
            const dadas = suas.get(disciplinaId);
            return {
              nome: disciplina,
              etapas: suasEtapas.map(({ media }) => escrever(media)),
              parcial: escrever(mediaParcial(criterio, soFechadas, calculado?.ano.notas.recuperacaoFinal ?? null).valor),
              aulas: porAula ? (dadas?.dadas ?? 0) : null,
              faltas: porAula ? (dadas ? dadas.faltas + dadas.justificadas : 0) : null,
            };
          }),
    frequencia: dele?.ano.percentual == null ? null : exibirDecimal(dele.ano.percentual, 1),
    presencas: { dadas: dele?.ano.dadas ?? 0, faltas: dele ? dele.ano.faltas + dele.ano.justificadas : 0, porDia: !porAula },
    nota: criterio.tipo === 'parecer' ? ondeEstaoOsPareceres : null,
  };
}

/** Begun until a day, and not closed. */
async function etapasEmCurso(db: Db | Tx, turmaId: number, ate: DataCivil): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`select etapa_id as id from v_etapa_do_diario
    where turma_id = ${turmaId} and situacao <> 'fechado' and data_inicio <= ${ate}::date`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
