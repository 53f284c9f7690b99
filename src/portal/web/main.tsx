// These two stay first: see the files.
import '#platform/web/zod-sem-eval.ts';
import '#platform/web/estilos/index.ts';
import { MantineProvider } from '@mantine/core';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { iniciarIdioma } from '#platform/web/i18n.tsx';
import { assinarSessao, definirServicoDeSessao, sessao } from '#platform/web/sessao/sessao.ts';
import { carregarGuardado, estadoDaSessao, tokenAtual } from '#platform/web/sessao/sessao-estado.ts';
import { vigiarSessao } from '#platform/web/sessao/sessao-vigia.ts';
import { apagarGuardados } from '#platform/web/sem-rede/guardados.ts';
import { gerenteDeTema, tema } from '#platform/web/tema.ts';
import { isLegivel } from './endereco-legivel.ts';
import { aquecerTela, Casca, criarRoteador } from './router.tsx';
import { servicoDeSessao } from './servico-de-sessao.ts';

iniciarIdioma();
definirServicoDeSessao(servicoDeSessao);
carregarGuardado();
vigiarSessao();
if (tokenAtual() === null) void apagarGuardados();
else {
  // Both at once: the answer about the session and the script that will show the page.
  void sessao.verificar();
  Casca.aquecer();
}

// The router reads no such path and would show nothing: it is an unknown one, which goes to the start.
if (!isLegivel(window.location.pathname)) window.history.replaceState(null, '', '/');
const roteador = criarRoteador();
// And the script of the screen, without waiting for either.
if (tokenAtual() !== null) aquecerTela(roteador, window.location.pathname);

let situacao = estadoDaSessao().situacao;
/** Somebody was signed in on this document and is no more. */
let usado = false;
assinarSessao(() => {
  const anterior = situacao;
  situacao = estadoDaSessao().situacao;
  if (anterior === situacao) return;
  if (situacao === 'anonima') usado = anterior !== 'verificando';
  // Signing in or out changes which pages may be open: the guards decide again.
  if (situacao === 'anonima' || (situacao === 'aberta' && anterior === 'anonima')) void roteador.invalidate();
});
roteador.subscribe('onRendered', ({ toLocation }) => {
  // A fresh document: nothing of the person who left stays in this page's memory, nor in what Back could show.
  if (usado && situacao === 'anonima' && toLocation.pathname === '/login') window.location.reload();
});

/** The nonce that the server wrote into the page: the only style tags the policy takes are those that carry it. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
// The scroll lock of menus and sheets (a library below Mantine) reads it from this place.
Object.assign(globalThis, { __webpack_nonce__: nonce });

const raiz = document.getElementById('raiz');
if (!raiz) throw new Error('index.html has no #raiz');
createRoot(raiz).render(
  <StrictMode>
    <MantineProvider
      theme={tema}
      colorSchemeManager={gerenteDeTema}
      defaultColorScheme="auto"
      withCssVariables={false}
      withGlobalClasses={false}
      deduplicateInlineStyles
      getStyleNonce={() => nonce ?? ''}
    >
      <RouterProvider router={roteador} />
    </MantineProvider>
  </StrictMode>,
);
