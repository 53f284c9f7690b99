import type { Ato } from '#platform/server/ato.ts';
import type { Autor } from '#platform/server/auditoria/audit.ts';
import { fecharTurmas } from '#domains/academico/estrutura/turmas/server/door.ts';
import { registrarResultados, type ResultadoPedido } from '#domains/academico/matriculas/resultados/server/door.ts';
import { isResultadoFinal, type Resultado } from '#domains/academico/matriculas/situacoes.ts';
import { verboDoResultado } from '#domains/academico/matriculas/resultados/situacoes-resultado.ts';
import { julgarCada } from '#shared/julgar-cada.ts';
import { errosFechamento as erros } from '../erros.ts';
import { bloqueiosEmTexto } from '../pendencias.ts';
import { carregarTurmas, type Fechavel } from './carregar.ts';
import type { Fechamento } from './fechar-etapas.ts';
import { gravarFechamentos } from './gravar.ts';
import type { TurmaCalculada } from './ler-turmas.ts';
import { type PreviaDoAno, preverAnos } from './previa.ts';

/** Etapas of a class that are still open. */
export const etapasAbertas = ({ etapas, fechamentos }: Fechavel): number =>
  etapas.filter(({ id, situacao }) => situacao === 'aberto' && !fechamentos.has(id)).length;

/**
 * Closes the year of classes, each all or nothing: every student's result is decided and kept with the enrollment, and the class takes nobody
 * any more. Those that lack something are told with it. @throws NAO_ENCONTRADO
 */
export async function fecharAnos(ato: Ato<Autor>, { turmaIds }: { turmaIds: readonly number[] }): Promise<Fechamento> {
  const turmas = await carregarTurmas(ato, turmaIds);
  const abertas = turmas.map((turma) => ({ id: turma.id, etapasAbertas: etapasAbertas(turma) }));
  const previas = await preverAnos(ato.tx, abertas);
  const { aceitos, recusados } = julgarCada(turmas, (turma) => {
    conferir(turma, previas.get(turma.id));
    return turma;
  });
  const calculadas = new Map(
    aceitos.flatMap(({ id }) => {
      const p = previas.get(id);
      return p ? [[id, p.calculada] as const] : [];
    }),
  );
  if (aceitos.length > 0) {
    await gravarFechamentos(ato, null, calculadas);
    await decidir(ato, calculadas);
    await fecharTurmas(ato, aceitos);
  }
  return { fechadas: aceitos.map(({ id }) => id), recusadas: recusados };
}

/** @throws FECHAMENTO_TURMA_FECHADA, FECHAMENTO_PERIODO_FECHADO, FECHAMENTO_DO_ANO_COM_PENDENCIAS */
function conferir(turma: Fechavel, previa: PreviaDoAno | undefined): void {
  if (turma.situacao === 'fechada') throw erros.FECHAMENTO_TURMA_FECHADA({ turma: turma.nome });
  const ultima = turma.etapas.at(-1);
  if (ultima?.periodoSituacao === 'fechado') throw erros.FECHAMENTO_PERIODO_FECHADO({ turma: turma.nome, periodo: ultima.periodo });
  if (!ultima || !previa) throw erros.FECHAMENTO_DE_OUTRA_TURMA({ turma: turma.nome });
  const pendencias = bloqueiosEmTexto(previa.turma);
  if (pendencias) throw erros.FECHAMENTO_DO_ANO_COM_PENDENCIAS({ turma: turma.nome, pendencias });
}

/** The results go into the enrollments by the way of their state table: who passed after an exam sat for one, the council lets pass who had failed. */
async function decidir(ato: Ato<Autor>, calculadas: ReadonlyMap<number, TurmaCalculada>): Promise<void> {
  const pedidos = [...calculadas.values()].flatMap(({ alunos, matriculas, conselho }) => {
    const atuais = new Map(matriculas.map((m) => [m.matriculaId, m]));
    return alunos.flatMap(({ matriculaId, resultado }): (ResultadoPedido & { de: Resultado })[] => {
      const atual = atuais.get(matriculaId);
      if (resultado === null || atual?.movimento !== 'ativa' || atual.resultado === resultado) return [];
      return [
        {
          id: matriculaId,
          resultado,
          de: atual.resultado,
          motivo: resultado === 'aprovado_pelo_conselho' ? (conselho.get(matriculaId) ?? null) : null,
        },
      ];
    });
  });
  // One that was recorded before the year closed, and is another, gives way to what the diary says.
  const outros = pedidos.filter(({ de, resultado }) => isResultadoFinal(de) && verboDoResultado(de, resultado) === null);
  await registrarResultados(
    ato,
    outros.map(({ id }) => ({ id, resultado: 'cursando', motivo: 'fechamento' })),
  );
  const corrigidos = new Set(outros.map(({ id }) => id));
  const antes = pedidos.flatMap(({ id, resultado, de }): ResultadoPedido[] => {
    if (de !== 'cursando' && !corrigidos.has(id)) return [];
    if (resultado === 'aprovado_apos_exame') return [{ id, resultado: 'em_exame' }];
    return resultado === 'aprovado_pelo_conselho' ? [{ id, resultado: 'reprovado_por_nota' }] : [];
  });
  await registrarResultados(ato, antes);
  await registrarResultados(
    ato,
    pedidos.map(({ de: _, ...pedido }) => pedido),
  );
}
