import { Cartao } from '#platform/web/pagina/pagina.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { useTextos } from '#platform/web/i18n.tsx';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { type Centavos, formatarReais } from '#shared/dinheiro.ts';
import type { aditivosApi } from '../api.ts';
import { textosAditivo } from '#domains/academico/contratos/aditivos/texts.ts';
import estilo from '#domains/academico/contratos/web/contrato.module.css';
import { comSinal } from '#domains/academico/contratos/web/rotulos.ts';
import type { PreviaDoAditivo } from './use-previa.ts';

/** The totals of an addendum while it is written: today's, the new one, and how many installments move. */
export function ResumoDoAditivo({
  opcoes,
  previa,
}: {
  opcoes: RespostaCliente<typeof aditivosApi.opcoesDeAditivo>;
  previa: PreviaDoAditivo | null;
}) {
  const t = useTextos(textosAditivo);
  const { contrato } = opcoes;
  const reais = (n: Centavos): string => formatarReais(n);
  return (
    <Cartao titulo={t('contrato')}>
      <p>
        <Elo tela="contrato-visualizar" params={{ contratoId: contrato.id }}>
          {contrato.numero}
        </Elo>{' '}
        · {contrato.cursoNome}
        {contrato.turmaNome && ` · ${contrato.turmaNome}`} · {contrato.ano}
      </p>
      <dl className={estilo.totais} aria-live="polite">
        <dt>{t('totalAntes')}</dt>
        <dd>{reais(contrato.totalCentavos)}</dd>
        <dt>{t('ajuste')}</dt>
        <dd>{previa ? comSinal(previa.ajusteCentavos) : '—'}</dd>
        <dt className={estilo.total}>{t('totalDepois')}</dt>
        <dd className={estilo.total}>{reais(previa?.totalDepoisCentavos ?? contrato.totalCentavos)}</dd>
        <dt>{t('parcelasAlteradas')}</dt>
        <dd>{previa?.tocadas ?? 0}</dd>
        <dt>{t('parcelasIntocadas')}</dt>
        <dd>{previa ? previa.parcelas.length - previa.tocadas : 0}</dd>
      </dl>
    </Cartao>
  );
}
