import type { Ato } from '#platform/server/ato.ts';
import type { Autor } from '#platform/server/auditoria/audit.ts';
import { fecharDiarios } from '#domains/academico/diario/server/door.ts';
import type { EtapaTravada } from '#domains/academico/periodos-letivos/server/door.ts';
import { julgarCada, type Recusado } from '#shared/julgar-cada.ts';
import { errosFechamento as erros } from '../erros.ts';
import { bloqueiosEmTexto } from '../pendencias.ts';
import { carregarTurmas, type Fechavel } from './carregar.ts';
import { gravarFechamentos } from './gravar.ts';
import { calcularEtapas } from './ler-turmas.ts';
import { type PreviaDaEtapa, preverEtapas } from './previa.ts';

export type Fechamento = { fechadas: number[]; recusadas: Recusado[] };

/**
 * Closes an etapa of classes, each all or nothing: its results are frozen with the rule and the figures that gave them, and nothing of its
 * diaries changes any more. Those that lack something are told with it. @throws NAO_ENCONTRADO
 */
export async function fecharEtapas(
  ato: Ato<Autor>,
  { etapaId, turmaIds }: { etapaId: number; turmaIds: readonly number[] },
): Promise<Fechamento> {
  const turmas = await carregarTurmas(ato, turmaIds);
  const etapa = turmas.flatMap(({ etapas }) => etapas).find(({ id }) => id === etapaId);
  const previas = etapa
    ? await preverEtapas(
        ato.tx,
        turmas.filter((t) => temEtapa(t, etapaId)).map(({ id }) => id),
        etapa,
        ato.hoje,
      )
    : new Map<number, PreviaDaEtapa>();
  const { aceitos, recusados } = julgarCada(turmas, (turma) => {
    conferir(turma, etapaId, previas.get(turma.id));
    return turma.id;
  });
  if (etapa && aceitos.length > 0) {
    await gravarFechamentos(ato, etapaId, await calcularEtapas(ato.tx, aceitos, etapa));
    await fecharDiarios(ato, { etapaId, turmaIds: aceitos });
  }
  return { fechadas: aceitos, recusadas: recusados };
}

const temEtapa = ({ etapas }: Fechavel, etapaId: number): boolean => etapas.some(({ id }) => id === etapaId);

/** @throws FECHAMENTO_DE_OUTRA_TURMA, FECHAMENTO_TURMA_FECHADA, FECHAMENTO_JA_FEITO, FECHAMENTO_PERIODO_FECHADO, FECHAMENTO_COM_PENDENCIAS */
function conferir(turma: Fechavel, etapaId: number, previa: PreviaDaEtapa | undefined): void {
  const etapa = turma.etapas.find(({ id }) => id === etapaId);
  if (!etapa || !previa) throw erros.FECHAMENTO_DE_OUTRA_TURMA({ turma: turma.nome });
  if (turma.situacao === 'fechada') throw erros.FECHAMENTO_TURMA_FECHADA({ turma: turma.nome });
  const feito = turma.fechamentos.get(etapaId);
  if (feito) throw erros.FECHAMENTO_JA_FEITO({ turma: turma.nome, etapa: etapa.nome, por: feito.por, em: feito.em });
  conferirPeriodoAberto(turma.nome, etapa);
  const pendencias = bloqueiosEmTexto(previa.turma, previa.disciplinas);
  if (pendencias) throw erros.FECHAMENTO_COM_PENDENCIAS({ turma: turma.nome, etapa: etapa.nome, pendencias });
}

/** What is closed for everybody closes for nobody any more. @throws FECHAMENTO_PERIODO_FECHADO */
export function conferirPeriodoAberto(turma: string, { nome, situacao, periodo, periodoSituacao }: EtapaTravada): void {
  if (periodoSituacao === 'fechado') throw erros.FECHAMENTO_PERIODO_FECHADO({ periodo, turma });
  if (situacao === 'fechado') throw erros.FECHAMENTO_PERIODO_FECHADO({ periodo: nome, turma });
}
