import { type Passo, passo } from './calculo.ts';
import type { Criterio, InicioDoArredondamento } from './criterio.ts';
import { arredondar, comparar, exibir, exibirDecimal, type Fracao, fracao } from './fracao.ts';

const ordem: readonly InicioDoArredondamento[] = ['etapa', 'ano', 'final'];

/** An average as people read it under a criterion. */
export const mostrar = ({ casasDecimais }: Criterio, valor: string): string => exibirDecimal(valor, casasDecimais);

/** An average rounded as the course does from `arredondamentoDesde` on, half up before; what that changed is told. */
export function arredondada(criterio: Criterio, onde: InicioDoArredondamento, exata: Fracao, passos: Passo[]): string {
  const jaVale = ordem.indexOf(onde) >= ordem.indexOf(criterio.arredondamentoDesde);
  const valor = arredondar(exata, criterio.casasDecimais, jaVale ? criterio.arredondamento : 'meio_acima');
  if (comparar(exata, fracao(valor)) !== 0)
    passos.push(passo('arredondada', () => ({ de: exibir(exata), para: mostrar(criterio, valor) })));
  return valor;
}
