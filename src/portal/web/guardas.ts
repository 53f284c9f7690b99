import { redirect } from '@tanstack/react-router';
import type { Tela } from '#catalog/telas.ts';
import { texto } from '#shared/textos.ts';
import { avisar } from '#platform/web/avisos.tsx';
import { idiomaAtual } from '#platform/web/i18n.tsx';
import { lerBusca, voltaSegura } from '#platform/web/rotas.ts';
import { quemGuarda } from '#platform/web/sem-rede/sessao-guardada.ts';
import { sessao } from '#platform/web/sessao/sessao.ts';
import { estadoDaSessao } from '#platform/web/sessao/sessao-estado.ts';
import { nomeDaAcao, textosWeb } from '#platform/web/texts.ts';
import { acaoDoEndereco } from './acao-do-endereco.ts';

type Contexto = {
  location: { pathname: string; href: string; search: unknown; state: { sair?: boolean } };
  params?: Record<string, unknown>;
  preload: boolean;
};

/** Everything behind the sign-in: whoever has no session goes to it, and comes back after it. */
export async function conferirSessao({ location }: Contexto): Promise<void> {
  if (!sessao.aberta) await sessao.verificar();
  if (sessao.aberta) return semRede(location.pathname);
  const volta = voltaSegura(location.href);
  throw redirect({ to: '/login', search: volta === null || volta === '/dashboard' ? {} : { volta }, replace: true });
}

/** A screen asks for Visualizar on its own id, and a form for Criar where it opens empty; whoever lacks it goes home and is told which permission is missing. */
export function conferirPermissao(tela: Tela, { location, params = {}, preload }: Contexto): void {
  // What must be set up first covers every screen; permissions come after it.
  const acao = acaoDoEndereco(tela, params, location.search);
  if (sessao.pendencia !== null || sessao.pode(tela.id, acao)) return;
  if (!preload) {
    const idioma = idiomaAtual();
    avisar.erro(texto(textosWeb, 'semPermissao', idioma, { acao: nomeDaAcao(acao, idioma), tela: tela.titulo[idioma] }));
  }
  throw redirect({ to: '/dashboard', replace: true });
}

/** The public pages: whoever is signed in has no business there. The sign-out passes through here, after dirty forms were asked. */
export async function publica({ location, preload }: Contexto): Promise<void> {
  if (location.state.sair === true && !preload) {
    await sessao.sair();
    throw redirect({ to: '/login', replace: true, state: {} });
  }
  await sessao.verificar();
  if (!sessao.aberta) return;
  const volta = voltaSegura((location.search as Record<string, unknown>)['volta']) ?? '/dashboard';
  const endereco = new URL(volta, window.location.origin);
  throw redirect({ to: endereco.pathname, search: lerBusca(endereco.search), replace: true });
}

/** The root, and every address that does not exist. Who keeps the panel in this browser begins with it. */
export async function paraCasa(): Promise<void> {
  await sessao.verificar();
  throw redirect({ to: sessao.aberta ? (quemGuarda() === null ? '/dashboard' : PAINEL) : '/login', replace: true });
}

const PAINEL = '/painel-professor';

/** Without a network the home screen has nothing to show: the panel has. */
function semRede(pathname: string): void {
  if (estadoDaSessao().semRede && pathname === '/dashboard') throw redirect({ to: PAINEL, replace: true });
}
