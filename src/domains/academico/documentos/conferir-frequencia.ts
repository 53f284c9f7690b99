import { type AnoDeOrigem, isComOrigem } from '#domains/academico/diario/frequencia/com-origem.ts';
import { type DataCivil, formatarData } from '#shared/datas.ts';
import { errosDocumento as erros } from './erros.ts';
import type { FatosDoDocumento, FrequenciaDeclarada } from './modelos.ts';

/** Days on end in a class; `ate` is null while the student still sits there. */
export type TempoEmTurma = { de: DataCivil; ate: DataCivil | null };
/** Where he brought attendance of the year. */
type Origem = Pick<AnoDeOrigem, 'inicio' | 'entrada'>;
type Frequencia = Pick<FrequenciaDeclarada, 'de' | 'ate'>;

/**
 * Attendance is of days that have passed, on which there was school and the student sat in a class of it. With what he brought of the year, it
 * is of all of the year until he came, too.
 * @throws FREQUENCIA_DE_ORIGEM_INTEIRA, PERIODO_DE_FREQUENCIA_INVALIDO, FREQUENCIA_SEM_PERIODO_LETIVO, FREQUENCIA_FORA_DO_PERIODO_LETIVO, FREQUENCIA_FORA_DA_TURMA
 */
export function conferirFrequencia(
  frequencia: Frequencia,
  { matricula }: FatosDoDocumento,
  { hoje, emTurma: aqui, origem }: { hoje: DataCivil; emTurma: readonly TempoEmTurma[]; origem: Origem | null },
): void {
  const { ano, dataMatricula, dataSaida, periodo, segmentacaoNome } = matricula;
  const fim = dataSaida !== null && dataSaida < hoje ? dataSaida : hoje;
  const comOrigem = isComOrigem(origem, frequencia);
  const fora = campoForaDe(frequencia, { de: comOrigem ? frequencia.de : dataMatricula, ate: fim });
  if (origem && fora === 'frequencia.de' && frequencia.de > origem.inicio && contem({ de: origem.entrada, ate: fim }, frequencia.ate)) {
    const params = { inicio: formatarData(origem.inicio), entrada: formatarData(origem.entrada) };
    throw erros.FREQUENCIA_DE_ORIGEM_INTEIRA(params, { campos: ['frequencia.de'] });
  }
  if (fora) throw erros.PERIODO_DE_FREQUENCIA_INVALIDO({ de: formatarData(dataMatricula), ate: formatarData(fim) }, { campos: [fora] });
  if (periodo === null) throw erros.FREQUENCIA_SEM_PERIODO_LETIVO({ ano, segmentacao: segmentacaoNome }, { campos: ['frequencia.de'] });
  const semAula = campoForaDe(frequencia, { de: periodo.inicio, ate: periodo.fim });
  if (semAula) {
    const params = { ano, de: formatarData(periodo.inicio), ate: formatarData(periodo.fim) };
    throw erros.FREQUENCIA_FORA_DO_PERIODO_LETIVO(params, { campos: [semAula] });
  }
  const emTurma = comOrigem ? aqui.map((t) => (t.de === origem?.entrada ? { ...t, de: frequencia.de } : t)) : aqui;
  if (emTurma.some((tempo) => campoForaDe(frequencia, tempo) === null)) return;
  const campo = emTurma.some((t) => contem(t, frequencia.de)) ? 'frequencia.ate' : 'frequencia.de';
  throw erros.FREQUENCIA_FORA_DA_TURMA({ dias: emTurma.map(emFrase).join(', ') || '—' }, { campos: [campo] });
}

const contem = ({ de, ate }: TempoEmTurma, dia: DataCivil): boolean => dia >= de && (ate === null || dia <= ate);
const campoForaDe = ({ de, ate }: Frequencia, tempo: TempoEmTurma): 'frequencia.de' | 'frequencia.ate' | null =>
  contem(tempo, de) ? (contem(tempo, ate) ? null : 'frequencia.ate') : 'frequencia.de';
/** The dates alone, so that both languages read them. */
const emFrase = ({ de, ate }: TempoEmTurma): string => `${formatarData(de)} – ${ate === null ? '…' : formatarData(ate)}`;
