import type { Criterio } from '#domains/academico/estrutura/criterio/criterio.ts';
import { casasCom } from '#domains/academico/estrutura/criterio/fracao.ts';
import { lerDecimal } from '#shared/decimais.ts';
import { ErroNegocio } from '#shared/erros.ts';
import { errosOrigem as erros } from './erros.ts';

type Nota = { disciplinaId: number; etapaId: number; valor: string | null };
type Frequencia = { disciplinaId: number | null; dadas: number | null; faltas: number | null };
export type Lugar = {
  /** Of the student: of the adapted plan where he has one. */
  criterio: Criterio;
  /** Those that had begun when he came. */
  etapas: readonly { id: number }[];
  disciplinas: readonly { id: number }[];
};
/** As rows hold them. */
export type NotaAGravar = Omit<Nota, 'valor'> & { media: string | null; conceito: string | null };
export type FrequenciaAGravar = { disciplinaId: number | null; dadas: number; faltas: number };
export type Julgada = { notas: NotaAGravar[]; frequencias: FrequenciaAGravar[] };

/** Of four decimals: ten. */
const [CASAS, DEZ] = [4, 100_000n];
/** How many decimals an average takes on the scale of the course. */
export const casasDaOrigem = ({ casasDecimais, arredondamento }: Pick<Criterio, 'casasDecimais' | 'arredondamento'>): number =>
  casasCom(casasDecimais, arredondamento);

/** What of what was typed is written; an empty value is none. The refusal is that of the first, and points at all. @throws ORIGEM_… */
export function julgarOrigem(
  lugar: Lugar,
  { notas, frequencias }: { notas: readonly Nota[]; frequencias: readonly Frequencia[] },
): Julgada {
  const julgada: Julgada = { notas: [], frequencias: [] };
  const recusas: { path: string; erro: ErroNegocio }[] = [];
  const recusar = (path: string, erro: ErroNegocio): void => void recusas.push({ path, erro });
  for (const [i, nota] of notas.entries()) {
    const lida = lerNota(lugar, nota);
    if (lida instanceof Error) recusar(`notas.${i}.valor`, lida);
    else if (lida) julgada.notas.push(lida);
  }
  for (const [i, { disciplinaId, dadas, faltas }] of frequencias.entries()) {
    if (dadas === null || faltas === null) continue;
    const recusa = recusaDaFrequencia(lugar, disciplinaId);
    if (recusa) recusar(`frequencias.${i}.dadas`, recusa);
    else julgada.frequencias.push({ disciplinaId, dadas, faltas });
  }
  const [primeira] = recusas;
  if (primeira) {
    const { code, status, textos, params } = primeira.erro;
    const campos = recusas.map(({ path, erro }) => ({
      path,
      code: erro.code,
      textos: { br: erro.mensagem('br'), en: erro.mensagem('en') },
    }));
    throw new ErroNegocio(code, { status, ...textos }, params, { campos });
  }
  return julgada;
}

function lerNota({ criterio, etapas, disciplinas }: Lugar, { disciplinaId, etapaId, valor }: Nota): NotaAGravar | ErroNegocio | null {
  if (valor === null) return null;
  if (!disciplinas.some(({ id }) => id === disciplinaId)) return erros.ORIGEM_DE_OUTRA_DISCIPLINA();
  if (!etapas.some(({ id }) => id === etapaId)) return erros.ORIGEM_DE_ETAPA_NOSSA();
  if (criterio.tipo === 'parecer') return erros.ORIGEM_POR_PARECER();
  if (criterio.tipo === 'conceito') {
    if (criterio.conceitos.some(({ sigla }) => sigla === valor)) return { disciplinaId, etapaId, media: null, conceito: valor };
    return erros.ORIGEM_CONCEITO_DESCONHECIDO({ conceitos: criterio.conceitos.map(({ sigla }) => sigla).join(', ') });
  }
  const media = valor.replace(',', '.');
  const [lida, casas] = [lerDecimal(media, CASAS), casasDaOrigem(criterio)];
  if (lida === null || lida < 0n || lida > DEZ) return erros.ORIGEM_NOTA_INVALIDA();
  if (lerDecimal(media, casas) === null) return erros.ORIGEM_NOTA_COM_CASAS_DEMAIS({ casas });
  return { disciplinaId, etapaId, media, conceito: null };
}

function recusaDaFrequencia({ criterio, disciplinas }: Lugar, disciplinaId: number | null): ErroNegocio | null {
  if (criterio.controleFrequencia === 'por_dia') return disciplinaId === null ? null : erros.ORIGEM_FREQUENCIA_POR_DIA();
  if (disciplinaId === null) return erros.ORIGEM_FREQUENCIA_POR_AULA();
  return disciplinas.some(({ id }) => id === disciplinaId) ? null : erros.ORIGEM_DE_OUTRA_DISCIPLINA();
}
