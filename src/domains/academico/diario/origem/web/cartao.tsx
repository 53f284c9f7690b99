import { Button } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useTextos } from '#platform/web/i18n.tsx';
import { useBusca } from '#platform/web/navegacao.tsx';
import { Cartao } from '#platform/web/pagina/pagina.tsx';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { formatarData } from '#shared/datas.ts';
import { origemApi } from '../api.ts';
import { textosOrigem } from '../texts.ts';

const JanelaDaOrigem = lazy(() => import('./janela.tsx'));

/** On the record of an enrollment whose student came after the year had begun: what he brought, and the window where it is typed. The address keeps it open. */
export function CartaoDaOrigem({ matriculaId }: { matriculaId: number }) {
  const { pode } = useSessao();
  return pode('notas-de-origem', 'visualizar') ? <Lido matriculaId={matriculaId} /> : null;
}

function Lido({ matriculaId }: { matriculaId: number }) {
  const t = useTextos(textosOrigem);
  const { pode } = useSessao();
  const [busca, mudar] = useBusca();
  const { data } = useConsulta(origemApi.obterOrigem, { params: { matriculaId } });
  if (!data || (!data.veioDepois && data.versao === 0)) return null;
  const { etapas, escola, notas, frequencias, controle, versao } = data;
  const quando = formatarData(data.entrada);
  const terminadas = etapas.filter(({ terminou }) => terminou);
  const emCurso = etapas.find(({ terminou }) => !terminou);
  const semEmCurso = terminadas.length > 0 ? 'entrou' : 'entrouComAnoComecado';
  const comoEntrou = !emCurso ? semEmCurso : terminadas.length > 0 ? 'entrouDepoisEDurante' : 'entrouDurante';
  const soma = (parte: 'dadas' | 'faltas'): number => frequencias.reduce((total, f) => total + f[parte], 0);
  const frequencia =
    frequencias.length === 0 ? t('semFrequencia') : t(`comFrequencia_${controle}`, { dadas: soma('dadas'), faltas: soma('faltas') });
  const digita = versao === 0 && !data.fechada && pode('notas-de-origem', 'editar');
  return (
    <Cartao titulo={t('cartao')}>
      <p>
        {t(comoEntrou, { data: quando, etapas: terminadas.map(({ nome }) => nome).join(', '), etapa: emCurso?.nome ?? '' })}{' '}
        {escola === null ? t('nada') : t('trouxe', { escola, notas: t('nNotas', { n: notas.length }), frequencia })}
      </p>
      <Button variant={digita ? 'filled' : 'default'} size="sm" onClick={() => mudar({ origem: 'sim' })}>
        {t(digita ? 'digitar' : 'abrir')}
      </Button>
      {busca['origem'] === 'sim' && (
        <Suspense fallback={null}>
          <JanelaDaOrigem matriculaId={matriculaId} aoFechar={() => mudar({ origem: undefined }, { substituir: true })} />
        </Suspense>
      )}
    </Cartao>
  );
}
