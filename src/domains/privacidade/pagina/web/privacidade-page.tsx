import { lazy, Suspense } from 'react';
import { useTextos } from '#platform/web/i18n.tsx';
import { Abas, useAba } from '#platform/web/pagina/abas.tsx';
import { Esqueleto } from '#platform/web/pagina/pagina.tsx';
import { textosPrivacidade } from '../texts.ts';

const partes = ['pessoa', 'consentimentos', 'acessos', 'incidentes', 'regras'] as const;
const telas = {
  pessoa: lazy(() => import('./pessoa.tsx')),
  consentimentos: lazy(() => import('./consentimentos.tsx')),
  acessos: lazy(() => import('./acessos.tsx')),
  incidentes: lazy(() => import('./incidentes.tsx')),
  regras: lazy(() => import('./regras.tsx')),
};

/** Personal data, for who answers for them: a tab each. */
export default function PrivacidadePage() {
  const t = useTextos(textosPrivacidade);
  const Parte = telas[useAba(partes)];
  const abas = <Abas rotulo={t('partes')} abas={partes.map((chave) => ({ chave, rotulo: t(`aba.${chave}`) }))} mantem={['pessoa']} />;
  return (
    <Suspense fallback={<Esqueleto linhas={10} />}>
      <Parte abas={abas} />
    </Suspense>
  );
}
