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
  const emQuantas = (n: number): string => quantos(n, controle === 'por_dia' ? 'dia' : 'aula');
  const deOrigem = f.deOrigem
    ? ` Disso, ${quantos(f.deOrigem.faltas, 'falta')} em ${emQuantas(f.deOrigem.dadas)} na escola de origem.`
    : '';
  const previstas = f.previstas > f.dadas ? ` (${f.previstas} no ano previsto)` : '';
  const total = `${quantos(f.faltas + f.justificadas, 'falta')} em ${emQuantas(f.dadas)}${previstas}, ${quantos(f.justificadas, 'justificada')}.`;
  const porEtapa = `Por etapa: ${etapas.map(({ nome, faltas }) => `${nome}: ${faltas ?? '–'}`).join('; ')}.`;
  return [minimo, `${total}${deOrigem}`, ...(controle === 'por_dia' || tipo === 'parecer' ? [porEtapa] : [])].join(' ');
}
