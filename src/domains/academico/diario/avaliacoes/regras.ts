import { conferirAnoAberto, conferirDiaDaDisciplina, type EtapaDoDiario, etapaAberta } from '#domains/academico/diario/conferir.ts';
import { type DataCivil, formatarData } from '#shared/datas.ts';
import { emFrase } from '#shared/listas/opcao.ts';
import type { Criterio } from '#domains/academico/estrutura/criterio/criterio.ts';
import { errosAvaliacao as erros } from './erros.ts';
import type { DadosDaAvaliacao } from './esquemas.ts';
import { cabeNoCriterio, type Papel, papeis } from './papeis.ts';

export type Original = { id: number; nome: string; papel: Papel; etapaId: number | null; dataAvaliacao: DataCivil };
export type DiarioDaAvaliacao = {
  turma: string;
  disciplina: string;
  curso: string;
  criterio: Criterio;
  etapas: readonly (EtapaDoDiario & { periodoFim: DataCivil })[];
  dataInicio: DataCivil | null;
  dataFim: DataCivil | null;
};

/** What an evaluation belongs to may still be written: its etapa, or the year. @throws those of `etapaAberta` and `conferirAnoAberto` */
export function conferirAberta(diario: DiarioDaAvaliacao, etapaId: number | null): void {
  if (etapaId === null) conferirAnoAberto(diario);
  else etapaAberta(diario, etapaId);
}

/**
 * An evaluation in the diary that it belongs to: open, inside its etapa (or its year, which ends with its last period) and its subject, of a kind that counts there, after what it replaces.
 * `original` is the evaluation that it names, when there is such a one in the same subject.
 */
export function conferirAvaliacao(diario: DiarioDaAvaliacao, a: DadosDaAvaliacao, original: Original | undefined): void {
  if (!cabeNoCriterio(a.papel, diario.criterio))
    throw erros.AVALIACAO_PAPEL_SEM_CRITERIO({ curso: diario.curso, papel: emFrase(papeis, a.papel) }, { campos: ['papel'] });
  conferirAberta(diario, a.etapaId);
  const etapa = diario.etapas.find(({ id }) => id === a.etapaId);
  if (!etapa) {
    const [de, ate] = [diario.etapas[0]?.dataInicio, diario.etapas.at(-1)?.periodoFim];
    if (de && ate && (a.dataAvaliacao < de || a.dataAvaliacao > ate))
      throw erros.AVALIACAO_FORA_DO_ANO({ de: formatarData(de), ate: formatarData(ate) }, { campos: ['dataAvaliacao'] });
  } else {
    const { nome, dataInicio, dataFim } = etapa;
    if (a.dataAvaliacao < dataInicio || a.dataAvaliacao > dataFim) {
      const params = { etapa: nome, de: formatarData(dataInicio), ate: formatarData(dataFim) };
      throw erros.AVALIACAO_FORA_DA_ETAPA(params, { campos: ['dataAvaliacao'] });
    }
  }
  conferirDiaDaDisciplina(diario, a.dataAvaliacao, 'dataAvaliacao');
  if (a.substituiId === null) return;
  if (original?.papel !== 'avaliacao' || original.etapaId !== a.etapaId)
    throw erros.AVALIACAO_ORIGINAL_INVALIDA({}, { campos: ['substituiId'] });
  if (a.dataAvaliacao < original.dataAvaliacao) {
    const params = { original: original.nome, data: formatarData(original.dataAvaliacao) };
    throw erros.AVALIACAO_ANTES_DA_ORIGINAL(params, { campos: ['dataAvaliacao'] });
  }
}
