import { isAtiva, isResultadoFinal, saidas, transitar } from '#domains/academico/matriculas/situacoes.ts';
import type { MatriculaAberta } from '#domains/academico/matriculas/web/matricula-aberta.ts';

/** What the record offers to do, in the order of the menu. */
export const atos = [
  'ativacao',
  'enturmacao',
  'reclassificacao',
  ...saidas,
  'retorno',
  'conclusao',
  'correcaoDaData',
  'desfazimento',
] as const;
export type Ato = (typeof atos)[number];
export type { Saida } from '#domains/academico/matriculas/situacoes.ts';

type Parte = Pick<MatriculaAberta, 'movimento' | 'resultado' | 'enturmacao' | 'desfazivel'>;

/** The acts that the state of the enrollment and the person's permissions allow, in the order of the menu. */
export function atosPossiveis(
  { movimento, resultado, enturmacao, desfazivel }: Parte,
  pode: (acao: 'editar' | 'excluir') => boolean,
): Ato[] {
  return atos.filter((ato) => {
    if (!pode(ato === 'cancelamento' ? 'excluir' : 'editar')) return false;
    if (ato === 'desfazimento') return desfazivel !== null;
    if (ato === 'enturmacao' || ato === 'correcaoDaData') return isAtiva(movimento) && enturmacao !== null;
    // A year is completed once it is known how it ended.
    if (ato === 'conclusao' && !isResultadoFinal(resultado)) return false;
    return transitar(movimento, ato) !== null;
  });
}
