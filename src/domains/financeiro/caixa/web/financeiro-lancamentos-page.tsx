import { lazy, Suspense } from 'react';
import { AbasDeTela } from '#platform/web/abas-de-tela.tsx';
import { useTextos } from '#platform/web/i18n.tsx';
import { useBusca } from '#platform/web/navegacao.tsx';
import { Esqueleto } from '#platform/web/pagina.tsx';
import { textosCaixa } from '../texts.ts';
import { Lancamentos } from './lancamentos.tsx';

const Categorias = lazy(async () => ({ default: (await import('#domains/financeiro/cadastros/web/door.tsx')).Categorias }));
const CentrosCusto = lazy(async () => ({ default: (await import('#domains/financeiro/cadastros/web/door.tsx')).CentrosCusto }));
const leitor = { safeParse: (valor: unknown) => ({ success: true as const, data: valor as { aba?: string } }) };

/** Money entered by hand, and the categories and cost centres that it is classified by. */
export default function FinanceiroLancamentosPage() {
  const t = useTextos(textosCaixa);
  const [{ aba = 'lancamentos' }] = useBusca(leitor);
  const abas = (
    <AbasDeTela
      rotulo={t('partes')}
      atual={aba}
      abas={[
        { chave: 'lancamentos', rotulo: t('aba.lancamentos') },
        { chave: 'categorias', rotulo: t('aba.categorias') },
        { chave: 'centros', rotulo: t('aba.centros') },
      ]}
    />
  );
  if (aba === 'categorias' || aba === 'centros') {
    const Parte = aba === 'categorias' ? Categorias : CentrosCusto;
    return (
      <Suspense fallback={<Esqueleto linhas={8} />}>
        <Parte abas={abas} />
      </Suspense>
    );
  }
  return <Lancamentos abas={abas} />;
}
