import { type AnyRoute, createRootRoute, createRoute, createRouter, type RouterHistory } from '@tanstack/react-router';
import { type TelaId, telasComRota } from '#catalog/telas.ts';
import type { CarregadorDeTela } from '#platform/web/pagina/carga-de-tela.ts';
import { ErroDeTela } from '#platform/web/pagina/erro-de-tela.tsx';
import { Esqueleto } from '#platform/web/pagina/estados.tsx';
import { textoDaQuery } from '#platform/web/rede/pedido.ts';
import { useParametros } from '#platform/web/navegacao.tsx';
import { caminhoDoRoteador, isEnderecoDeRegistro, lerBusca } from '#platform/web/rotas.ts';
import { telaPreguicosa, type TelaPreguicosa } from '#platform/web/pagina/tela-preguicosa.tsx';
import { EsqueletoDaCasca } from './casca/esqueleto-da-casca.tsx';
import { conferirPermissao, conferirSessao, paraCasa, publica } from './guardas.ts';
import { Raiz } from './raiz.tsx';
import { carregadoresPublicos } from './telas-publicas.ts';

const naoEncontrada: CarregadorDeTela = () => import('#platform/web/pagina/nao-encontrada.tsx');
const NaoEncontrada = telaPreguicosa(naoEncontrada);

/** The shell's script, fetched while the session is still being checked. */
export const Casca = telaPreguicosa(() => import('./casca/shell.tsx'));

type TelaComRota = (typeof telasComRota)[number];

/** Screens given by name, as tests do; absent, those of the portal, whose list comes with the first inner one. */
function componenteDa(tela: TelaComRota, construidas: Partial<Record<TelaId, CarregadorDeTela>> | undefined) {
  const carregar: CarregadorDeTela = async () => {
    const lista = construidas ?? (tela.publica === true ? carregadoresPublicos : (await import('./carregadores.ts')).carregadores);
    return (lista[tela.id] ?? naoEncontrada)();
  };
  return comEndereco(telaPreguicosa(carregar));
}

/** A record's screen is drawn only for an address that can be one: every screen is spared the others, in this one place. */
function comEndereco(Tela: TelaPreguicosa): TelaPreguicosa {
  const Guardada = () => (isEnderecoDeRegistro(useParametros()) ? <Tela /> : <NaoEncontrada />);
  return Object.assign(Guardada, { preload: Tela.preload, aquecer: Tela.aquecer });
}

/** Every route of the portal, derived from the catalog. */
export function criarArvore(construidas?: Partial<Record<TelaId, CarregadorDeTela>>): AnyRoute {
  const raiz = createRootRoute({ component: Raiz });
  const casca = createRoute({
    getParentRoute: () => raiz,
    id: 'casca',
    component: Casca,
    beforeLoad: conferirSessao,
    pendingComponent: EsqueletoDaCasca,
    pendingMs: 150,
  });
  const rotas = telasComRota.map((tela) => {
    const comum = { path: caminhoDoRoteador(tela.path), staticData: { tela: tela.id }, component: componenteDa(tela, construidas) };
    return tela.publica === true
      ? { tela, rota: createRoute({ ...comum, getParentRoute: () => raiz, ...(tela.livre ? {} : { beforeLoad: publica }) }) }
      : { tela, rota: createRoute({ ...comum, getParentRoute: () => casca, beforeLoad: (contexto) => conferirPermissao(tela, contexto) }) };
  });
  const inicio = createRoute({ getParentRoute: () => raiz, path: '/', beforeLoad: paraCasa });
  const desconhecido = createRoute({ getParentRoute: () => raiz, path: '$', beforeLoad: paraCasa });
  const publicas = rotas.filter(({ tela }) => tela.publica === true).map(({ rota }) => rota);
  const internas = rotas.filter(({ tela }) => tela.publica !== true).map(({ rota }) => rota);
  return raiz.addChildren([inicio, desconhecido, ...publicas, casca.addChildren(internas)]);
}

/** The router; tests give it a history in memory. */
export function criarRoteador(opcoes: { history?: RouterHistory; arvore?: AnyRoute } = {}) {
  return createRouter({
    routeTree: opcoes.arvore ?? criarArvore(),
    history: opcoes.history,
    defaultPreload: 'intent',
    defaultPreloadDelay: 80,
    defaultPendingMs: 400,
    defaultPendingMinMs: 200,
    defaultPendingComponent: () => <Esqueleto linhas={9} />,
    defaultErrorComponent: ErroDeTela,
    scrollRestoration: true,
    parseSearch: lerBusca,
    stringifySearch: (busca) => {
      const texto = textoDaQuery(busca);
      return texto === '' ? '' : `?${texto}`;
    },
  });
}

/** Fetches the script of the screen that stands at an address, ahead of the guards that decide whether it is shown. */
export function aquecerTela(roteador: ReturnType<typeof criarRoteador>, caminho: string): void {
  for (const { options } of roteador.getMatchedRoutes(caminho)[0])
    if (options.component !== undefined && 'aquecer' in options.component) (options.component as TelaPreguicosa).aquecer();
}
