import { type DataCivil, diasEntre, somarDias } from '#shared/datas.ts';
import { type EtapaDoDiario, isEtapaAberta } from '#domains/academico/diario/conferir.ts';
import type { DadosDaAvaliacao } from './esquemas.ts';
import { cabeNoCriterio } from './papeis.ts';
import type { DiarioDaAvaliacao } from './regras.ts';

export type Copiavel = DadosDaAvaliacao & { id: number; ordem: number };
export type Copia = Copiavel & { destino: number };

/** The same place in another etapa: as many days after its beginning, its last day at most. */
export function dataNaEtapa(
  data: DataCivil,
  de: { dataInicio: DataCivil },
  para: { dataInicio: DataCivil; dataFim: DataCivil },
): DataCivil {
  const movida = somarDias(para.dataInicio, Math.max(diasEntre(de.dataInicio, data), 0));
  return movida > para.dataFim ? para.dataFim : movida;
}

/**
 * Evaluations as they would stand in another class: in its etapa of the same place, on the day that this gives. Those that find no open etapa,
 * no day of the subject or no place in its criterion are left out.
 */
export function planejarCopia(
  avaliacoes: readonly Copiavel[],
  de: DiarioDaAvaliacao,
  para: DiarioDaAvaliacao,
  destino: number,
): { copias: Copia[]; semLugar: number } {
  const copias = avaliacoes.flatMap((a) => {
    if (!cabeNoCriterio(a.papel, para.criterio)) return [];
    const [antes, depois] = a.etapaId === null ? [anoDe(de), anoDe(para)] : etapasPareadas(a.etapaId, de, para);
    if (!antes || !depois || !isEtapaAberta(depois)) return [];
    const dataAvaliacao = dataNaEtapa(a.dataAvaliacao, antes, depois);
    if ((para.dataInicio ?? '') > dataAvaliacao || (para.dataFim ?? '9999') < dataAvaliacao) return [];
    const dataRecuperacao = a.dataRecuperacao && dataNaEtapa(a.dataRecuperacao, antes, depois);
    return [{ ...a, etapaId: a.etapaId === null ? null : depois.id, dataAvaliacao, dataRecuperacao, destino }];
  });
  return { copias, semLugar: avaliacoes.length - copias.length };
}

/** The year as one etapa, for what belongs to no other: closed when every period is. */
function anoDe({ etapas }: DiarioDaAvaliacao): EtapaDoDiario | undefined {
  const [primeira, ultima] = [etapas[0], etapas.at(-1)];
  if (!primeira || !ultima) return undefined;
  const fechado = etapas.every(({ periodoSituacao }) => periodoSituacao === 'fechado');
  return {
    ...ultima,
    dataInicio: primeira.dataInicio,
    situacao: fechado ? 'fechado' : 'aberto',
    periodoSituacao: fechado ? 'fechado' : 'aberto',
    fechada: null,
    entrega: null,
  };
}

function etapasPareadas(
  id: number,
  de: DiarioDaAvaliacao,
  para: DiarioDaAvaliacao,
): [EtapaDoDiario | undefined, EtapaDoDiario | undefined] {
  const lugar = de.etapas.findIndex((e) => e.id === id);
  return [de.etapas[lugar], lugar < 0 ? undefined : para.etapas[lugar]];
}
