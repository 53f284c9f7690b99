import { createElement, Suspense, useMemo } from 'react';
import type { PainelDaConta } from '#platform/web/sessao/conta.ts';
import { LimiteDeErro } from '#platform/web/pagina/erro-de-tela.tsx';
import { Esqueleto } from '#platform/web/pagina/estados.tsx';
import { useIdioma } from '#platform/web/i18n.tsx';
import { Janela } from '#platform/web/janelas/janela.tsx';
import { telaPreguicosa } from '#platform/web/pagina/tela-preguicosa.tsx';

/** A piece of the user's own menu in its window. */
export function JanelaDoPainel({ painel, aoFechar }: { painel: PainelDaConta; aoFechar: () => void }) {
  const { idioma } = useIdioma();
  const conteudo = useMemo(() => telaPreguicosa(painel.carregar), [painel]);
  return (
    <Janela aberta tamanho="larga" titulo={painel.titulo[idioma]} aoFechar={aoFechar}>
      <LimiteDeErro>
        <Suspense fallback={<Esqueleto />}>{createElement(conteudo)}</Suspense>
      </LimiteDeErro>
    </Janela>
  );
}
