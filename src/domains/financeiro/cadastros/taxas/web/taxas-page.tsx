import { lazy, Suspense } from 'react';
import { Abas, useAba } from '#platform/web/pagina/abas.tsx';
import { useTextos } from '#platform/web/i18n.tsx';
import { Esqueleto } from '#platform/web/pagina/pagina.tsx';
import { textosCadastros } from '#domains/financeiro/cadastros/texts.ts';
import { FeriadosLocais } from '#domains/financeiro/titulos/feriados/web/door.tsx';
import { TaxasDeAtraso } from './taxas-de-atraso.tsx';

const TaxasDeServico = lazy(() => import('./taxas-de-servico.tsx'));
const partes = ['atraso', 'servicos', 'feriados'] as const;

/** What is charged besides the price: fine and interest for paying late, fixed fees of services that are charged by hand, and the days on which nobody is late. */
export default function TaxasPage() {
  const t = useTextos(textosCadastros);
  const aba = useAba(partes);
  const abas = <Abas rotulo={t('partesDasTaxas')} abas={partes.map((chave) => ({ chave, rotulo: t(`aba.${chave}`) }))} />;
  if (aba === 'atraso') return <TaxasDeAtraso abas={abas} />;
  return (
    <Suspense fallback={<Esqueleto linhas={8} />}>
      {aba === 'feriados' ? <FeriadosLocais abas={abas} /> : <TaxasDeServico abas={abas} />}
    </Suspense>
  );
}
