import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet, useRouter } from '@tanstack/react-router';
import IconHelpCircle from '@tabler/icons-react/dist/esm/icons/IconHelpCircle.mjs';
import IconMenu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { lazy, Suspense, useEffect, useState } from 'react';
import { guardarLocal, lerLocal } from '#platform/web/armazem.ts';
import { useAtalho } from '#platform/web/atalhos.tsx';
import { clienteDeConsultas } from '#platform/web/rede/consultas.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import '#platform/web/estilos/casca.css';
import { Janela } from '#platform/web/janelas/janela.tsx';
import { Elo, useTelaAtual } from '#platform/web/navegacao.tsx';
import { sessao, useSessao } from '#platform/web/sessao/sessao.ts';
import { SessaoUi } from '#platform/web/sessao/sessao-ui.tsx';
import { textosWeb } from '#platform/web/texts.ts';
import '../ligacoes.ts';
import { Marca } from './marca.tsx';
import { Menu } from './menu.tsx';
import { useAnotarTelas } from './menu-pessoal.ts';
import { aoTeclarNoMenu } from './menu-teclas.ts';
import { TrocaDeIdioma, TrocaDeTema } from './preferencias.tsx';
import { MenuDaConta } from './shell-conta.tsx';
import { textosPortal } from '../texts.ts';

const FatorObrigatorio = lazy(() => import('#domains/acesso/segundo-fator/web/fator-obrigatorio.tsx'));
const BarraDeEnvios = lazy(() => import('#platform/web/envios/barra.tsx'));
const carregarPaleta = () => import('../paleta/paleta.tsx');
const Paleta = lazy(carregarPaleta);
const Manual = lazy(() => import('../manual/manual.tsx'));

/** Whether the menu is shut to icons, in this browser: a wide screen and a narrow one want it otherwise. */
const RECOLHIDO = 'menu-recolhido';

/** After the screen itself. */
const PALETA_DEPOIS_MS = 1_000;

/** What stands around every screen of a signed-in user: menu, top bar, palette, session windows. */
export default function Shell() {
  const { pendencia } = useSessao();
  return <QueryClientProvider client={clienteDeConsultas}>{pendencia === null ? <Casca /> : <AntesDeTudo />}</QueryClientProvider>;
}

/** Nothing of the portal until the person has set up what their profile asks for; then the screen they came for. */
function AntesDeTudo() {
  const router = useRouter();
  const concluir = async (): Promise<void> => {
    await sessao.verificar();
    await router.invalidate();
  };
  return (
    <>
      <Suspense fallback={null}>
        <FatorObrigatorio aoConcluir={() => void concluir()} />
      </Suspense>
      <SessaoUi />
    </>
  );
}

