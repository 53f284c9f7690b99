import type { PropsDaAba } from '#domains/financeiro/cobranca/web/aba.ts';
import { type ComponentType, Suspense } from 'react';
import { Abas, useAba } from '#platform/web/pagina/abas.tsx';
import { useTextos } from '#platform/web/i18n.tsx';
import { Esqueleto, Pagina } from '#platform/web/pagina/pagina.tsx';
import { textosCobranca } from '#domains/financeiro/cobranca/texts.ts';
import { Cartas } from '#domains/financeiro/cobranca/cartas/web/door.tsx';
import { Devedores, ReguaDeHoje } from '#domains/financeiro/cobranca/envio/web/door.tsx';
import { Modelos } from '#domains/financeiro/cobranca/modelos/web/door.tsx';

const abas = ['devedores', 'regua', 'cartas', 'modelos'] as const;
const partes: Record<(typeof abas)[number], ComponentType<PropsDaAba>> = {
  devedores: Devedores,
  regua: ReguaDeHoje,
  cartas: Cartas,
  modelos: Modelos,
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
