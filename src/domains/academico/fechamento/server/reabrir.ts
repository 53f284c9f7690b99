import { sql } from 'kysely';
import type { Ato } from '#platform/server/ato.ts';
import { type Autor, auditar, autorDaLinha } from '#platform/server/auditoria/audit.ts';
import { reabrirDiarios } from '#domains/academico/diario/server/door.ts';
import { reabrirTurmas } from '#domains/academico/estrutura/turmas/server/door.ts';
import { registrarResultados } from '#domains/academico/matriculas/resultados/server/door.ts';
import { errosComuns } from '#shared/erros.ts';
import { errosFechamento as erros } from '../erros.ts';
import { carregarTurmas, type Fechavel } from './carregar.ts';

type Pedido = { turmaId: number; etapaId: number | null; motivo: string };

/**
 * Reopens an etapa of a class, or its year (null): what was frozen stays readable, and the diary may be corrected until it closes again.
 * @throws NAO_ENCONTRADO, FECHAMENTO_NAO_FEITO, REABERTURA_COM_ANO_FECHADO, REABERTURA_COM_ANO_EM_OUTRA_TURMA,
 *   REABERTURA_COM_ETAPA_FECHADA, REABERTURA_COM_CONCLUIDAS, FECHAMENTO_PERIODO_FECHADO
 */
export async function reabrir(ato: Ato<Autor>, { turmaId, etapaId, motivo }: Pedido): Promise<{ fechamentoId: number }> {
  const [turma] = await carregarTurmas(ato, [turmaId]);
  if (!turma) throw errosComuns.NAO_ENCONTRADO();
  const fechamentoId = etapaId === null ? await reabrirAno(ato, turma, motivo) : await reabrirEtapa(ato, turma, etapaId);
  const { tx, quem } = ato;
  const { usuarioId, usuarioNome } = autorDaLinha(quem);
  await sql`update fechamentos set reaberto_em = clock_timestamp(), reaberto_motivo = ${motivo}, reaberto_por_id = ${usuarioId}::bigint,
    reaberto_por_nome = ${usuarioNome} where id = ${fechamentoId}`.execute(tx);
  const acao = etapaId === null ? 'fechamento.anoReaberto' : 'fechamento.etapaReaberta';
  await auditar(ato, { acao, alvoTipo: 'turma', alvoId: turmaId, antes: { etapaId, fechamentoId }, motivo });
  return { fechamentoId };
}

async function reabrirEtapa(ato: Ato<Autor>, turma: Fechavel, etapaId: number): Promise<number> {
  const etapa = turma.etapas.find(({ id }) => id === etapaId);
  if (!etapa) throw erros.FECHAMENTO_DE_OUTRA_TURMA({ turma: turma.nome });
  const nomes = { turma: turma.nome, etapa: etapa.nome };
  const feito = turma.fechamentos.get(etapaId);
  if (!feito) throw erros.FECHAMENTO_NAO_FEITO(nomes);
  if (etapa.periodoSituacao === 'fechado') throw erros.FECHAMENTO_PERIODO_FECHADO({ periodo: etapa.periodo, turma: turma.nome });
  if (etapa.situacao === 'fechado') throw erros.REABERTURA_COM_ETAPA_FECHADA({ etapa: etapa.nome });
  if (turma.fechamentos.has(null)) throw erros.REABERTURA_COM_ANO_FECHADO(nomes);
  await conferirAnoDosAlunos(ato, turma, feito.id, etapa.nome);
  await reabrirDiarios(ato, { etapaId, turmaIds: [turma.id] });
  return feito.id;
}

/** Who moved on since has his year in another class, made of this etapa too. @throws REABERTURA_COM_ANO_EM_OUTRA_TURMA */
async function conferirAnoDosAlunos({ tx }: Ato<Autor>, turma: Fechavel, fechamentoId: number, etapa: string): Promise<void> {
  const { rows } = await sql<{ outra: string }>`select t.nome as outra from resultados_alunos r
    join v_resultado_aluno a on a.matricula_id = r.matricula_id and a.etapa_id is null and a.turma_id <> ${turma.id}
    join v_turma_resumo t on t.id = a.turma_id where r.fechamento_id = ${fechamentoId} order by t.nome limit 1`.execute(tx);
  if (rows[0]) throw erros.REABERTURA_COM_ANO_EM_OUTRA_TURMA({ turma: turma.nome, etapa, outra: rows[0].outra });
}

/** The results go back to being under way; who has completed the enrollment since then keeps it from reopening. */
async function reabrirAno(ato: Ato<Autor>, turma: Fechavel, motivo: string): Promise<number> {
  const feito = turma.fechamentos.get(null);
  if (!feito) throw erros.FECHAMENTO_DO_ANO_NAO_FEITO({ turma: turma.nome });
  const ultima = turma.etapas.at(-1);
  if (ultima?.periodoSituacao === 'fechado') throw erros.FECHAMENTO_PERIODO_FECHADO({ periodo: ultima.periodo, turma: turma.nome });
  const { rows } = await sql<{
    id: number;
    movimento: string;
    resultado: string;
    aluno: string;
  }>`select m.id, m.movimento, m.resultado, m.aluno_nome as aluno
    from resultados_alunos r join v_matricula_resumo m on m.id = r.matricula_id where r.fechamento_id = ${feito.id} order by m.id`.execute(
    ato.tx,
  );
  const concluidas = rows.filter(({ movimento }) => movimento === 'concluida').map(({ aluno }) => aluno);
  if (concluidas.length > 0) throw erros.REABERTURA_COM_CONCLUIDAS({ turma: turma.nome, alunos: concluidas.slice(0, 5).join(', ') });
  const voltam = rows.filter(({ movimento, resultado }) => movimento === 'ativa' && resultado !== 'cursando');
  await registrarResultados(
    ato,
    voltam.map(({ id }) => ({ id, resultado: 'cursando', motivo })),
  );
  await reabrirTurmas(ato, [turma], motivo);
  return feito.id;
}
