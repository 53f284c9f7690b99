import { sql } from 'kysely';
import { lancarAnoVivido, oferecerFrases } from '#domains/academico/diario/notas/server/oficina.ts';
import type { Ato } from '#platform/server/ato.ts';

/** In a school above this size one class of each course shows how marks look: nobody waits for millions of them. */
const ALUNOS_PARA_TODAS = 2000;
const frases = [
  'Demonstra curiosidade e faz perguntas sobre o que observa.',
  'Relata o que viveu com clareza e escuta os colegas.',
  'Reconhece o próprio nome e o dos colegas.',
  'Precisa de apoio para esperar a sua vez nas brincadeiras.',
];

export const parecer =
  'Participa das propostas com interesse, convive bem com os colegas e avança no que a turma trabalhou em {disciplina}.';

/** Evaluations, marks and opinions of the year, up to today. */
export async function lancarNotasDoAno(ato: Ato, ano: number, alunos: number): Promise<void> {
  const { rows } = await sql<{
    anoLetivoId: number;
    turmas: number[];
  }>`select ano_letivo_id as "anoLetivoId", array_agg(distinct primeira) as turmas from (
      select ano_letivo_id, min(id) over (partition by curso_id) as primeira from v_turma where ano = ${ano}) t group by 1`.execute(ato.tx);
  const [escolhidas] = rows;
  if (!escolhidas) return;
  const { anoLetivoId, turmas } = escolhidas;
  await oferecerFrases(ato, frases);
  await lancarAnoVivido(ato, { anoLetivoId, turmas: alunos > ALUNOS_PARA_TODAS ? turmas : null, parecer });
}
