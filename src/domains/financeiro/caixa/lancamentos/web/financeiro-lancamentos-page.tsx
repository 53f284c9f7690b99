import { lazy, Suspense } from 'react';
import { Abas, useAba } from '#platform/web/pagina/abas.tsx';
import { useTextos } from '#platform/web/i18n.tsx';
import { Esqueleto } from '#platform/web/pagina/pagina.tsx';
import { textosCaixa } from '#domains/financeiro/caixa/texts.ts';
import { Lancamentos } from './lancamentos.tsx';

const Categorias = lazy(async () => ({ default: (await import('#domains/financeiro/cadastros/classificacoes/web/door.tsx')).Categorias }));
const CentrosCusto = lazy(async () => ({
  default: (await import('#domains/financeiro/cadastros/classificacoes/web/door.tsx')).CentrosCusto,
}));
const ALiquidar = lazy(async () => ({ default: (await import('#domains/financeiro/caixa/a-liquidar/web/door.tsx')).ALiquidar }));
const Conciliacao = lazy(async () => ({ default: (await import('#domains/financeiro/caixa/conciliacao/web/door.tsx')).Conciliacao }));
const partes = ['lancamentos', 'conciliacao', 'liquidar', 'categorias', 'centros'] as const;

/** Money entered by hand, what the bank says of it, what cards and the like are still to bring, and the categories and cost centres that it is classified by. */
export default function FinanceiroLancamentosPage() {
  const t = useTextos(textosCaixa);
  const aba = useAba(partes);
  const abas = <Abas rotulo={t('partes')} abas={partes.map((chave) => ({ chave, rotulo: t(`aba.${chave}`) }))} />;
  if (aba !== undefined && aba !== 'lancamentos') {
    const Parte = { conciliacao: Conciliacao, liquidar: ALiquidar, categorias: Categorias, centros: CentrosCusto }[aba];
    return (
      <Suspense fallback={<Esqueleto linhas={8} />}>
        <Parte abas={abas} />
      </Suspense>
    );
  }
  return <Lancamentos abas={abas} />;
}
