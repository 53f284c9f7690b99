import { Button } from '@mantine/core';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { useTextos } from '#platform/web/i18n.tsx';
import { useEndereco, useIrPara } from '#platform/web/navegacao.tsx';
import { Abas, useAba } from '#platform/web/pagina/abas.tsx';
import { Esqueleto, Pagina } from '#platform/web/pagina/pagina.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { textosLancamento } from '../../texts.ts';
import { Lancados } from './lancados.tsx';

const Novo = lazy(() => import('./novo.tsx'));
const Rascunhos = lazy(() => import('./rascunhos.tsx'));
const Modelos = lazy(() => import('./modelos.tsx'));
const Historicos = lazy(() => import('./historicos.tsx'));
const partes = ['lancados', 'rascunhos', 'modelos', 'historicos'] as const;
type Parte = (typeof partes)[number];
/** Registers draw their own page around the tabs. */
const comPagina: Partial<Record<Parte, ComponentType<{ abas: ReactNode }>>> = { modelos: Modelos, historicos: Historicos };

/** What was posted, what is still to be, and what entries are made of. */
export default function LancamentosContabeisPage() {
  const t = useTextos(textosLancamento);
  const { pode } = useSessao();
  const irPara = useIrPara();
  const [{ novo, rascunho, modelo }, mudar] = useEndereco('novo', 'rascunho', 'modelo');
  const parte = useAba(partes);
  const abas = <Abas rotulo={t('partes')} abas={partes.map((chave) => ({ chave, rotulo: t(`aba.${chave}`) }))} />;
  const Registro = comPagina[parte];
  const botao = pode('contabil-lancamentos', 'criar') && <Button onClick={() => mudar({ novo: 1 })}>{t('novo')}</Button>;
  return (
    <>
      <Suspense fallback={<Esqueleto linhas={9} />}>
        {Registro ? (
          <Registro abas={abas} />
        ) : (
          <Pagina abas={abas} acoes={botao}>
            {parte === 'rascunhos' ? <Rascunhos aoAbrir={(id) => mudar({ rascunho: id })} /> : <Lancados vazio={botao} />}
          </Pagina>
        )}
      </Suspense>
      {(novo ?? rascunho ?? modelo) !== undefined && (
        <Suspense fallback={null}>
          <Novo
            rascunhoId={rascunho === undefined ? null : Number(rascunho)}
            modeloId={modelo === undefined ? null : Number(modelo)}
            aoFechar={() => mudar({ novo: undefined, rascunho: undefined, modelo: undefined }, { substituir: true })}
            aoLancar={(id) => void irPara('contabil-lancamento-editar', { id })}
          />
        </Suspense>
      )}
    </>
  );
}
