import { useTextos } from '#platform/web/i18n.tsx';
import { type Centavos, formatarReais } from '#shared/dinheiro.ts';
import { textosCaixa } from '#domains/financeiro/caixa/texts.ts';
import estilo from './fluxo.module.css';

type Linha = {
  inicio: string;
  fim: string;
  saldoFinalCentavos: Centavos;
  entradasRealizadasCentavos: number;
  entradasPrevistasCentavos: number;
  saidasRealizadasCentavos: number;
  saidasPrevistasCentavos: number;
};

const LARGURA = 960;
const SALDO = 90;
const BARRAS = 140;

/**
 * The balance as a line over the money in (up) and out (down) of each row; what is only expected is drawn lighter. The table
 * below says the same in figures, so the picture is hidden from screen readers.
 */
export function GraficoDoFluxo({ linhas, rotulo }: { linhas: readonly Linha[]; rotulo: (linha: Linha) => string }) {
  const t = useTextos(textosCaixa);
  const passo = LARGURA / Math.max(linhas.length, 1);
  const barra = Math.min(passo * 0.7, 40);
  const saldos = linhas.map((l) => l.saldoFinalCentavos);
  const [menor, maior] = [Math.min(0, ...saldos), Math.max(1, ...saldos)];
  const ySaldo = (valor: number) => SALDO - 4 - ((valor - menor) / (maior - menor)) * (SALDO - 8);
  const maximo = Math.max(
    1,
    ...linhas.flatMap((l) => [
      l.entradasRealizadasCentavos + l.entradasPrevistasCentavos,
      l.saidasRealizadasCentavos + l.saidasPrevistasCentavos,
    ]),
  );
  // What was reversed may be more than what came in: such a week has no bar, its table says the sum.
  const altura = (valor: number) => (Math.max(valor, 0) / maximo) * (BARRAS / 2 - 2);
  const zero = BARRAS / 2;
  const cada = Math.ceil(linhas.length / 12);
  return (
    <figure className={estilo.grafico} aria-hidden="true">
      <figcaption>
        <span className={estilo.chaveSaldo}>{t('saldoFinal')}</span>
        <span className={estilo.chaveEntrada}>{t('entradas')}</span>
        <span className={estilo.chaveSaida}>{t('saidas')}</span>
        <span className={estilo.chavePrevisto}>{t('previsto')}</span>
      </figcaption>
      <svg viewBox={`0 0 ${LARGURA} ${SALDO}`} preserveAspectRatio="none" height={SALDO}>
        <line className={estilo.eixo} x1={0} x2={LARGURA} y1={ySaldo(0)} y2={ySaldo(0)} />
        <polyline
          className={estilo.saldo}
          points={linhas.map((l, i) => `${(i + 0.5) * passo},${ySaldo(l.saldoFinalCentavos)}`).join(' ')}
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <svg viewBox={`0 0 ${LARGURA} ${BARRAS}`} preserveAspectRatio="none" height={BARRAS}>
        <line className={estilo.eixo} x1={0} x2={LARGURA} y1={zero} y2={zero} />
        {linhas.map((l, i) => {
          const x = (i + 0.5) * passo - barra / 2;
          const [er, ep] = [altura(l.entradasRealizadasCentavos), altura(l.entradasPrevistasCentavos)];
          const [sr, sp] = [altura(l.saidasRealizadasCentavos), altura(l.saidasPrevistasCentavos)];
          return (
            <g key={l.inicio}>
              <title>{`${rotulo(l)}: ${formatarReais(l.saldoFinalCentavos)}`}</title>
              <rect className={estilo.entrada} x={x} y={zero - er} width={barra} height={er} />
              <rect className={estilo.entradaPrevista} x={x} y={zero - er - ep} width={barra} height={ep} />
              <rect className={estilo.saida} x={x} y={zero} width={barra} height={sr} />
              <rect className={estilo.saidaPrevista} x={x} y={zero + sr} width={barra} height={sp} />
            </g>
          );
        })}
      </svg>
      <div className={estilo.rotulos}>
        {linhas.map((l, i) =>
          i % cada === 0 ? (
            <span key={l.inicio} style={{ left: `${((i + 0.5) / linhas.length) * 100}%` }}>
              {rotulo(l)}
            </span>
          ) : null,
        )}
      </div>
    </figure>
  );
}
