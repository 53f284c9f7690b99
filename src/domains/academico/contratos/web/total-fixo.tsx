import { type Centavos, formatarReais } from '#shared/dinheiro.ts';
import estilo from './contrato.module.css';

/** The running total at the foot of a phone's screen, where the summary is out of view; the summary is what screen readers hear. */
export function TotalFixo({ rotulo, centavos }: { rotulo: string; centavos: Centavos }) {
  return (
    <div className={estilo.totalFixo} aria-hidden>
      <span>{rotulo}</span>
      <span>{formatarReais(centavos)}</span>
    </div>
  );
}
