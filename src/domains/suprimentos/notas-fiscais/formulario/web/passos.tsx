import { useTextos } from '#platform/web/i18n.tsx';
import { decimalCurto } from '#shared/decimais.ts';
import { formatarReais } from '#shared/dinheiro.ts';
import { textosNotaFiscal } from '#domains/suprimentos/notas-fiscais/texts.ts';
import type { Calculo } from './use-calculo.ts';

/** Why this much is withheld, tax by tax. */
export function Passos({ passos }: { passos: Calculo['passos'] }) {
  const t = useTextos(textosNotaFiscal);
  if (passos.length === 0) return null;
  return (
    <details>
      <summary>{t('porQue')}</summary>
      <ul>
        {passos.map((passo) => (
          <li key={`${passo.nome} ${passo.parcela ?? ''}`}>
            <Passo passo={passo} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function Passo({ passo }: { passo: Calculo['passos'][number] }) {
  const t = useTextos(textosNotaFiscal);
  const nome = passo.parcela === null ? passo.nome : `${passo.nome}, ${t('parcelaN', { n: passo.parcela })}`;
  const valor = formatarReais(passo.valorCentavos);
  if (passo.resultado === 'simples') return t('passoSimples', { nome });
  if (passo.resultado === 'abaixo_do_minimo') return t('passoMinimo', { nome, valor, minimo: formatarReais(passo.minimoCentavos) });
  return t('passoRetido', { nome, valor, base: formatarReais(passo.baseCentavos), aliquota: decimalCurto(passo.aliquota) });
}
