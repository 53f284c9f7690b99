import { useState } from 'react';
import { useTextos } from '#platform/web/i18n.tsx';
import { Cartao } from '#platform/web/pagina/pagina.tsx';
import { type Centavos, centavos, formatarReais, formatarValor, somar } from '#shared/dinheiro.ts';
import { type DescontoAplicado, type Parcela, totaisDasParcelas } from '#domains/academico/contratos/parcelas.ts';
import { textosContrato } from '#domains/academico/contratos/texts.ts';
import { comSinal } from '#domains/academico/contratos/web/rotulos.ts';
import estilo from '#domains/academico/contratos/web/contrato.module.css';

/** "12 × 1.125,81 + 3 × 430,00": the installments in words of money. */
function resumoDasParcelas(parcelas: readonly Parcela[]): string {
  const grupos: { n: number; valor: Centavos }[] = [];
  for (const p of parcelas) {
    const valor = centavos(p.valorCentavos - p.descontoIncondicionalCentavos);
    const ultimo = grupos.at(-1);
    if (ultimo?.valor === valor) ultimo.n += 1;
    else grupos.push({ n: 1, valor });
  }
  return grupos.map(({ n, valor }) => `${n} × ${formatarValor(valor)}`).join(' + ');
}

/** The limits that decided the amount of a discount, and on how many installments. */
function limitesDe(aplicados: readonly DescontoAplicado[]): [limite: Centavos, parcelas: number][] {
  const vezes = new Map<Centavos, number>();
  for (const { limitadoACentavos: limite } of aplicados) if (limite !== null) vezes.set(limite, (vezes.get(limite) ?? 0) + 1);
  return [...vezes];
}

/** The running total, always beside the work, with its explanation on demand. */
export function ResumoDoContrato({
  parcelas,
  precos,
  ajustesCentavos = 0,
}: {
  parcelas: readonly Parcela[];
  precos: readonly { descricao: string; valorCentavos: Centavos; parcelas: number }[];
  ajustesCentavos?: number;
}) {
  const t = useTextos(textosContrato);
  const [aberta, setAberta] = useState(false);
  const totais = totaisDasParcelas(parcelas);
  const descontos = Map.groupBy(
    parcelas.flatMap((p) => p.descontos),
    ({ descricao }) => descricao,
  );
  return (
    <Cartao titulo={t('resumo')}>
      <dl className={estilo.totais} aria-live="polite">
        <dt>{t('precos')}</dt>
        <dd>{formatarValor(totais.precosCentavos)}</dd>
        <dt>{t('descontosIncondicionais')}</dt>
        <dd>{totais.incondicionaisCentavos === 0 ? '0,00' : `−${formatarValor(totais.incondicionaisCentavos)}`}</dd>
        <dt className={estilo.total}>{t('totalDoContrato')}</dt>
        <dd className={estilo.total}>{formatarReais(totais.totalCentavos)}</dd>
        {ajustesCentavos !== 0 && (
          <>
            <dt>{t('ajustes')}</dt>
            <dd>{comSinal(ajustesCentavos)}</dd>
            <dt className={estilo.total}>{t('totalVigente')}</dt>
            <dd className={estilo.total}>{formatarReais(centavos(totais.totalCentavos + ajustesCentavos))}</dd>
          </>
        )}
        {ajustesCentavos === 0 && (
          <>
            <dt>{t('sePagoEmDia')}</dt>
            <dd>{formatarReais(totais.sePagoEmDiaCentavos)}</dd>
          </>
        )}
      </dl>
      {parcelas.length > 0 && (
        <p className={estilo.apagado}>
          {resumoDasParcelas(parcelas)}{' '}
          <button type="button" className="botao-simples" aria-expanded={aberta} onClick={() => setAberta(!aberta)}>
            {t('porQueEsteValor')}
          </button>
        </p>
      )}
      {aberta && (
        <ul className={estilo.explicacao}>
          {precos.map((p, i) => (
            <li key={`${i}-${p.descricao}`}>
              <strong>{p.descricao}</strong>: {t('explicacaoDivisao', { total: formatarReais(p.valorCentavos), n: p.parcelas })}
            </li>
          ))}
          {[...descontos].map(([descricao, aplicados]) => (
            <li key={descricao}>
              <strong>{descricao}</strong>: −{formatarReais(somar(aplicados.map((d) => d.valorCentavos)))}
              {limitesDe(aplicados).map(([limite, n]) => ` (${t('limitadoEm', { limite: formatarReais(limite), n })})`)}
            </li>
          ))}
        </ul>
      )}
    </Cartao>
  );
}
