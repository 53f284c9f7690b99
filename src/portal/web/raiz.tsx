import { Outlet, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { RegiaoDeAnuncios, anunciar } from '#platform/web/anuncios.tsx';
import { Avisos } from '#platform/web/avisos.tsx';
import { Dialogos } from '#platform/web/janelas/dialogos.tsx';
import { useIdioma } from '#platform/web/i18n.tsx';
import { useTelaAtual } from '#platform/web/navegacao.tsx';
import { ProgressoDeNavegacao } from '#platform/web/pagina/progresso.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { ID_TITULO } from '#platform/web/pagina/titulo.ts';
import { useLugarAoVoltar } from './chegada.ts';

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

/** A new screen is announced and its title takes the focus; filters, sort and tabs move nothing. */
function useFocoAoNavegar(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return;
        const titulo = document.getElementById(ID_TITULO);
        titulo?.focus({ preventScroll: true });
        if (titulo?.textContent) anunciar(titulo.textContent);
      }),
    [router],
  );
}
