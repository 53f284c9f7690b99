import { Outlet } from '@tanstack/react-router';
import { useEffect } from 'react';
import { RegiaoDeAnuncios } from '#platform/web/anuncios.tsx';
import { Avisos } from '#platform/web/avisos.tsx';
import { Dialogos } from '#platform/web/janelas/dialogos.tsx';
import { useIdioma } from '#platform/web/i18n.tsx';
import { useTelaAtual } from '#platform/web/navegacao.tsx';
import { ProgressoDeNavegacao } from '#platform/web/pagina/progresso.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { useFocoAoNavegar, useLugarAoVoltar } from './chegada.ts';

/** What stands once in the whole page, whoever is signed in: progress bar, live region, notices, questions. */
export function Raiz() {
  useTituloDoDocumento();
  useFocoAoNavegar();
  useLugarAoVoltar();
  return (
    <>
      <ProgressoDeNavegacao />
      <Outlet />
      <RegiaoDeAnuncios />
      <Dialogos />
      <Avisos />
    </>
  );
}

/** `Contas a receber · Colégio Exemplo`; the product's name where the school's is not known. */
function useTituloDoDocumento(): void {
  const tela = useTelaAtual();
  const { idioma } = useIdioma();
  const { escola } = useSessao();
  useEffect(() => {
    document.title = [tela?.titulo[idioma], escola ?? 'Pátio'].filter(Boolean).join(' · ');
  }, [tela, idioma, escola]);
}
