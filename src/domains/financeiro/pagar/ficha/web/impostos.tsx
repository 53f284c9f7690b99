import { useTextos } from '#platform/web/i18n.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { formatarData } from '#shared/datas.ts';
import { decimalCurto } from '#shared/decimais.ts';
import { formatarReais } from '#shared/dinheiro.ts';
import { textosPagar } from '../../texts.ts';
import estilo from '../../web/pagar.module.css';
import type { TituloLido } from './tipos.ts';

/** Gross amount less each tax, as it was reckoned on the day of its fact, and where it was handed over. */
export function PorQue({ titulo }: { titulo: TituloLido }) {
  const t = useTextos(textosPagar);
  if (titulo.retencoes.length === 0) return null;
  return (
    <details>
      <summary>{t('porQue')}</summary>
      <ul>
        <li>
          {t('valorBruto')}: {formatarReais(titulo.brutoCentavos)}
        </li>
        {titulo.retencoes.map((r) => (
          <li key={r.nome}>
            {t('passoRetido', {
              nome: r.codigoRecolhimento ? `${r.nome} (${r.codigoRecolhimento})` : r.nome,
              base: formatarReais(r.baseCentavos),
              aliquota: decimalCurto(r.aliquota),
              valor: formatarReais(r.valorCentavos),
              data: formatarData(r.dataFato),
              vencimento: formatarData(r.dataVencimento),
            })}
            {r.recolhidoEm && ` · ${t('recolhidoEm', { data: formatarData(r.recolhidoEm) })}`}
            {r.recolhidoNo && (
              <>
                {' · '}
                <Elo tela="contas-pagar" search={{ abrir: r.recolhidoNo.tituloId }}>
                  {t('recolhidoNo', { numero: r.recolhidoNo.numero })}
                </Elo>
              </>
            )}
          </li>
        ))}
        <li>
          <strong>
            {t('valorLiquido')}: {formatarReais(titulo.valorCentavos)}
          </strong>
        </li>
      </ul>
    </details>
  );
}

/** What a payable of withheld taxes hands over, by the titles that it was withheld of. */
export function Recolhe({ titulo }: { titulo: TituloLido }) {
  const t = useTextos(textosPagar);
  if (titulo.recolhe.length === 0) return null;
  return (
    <section className={estilo.secao}>
      <h3>{t('recolhe')}</h3>
      <ul>
        {titulo.recolhe.map((r) => (
          <li key={`${r.tituloId} ${r.nome} ${r.valorCentavos}`}>
            <Elo tela="contas-pagar" search={{ abrir: r.tituloId }}>
              {r.numero}
            </Elo>{' '}
            {t('recolhidoDe', { nome: r.nome, fornecedor: r.fornecedorNome, valor: formatarReais(r.valorCentavos) })}
          </li>
        ))}
      </ul>
    </section>
  );
}
