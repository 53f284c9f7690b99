import type { PropsDaAba } from '#domains/financeiro/cobranca/web/aba.ts';
import { type ComponentType, lazy, Suspense } from 'react';
import { Abas, useAba } from '#platform/web/pagina/abas.tsx';
import { useTextos } from '#platform/web/i18n.tsx';
import { Esqueleto, Pagina } from '#platform/web/pagina/pagina.tsx';
import { textosCobranca } from '#domains/financeiro/cobranca/texts.ts';
import { Devedores } from '#domains/financeiro/cobranca/envio/web/devedores.tsx';

const abas = ['devedores', 'regua', 'cartas', 'modelos'] as const;
const partes: Record<(typeof abas)[number], ComponentType<PropsDaAba>> = {
  devedores: Devedores,
  regua: lazy(() => import('#domains/financeiro/cobranca/envio/web/regua-de-hoje.tsx').then((m) => ({ default: m.ReguaDeHoje }))),
  cartas: lazy(() => import('#domains/financeiro/cobranca/cartas/web/cartas.tsx').then((m) => ({ default: m.Cartas }))),
  modelos: lazy(() => import('#domains/financeiro/cobranca/modelos/web/modelos.tsx').then((m) => ({ default: m.Modelos }))),
};

/** Collection: who is late, what the ladder proposes today, who got what and when, and the texts. */
export default function CobrancaPage() {
  const t = useTextos(textosCobranca);
  const aba = useAba(abas);
  const Parte = partes[aba];
  const moldura: PropsDaAba['moldura'] = (conteudo, acoes) => (
    <Pagina acoes={acoes} abas={<Abas rotulo={t('cobranca')} abas={abas.map((chave) => ({ chave, rotulo: t(`aba_${chave}`) }))} />}>
      {conteudo}
    </Pagina>
  );
  return <Suspense fallback={moldura(<Esqueleto />)}>{<Parte moldura={moldura} />}</Suspense>;
}