function Casca() {
  const t = useTextos(textosPortal);
  const [paleta, setPaleta] = useState(false);
  const [ajuda, setAjuda] = useState<'tela' | 'atalhos' | null>(null);
  const [recolhido, setRecolhido] = useState(() => lerLocal(RECOLHIDO) === '1');
  const recolher = (novo: boolean): void => {
    guardarLocal(RECOLHIDO, novo ? '1' : null);
    setRecolhido(novo);
  };
  useAnotarTelas();
  // Ready before the first Ctrl+K: what is typed while it loads would be lost.
  useEffect(() => {
    const depois = setTimeout(() => void carregarPaleta().catch(() => undefined), PALETA_DEPOIS_MS);
    return () => clearTimeout(depois);
  }, []);
  useAtalho('mod+k', () => setPaleta(true), { descricao: t('atalhoPaleta'), emCampos: true });
  useAtalho('/', () => focarBuscaOu(() => setPaleta(true)), { descricao: t('atalhoBusca') });
  useAtalho('?', () => setAjuda('tela'), { descricao: t('atalhoAjuda') });

  return (
    <div className={recolhido ? 'casca casca-recolhida' : 'casca'}>
      <a className="pular-conteudo" href="#conteudo" onClick={focarConteudo}>
        {t('pularParaConteudo')}
      </a>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrows go from entry to entry, which are all reached by Tab too */}
      <nav className="casca-menu" aria-label={t('menuPrincipal')} onKeyDown={aoTeclarNoMenu}>
        <Nome />
        <Menu recolher={{ recolhido, mudar: recolher }} />
      </nav>
      <div className="casca-direita">
        <header className="casca-topo" aria-label={t('barraSuperior')}>
          <MenuDoTelefone />
          <button type="button" className="casca-busca" onClick={() => setPaleta(true)} aria-keyshortcuts="Control+K">
            <span>
              <IconSearch size={16} aria-hidden className="so-telefone" /> {t('buscarCurto')}
            </span>
            <kbd>Ctrl K</kbd>
          </button>
          <div className="casca-ferramentas">
            <button
              type="button"
              className="botao-simples"
              aria-label={t('atalhoAjuda')}
              title={t('atalhoAjuda')}
              aria-keyshortcuts="?"
              onClick={() => setAjuda('tela')}
            >
              <IconHelpCircle size={18} aria-hidden />
            </button>
            <TrocaDeIdioma />
            <TrocaDeTema />
            <MenuDaConta mostrarAtalhos={() => setAjuda('atalhos')} />
          </div>
        </header>
        <SemResposta />
        <Suspense fallback={null}>
          <BarraDeEnvios />
        </Suspense>
        <main id="conteudo" className="casca-conteudo" tabIndex={-1}>
          <Outlet />
        </main>
      </div>
      {paleta && (
        <Suspense fallback={null}>
          <Paleta aoFechar={() => setPaleta(false)} mostrarAtalhos={() => setAjuda('atalhos')} />
        </Suspense>
      )}
      {ajuda !== null && (
        <Suspense fallback={null}>
          <Manual aoFechar={() => setAjuda(null)} atalhosAbertos={ajuda === 'atalhos'} />
        </Suspense>
      )}
      <SessaoUi />
    </div>
  );
}

function Nome() {
  const t = useTextos(textosPortal);
  return (
    <Elo tela="dashboard" className="casca-marca">
      <Marca /> <span>{t('produto')}</span>
    </Elo>
  );
}

/** On a phone the menu is a sheet; it closes when a screen is opened, from its links or not, the one that is open already too. */
function MenuDoTelefone() {
  const t = useTextos(textosPortal);
  const [aberto, setAberto] = useState(false);
  const atual = useTelaAtual();
  const [abertoEm, setAbertoEm] = useState(atual);
  if (abertoEm !== atual) {
    setAbertoEm(atual);
    setAberto(false);
  }
  const aoClicar = (evento: React.MouseEvent) => {
    if (evento.target instanceof Element && evento.target.closest('a')) setAberto(false);
  };
  return (
    <>
      <button
        type="button"
        className="botao-simples so-telefone"
        aria-label={t('abrirMenu')}
        aria-expanded={aberto}
        onClick={() => setAberto(true)}
      >
        <IconMenu2 size={20} aria-hidden />
      </button>
      <Janela aberta={aberto} aoFechar={() => setAberto(false)} lado="esquerda" titulo={t('produto')}>
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- it hears the links inside, which have the keyboard */}
        <nav className="casca-menu" aria-label={t('menuPrincipal')} onClick={aoClicar} onKeyDown={aoTeclarNoMenu}>
          <Menu aoIr={() => setAberto(false)} />
        </nav>
      </Janela>
    </>
  );
}

/** Says that the server is away while the page stays as it is. */
function SemResposta() {
  const t = useTextos(textosWeb);
  const { semResposta, situacao } = useSessao();
  if (!semResposta || situacao !== 'aberta') return null;
  return (
    <p className="casca-sem-resposta" role="status">
      {t('semResposta')}
    </p>
  );
}

/** `/` goes to the search box of the screen; a screen without one opens the palette. */
function focarBuscaOu(abrirPaleta: () => void): void {
  const campo = document.querySelector<HTMLElement>('[data-busca-da-tela]');
  if (campo) campo.focus();
  else abrirPaleta();
}

function focarConteudo(evento: React.MouseEvent): void {
  evento.preventDefault();
  document.getElementById('conteudo')?.focus();
}
