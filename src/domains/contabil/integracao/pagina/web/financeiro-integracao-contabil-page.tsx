import { lazy, type ReactNode, Suspense } from 'react';
import { useTextos } from '#platform/web/i18n.tsx';
import { Abas, useAba } from '#platform/web/pagina/abas.tsx';
import { Esqueleto, Pagina } from '#platform/web/pagina/pagina.tsx';
import { textosIntegracao } from '../../texts.ts';
import { useMesDaIntegracao } from './mes.tsx';
import { Previa } from './previa.tsx';

const Regras = lazy(() => import('./regras.tsx'));
const Pendentes = lazy(() => import('./pendentes.tsx'));
const AcoesDosPendentes = lazy(() => import('./acoes-dos-pendentes.tsx'));
const Fora = lazy(() => import('./fora.tsx'));
const Diferencas = lazy(() => import('./diferencas.tsx'));
const partes = ['previa', 'regras', 'pendentes', 'fora', 'diferencas'] as const;

/** Facts on their way to the books: what they come to, by which rules, what waits, what stays out, and what the rules of today would make otherwise. */
export default function IntegracaoContabilPage() {
  const t = useTextos(textosIntegracao);
  const parte = useAba(partes);
  const abas = <Abas rotulo={t('partes')} abas={partes.map((chave) => ({ chave, rotulo: t(`aba.${chave}`) }))} mantem={['mes']} />;
  return (
    <Suspense fallback={<Esqueleto linhas={9} />}>
      {parte === 'regras' ? (
        <Regras abas={abas} />
      ) : parte === 'fora' ? (
        <Pagina abas={abas}>
          <Fora />
        </Pagina>
      ) : (
        <PorMes abas={abas} parte={parte} />
      )}
    </Suspense>
  );
}

function PorMes({ abas, parte }: { abas: ReactNode; parte: 'previa' | 'pendentes' | 'diferencas' }) {
  const { escolha, intervalo, situacao } = useMesDaIntegracao();
  const acoes = (
    <>
      {escolha}
      {parte === 'pendentes' && intervalo && situacao && (
        <Suspense fallback={null}>
          <AcoesDosPendentes {...intervalo} situacao={situacao} />
        </Suspense>
      )}
    </>
  );
  return (
    <Pagina abas={abas} acoes={acoes}>
      {intervalo === null ? (
        <Esqueleto linhas={9} />
      ) : parte === 'previa' ? (
        <Previa key={intervalo.de} {...intervalo} regras={situacao?.regras ?? 0} />
      ) : parte === 'pendentes' ? (
        <Pendentes key={intervalo.de} {...intervalo} />
      ) : (
        <Diferencas key={intervalo.de} {...intervalo} />
      )}
    </Pagina>
  );
}
