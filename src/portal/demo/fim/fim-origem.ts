import { sql } from 'kysely';
import { gravarOrigem, obterOrigem } from '#domains/academico/diario/origem/server/oficina.ts';
import type { Ato } from '#platform/server/ato.ts';

const medias = ['7.5', '6', '8', '6.5', '9', '7'];

/** Who came last from another school by August, after most bimestres, brings what he had there. */
export async function trazerNotasDeOrigem(secretaria: Ato, anoLetivoId: number): Promise<void> {
  const { tx } = secretaria;
  const { rows } = await sql<{ id: number }>`select e.matricula_id as id from v_matricula_resumo m
      join v_etapa_antes_da_entrada e on e.matricula_id = m.id and e.terminou join v_turma t on t.id = e.turma_id and t.situacao = 'aberta'
      join v_criterio_da_turma k on k.turma_id = t.id and k.tipo = 'nota'
    where m.ano_letivo_id = ${anoLetivoId} and m.movimento = 'ativa' and extract(month from e.entrada) <= 8
    group by e.matricula_id, e.entrada order by count(*) desc, e.entrada desc, e.matricula_id limit 1`.execute(tx);
  const [quem] = rows;
  if (!quem) return;
  const { matriculaId, etapas: comecadas, disciplinas, controle } = await obterOrigem(tx, null, quem.id);
  const etapas = comecadas.filter(({ terminou }) => terminou);
  await gravarOrigem(secretaria, {
    matriculaId,
    versao: 0,
    escola: 'Escola Municipal Sol Nascente',
    documento: 'Declaração de transferência, com notas e faltas',
    notas: disciplinas.flatMap(({ id: disciplinaId }, i) =>
      etapas.map(({ id: etapaId }, j) => ({ disciplinaId, etapaId, valor: medias[(i + 2 * j) % medias.length] ?? null })),
    ),
    frequencias:
      controle === 'por_dia'
        ? [{ disciplinaId: null, dadas: 48 * etapas.length, faltas: 3 }]
        : disciplinas.map(({ id: disciplinaId }, i) => ({ disciplinaId, dadas: 20 * etapas.length, faltas: i % 3 })),
  });
}
