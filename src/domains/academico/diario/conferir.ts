import { type DataCivil, formatarData } from '#shared/datas.ts';
import { errosDiario as erros } from './erros.ts';

type Situacao = 'aberto' | 'fechado';
/** An etapa as the rules of the diary know it. */
export type EtapaDoDiario = {
  id: number;
  nome: string;
  dataInicio: DataCivil;
  dataFim: DataCivil;
  situacao: Situacao;
  periodo: string;
  periodoSituacao: Situacao;
  /** By whom and when it was closed for this class alone. */
  fechada?: Marco | null;
  /** By whom and when this subject was handed in. */
  entrega?: Marco | null;
};
type Marco = { por: string; em: string };
type Turma<E> = { turma: string; etapas: readonly E[] };

/** The etapa in which a day lies; undefined between two of them and outside of the year. */
export const etapaDoDia = <E extends Pick<EtapaDoDiario, 'dataInicio' | 'dataFim'>>(etapas: readonly E[], dia: DataCivil): E | undefined =>
  etapas.find((etapa) => etapa.dataInicio <= dia && dia <= etapa.dataFim);

/** Where one starts to look at a diary: the etapa of the day, else the last that began, else the first. */
export const etapaCorrente = <E extends Pick<EtapaDoDiario, 'dataInicio' | 'dataFim'>>(
  etapas: readonly E[],
  hoje: DataCivil,
): E | undefined => etapaDoDia(etapas, hoje) ?? etapas.findLast((etapa) => etapa.dataInicio <= hoje) ?? etapas[0];

/** The refusal names who closed it, which the audit knows. @throws DIARIO_TURMA_FECHADA */
export function conferirTurmaAberta({
  turmaId,
  turma,
  situacao,
}: {
  turmaId: number;
  turma: string;
  situacao: 'aberta' | 'fechada';
}): void {
  if (situacao === 'fechada')
    throw erros.DIARIO_TURMA_FECHADA({ turma }, { alvo: { tipo: 'turma', id: turmaId, acoes: '^turma[.]fechada$' } });
}

/**
 * What was closed or handed in is not written any more. What closes from the inside out is told by its inside, which knows who closed it.
 * @throws DIARIO_ETAPA_FECHADA_NA_TURMA, DIARIO_PERIODO_FECHADO, DIARIO_ETAPA_FECHADA, DIARIO_ENTREGUE
 */
export function conferirEtapaAberta(turma: string, etapa: EtapaDoDiario, campos?: string[]): void {
  const { nome, periodo, situacao, periodoSituacao, fechada, entrega } = etapa;
  const onde = campos && { campos };
  if (fechada) throw erros.DIARIO_ETAPA_FECHADA_NA_TURMA({ etapa: nome, turma, ...fechada }, onde);
  if (periodoSituacao === 'fechado') throw erros.DIARIO_PERIODO_FECHADO({ periodo, turma }, onde);
  if (situacao === 'fechado') throw erros.DIARIO_ETAPA_FECHADA({ etapa: nome, turma }, onde);
  if (entrega) throw erros.DIARIO_ENTREGUE({ etapa: nome, turma, ...entrega }, onde);
}

/** Whether an etapa still takes what is written in the diary. */
export const isEtapaAberta = ({ situacao, periodoSituacao, fechada, entrega }: EtapaDoDiario): boolean =>
  !fechada && !entrega && situacao === 'aberto' && periodoSituacao === 'aberto';

/** The same for what belongs to the year and to no etapa (its recovery, the exam): open while one period is. @throws DIARIO_PERIODO_FECHADO */
export function conferirAnoAberto({ turma, etapas }: Turma<EtapaDoDiario>): void {
  const ultima = etapas.at(-1);
  if (ultima && etapas.every((etapa) => etapa.periodoSituacao === 'fechado'))
    throw erros.DIARIO_PERIODO_FECHADO({ periodo: ultima.periodo, turma });
}

/** One etapa of a class, open. @throws DIARIO_ETAPA_DE_OUTRA_TURMA, DIARIO_PERIODO_FECHADO, DIARIO_ETAPA_FECHADA */
export function etapaAberta<E extends EtapaDoDiario>({ turma, etapas }: Turma<E>, etapaId: number, campo = 'etapaId'): E {
  const etapa = etapas.find(({ id }) => id === etapaId);
  if (!etapa) throw erros.DIARIO_ETAPA_DE_OUTRA_TURMA({ turma }, { campos: [campo] });
  conferirEtapaAberta(turma, etapa, [campo]);
  return etapa;
}

/** The open etapa in which a day lies. @throws DIARIO_FORA_DAS_ETAPAS, DIARIO_PERIODO_FECHADO, DIARIO_ETAPA_FECHADA */
export function etapaAbertaDoDia<E extends EtapaDoDiario>({ turma, etapas }: Turma<E>, dia: DataCivil, campo: string): E {
  const etapa = etapaDoDia(etapas, dia);
  if (!etapa) {
    const dias = etapas.map((e) => `${e.nome} (${formatarData(e.dataInicio)} – ${formatarData(e.dataFim)})`).join(', ');
    throw erros.DIARIO_FORA_DAS_ETAPAS({ data: formatarData(dia), turma, etapas: dias || '—' }, { campos: [campo] });
  }
  conferirEtapaAberta(turma, etapa, [campo]);
  return etapa;
}

/** A day on which the class has the subject. @throws DIARIO_FORA_DA_DISCIPLINA */
export function conferirDiaDaDisciplina(
  d: { turma: string; disciplina: string; dataInicio: DataCivil | null; dataFim: DataCivil | null },
  dia: DataCivil,
  campo: string,
): void {
  if ((d.dataInicio === null || dia >= d.dataInicio) && (d.dataFim === null || dia <= d.dataFim)) return;
  const [de, ate] = [d.dataInicio, d.dataFim].map((data) => (data === null ? '—' : formatarData(data)));
  const params = { disciplina: d.disciplina, turma: d.turma, data: formatarData(dia), de: de ?? '—', ate: ate ?? '—' };
  throw erros.DIARIO_FORA_DA_DISCIPLINA(params, { campos: [campo] });
}
