import type { Boletim } from '#domains/academico/boletins/esquemas.ts';
import { exibirDecimal } from '#domains/academico/estrutura/criterio/fracao.ts';
import { quantos } from '#shared/palavras/quantos.ts';

type Contada = Pick<Boletim, 'frequencia' | 'controle' | 'tipo' | 'frequenciaMinima'> & {
  etapas: readonly Pick<Boletim['etapas'][number], 'nome' | 'faltas'>[];
};

/** The attendance of a report card in a sentence, always in Portuguese; by etapa where the table of subjects has no column for it. */
export function frequenciaPorExtenso({ frequencia: f, controle, etapas, tipo, frequenciaMinima }: Contada): string {
  const percentual = f.percentual === null ? 'ainda sem chamada' : `${exibirDecimal(f.percentual, 2)} %`;
  const minimo = `Frequência: ${percentual} (mínimo ${frequenciaMinima} %).`;
  if (f.dadas === 0) return minimo;
  const dadas = quantos(f.dadas, controle === 'por_dia' ? 'dia' : 'aula');
  const previstas = f.previstas > f.dadas ? ` (${f.previstas} no ano previsto)` : '';
  const total = `${quantos(f.faltas + f.justificadas, 'falta')} em ${dadas}${previstas}, ${quantos(f.justificadas, 'justificada')}.`;
  const porEtapa = `Por etapa: ${etapas.map(({ nome, faltas }) => `${nome}: ${faltas ?? '–'}`).join('; ')}.`;
  return [minimo, total, ...(controle === 'por_dia' || tipo === 'parecer' ? [porEtapa] : [])].join(' ');
}
